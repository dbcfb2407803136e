import { sql } from 'kysely'
import type { Ctx } from '#server/platform/context.ts'
import { unavailable } from '#server/platform/errors.ts'

type Ready = { status: 'ok'; database: 'ok'; queue: 'ok' }

/** Whether this server can do its work; AppError 503 names what can't be reached. */
export async function checkReady(ctx: Ctx): Promise<Ready> {
  await reach(ctx, 'database', () => sql`select 1`.execute(ctx.db))
  await reach(ctx, 'job queue', () => ctx.jobs.check())
  return { status: 'ok', database: 'ok', queue: 'ok' }
}

async function reach(ctx: Ctx, what: string, check: () => Promise<unknown>): Promise<void> {
  try {
    await check()
  } catch (error) {
    ctx.log.error({ err: error }, `Could not reach the ${what}.`)
    throw unavailable(`Could not reach the ${what}.`)
  }
}
