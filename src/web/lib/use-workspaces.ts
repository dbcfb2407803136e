import { useQuery } from '@tanstack/react-query'
import { allows, type Role } from '#contract/roles.ts'
import { type Workspace, workspaceEndpoints } from '#contract/workspaces.ts'
import { call } from './api.ts'
import { useWorkspaceId } from './use-session.ts'

export const workspacesKey = ['workspaces']

/** The workspaces of the person, and the one that they work in: the stored one while it is theirs, else the first. */
export function useWorkspaces() {
  const stored = useWorkspaceId()
  const query = useQuery({
    queryKey: workspacesKey,
    queryFn: ({ signal }) => call(workspaceEndpoints.list, {}, { signal }),
    staleTime: 60_000,
  })
  const workspace: Workspace | undefined = query.data?.find((one) => one.workspace_id === stored) ?? query.data?.[0]
  return { query, workspace }
}

/** Whether only its owners can use a workspace until it is deleted, and the person is none of them. */
export const isClosedTo = ({ closes_on, role }: Workspace): boolean => closes_on !== undefined && role !== 'owner'

/**
 * Whether the person may do what `needed` allows in the workspace that they work in. True until the role is known: the server
 * refuses in any case.
 */
export function useMay(needed: Role): boolean {
  const { workspace } = useWorkspaces()
  return workspace === undefined || allows(workspace.role, needed)
}

/** Why a viewer can’t use what is disabled or missing. */
export const viewersRead = 'Viewers can read and comment. Ask an owner to make you a member.'

/** Why a person who is not an owner can’t. */
export const ownersOnly = 'Only owners can change this.'
