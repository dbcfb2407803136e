import type { ReactNode } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useActiveWorkspace } from './use-active-workspace.ts'

type OwnersOnlyProps = {
  /** Why the others see nothing here. */
  reason: string
  children: (workspace: Workspace) => ReactNode
}

/** Sections of a screen that owners of the active workspace see; the others read why they don’t. */
export function OwnersOnly({ reason, children }: OwnersOnlyProps) {
  const { query, workspace } = useActiveWorkspace()
  if (workspace?.role === 'owner')
    return (
      <div key={workspace.workspace_id} className="grid max-w-2xl grid-cols-1 gap-4">
        {children(workspace)}
      </div>
    )
  if (workspace) return <p className="max-w-2xl rounded-xl border bg-surface px-5 py-4">{reason}</p>
  if (query.isError)
    return (
      <ErrorState
        title="Could not load your workspace"
        message={explainError(query.error)}
        onRetry={() => query.refetch()}
      />
    )
  if (query.isSuccess) return <p className="text-muted">You have no workspace yet.</p>
  return (
    <div role="status" aria-label="Loading your workspace…" className="grid max-w-2xl gap-4">
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  )
}
