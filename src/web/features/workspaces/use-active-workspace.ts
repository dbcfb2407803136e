import { useEffect } from 'react'
import { readWorkspaceId, storeWorkspaceId } from '#web/lib/session.ts'
import { useWorkspaces } from '#web/lib/use-workspaces.ts'

/** The workspace that the person works in. Keeps its id stored. */
export function useActiveWorkspace() {
  const { query, workspace } = useWorkspaces()
  const id = workspace?.workspace_id
  useEffect(() => {
    if (id !== undefined && id !== readWorkspaceId()) storeWorkspaceId(id)
  }, [id])
  return { query, workspace, missing: query.data?.length === 0 }
}

/** Makes the workspace of the deal that is shown the active one. */
export function useWorkspaceOf(workspaceId: string | undefined): void {
  useEffect(() => {
    if (workspaceId !== undefined && workspaceId !== readWorkspaceId()) storeWorkspaceId(workspaceId)
  }, [workspaceId])
}
