import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { listDealsToDescribe, noteDescribed } from '../deals/note-listing.ts'
import { describeDeal } from './describe-deal.ts'
import { parseFaces } from './memo-row.ts'
import { lockMemoOfDeal } from './memos-store.ts'

export const describeOldDealsQueue = queue('describe-old-deals', z.object({}))

/** As many deals as are looked up at a time; each is described in a transaction of its own. */
const batch = 50

/** Has the deals described whose memos are older than what the list knows of them; nothing where there are none. */
export async function queueOldDeals(ctx: Ctx): Promise<void> {
  if ((await listDealsToDescribe(ctx, 1)).length === 0) return
  await inTransaction(ctx, (tx) => tx.jobs.send(describeOldDealsQueue, {}, { key: 'all' }))
}

/** Describes all of those deals; a retry goes on with the ones that are left. */
export async function describeOldDeals(ctx: Ctx, _payload: object, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  const next = () => listDealsToDescribe(ctx, batch)
  for (let dealIds = await next(); dealIds.length > 0; dealIds = await next()) {
    for (const dealId of dealIds) {
      signal.throwIfAborted()
      await inTransaction(ctx, (tx) => describeOldDeal(tx, dealId))
    }
  }
}

/** A memo that can't be read can't be opened either; its deal stays in the list as it is. */
async function describeOldDeal(tx: Tx, dealId: string): Promise<void> {
  const row = await lockMemoOfDeal(tx.db, dealId)
  const faces = row && readFaces(tx, row)
  if (row && faces) await describeDeal(tx, { memoId: row.memo_id, dealId }, faces)
  else await noteDescribed(tx, dealId)
}

function readFaces(ctx: Ctx, row: Parameters<typeof parseFaces>[0] & { deal_id: string }) {
  try {
    return parseFaces(row)
  } catch (error) {
    ctx.log.error({ err: error, dealId: row.deal_id }, 'The stored memo of a deal can’t be read.')
    return null
  }
}
