import { formatExactTime, formatRelativeTime } from '#web/lib/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'

export function RelativeTime({ iso }: { iso: string }) {
  const now = useNow()
  return (
    <time
      dateTime={iso}
      // Only once it is pointed at: dates in a reader's language take a phone some time to write.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = formatExactTime(iso)
      }}
      className="whitespace-nowrap text-muted tabular"
    >
      {formatRelativeTime(iso, now)}
    </time>
  )
}
