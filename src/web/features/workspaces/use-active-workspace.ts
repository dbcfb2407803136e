import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Workspace, workspaceEndpoints } from '#contract/workspaces.ts'
import { call } from '#web/lib/api.ts'
import { storeWorkspaceId } from '#web/lib/session.ts'
import { useWorkspaceId } from '#web/lib/use-session.ts'

export const workspacesKey = ['workspaces']

/** The workspace that the person works in: the stored one while it is theirs, else the first. Keeps its id stored. */
export function useActiveWorkspace() {
  const stored = useWorkspaceId()
  const query = useQuery({
    queryKey: workspacesKey,
    queryFn: ({ signal }) => call(workspaceEndpoints.list, {}, { signal }),
    staleTime: 60_000,
  })
  const workspace: Workspace | undefined = query.data?.find((one) => one.workspace_id === stored) ?? query.data?.[0]
  const id = workspace?.workspace_id
  useEffect(() => {
    if (id !== undefined && id !== stored) storeWorkspaceId(id)
  }, [id, stored])
  return { query, workspace, missing: query.data?.length === 0 }
}
