import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

const widths = ['w-40', 'w-56', 'w-32', 'w-48', 'w-36', 'w-52']

/** Rows in the shape of those to come. */
export function DealListSkeleton() {
  return (
    <div role="status" aria-label="Loading deals…">
      <div className="mb-3 flex justify-between">
        <Skeleton className="h-8 w-72 max-w-[60%]" />
        <Skeleton className="hidden h-8 w-80 @table:block" />
      </div>
      <div className="h-9 border-b" />
      {widths.map((width) => (
        <div key={width} className="flex h-13 items-center gap-6 border-b px-4">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="ml-auto h-4 w-20" />
          <Skeleton className="hidden h-4 w-12 @table:block" />
          <Skeleton className="hidden h-4 w-24 @table:block" />
          <Skeleton className="hidden h-4 w-44 @table:block" />
        </div>
      ))}
    </div>
  )
}

/** 'No results.', what that means here, and the way on. */
export function NoResults({ hint, children }: { hint: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-1 rounded-xl border border-line-strong border-dashed px-6 py-16 text-center">
      <p className="font-semibold">No results.</p>
      <p className="max-w-sm text-muted">{hint}</p>
      <div className="mt-4 grid min-w-0 justify-items-center">{children}</div>
    </div>
  )
}
