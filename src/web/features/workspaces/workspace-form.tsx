import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { type Workspace, workspaceEndpoints } from '#contract/workspaces.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { RelayAddress } from './relay-address.tsx'
import { useSaveWorkspace } from './use-save-workspace.ts'

const workspaceName = workspaceEndpoints.update.body.pick({ name: true })

/** Returns the form's schema: a workspace without a relay address can stay so, one that has an address keeps one. */
const makeSchema = ({ relay_email }: Workspace) =>
  workspaceName.extend({
    relay_email: z
      .string()
      .trim()
      .min(relay_email === '' ? 0 : 1, 'Relay email is required')
      .max(254),
  })

export function WorkspaceForm({ workspace }: { workspace: Workspace }) {
  const form = useForm({
    resolver: zodResolver(makeSchema(workspace)),
    defaultValues: { name: workspace.name, relay_email: workspace.relay_email },
  })
  const save = useSaveWorkspace(workspace)
  const { errors, dirtyFields } = form.formState
  const submit = form.handleSubmit(({ name, relay_email }) =>
    save.mutate(
      { name, ...(relay_email !== workspace.relay_email && { relay_email }) },
      {
        onSuccess: (saved) => form.reset({ name: saved.name, relay_email: saved.relay_email }),
        onError: (error) => showFieldErrors(error, ['name', 'relay_email'], form.setError),
      },
    ),
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <FormField label="Workspace name" error={errors.name?.message} className="max-w-sm">
        {(control) => <Input autoComplete="off" {...control} {...form.register('name')} />}
      </FormField>
      <FormField
        label="Relay email"
        error={errors.relay_email?.message}
        className="max-w-sm"
        hint={
          dirtyFields.relay_email && workspace.relay_email !== ''
            ? `Email to ${workspace.relay_email} goes on arriving for 30 days.`
            : 'To this mailbox you can forward startups that need to be analyzed.'
        }
      >
        {(control) => (
          <Input type="email" autoComplete="off" spellCheck={false} {...control} {...form.register('relay_email')} />
        )}
      </FormField>
      <RelayState workspace={workspace} />
      <Button type="submit" disabled={save.isPending} className="mt-2 justify-self-start">
        {save.isPending && <Spinner />}
        Save
      </Button>
    </form>
  )
}

/** Promises the relay address only where the server receives email. */
function RelayState({ workspace: { relay_address: address, relay_email: email } }: { workspace: Workspace }) {
  if (address !== null) return <RelayAddress address={address} />
  if (email === '') return null
  return (
    <p className="text-muted text-xs">
      This server receives no email yet, so forwarded decks do not arrive. Your administrator can set RELAY_DOMAIN or
      RELAY_IMAP_URL.
    </p>
  )
}
