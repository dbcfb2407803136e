import { type FormEvent, useState } from 'react'
import type { Memo } from '#contract/memo.ts'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { addScheme } from '#web/lib/links.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { useAddVersion } from './version-queries.ts'

type Problems = { file?: string | undefined; link?: string | undefined }

/** Returns what is wrong with the file or the link, by field; null for an error that names neither. */
function findProblems(error: Error): Problems | null {
  if (!(error instanceof ApiError)) return null
  const { pdf_file: file, external_source: link } = error.fields
  if (file !== undefined || link !== undefined) return { file, link }
  return error.code === 413 || error.code === 415 ? { file: error.message } : null
}

/** Takes a newer deck of the deal: a file or a link, exactly one. */
export function AddVersionForm({ memo, onAdded }: { memo: Memo; onAdded: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [link, setLink] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const add = useAddVersion(memo)
  const hasLink = link.trim() !== ''
  const whyNot = file && hasLink ? 'Choose one: a file or a link, not both.' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(file ? { file } : { link: addScheme(link.trim()) }, {
      onSuccess: () => {
        appToast.success({ title: 'Deck added', description: 'The memo is being regenerated. Your edits are kept.' })
        onAdded()
      },
      onError: (error) => {
        const found = findProblems(error)
        setProblems(found ?? {})
        if (!found) appToast.error({ title: 'Could not add the deck', description: explainError(error) })
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 border-t pt-4">
      <FormField label="Newer deck" error={problems.file} hint="PDF or PowerPoint">
        {(control) => (
          <Input
            type="file"
            accept=".pdf,.pptx"
            className="h-auto py-1.5 file:mr-3 file:rounded file:border file:bg-sunken file:px-2 file:text-ink"
            disabled={add.isPending}
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null)
              setProblems({})
            }}
            {...control}
          />
        )}
      </FormField>
      <FormField label="Link to it" aside="instead of a file" error={whyNot ?? problems.link}>
        {(control) => (
          <Input
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://docsend.com/view/…"
            disabled={add.isPending}
            value={link}
            onChange={(event) => {
              setLink(event.target.value)
              setProblems({})
            }}
            {...control}
          />
        )}
      </FormField>
      {add.isPending && <Progress label="Upload" value={add.sent} />}
      <Button
        type="submit"
        className="justify-self-end"
        disabled={add.isPending || whyNot !== null || (!file && !hasLink)}
      >
        {add.isPending && <Spinner />}
        Add deck
      </Button>
    </form>
  )
}
