import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { accountEndpoints, signUpBody } from '#contract/accounts.ts'
import { call } from '#web/lib/api.ts'
import { readServerMessage } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { flowToast } from '#web/ui/toasts.ts'

const fields = ['email', 'password1', 'password2'] as const

export function SignUpForm() {
  const form = useForm({
    resolver: zodResolver(signUpBody),
    defaultValues: { email: '', password1: '', password2: '' },
  })
  const signUp = useMutation({
    mutationFn: (body: z.input<typeof signUpBody>) => call(accountEndpoints.signUp, { body }),
    onSuccess: ({ email }) => {
      form.reset()
      flowToast.success({
        title: 'Verification email has been sent',
        description: `Open the link that we sent to ${email}, then sign in.`,
      })
    },
    onError: (error) => {
      showFieldErrors(error, fields, form.setError)
      flowToast.error({ title: 'Sign up failed', description: readServerMessage(error) })
    },
  })
  const { errors } = form.formState
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => signUp.mutate(body))}>
      <FormField label="Email" error={errors.email?.message}>
        {(control) => <Input type="email" autoComplete="email" {...control} {...form.register('email')} />}
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
      <Button type="submit" size="large" disabled={signUp.isPending} className="mt-1">
        {signUp.isPending && <Spinner />}
        Sign up
      </Button>
    </form>
  )
}
