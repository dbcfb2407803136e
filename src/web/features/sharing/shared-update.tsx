import { Link2Off } from 'lucide-react'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { formatDay } from '#web/lib/relative-time.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { useShared } from './share-queries.ts'

/** The update as it was written, or why it can't be read. */
export function SharedUpdate({ query }: { query: ReturnType<typeof useShared> }) {
  if (query.isPending) return <SharedSkeleton />
  if (query.isError && query.error instanceof ApiError && query.error.code === 404)
    return (
      <div className="grid justify-items-center gap-2 py-14 text-center">
        <Link2Off aria-hidden className="size-5 text-muted" />
        <h1 className="font-semibold text-xl">This link no longer works</h1>
        <p className="max-w-md text-muted">Ask the person who sent it for a new one.</p>
      </div>
    )
  if (query.isError)
    return (
      <ErrorState
        title="Could not load the update"
        message={explainError(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  const { name, additional_data, updated_on } = query.data
  return (
    <article className="grid gap-5">
      <header className="grid gap-1">
        <h1 className="break-words font-semibold font-serif text-3xl leading-tight">{name}</h1>
        <p className="text-muted">
          Most recent update
          {updated_on && (
            <>
              , <time dateTime={updated_on}>{formatDay(updated_on)}</time>
            </>
          )}
        </p>
      </header>
      {additional_data === '' ? (
        <p className="text-muted">This deal has no update.</p>
      ) : (
        <pre className="whitespace-pre-wrap break-words font-serif text-lg leading-relaxed">{additional_data}</pre>
      )}
    </article>
  )
}

function SharedSkeleton() {
  return (
    <div role="status" aria-label="Loading the update…" className="grid gap-5">
      <Skeleton className="h-10 w-64" />
      <div className="grid gap-3">
        {[92, 100, 84, 60].map((width) => (
          <Skeleton key={width} className="h-5" style={{ width: `${width}%` }} />
        ))}
      </div>
    </div>
  )
}
