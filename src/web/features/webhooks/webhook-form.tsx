import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { type WebhookFields, webhookEvents, webhookFields } from '#contract/webhooks.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceList } from '#web/ui/choice-list.tsx'
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
          <ChoiceList
            legend="Send when"
            choices={webhookEvents}
            words={eventWords}
            chosen={value}
            onChoose={onChange}
            error={errors.events?.message}
          />
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
