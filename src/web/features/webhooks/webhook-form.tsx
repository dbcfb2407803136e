import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type WebhookEvent, type WebhookFields, webhookEvents, webhookFields } from '#contract/webhooks.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { eventWords } from './webhook-words.ts'

type WebhookFormProps = {
  /** Names the form and says what failed: 'Add webhook'. */
  action: string
  start: WebhookFields
  onSave: (fields: WebhookFields) => Promise<unknown>
  onCancel: () => void
}

/** Where events go, and which. */
export function WebhookForm({ action, start, onSave, onCancel }: WebhookFormProps) {
  const form = useForm({ resolver: zodResolver(webhookFields), defaultValues: start })
  const { register, control, handleSubmit, formState, setError } = form
  const submit = handleSubmit((fields) =>
    onSave(fields).catch((error: unknown) => {
      showFieldErrors(error, ['url', 'events'], setError)
      appToast.error({ title: 'Could not save the webhook', description: explainError(error) })
    }),
  )
  const { errors, isSubmitting } = formState
  return (
    <form noValidate aria-label={action} className="grid gap-5 border-t pt-4" onSubmit={submit}>
      <FormField label="Address" hint="It starts with https:// and takes POST requests." error={errors.url?.message}>
        {(field) => (
          <Input autoFocus type="url" autoComplete="off" spellCheck={false} {...field} {...register('url')} />
        )}
      </FormField>
      <Controller
        control={control}
        name="events"
        render={({ field: { value, onChange } }) => (
          <EventChoice chosen={value} onChoose={onChange} error={errors.events?.message} />
        )}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting && <Spinner />}
          {action}
        </Button>
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

type EventChoiceProps = {
  chosen: readonly WebhookEvent[]
  onChoose: (events: WebhookEvent[]) => void
  error: string | undefined
}

function EventChoice({ chosen, onChoose, error }: EventChoiceProps) {
  const id = useId()
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    onChoose(webhookEvents.filter((one) => (one === event ? isOn : chosen.includes(one))))
  return (
    <fieldset className="grid min-w-0 gap-2 border-0 p-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium text-sm">Send when</legend>
      {webhookEvents.map((event) => (
        <label key={event} className="flex min-h-6 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-4 accent-current"
            checked={chosen.includes(event)}
            onChange={(change) => toggle(event, change.target.checked)}
          />
          <span>
            {eventWords[event]} <code className="text-muted text-sm">{event}</code>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-red text-xs">
          {error}
        </p>
      )}
    </fieldset>
  )
}
