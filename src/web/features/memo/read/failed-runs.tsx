import type { Memo } from '#contract/memo.ts'
import { readAdminFlag } from '#web/lib/session.ts'

/** Site readings that failed, for who has set the admin flag in local storage. */
export function FailedRuns({ memo }: { memo: Memo }) {
  if (!readAdminFlag()) return null
  const failed = memo.json_response.scrappers_status.filter((run) => run.status === 'failed')
  return (
    <ul className="text-muted text-sm">
      {failed.map((run) => (
        <li key={`${run.type} ${run.run}`}>
          {run.run}th call of {run.type} is failed
        </li>
      ))}
    </ul>
  )
}
