import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { inviteBody } from '#contract/invites.ts'
import type { Role } from '#contract/roles.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { RoleSelect } from './role-select.tsx'
import { useInvite } from './team-queries.ts'

const usual: { email: string; role: Role } = { email: '', role: 'member' }

/** Invites a person by email, in a role. */
export function InviteForm({ workspaceId }: { workspaceId: string }) {
  const { register, control, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(inviteBody),
    defaultValues: usual,
  })
  const invite = useInvite(workspaceId)
  const submit = handleSubmit((body) =>
    invite.mutate(body, {
      onSuccess: () => reset({ ...usual, role: body.role }),
      onError: (error) => showFieldErrors(error, ['email', 'role'], setError),
    }),
  )
  return (
    <form noValidate aria-label="Invite a person" className="flex flex-wrap items-start gap-2" onSubmit={submit}>
      <FormField
        label="Email to invite"
        error={formState.errors.email?.message}
        hint="They get a link that works for 7 days."
        className="min-w-52 flex-1"
      >
        {(field) => <Input type="email" autoComplete="off" spellCheck={false} {...field} {...register('email')} />}
      </FormField>
      <FormField label="Role">
        {(field) => (
          <Controller
            control={control}
            name="role"
            render={({ field: { value, onChange } }) => <RoleSelect value={value} onRole={onChange} {...field} />}
          />
        )}
      </FormField>
      <Button type="submit" className="min-[30rem]:mt-6.5" disabled={invite.isPending}>
        {invite.isPending && <Spinner />}
        Invite
      </Button>
    </form>
  )
}
