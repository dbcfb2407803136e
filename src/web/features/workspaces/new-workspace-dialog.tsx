import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { workspaceEndpoints, workspaceForm } from '#contract/workspaces.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { workspacesKey } from '#web/lib/use-workspaces.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'

const form = workspaceForm.pick({ name: true, company_name: true })
type Values = z.input<typeof form>

type NewWorkspaceProps = { companyName: string; onClose: () => void; onMade: (workspaceId: string) => void }

/** Makes another workspace, which the person owns. */
export default function NewWorkspaceDialog({ companyName, onClose, onMade }: NewWorkspaceProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name: '', company_name: companyName },
  })
  const make = useMutation({
    mutationFn: (body: Values) => call(workspaceEndpoints.create, { body: { ...body, another: true } }),
    onSuccess: async ({ workspace_id, name }) => {
      await queryClient.invalidateQueries({ queryKey: workspacesKey })
      appToast.success({ title: `${name} created` })
      onMade(workspace_id)
    },
    onError: (error) => {
      showFieldErrors(error, ['name', 'company_name'], setError)
      appToast.error({ title: 'Could not create the workspace', description: explainError(error) })
    },
  })
  const { errors } = formState
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>New workspace</DialogTitle>
        <DialogDescription>
          It has deals, people and settings of its own. You own it and can invite others.
        </DialogDescription>
        <form noValidate className="grid gap-4" onSubmit={handleSubmit((body) => make.mutate(body))}>
          <FormField label="Workspace name" error={errors.name?.message}>
            {(control) => <Input autoComplete="off" {...control} {...register('name')} />}
          </FormField>
          <FormField label="Company name" error={errors.company_name?.message}>
            {(control) => <Input autoComplete="organization" {...control} {...register('company_name')} />}
          </FormField>
          <DialogFooter>
            <DialogClose asChild>
              <Button look="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" disabled={make.isPending}>
              {make.isPending && <Spinner />}
              Create workspace
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
