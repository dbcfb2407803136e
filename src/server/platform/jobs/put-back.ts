import type pg from 'pg'

/**
 * Puts a running job back that was ended early: any process may take it up at once, first in its workspace, with the tries it had.
 * The worker settles a job by id and count of tries, so both counts go up: what it says afterwards about this try must not
 * meet the next one.
 */
export async function putBack(pool: pg.Pool, job: { id: string; retryCount: number }): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
       retry_count = retry_count + 1, retry_limit = retry_limit + 1
     where id = $1 and state = 'active' and retry_count = $2`,
    [job.id, job.retryCount],
  )
}
