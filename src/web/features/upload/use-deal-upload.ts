import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deckEndpoints, type UploadFields } from '#contract/decks.ts'
import { ApiError, NetworkError, readServerMessage } from '#web/lib/api-errors.ts'
import { upload } from '#web/lib/upload.ts'
import { appToast } from '#web/ui/toasts.ts'

type UploadInput = { fields: UploadFields; file: File | null }

/** Uploads a deck. `sent` is the uploaded fraction (0 to 1), null without a file. */
export function useDealUpload(on: { done: () => void; refused: (error: ApiError) => void }) {
  const [sent, setSent] = useState<number | null>(null)
  const mutation = useMutation({
    mutationFn: ({ fields, file }: UploadInput) =>
      file
        ? upload(deckEndpoints.upload, { body: fields }, { pdf_file: file }, { onProgress: setSent })
        : upload(deckEndpoints.upload, { body: fields }, {}),
    onMutate: ({ file }) => setSent(file ? 0 : null),
    onSuccess: () => appToast.success({ title: 'File was uploaded successfully ' }),
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
