import type { LinkView, MemoLink } from '#contract/memo-links.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { formatDayAndTime } from '#web/lib/relative-time.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLinkViews } from './link-queries.ts'

/** When a link was opened, newest first: by whom as typed, how long, which parts and pages. */
export function LinkLog({ dealId, link }: { dealId: string; link: MemoLink }) {
  const views = useLinkViews(dealId, link.id)
  if (views.isPending) return <Skeleton className="h-12" />
  if (views.isError && !views.data)
    return (
      <ErrorState
        className="py-4"
        title="Could not load the log"
        message={explainError(views.error)}
        onRetry={() => void views.refetch()}
      />
    )
  return (
    <ol aria-label={`Log of the link for ${link.name}`} className="grid gap-2 border-l-2 pl-3 text-sm">
      {views.data.map((view) => (
        <li key={`${view.at} ${view.email}`} className="min-w-0 break-words">
          <p className="tabular">
            {formatDayAndTime(view.at)}
            {view.email !== null && <span className="font-medium"> · {view.email}</span>}
            {view.seconds > 0 && ` · ${formatDuration(view.seconds)}`}
          </p>
          <p className="text-muted">{describeSeen(view)}</p>
        </li>
      ))}
    </ol>
  )
}

function formatDuration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

function describeSeen({ parts, pages }: LinkView): string {
  const seen = [
    ...(parts.length > 0 ? [parts.join(', ')] : []),
    ...(pages.length > 0 ? [`${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}`] : []),
  ]
  return seen.length === 0 ? 'Nothing noted yet' : seen.join(' · ')
}
