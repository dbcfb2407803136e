import { Link, useLocation, useNavigate } from 'react-router'
import type { Workspace } from '#contract/workspaces.ts'
import { paths } from '#web/lib/paths.ts'
import { formatDay } from '#web/lib/relative-time.ts'
import { storeWorkspaceId } from '#web/lib/session.ts'
import { isClosedTo, useWorkspaces } from '#web/lib/use-workspaces.ts'
import { Button } from '#web/ui/button.tsx'

/** Tells an owner on every screen that the workspace is closed, and what can be done. */
export function ClosedNotice({ workspace: { name, closes_on = '' } }: { workspace: Workspace }) {
  const { pathname } = useLocation()
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-xl border bg-surface px-5 py-4">
      <p>
        <span className="font-semibold">
          {name} will be deleted on {formatDay(closes_on)}.
        </span>{' '}
        <span className="text-muted">Until then only its owners can use it.</span>
      </p>
      {pathname !== paths.workspaceData && (
        <Button asChild look="outline">
          <Link to={paths.workspaceData}>Take it back or make an archive</Link>
        </Button>
      )}
    </div>
  )
}

/** What a person who is not an owner sees of a closed workspace: why, and the way to their others. */
export function ClosedWorkspace({ workspace: { workspace_id: id, name, closes_on = '' } }: { workspace: Workspace }) {
  const { query } = useWorkspaces()
  const navigate = useNavigate()
  const others = (query.data ?? []).filter((one) => one.workspace_id !== id && !isClosedTo(one))
  const open = (other: Workspace) => {
    storeWorkspaceId(other.workspace_id)
    void navigate(paths.dealList)
  }
  return (
    <section className="mx-auto grid max-w-lg gap-2 py-16 text-center">
      <h1 className="font-semibold text-xl">{name} is closed</h1>
      <p className="text-muted">
        An owner has asked to delete it. It will be deleted on {formatDay(closes_on)}; until then its owners can take it
        back. Ask one of them if you still need it.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {others.map((other) => (
          <Button key={other.workspace_id} look="outline" className="max-w-full" onClick={() => open(other)}>
            <span className="truncate">Open {other.name}</span>
          </Button>
        ))}
      </div>
    </section>
  )
}
