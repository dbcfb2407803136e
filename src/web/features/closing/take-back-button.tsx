import { useMutation } from '@tanstack/react-query'
import { type Workspace, workspaceEndpoints } from '#contract/workspaces.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appToast } from '#web/ui/toasts.ts'
import { showWorkspace } from './show-workspace.ts'

/** Opens a closed workspace for all of its people. */
export function TakeBackButton({ workspace: { workspace_id: id, name } }: { workspace: Workspace }) {
  const reopen = useMutation({
    mutationFn: () => call(workspaceEndpoints.reopen, { params: { id } }),
    onSuccess: (opened) => {
      showWorkspace(opened)
      appToast.success({ title: `${name} is open again`, description: 'Its people are back with their roles.' })
    },
    onError: (error) => appToast.error({ title: `Could not take ${name} back`, description: explainError(error) }),
  })
  return (
    <Button className="justify-self-start" disabled={reopen.isPending} onClick={() => reopen.mutate()}>
      {reopen.isPending && <Spinner />}
      Take it back
    </Button>
  )
}
