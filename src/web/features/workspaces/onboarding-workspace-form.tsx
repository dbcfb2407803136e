import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createWorkspaceBody, workspaceEndpoints } from '#contract/workspaces.ts'
import { call } from '#web/lib/api.ts'
import { serverMessage } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { readUser, storeUser, storeWorkspaceId } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { flowToast } from '#web/ui/toasts.ts'
import { workspacesKey } from './use-active-workspace.ts'

const fields = ['company_name', 'name', 'relay_email'] as const

/** Keeps the new workspace's id; with a workspace the onboarding counts as complete. */
function keepWorkspace(id: string): void {
  storeWorkspaceId(id)
  const user = readUser()
  if (user) storeUser({ ...user, is_onboarding_complete: true })
  queryClient.removeQueries({ queryKey: workspacesKey })
  flowToast.dismiss()
}

export function OnboardingWorkspaceForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(createWorkspaceBody),
    defaultValues: { company_name: '', name: '', relay_email: '' },
  })
  const create = useMutation({
    mutationFn: (body: z.input<typeof createWorkspaceBody>) => call(workspaceEndpoints.create, { body }),
    onSuccess: ({ workspace_id }) => {
      keepWorkspace(workspace_id)
      onDone()
    },
    onError: (error) => {
      showFieldErrors(error, fields, form.setError)
      flowToast.error({ title: 'Error creating workspace', description: serverMessage(error) })
    },
  })
  const { errors } = form.formState
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => create.mutate(body))}>
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
      <Button type="submit" size="large" disabled={create.isPending} className="mt-2">
        {create.isPending && <Spinner />}
        Continue
      </Button>
    </form>
  )
}
