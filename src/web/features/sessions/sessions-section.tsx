import { useRef } from 'react'
import type { Session } from '#contract/sessions.ts'
import type { User } from '#contract/user.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { formatDay, formatRelativeTime } from '#web/lib/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useEndOtherSessions, useEndSession, useSessions } from './session-queries.ts'

type SessionsProps = { user: User; className?: string }

/** Where a person is signed in, and the way to end that from here. */
export function SessionsSection({ user, className }: SessionsProps) {
  const sessions = useSessions(user.user_id)
  const endOthers = useEndOtherSessions(user.user_id)
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button goes with what it ended.
  const focusTitle = () => title.current?.focus()
  return (
    <Card aria-labelledby="sessions" className={className}>
      <CardContent className="grid gap-4 py-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 flex-1 basis-64 gap-1">
            <CardTitle id="sessions" ref={title} tabIndex={-1} className="outline-none">
              Where you are signed in
            </CardTitle>
            <p className="text-muted">If you don’t know one of these, sign out of it and set a new password.</p>
          </div>
          {sessions.data && sessions.data.length > 1 && (
            <Button
              look="outline"
              disabled={endOthers.isPending}
              onClick={() => endOthers.mutate(undefined, { onSuccess: focusTitle })}
            >
              Sign out everywhere else
            </Button>
          )}
        </div>
        {sessions.data ? (
          <ul aria-label="Where you are signed in" className="grid divide-y border-y">
            {sessions.data.map((session) => (
              <SessionRow key={session.session_id} userId={user.user_id} session={session} onEnded={focusTitle} />
            ))}
          </ul>
        ) : sessions.isError ? (
          <ErrorState
            title="Could not load where you are signed in"
            message={explainError(sessions.error)}
            onRetry={() => void sessions.refetch()}
            className="py-6"
          />
        ) : (
          <div role="status" aria-label="Loading where you are signed in…" className="grid gap-2">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </div>
        )}
      </CardContent>
    </Card>
  )
}

type SessionRowProps = { userId: string; session: Session; onEnded: () => void }

function SessionRow({ userId, session, onEnded }: SessionRowProps) {
  const { device, begun_on: begun, last_used_on: used, is_this: isThis } = session
  const end = useEndSession(userId, session)
  const now = useNow()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2">
          {device}
          {isThis && <Badge>this one</Badge>}
        </p>
        <p className="text-muted text-sm">
          Since {formatDay(begun)}
          {used !== null && ` · used ${formatRelativeTime(used, now)}`}
        </p>
      </div>
      {!isThis && (
        <Button
          look="outline"
          size="small"
          disabled={end.isPending}
          aria-label={`Sign out of ${device}, since ${formatDay(begun)}`}
          onClick={() => end.mutate(undefined, { onSuccess: onEnded })}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
