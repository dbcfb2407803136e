import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Workspace, workspaceEndpoints } from '#contract/workspaces.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { workspacesKey } from './use-active-workspace.ts'

const workspaceName = workspaceEndpoints.update.body.pick({ name: true })

export function WorkspaceForm({ workspace }: { workspace: Workspace }) {
  const form = useForm({ resolver: zodResolver(workspaceName), defaultValues: { name: workspace.name } })
  const save = useMutation({
    mutationFn: (body: z.input<typeof workspaceName>) =>
      call(workspaceEndpoints.update, { params: { id: workspace.workspace_id }, body }),
    onSuccess: (saved) => {
      form.reset({ name: saved.name })
      appToast.success({ title: 'Workspace updated succesfully' })
      return queryClient.invalidateQueries({ queryKey: workspacesKey })
    },
    onError: (error) => {
      showFieldErrors(error, ['name'], form.setError)
      appToast.error({ title: 'Workspace updated failed', description: explainError(error) })
    },
  })
  return (
    <form noValidate className="grid max-w-sm gap-4" onSubmit={form.handleSubmit((body) => save.mutate(body))}>
      <FormField label="Workspace name" error={form.formState.errors.name?.message}>
        {(control) => <Input autoComplete="off" {...control} {...form.register('name')} />}
      </FormField>
      <Button type="submit" disabled={save.isPending} className="mt-2 justify-self-start">
        {save.isPending && <Spinner />}
        Save
      </Button>
    </form>
  )
}
