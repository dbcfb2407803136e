import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { countFlags, listDealsAfter } from './deal-flags-store.ts'
import { announceDeals } from './deal-status.ts'
import { lockSeenBefore } from './seen-before-queries.ts'

export const renewFlagsQueue = queue('renew-flags', z.object({ workspaceId: z.uuid() }))

/** As many deals as one statement changes. */
const batch = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Has the flags counted again that the order of a workspace's list rests on, after its template has changed. */
export async function queueFlagCounts(tx: Tx, workspaceId: string): Promise<void> {
  // A key of its own: a job that still counts by the template before must not swallow this one.
  await tx.jobs.send(renewFlagsQueue, { workspaceId }, { key: `${workspaceId} ${uuidv7()}` })
}

/** Counts the flags of all deals of a workspace by its template; open lists are read again once the order holds. */
export async function renewFlags(
  ctx: Ctx,
  { workspaceId }: { workspaceId: string },
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  let after = beforeAll
  for (;;) {
    signal.throwIfAborted()
    const dealIds = await listDealsAfter(ctx.db, workspaceId, after, batch)
    await inTransaction(ctx, async (tx) => {
      // Many rows at once: no one else who changes several deals may be half way.
      await lockSeenBefore(tx, workspaceId)
      await countFlags(tx.db, dealIds)
    })
    const last = dealIds.at(-1)
    if (last === undefined || dealIds.length < batch) break
    after = last
  }
  await announceDeals(ctx, workspaceId)
}
