import type { MemoField } from '#contract/memo.ts'
import { formatExactTime, formatRelativeTime } from '#web/lib/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'

/** Who wrote or confirmed a value, and when. */
export function ChangedBy({ field: { entered, standing } }: { field: MemoField }) {
  if (!entered || standing !== 'entered') return null
  return <Words {...entered} />
}

function Words({ action, by, on }: NonNullable<MemoField['entered']>) {
  const now = useNow()
  const word = action === 'confirmed' ? 'Confirmed' : 'Entered'
  return (
    <p className="mt-0.5 text-muted text-xs">
      {by === null ? word : `${word} by ${by}`},{' '}
      <time dateTime={on} title={formatExactTime(on)} className="tabular">
        {formatRelativeTime(on, now)}
      </time>
    </p>
  )
}
