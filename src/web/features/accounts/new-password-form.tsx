import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { accountEndpoints, newPasswords } from '#contract/accounts.ts'
import type { Answer } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { readServerMessage } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { forgetSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { flowToast } from '#web/ui/toasts.ts'

const fields = ['new_password1', 'new_password2'] as const

export type PasswordSet = Answer<(typeof accountEndpoints)['resetPassword']>
type NewPasswordFormProps = { link: { uid: string; token: string }; onDone: (answer: PasswordSet) => unknown }

/** Sets a new password by the two parts of the link that was sent. */
export function NewPasswordForm({ link, onDone }: NewPasswordFormProps) {
  const form = useForm({ resolver: zodResolver(newPasswords), defaultValues: { new_password1: '', new_password2: '' } })
  const reset = useMutation({
    mutationFn: (body: z.input<typeof newPasswords>) =>
      call(accountEndpoints.resetPassword, { body: { ...body, ...link } }),
    onSuccess: (answer) => {
      // The reset has ended every sign-in, this browser's among them.
      forgetSession()
      flowToast.success({ title: 'Password reset successfully' })
      return onDone(answer)
    },
    onError: (error) => {
      showFieldErrors(error, fields, form.setError)
      flowToast.error({ title: readServerMessage(error, 'An error occurred') })
    },
  })
  const { errors } = form.formState
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => reset.mutate(body))}>
      <FormField label="New password" hint="At least 10 characters." error={errors.new_password1?.message}>
        {(control) => (
          <Input type="password" autoComplete="new-password" {...control} {...form.register('new_password1')} />
        )}
      </FormField>
      <FormField label="Repeat new password" error={errors.new_password2?.message}>
        {(control) => (
          <Input type="password" autoComplete="new-password" {...control} {...form.register('new_password2')} />
        )}
      </FormField>
      <Button type="submit" size="large" disabled={reset.isPending} className="mt-1">
        {reset.isPending && <Spinner />}
        Continue
      </Button>
    </form>
  )
}
