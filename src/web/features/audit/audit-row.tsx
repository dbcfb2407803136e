import type { AuditEntry } from '#contract/audit.ts'
import { formatDayAndTime, formatExactTime } from '#web/lib/relative-time.ts'

/** One event: what was done, by whom, when and from where. */
export function AuditRow({ entry: { text, by, at, network } }: { entry: AuditEntry }) {
  return (
    <li className="grid gap-0.5 py-2.5">
      <p className="break-words">{text}</p>
      <p className="break-words text-muted text-sm">
        {by} ·{' '}
        <time dateTime={at} title={formatExactTime(at)}>
          {formatDayAndTime(at)}
        </time>
        {network !== '' && ` · from ${network}`}
      </p>
    </li>
  )
}
