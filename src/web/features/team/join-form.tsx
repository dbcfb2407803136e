import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { signUpBody } from '#contract/accounts.ts'
import { readServerMessage } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { flowToast } from '#web/ui/toasts.ts'
import { useJoinByInvite } from './received-invite-queries.ts'

type JoinFormProps = { inviteKey: string; email: string; onJoined: (outcome: { needsName: boolean }) => void }

/** Makes an account for the invited address, which can’t be another one, and joins. */
export function JoinForm({ inviteKey, email, onJoined }: JoinFormProps) {
  const form = useForm({
    resolver: zodResolver(signUpBody),
    defaultValues: { email, password1: '', password2: '' },
  })
  const onFailed = (error: Error) => {
    showFieldErrors(error, ['password1', 'password2'], form.setError)
    flowToast.error({ title: 'Sign up failed', description: readServerMessage(error) })
  }
  const join = useJoinByInvite(inviteKey, { onJoined, onFailed })
  const submit = form.handleSubmit((body) => join.mutate(body))
  const { errors } = form.formState
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <FormField label="Email" hint="The invitation is for this address.">
        {(control) => (
          <Input
            type="email"
            autoComplete="username"
            readOnly
            className="bg-sunken text-muted"
            {...control}
            {...form.register('email')}
          />
        )}
      </FormField>
      <FormField label="Password" hint="At least 10 characters." error={errors.password1?.message}>
        {(control) => (
          <Input type="password" autoComplete="new-password" {...control} {...form.register('password1')} />
        )}
      </FormField>
      <FormField label="Repeat password" error={errors.password2?.message}>
        {(control) => (
          <Input type="password" autoComplete="new-password" {...control} {...form.register('password2')} />
        )}
      </FormField>
      <Button type="submit" size="large" disabled={join.isPending} className="mt-1">
        {join.isPending && <Spinner />}
        Sign up and join
      </Button>
    </form>
  )
}
