import { zodResolver } from '@hookform/resolvers/zod'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { uploadFields } from '#contract/decks.ts'
import type { ApiError } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { addScheme } from '#web/lib/links.ts'
import { readWorkspaceId } from '#web/lib/session.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { FileArea } from './file-area.tsx'
import { LinkField } from './link-field.tsx'
import { NoModelField } from './no-model-field.tsx'
import { explainNotReady } from './readiness.ts'
import { SubmitRow } from './submit-row.tsx'
import { useDealName } from './use-deal-name.ts'
import { useDealUpload } from './use-deal-upload.ts'
import { useDeckDrop } from './use-deck-drop.ts'
import { useSampleDeck } from './use-sample-deck.ts'
import { useSampleRequest } from './use-sample-request.ts'

const draft = uploadFields.pick({ deal_name: true, external_source: true, additional_data: true }).required()

/** Returns the message about the file; a refusal by size or type does not name the field. */
function findFileProblem({ code, message, fields }: ApiError): string | null {
  return fields.pdf_file ?? (code === 413 || code === 415 ? message : null)
}

type UploadFormProps = {
  onDone: () => void
  /** Makes a deal of each of several files. */
  onSeveral: (files: readonly File[], noModel: boolean) => void
}

export function UploadForm({ onDone, onSeveral }: UploadFormProps) {
  const form = useForm({
    resolver: zodResolver(draft),
    defaultValues: { deal_name: '', external_source: '', additional_data: '' },
  })
  const [dealName, link] = useWatch({ control: form.control, name: ['deal_name', 'external_source'] })
  const showRefusal = (error: ApiError) => {
    showFieldErrors(error, ['deal_name', 'external_source', 'additional_data'], form.setError)
    setProblem(findFileProblem(error))
  }
  const { start, uploading, sent } = useDealUpload({ done: onDone, refused: showRefusal })
  const nameByFile = useDealName({
    read: () => form.getValues('deal_name'),
    write: (name) => form.setValue('deal_name', name),
    focus: () => form.setFocus('deal_name'),
  })
  const [noModel, setNoModel] = useState(false)
  const sample = useSampleDeck()
  // A sample that arrives late must not take the place of a file of one's own.
  const isBusy = uploading || sample.loading
  const { file, problem, others, setProblem, take, remove, zone } = useDeckDrop(isBusy, nameByFile.fill)
  const loadSample = () => sample.load({ loaded: take, failed: setProblem })
  useSampleRequest(loadSample)
  const { errors } = form.formState
  const submit = form.handleSubmit((fields) => {
    const workspace = readWorkspaceId()
    const filled = { ...fields, external_source: addScheme(fields.external_source) }
    const name_from = nameByFile.isFromFile() ? 'file' : undefined
    const kept = noModel && { no_model: 'true' as const }
    start({ fields: { ...filled, name_from, ...kept, ...(workspace && { workspace }) }, file })
  })
  return (
    <form noValidate onSubmit={submit} {...zone.getRootProps({ role: undefined })} className="grid gap-5">
      <input {...zone.getInputProps({ 'aria-label': 'Pitch deck file' })} />
      {zone.isDragGlobal && !isBusy && <DropOverlay />}
      <FormField label="Deal name" error={errors.deal_name?.message}>
        {(control) => <Input autoComplete="off" disabled={uploading} {...control} {...form.register('deal_name')} />}
      </FormField>
      <FileArea
        file={file}
        problem={problem}
        others={others}
        disabled={isBusy}
        onBrowse={zone.open}
        onSample={loadSample}
        onRemove={remove}
        onSeveral={() => file && onSeveral([file, ...others.decks, ...others.unfit], noModel)}
      />
      <LinkField
        link={link}
        problem={errors.external_source?.message}
        disabled={isBusy}
        control={form.register('external_source')}
      />
      <UpdatesField form={form} disabled={uploading} />
      <NoModelField checked={noModel} disabled={uploading} onChange={setNoModel} />
      <SubmitRow
        uploading={uploading}
        sent={sent}
        whyNot={explainNotReady({ dealName, link, hasFile: file !== null })}
      />
    </form>
  )
}

/** Covers the window while a file is dragged over it, so that it can be dropped anywhere. */
function DropOverlay() {
  return (
    <div className="fixed inset-0 z-50 grid animate-appear place-items-center bg-scrim p-6">
      <div
        className={
          'pointer-events-none grid size-full max-h-80 max-w-xl place-content-center justify-items-center ' +
          'gap-2 rounded-2xl border-2 border-ink border-dashed bg-raised'
        }
      >
        <FileUp aria-hidden className="size-6" />
        <p className="font-semibold text-lg">Drop the deck to add it</p>
        <p className="text-muted">PDF or PowerPoint</p>
      </div>
    </div>
  )
}

type FieldProps = { form: UseFormReturn<z.input<typeof draft>, unknown, z.output<typeof draft>>; disabled: boolean }

function UpdatesField({ form, disabled }: FieldProps) {
  return (
    <FormField
      label="Updates"
      aside="optional"
      error={form.formState.errors.additional_data?.message}
      hint="What the founders wrote besides the deck: an email, the latest numbers. The memo cites it as a source of its own."
    >
      {(control) => <Textarea rows={5} disabled={disabled} {...control} {...form.register('additional_data')} />}
    </FormField>
  )
}
