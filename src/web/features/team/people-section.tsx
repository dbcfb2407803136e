import { useRef } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { useMembers } from '#web/lib/use-members.ts'
import { useUser } from '#web/lib/use-session.ts'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InviteForm } from './invite-form.tsx'
import { PendingInvites } from './pending-invites.tsx'
import { PersonRow } from './person-row.tsx'

type PeopleProps = { workspace: Workspace; className?: string }

/** The people of a workspace with their roles; owners change them, and invite others. */
export function PeopleSection({ workspace, className }: PeopleProps) {
  const { workspace_id: id, role } = workspace
  const user = useUser()
  const members = useMembers(id)
  const title = useRef<HTMLHeadingElement>(null)
  const isOwner = role === 'owner'
  return (
    <Card aria-labelledby="people-title" className={className}>
      <CardContent className="grid gap-4 py-5">
        <div className="grid gap-1">
          <CardTitle id="people-title" ref={title} tabIndex={-1} className="outline-none">
            People
          </CardTitle>
          <p className="text-muted">
            Viewers read and comment. Members work on deals. Owners also manage people and settings.
          </p>
        </div>
        {members.data ? (
          <ul aria-label="People" className="grid divide-y border-y">
            {members.data.map((member) => (
              <PersonRow
                key={member.user_id}
                workspace={workspace}
                member={member}
                isSelf={member.user_id === user?.user_id}
                // The pressed button goes with its row.
                onRemoved={() => title.current?.focus()}
              />
            ))}
          </ul>
        ) : members.isError ? (
          <ErrorState
            title="Could not load the people"
            message={explainError(members.error)}
            onRetry={() => void members.refetch()}
            className="py-6"
          />
        ) : (
          <div role="status" aria-label="Loading people…" className="grid gap-2">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </div>
        )}
        {isOwner ? (
          <>
            <InviteForm workspaceId={id} />
            <PendingInvites workspaceId={id} onGone={() => title.current?.focus()} />
          </>
        ) : (
          <p className="text-muted">Owners invite people and change roles.</p>
        )}
      </CardContent>
    </Card>
  )
}
