import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SeenBefore } from '#contract/deals.ts'
import { deckEndpoints, type UploadFields } from '#contract/decks.ts'
import { alikeWords } from '#web/lib/alike-words.ts'
import { ApiError, NetworkError, readServerMessage } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { formatRelativeTime } from '#web/lib/relative-time.ts'
import { upload } from '#web/lib/upload.ts'
import { appToast } from '#web/ui/toasts.ts'

type UploadInput = { fields: UploadFields; file: File | null }

function describeEarlier({ how, name, created_on }: SeenBefore): string {
  return `Seen before: ${alikeWords[how]} ${name}, ${formatRelativeTime(created_on, Date.now())}.`
}

/** Uploads a deck, or a link to one; says when an earlier deal has the same file. `sent` is the uploaded fraction (0 to 1), null without a file. */
export function useDealUpload(on: { done: () => void; refused: (error: ApiError) => void }) {
  const [sent, setSent] = useState<number | null>(null)
  const navigate = useNavigate()
  const mutation = useMutation({
    mutationFn: ({ fields, file }: UploadInput) =>
      file
        ? upload(deckEndpoints.upload, { body: fields }, { pdf_file: file }, { onProgress: setSent })
        : upload(deckEndpoints.upload, { body: fields }, {}),
    onMutate: ({ file }) => setSent(file ? 0 : null),
    onSuccess: ({ seen_before: [earlier] }) => {
      const title = 'File was uploaded successfully '
      if (!earlier) return appToast.success({ title })
      const onClick = () => void navigate(paths.dealMemo(earlier.generated_answer_id))
      appToast.success({ title, description: describeEarlier(earlier), action: { label: 'Open it', onClick } })
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) reportError(error)
      // A lost connection is only logged; the form becomes usable again.
      if (!(error instanceof NetworkError)) appToast.error({ title: readServerMessage(error) })
      if (error instanceof ApiError) on.refused(error)
    },
  })
  return {
    start: (input: UploadInput) => mutation.mutate(input, { onSuccess: on.done }),
    uploading: mutation.isPending,
    sent,
  }
}
