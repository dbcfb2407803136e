import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Log } from '../log.ts'
import type { JobDefinition } from './job.ts'
import { makeGivenUpName } from './queue.ts'

const ids = z.array(z.object({ id: z.string() }))

/**
 * Puts back the jobs that were running when the process before this one ended. Only for a database of our own: there
 * no other process can be running them, so nothing waits for missing heartbeats. An interruption counts as an attempt, or a
 * document that ends the process would do so for ever.
 */
export async function takeOverInterrupted(
  boss: PgBoss,
  pool: pg.Pool,
  definitions: JobDefinition[],
  log: Log,
): Promise<void> {
  for (const { queue } of definitions) {
    for (const name of [queue.name, makeGivenUpName(queue.name)]) {
      const active = await pool.query("select id from pgboss.job where name = $1 and state = 'active'", [name])
      const interrupted = ids.parse(active.rows).map((row) => row.id)
      if (interrupted.length > 0) {
        await boss.fail(name, interrupted, { reason: 'The server stopped at every attempt.' })
        log.info({ queue: name, jobs: interrupted.length }, 'Interrupted jobs were put back.')
      }
      // Those that a stopping server put back itself are among them.
      await pool.query("update pgboss.job set start_after = now() where name = $1 and state = 'retry'", [name])
    }
  }
}
