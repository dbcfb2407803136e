import { exactTime, relativeTime } from '#web/lib/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'

export function RelativeTime({ iso }: { iso: string }) {
  const now = useNow()
  return (
    <time dateTime={iso} title={exactTime(iso)} className="whitespace-nowrap text-muted tabular">
      {relativeTime(iso, now)}
    </time>
  )
}
