import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { accountEndpoints, passwordResetBody } from '#contract/accounts.ts'
import { call } from '#web/lib/api.ts'
import { readServerMessage } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { flowToast } from '#web/ui/toasts.ts'

/** Asks for the link by which a new password is set. */
export function PasswordResetForm() {
  const form = useForm({ resolver: zodResolver(passwordResetBody), defaultValues: { email: '' } })
  const request = useMutation({
    mutationFn: (body: z.input<typeof passwordResetBody>) => call(accountEndpoints.requestPasswordReset, { body }),
    onSuccess: (_answer, { email }) => {
      form.reset()
      flowToast.success({
        title: 'Password reset email has been sent',
        description: `If ${email} has an account, the link is on its way. It works for one hour.`,
      })
    },
    onError: (error) => {
      showFieldErrors(error, ['email'], form.setError)
      flowToast.error({ title: readServerMessage(error, 'An error occurred') })
    },
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => request.mutate(body))}>
      <FormField label="Email" error={form.formState.errors.email?.message}>
        {(control) => <Input type="email" autoComplete="email" {...control} {...form.register('email')} />}
      </FormField>
      <Button type="submit" size="large" disabled={request.isPending} className="mt-1">
        {request.isPending && <Spinner />}
        Continue
      </Button>
    </form>
  )
}
