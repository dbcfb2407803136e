import type pg from 'pg'
import { z } from 'zod'
import type { Ctx, Services } from '../context.ts'
import type { JobDefinition } from './job.ts'
import { mendTimes } from './mend-times.ts'
import { makeGivenUpName } from './queue.ts'

const everyMs = 60_000
const payloads = z.array(z.object({ data: z.unknown() }))

/**
 * Mends the times of jobs, and has every queue end what waits for a job that is lost: once before it returns, then every
 * minute. Returns what stops it.
 */
export async function startUpkeep(
  pool: pg.Pool,
  definitions: JobDefinition[],
  services: Services,
): Promise<() => Promise<void>> {
  const attend = async () => {
    await mendTimes(pool, services.log)
    for (const { queue, endLost } of definitions) {
      const ctx: Ctx = { ...services, actor: { type: 'job', name: queue.name } }
      await endLost?.(ctx, () => listLive(pool, queue.name))
    }
  }
  await attend()
  let attending: Promise<void> | null = null
  const timer = setInterval(() => {
    attending ??= attend()
      .catch((error: unknown) => services.log.error({ err: error }, 'Could not check the jobs.'))
      .finally(() => {
        attending = null
      })
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await attending
  }
}

/** What the jobs carry that wait or run, those that are being given up among them. */
async function listLive(pool: pg.Pool, name: string): Promise<unknown[]> {
  const found = await pool.query("select data from pgboss.job where name = any($1) and state <= 'active'", [
    [name, makeGivenUpName(name)],
  ])
  return payloads.parse(found.rows).map(({ data }) => data)
}
