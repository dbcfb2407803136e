import type pg from 'pg'
import type { Log } from '../log.ts'

/** A right clock cannot have written a later time than this. */
const future = "now() + interval '1 minute'"
/** The longest wait that a retry is given. */
const backoff = "retry_delay * 2 ^ least(16, retry_count + 1) * interval '1 second'"
const isAhead = `(created_on > ${future} or started_on > ${future} or heartbeat_on > ${future}
  or start_after > ${future} + case when state = 'retry' then ${backoff} else interval '0' end)`

/**
 * Takes back times that lie in the future since the clock was ahead when they were written: a job would wait for its start,
 * or for its missed sign of life, until the clock is there again. Jobs keep their order.
 */
export async function mendTimes(pool: pg.Pool, log: Log): Promise<void> {
  const mended = await pool.query(
    `with newest as (
       select max(created_on) - now() as ahead from pgboss.job where state <= 'active' and created_on > ${future}
     )
     update pgboss.job set
       created_on = case when created_on > ${future} then created_on - newest.ahead else created_on end,
       start_after = least(start_after, now()),
       started_on = least(started_on, now()),
       heartbeat_on = least(heartbeat_on, now())
     from newest where state <= 'active' and ${isAhead}`,
  )
  if (mended.rowCount) log.warn({ jobs: mended.rowCount }, 'Jobs had times in the future; the times were corrected.')
  // When pg-boss last looked for jobs without a sign of life, and the like: it waits until that is long enough ago.
  await pool.query(
    `update pgboss.queue set monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
       maintain_on = least(maintain_on, now())
     where greatest(monitor_claim_on, monitor_on, maintain_on) > ${future}`,
  )
  await pool.query(
    `update pgboss.version set bam_on = least(bam_on, now()), flow_on = least(flow_on, now()),
       reindex_on = least(reindex_on, now()), monitor_backoff_on = least(monitor_backoff_on, now() + interval '1 hour')
     where greatest(bam_on, flow_on, reindex_on) > ${future} or monitor_backoff_on > now() + interval '1 hour'`,
  )
}
