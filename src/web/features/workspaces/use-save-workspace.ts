import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { type Workspace, workspaceEndpoints } from '#contract/workspaces.ts'
import { call } from '#web/lib/api.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { workspacesKey } from '#web/lib/use-workspaces.ts'
import { appToast } from '#web/ui/toasts.ts'

export type WorkspaceChange = z.input<typeof workspaceEndpoints.update.body>

/** Saves a change of the workspace and says so; everything that shows the workspace then shows it as saved. */
export function useSaveWorkspace({ workspace_id: id }: Workspace) {
  return useMutation({
    mutationFn: (body: WorkspaceChange) => call(workspaceEndpoints.update, { params: { id }, body }),
    onSuccess: (saved) => {
      queryClient.setQueryData<Workspace[]>(workspacesKey, (known) =>
        known?.map((one) => (one.workspace_id === id ? saved : one)),
      )
      appToast.success({ title: 'Workspace updated succesfully' })
    },
    onError: (error) => appToast.error({ title: 'Workspace updated failed', description: explainError(error) }),
  })
}
