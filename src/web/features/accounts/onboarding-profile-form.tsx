import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { accountEndpoints, profileBody } from '#contract/accounts.ts'
import type { User } from '#contract/user.ts'
import { call } from '#web/lib/api.ts'
import { readServerMessage } from '#web/lib/api-errors.ts'
import { storeUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { flowToast } from '#web/ui/toasts.ts'

const names = profileBody.pick({ first_name: true, last_name: true })

/** First and last name; the e-mail is shown and can't be changed here. */
export function OnboardingProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(names),
    defaultValues: { first_name: user.first_name, last_name: user.last_name },
  })
  const save = useMutation({
    mutationFn: (body: z.input<typeof names>) =>
      call(accountEndpoints.updateUser, { params: { id: user.user_id }, body }),
    onSuccess: (updated) => {
      storeUser(updated)
      flowToast.dismiss()
      onDone()
    },
    onError: (error) =>
      flowToast.error({ title: 'Error updating user profile', description: readServerMessage(error) }),
  })
  const { errors } = form.formState
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => save.mutate(body))}>
      <FormField label="First name" error={errors.first_name?.message}>
        {(control) => <Input autoComplete="given-name" {...control} {...form.register('first_name')} />}
      </FormField>
      <FormField label="Last name" error={errors.last_name?.message}>
        {(control) => <Input autoComplete="family-name" {...control} {...form.register('last_name')} />}
      </FormField>
      <FormField label="Email">
        {(control) => <Input type="email" value={user.email} disabled {...control} />}
      </FormField>
      <Button type="submit" size="large" disabled={save.isPending} className="mt-2">
        {save.isPending && <Spinner />}
        Continue
      </Button>
    </form>
  )
}
