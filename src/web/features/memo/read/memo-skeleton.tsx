import { Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of a memo while it loads. */
export function MemoSkeleton() {
  return (
    <div className="grid gap-8" aria-busy>
      <span className="sr-only">Loading the memo…</span>
      <div className="grid gap-3">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-5 w-full max-w-md" />
      </div>
      <div className="grid max-w-md gap-3">
        {['year', 'hq', 'fte', 'stage', 'industry', 'market'].map((row) => (
          <Skeleton key={row} className="h-4" />
        ))}
      </div>
      <Skeleton className="h-40" />
      <Skeleton className="h-28" />
    </div>
  )
}
