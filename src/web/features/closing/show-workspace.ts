import type { Workspace } from '#contract/workspaces.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { workspacesKey } from '#web/lib/use-workspaces.ts'

/** Has everything that shows a workspace show it as the server answered. */
export function showWorkspace(changed: Workspace): void {
  queryClient.setQueryData<Workspace[]>(workspacesKey, (known) =>
    known?.map((one) => (one.workspace_id === changed.workspace_id ? changed : one)),
  )
}
