import type pg from 'pg'
import { z } from 'zod'
import type { Log } from '../log.ts'

/** Milliseconds between two looks; a job waits half of it on average. */
const lookMs = 300

const found = z.array(z.object({ name: z.string() }))

/**
 * Asks in one statement which queues have jobs whose time has come, again and again, and wakes their workers: at rest each
 * worker would otherwise ask for itself. `wake` has what wakes the workers of a queue, by its name. Returns what stops it.
 */
export function wakeWorkers(
  pool: pg.Pool,
  wake: ReadonlyMap<string, () => Promise<void>>,
  log: Log,
): () => Promise<void> {
  const names = [...wake.keys()]
  const look = async () => {
    const { rows } = await pool.query(
      `select name from unnest($1::text[]) as queue (name) where exists (
         select from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
       )`,
      [names],
    )
    await Promise.all(found.parse(rows).map(({ name }) => wake.get(name)?.()))
  }
  let looking: Promise<void> | null = null
  // A database that is away is told of once, not at every look.
  let isFailing = false
  const timer = setInterval(() => {
    looking ??= look()
      .then(
        () => {
          if (isFailing) log.info('Looks for jobs again.')
          isFailing = false
        },
        (error: unknown) => {
          if (!isFailing) log.error({ err: error }, 'Could not look for jobs; goes on trying.')
          isFailing = true
        },
      )
      .finally(() => {
        looking = null
      })
  }, lookMs)
  return async () => {
    clearInterval(timer)
    await looking
  }
}
