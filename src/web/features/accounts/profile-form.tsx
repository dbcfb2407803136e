import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { accountEndpoints, profileBody } from '#contract/accounts.ts'
import type { User } from '#contract/user.ts'
import { call } from '#web/lib/api.ts'
import { readServerMessage } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { storeUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { CodeField } from './code-field.tsx'
import { useTotp } from './totp-queries.ts'

const profile = profileBody.required({ email: true })
type Profile = z.input<typeof profile>

export function ProfileForm({ user }: { user: User }) {
  const { first_name, last_name, email } = user
  const form = useForm({
    resolver: zodResolver(profile),
    values: { first_name, last_name, email, password: '', code: '' },
  })
  const changesEmail = form.watch('email').trim().toLowerCase() !== email.toLowerCase()
  const totp = useTotp(user.user_id)
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: ({ password, code, ...names }: Profile) => {
      const body = changesEmail ? { ...names, ...(password && { password }), ...(code && { code }) } : names
      return call(accountEndpoints.updateUser, { params: { id: user.user_id }, body })
    },
    onSuccess: (saved, sent) => {
      storeUser(saved)
      form.reset({
        first_name: saved.first_name,
        last_name: saved.last_name,
        email: saved.email,
        password: '',
        code: '',
      })
      setMailedTo(sent.email === saved.email ? null : sent.email)
      appToast.success({ title: 'Changes successfully saved' })
    },
    onError: (error) => {
      showFieldErrors(error, ['first_name', 'last_name', 'email', 'password', 'code'], form.setError)
      appToast.error({ title: readServerMessage(error, 'An error occurred') })
    },
  })
  const { errors } = form.formState
  const emailHint =
    mailedTo === null
      ? 'A new address takes effect once you open the link that we send to it.'
      : `Open the link that we sent to ${mailedTo}. Until then your address stays the same.`
  return (
    <form noValidate className="grid max-w-sm gap-4" onSubmit={form.handleSubmit((body) => save.mutate(body))}>
      <FormField label="First name" error={errors.first_name?.message}>
        {(control) => <Input autoComplete="given-name" {...control} {...form.register('first_name')} />}
      </FormField>
      <FormField label="Last name" error={errors.last_name?.message}>
        {(control) => <Input autoComplete="family-name" {...control} {...form.register('last_name')} />}
      </FormField>
      <FormField label="Email" error={errors.email?.message} hint={emailHint}>
        {(control) => <Input type="email" autoComplete="email" {...control} {...form.register('email')} />}
      </FormField>
      {changesEmail && (
        <FormField
          label="Current password"
          error={errors.password?.message}
          hint="Needed to change your email address. Leave it empty if you only sign in with Google."
        >
          {(control) => (
            <Input type="password" autoComplete="current-password" {...control} {...form.register('password')} />
          )}
        </FormField>
      )}
      {changesEmail && totp.data?.on && <CodeField error={errors.code?.message} register={form.register('code')} />}
      <Button type="submit" disabled={save.isPending} className="mt-2 justify-self-start">
        {save.isPending && <Spinner />}
        Save
      </Button>
    </form>
  )
}
