import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { renameAdder } from './deal-listing-store.ts'

export const renewAddersQueue = queue('renew-adders', z.object({ userId: z.uuid() }))

/** As many deals as one statement changes. */
const batch = 500

/** Has the deals that a user added sorted and found by the name that the user has now. */
export async function queueAdder(tx: Tx, userId: string): Promise<void> {
  await tx.jobs.send(renewAddersQueue, { userId }, { key: `${userId} ${uuidv7()}` })
}

/** Writes a user's name to the deals that the user added, wherever it differs. */
export async function renewAdders(
  ctx: Ctx,
  { userId }: { userId: string },
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  while ((await renameAdder(ctx.db, userId, batch)) === batch) signal.throwIfAborted()
}
