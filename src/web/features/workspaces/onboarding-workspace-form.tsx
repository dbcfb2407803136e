import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Workspace, workspaceEndpoints, workspaceForm } from '#contract/workspaces.ts'
import { call } from '#web/lib/api.ts'
import { explainError, readServerMessage } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { readUser, storeUser, storeWorkspaceId } from '#web/lib/session.ts'
import { workspacesKey } from '#web/lib/use-workspaces.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { flowToast } from '#web/ui/toasts.ts'
import { useActiveWorkspace } from './use-active-workspace.ts'

const fields = ['company_name', 'name', 'relay_email'] as const
const saving = ['save workspace']

/** Keeps the workspace's id; with a workspace the onboarding counts as complete. */
function keepWorkspace(id: string): void {
  storeWorkspaceId(id)
  const user = readUser()
  if (user) storeUser({ ...user, is_onboarding_complete: true })
  queryClient.removeQueries({ queryKey: workspacesKey })
  flowToast.dismiss()
}

/** Creates the workspace; where there is one already, shows it and goes on with it. */
export function OnboardingWorkspaceForm({ onDone }: { onDone: () => void }) {
  const { query, workspace } = useActiveWorkspace()
  if (query.data) return <LoadedForm key={workspace?.workspace_id} workspace={workspace} onDone={onDone} />
  if (query.isError)
    return (
      <ErrorState
        title="Could not load your workspace"
        message={explainError(query.error)}
        onRetry={() => query.refetch()}
        className="py-6"
      />
    )
  return (
    <div role="status" aria-label="Loading your workspace…" className="grid gap-4">
      {fields.map((name) => (
        <Skeleton key={name} className="h-15" />
      ))}
    </div>
  )
}

/** Creates a workspace, or saves what was changed in the one that is there. */
function useSaving(workspace: Workspace | undefined, on: { done: () => void; failed: (error: Error) => void }) {
  return useMutation({
    mutationKey: saving,
    mutationFn: (body: z.input<typeof workspaceForm>) =>
      workspace === undefined
        ? call(workspaceEndpoints.create, { body })
        : call(workspaceEndpoints.update, { params: { id: workspace.workspace_id }, body }),
    onSuccess: ({ workspace_id }) => {
      keepWorkspace(workspace_id)
      on.done()
    },
    onError: (error) => {
      on.failed(error)
      const title = workspace === undefined ? 'Error creating workspace' : 'Workspace updated failed'
      flowToast.error({ title, description: readServerMessage(error) })
      // A workspace that was created in another window meanwhile is then shown in the form.
      return queryClient.invalidateQueries({ queryKey: workspacesKey })
    },
  })
}

type LoadedFormProps = { workspace: Workspace | undefined; onDone: () => void }

function LoadedForm({ workspace, onDone }: LoadedFormProps) {
  const form = useForm({
    resolver: zodResolver(workspaceForm),
    defaultValues: {
      company_name: workspace?.company_name ?? '',
      name: workspace?.name ?? '',
      relay_email: workspace?.relay_email ?? '',
    },
  })
  const failed = (error: Error) => showFieldErrors(error, fields, form.setError)
  const save = useSaving(workspace, { done: onDone, failed })
  const submit = form.handleSubmit((body) => {
    // A second press counts for nothing while the first is on its way.
    if (queryClient.isMutating({ mutationKey: saving }) === 0) save.mutate(body)
  })
  const { errors } = form.formState
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <FormField label="Company name" error={errors.company_name?.message}>
        {(control) => <Input autoComplete="organization" {...control} {...form.register('company_name')} />}
      </FormField>
      <FormField label="Workspace name" error={errors.name?.message}>
        {(control) => <Input autoComplete="off" {...control} {...form.register('name')} />}
      </FormField>
      <FormField
        label="Relay email"
        error={errors.relay_email?.message}
        hint="To this mailbox you can forward startups that need to be analyzed."
      >
        {(control) => (
          <Input type="email" autoComplete="off" spellCheck={false} {...control} {...form.register('relay_email')} />
        )}
      </FormField>
      <Button type="submit" size="large" disabled={save.isPending} className="mt-2">
        {save.isPending && <Spinner />}
        Continue
      </Button>
    </form>
  )
}
