import type { Workspace } from '#contract/workspaces.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { forgetWorkspaceId } from '#web/lib/session.ts'
import { isClosedTo, workspacesKey } from '#web/lib/use-workspaces.ts'
import { appToast } from '#web/ui/toasts.ts'

/**
 * Asks which workspaces are the person's after the server has refused one. Returns whether it is lost; then another one of
 * theirs becomes the active one, and a person who was removed from it reads so. One that is closed to the person stays the active
 * one: each screen then says so.
 */
export async function isWorkspaceLost(id: string | null): Promise<boolean> {
  const before = findWorkspace(id)
  await queryClient.invalidateQueries({ queryKey: workspacesKey })
  const after = findWorkspace(id)
  if (after !== undefined) return isClosedTo(after)
  const others = queryClient.getQueryData<Workspace[]>(workspacesKey)
  if (others?.length === 0 && id !== null) forgetWorkspaceId()
  if (before !== undefined)
    appToast.error({
      title: `You are not in ${before.name} any more`,
      description: 'An owner can invite you again.',
    })
  return true
}

const findWorkspace = (id: string | null): Workspace | undefined =>
  queryClient.getQueryData<Workspace[]>(workspacesKey)?.find(({ workspace_id }) => workspace_id === id)
