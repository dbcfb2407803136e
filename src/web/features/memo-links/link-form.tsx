import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { type Control, Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Answer } from '#contract/endpoint.ts'
import { type memoLinkEndpoints, memoLinkFields } from '#contract/memo-links.ts'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { SecretInput } from '#web/ui/secret-input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { DaysChoice } from './days-choice.tsx'
import { useMakeLink } from './link-queries.ts'

type Fields = z.input<typeof memoLinkFields>
type LinkFormProps = {
  dealId: string
  onMade: (made: Answer<typeof memoLinkEndpoints.make>) => void
  onCancel: () => void
}

/** Says for whom a new link is, how long it can be opened, what it asks for and what it shows. */
export function LinkForm({ dealId, onMade, onCancel }: LinkFormProps) {
  const make = useMakeLink(dealId)
  const { register, control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(memoLinkFields),
    defaultValues: { name: '', days: 7, ask_email: false, with_pages: false, with_pdf: false } satisfies Fields,
  })
  const submit = handleSubmit((body) =>
    make.mutate(body, {
      onSuccess: onMade,
      onError: (error) => {
        showFieldErrors(error, ['name', 'passcode'], setError)
        if (!(error instanceof ApiError && error.code === 422))
          appToast.error({ title: 'Could not make the link', description: explainError(error) })
      },
    }),
  )
  const { errors } = formState
  return (
    <form noValidate aria-label="New link" className="grid gap-5" onSubmit={submit}>
      <FormField label="Reader" hint="For whom the link is. The reader does not see it." error={errors.name?.message}>
        {(field) => <Input autoFocus autoComplete="off" {...field} {...register('name')} />}
      </FormField>
      <Controller
        control={control}
        name="days"
        render={({ field: { value = 7, onChange } }) => <DaysChoice days={value} onDays={onChange} />}
      />
      <FormField
        label="Passcode"
        aside="optional"
        hint="At least 6 characters. Tell it to the reader separately."
        error={errors.passcode?.message}
      >
        {(field) => (
          <SecretInput
            what="passcode"
            {...field}
            {...register('passcode', { setValueAs: (typed: string | undefined) => typed || undefined })}
          />
        )}
      </FormField>
      <div className="grid gap-3">
        <Choice control={control} name="ask_email" label="Ask for the reader’s email address">
          It stands in the log as typed, and is not checked.
        </Choice>
        <Choice control={control} name="with_pages" label="Show the pages of the deck">
          Otherwise the reader sees the quotes alone.
        </Choice>
        <Choice control={control} name="with_pdf" label="Offer the memo as a PDF">
          A saved file stays with the reader when the link ends.
        </Choice>
      </div>
      <DialogFooter>
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={make.isPending}>
          {make.isPending && <Spinner />}
          Make link
        </Button>
      </DialogFooter>
    </form>
  )
}

type ChoiceProps = {
  control: Control<Fields, unknown, z.output<typeof memoLinkFields>>
  name: 'ask_email' | 'with_pages' | 'with_pdf'
  label: string
  children: string
}

function Choice({ control, name, label, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-muted text-xs">
          {children}
        </p>
      </div>
      <Controller
        control={control}
        name={name}
        render={({ field: { value = false, onChange } }) => (
          <Switch
            id={id}
            aria-describedby={`${id}-hint`}
            checked={value}
            onCheckedChange={onChange}
            className="mt-0.5"
          />
        )}
      />
    </div>
  )
}
