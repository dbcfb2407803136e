import { useMemo } from 'react'
import { Link } from 'react-router'
import type { ActivityEntry } from '#contract/activity.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { formatClock, formatExactTime } from '#web/lib/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SideSheet } from '#web/ui/side-sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { activityIcons } from './activity-looks.ts'
import { useActivity } from './activity-queries.ts'
import { groupByDay } from './group-by-day.ts'

type ActivitySheetProps = { dealId: string; open: boolean; onOpen: (open: boolean) => void }

/** What happened to a deal and who did it, newest first, beside its memo. */
export function ActivitySheet({ dealId, open, onOpen }: ActivitySheetProps) {
  return (
    <SideSheet title="Activity" open={open} onOpen={onOpen}>
      <Activity dealId={dealId} />
    </SideSheet>
  )
}

function Activity({ dealId }: { dealId: string }) {
  const activity = useActivity(dealId)
  const now = useNow()
  const entries = useMemo(() => activity.data?.pages.flatMap(({ results }) => results) ?? [], [activity.data])
  if (activity.isPending) return <LoadingActivity />
  if (activity.isError && entries.length === 0)
    return (
      <ErrorState
        title="Could not load the activity"
        message={explainError(activity.error)}
        onRetry={() => void activity.refetch()}
      />
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section aria-label="What happened, newest first" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto">
      {entries.length === 0 && <p className="px-4 py-6 text-muted">Nothing has happened yet.</p>}
      {groupByDay(entries, now).map(({ name, entries: ofDay }) => (
        <div key={name}>
          <h3 className="sticky top-0 border-b bg-sunken px-4 py-1 font-medium text-muted text-xs">{name}</h3>
          <ol>
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </div>
      ))}
      <Earlier activity={activity} />
    </section>
  )
}

function Entry({ entry: { kind, at, text, href } }: { entry: ActivityEntry }) {
  const Icon = activityIcons[kind]
  return (
    <li className="flex items-start gap-2.5 px-4 py-1.5">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-faint" />
      <span className="min-w-0 flex-1 break-words py-0.5">
        {href === null ? (
          text
        ) : (
          <Link to={href} className="rounded-sm hover:underline">
            {text}
          </Link>
        )}
      </span>
      <time dateTime={at} title={formatExactTime(at)} className="py-0.5 text-muted text-sm tabular">
        {formatClock(at)}
      </time>
    </li>
  )
}

/** Loads what happened before, for as long as there is more. */
function Earlier({ activity }: { activity: ReturnType<typeof useActivity> }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = activity
  if (!hasNextPage) return null
  return (
    <div className="grid justify-items-center gap-2 p-4">
      {isFetchNextPageError && (
        <p role="alert" className="text-center text-red text-sm">
          Could not load more. {explainError(error)}
        </p>
      )}
      <Button look="outline" size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage && <Spinner className="size-3.5" />}
        {isFetchingNextPage ? 'Loading…' : 'Show earlier'}
      </Button>
    </div>
  )
}

function LoadingActivity() {
  return (
    <div role="status" aria-label="Loading the activity…" className="grid content-start gap-3 p-4">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6 w-3/4" />
    </div>
  )
}
