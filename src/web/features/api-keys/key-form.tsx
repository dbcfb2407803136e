import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { apiKeyBody, keyDays } from '#contract/api-keys.ts'
import { keyScopes, scopeWords } from '#contract/key-scopes.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceList } from '#web/ui/choice-list.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { useMakeKey } from './key-queries.ts'

type KeyFormProps = {
  workspaceId: string
  onMade: (made: { name: string; key: string }) => void
  onCancel: () => void
}

type Fields = z.input<typeof apiKeyBody>
const usual: Fields = { name: '', scopes: ['deals:read'], expires_in_days: 90 }

/** Says what a new key is for, what it may do and how long. */
export function KeyForm({ workspaceId, onMade, onCancel }: KeyFormProps) {
  const make = useMakeKey(workspaceId)
  const { register, control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(apiKeyBody),
    defaultValues: usual,
  })
  const submit = handleSubmit((body) =>
    make.mutate(body, {
      onSuccess: onMade,
      onError: (error) => {
        showFieldErrors(error, ['name', 'scopes', 'expires_in_days'], setError)
        appToast.error({ title: 'Could not make the API key', description: explainError(error) })
      },
    }),
  )
  const { errors } = formState
  return (
    <form noValidate aria-label="New API key" className="grid gap-5 border-t pt-4" onSubmit={submit}>
      <FormField label="Name" hint="What uses it. It stands in the activity of deals." error={errors.name?.message}>
        {(field) => <Input autoFocus autoComplete="off" className="max-w-sm" {...field} {...register('name')} />}
      </FormField>
      <Controller
        control={control}
        name="scopes"
        render={({ field: { value, onChange } }) => (
          <ChoiceList
            legend="What it may do"
            choices={keyScopes}
            words={scopeWords}
            chosen={value}
            onChoose={onChange}
            error={errors.scopes?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="expires_in_days"
        render={({ field: { value, onChange } }) => <ExpiryChoice days={value} onDays={onChange} />}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={make.isPending}>
          {make.isPending && <Spinner />}
          Make API key
        </Button>
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

type ExpiryChoiceProps = { days: Fields['expires_in_days']; onDays: (days: Fields['expires_in_days']) => void }

function ExpiryChoice({ days, onDays }: ExpiryChoiceProps) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden className="font-medium text-sm">
        Expires after
      </span>
      <Segmented
        label="Expires after"
        value={String(days ?? 'never')}
        choices={[
          ...keyDays.map((count) => ({ value: String(count), label: `${count} days` })),
          { value: 'never', label: 'Never' },
        ]}
        onChange={(chosen) => onDays(keyDays.find((count) => String(count) === chosen) ?? null)}
        className="h-auto flex-wrap"
      />
      {days === null && (
        <p role="status" className="text-amber text-sm">
          If such a key leaks, it opens the deals of this workspace until an owner ends it.
        </p>
      )}
    </div>
  )
}
