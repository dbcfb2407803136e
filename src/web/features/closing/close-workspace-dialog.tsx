import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { type Workspace, workspaceEndpoints } from '#contract/workspaces.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { ProofFields } from './proof-fields.tsx'
import { showWorkspace } from './show-workspace.ts'

/** Deletes a workspace, with its name and the password (and code) of the owner. */
export default function CloseWorkspaceDialog({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) {
  const { workspace_id: id, name } = workspace
  const form = useForm({ defaultValues: { name: '', password: '', code: '' } })
  const typed = form.watch('name')
  const close = useMutation({
    mutationFn: ({ code, ...body }: { name: string; password: string; code: string }) =>
      call(workspaceEndpoints.close, { params: { id }, body: { ...body, ...(code !== '' && { code }) } }),
    onSuccess: (closed) => {
      showWorkspace(closed)
      appToast.success({ title: `${name} is closed`, description: 'All of its owners were told by email.' })
      onClose()
    },
    onError: (error) => {
      showFieldErrors(error, ['name', 'password', 'code'], form.setError)
      if (!(error instanceof ApiError) || error.code !== 422)
        appToast.error({ title: `Could not close ${name}`, description: explainError(error) })
    },
  })
  const { errors } = form.formState
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>Delete {name}?</DialogTitle>
        <DialogDescription>
          Members and viewers lose access now; links, keys and forwarded email stop working. In 14 days all deals, decks
          and memos go for good. Until then an owner can take it back.
        </DialogDescription>
        <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => close.mutate(body))}>
          <FormField label={`Type ${name} to confirm`} error={errors.name?.message}>
            {(control) => <Input autoComplete="off" spellCheck={false} {...control} {...form.register('name')} />}
          </FormField>
          <ProofFields
            password={form.register('password')}
            code={form.register('code')}
            errors={{ password: errors.password?.message, code: errors.code?.message }}
          />
          <DialogFooter>
            <DialogClose asChild>
              <Button look="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" look="destructive" disabled={close.isPending || typed.trim() !== name.trim()}>
              {close.isPending && <Spinner />}
              Delete workspace
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
