import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { loginBody } from '#contract/accounts.ts'
import { hasSessionEnded } from '#web/lib/asked-page.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CodeField } from './code-field.tsx'
import { needsCode, useSignIn } from './use-sign-in.ts'

export function SignInForm() {
  const { signIn, pending, error } = useSignIn()
  const [asksCode, setAsksCode] = useState(false)
  const form = useForm({ resolver: zodResolver(loginBody), defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  useEffect(() => {
    if (!needsCode(error)) return
    setAsksCode(true)
    if (form.getValues('code') !== undefined) showFieldErrors(error, ['code'], form.setError)
  }, [error, form])
  useEffect(() => {
    if (asksCode) form.setFocus('code')
  }, [asksCode, form])
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => signIn(body))}>
      {hasSessionEnded() && (
        <p role="status" className="rounded-lg border border-line-strong bg-sunken px-3 py-2">
          Your session ended. Sign in again.
        </p>
      )}
      <FormField label="Email" error={errors.email?.message}>
        {(control) => <Input type="email" autoComplete="email" {...control} {...form.register('email')} />}
      </FormField>
      <FormField label="Password" error={errors.password?.message}>
        {(control) => (
          <Input type="password" autoComplete="current-password" {...control} {...form.register('password')} />
        )}
      </FormField>
      {asksCode && <CodeField error={errors.code?.message} register={form.register('code')} />}
      <Button asChild look="link" size="inline" className="justify-self-start text-sm">
        <Link to={paths.passwordResetEmail}>Forgot password</Link>
      </Button>
      <Button type="submit" size="large" disabled={pending} className="mt-1">
        {pending && <Spinner />}
        Sign in
      </Button>
    </form>
  )
}
