import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Workspace } from '#contract/workspaces.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { Card, CardContent, CardTitle } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useUnconfirmedMail } from './unconfirmed-mail-queries.ts'
import { WaitingMail } from './waiting-mail.tsx'

type SectionProps = { workspace: Workspace; className?: string }

/** The emails to the relay address that wait for a member, and what became of the one decided last. */
export function UnconfirmedMailSection({ workspace, className }: SectionProps) {
  const { workspace_id: workspaceId, relay_address: address } = workspace
  const [outcome, setOutcome] = useState<{ text: string; isDeal: boolean } | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const query = useUnconfirmedMail(workspaceId)
  return (
    <Card id="unconfirmed-email" aria-labelledby="unconfirmed-email-title" className={className}>
      <CardContent className="grid gap-3 py-5">
        <CardTitle id="unconfirmed-email-title" ref={title} tabIndex={-1} className="outline-none">
          Unconfirmed email
        </CardTitle>
        <p className="text-muted">
          Email to your relay address that can’t be tied to a member waits here for 30 days. Nothing is made of it until
          you accept it.
        </p>
        <p role="status" className="empty:hidden">
          {outcome?.text}
          {outcome?.isDeal && (
            <>
              {' '}
              <Link to={paths.dealList} className="underline underline-offset-4">
                See the deal list
              </Link>
            </>
          )}
        </p>
        {query.data ? (
          query.data.length === 0 ? (
            <p className="text-muted">{writeEmpty(address)}</p>
          ) : (
            <ul aria-label="Unconfirmed email" className="grid divide-y border-t">
              {query.data.map((mail) => (
                <WaitingMail
                  key={mail.id}
                  workspaceId={workspaceId}
                  mail={mail}
                  onDecided={(decided) => {
                    setOutcome(decided)
                    // The pressed button goes with its email.
                    title.current?.focus()
                  }}
                />
              ))}
            </ul>
          )
        ) : query.isError ? (
          <ErrorState
            title="Could not load the unconfirmed email"
            message={explainError(query.error)}
            onRetry={() => void query.refetch()}
            className="py-6"
          />
        ) : (
          <div role="status" aria-label="Loading unconfirmed email…" className="grid gap-2">
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-5 w-48 max-w-full" />
          </div>
        )}
      </CardContent>
    </Card>
  )
}

function writeEmpty(address: string | null): string {
  if (address === null) return 'No email waits. This server receives none for your workspace.'
  return `No email waits. Members can forward decks to ${address}; what others send there shows up here first.`
}
