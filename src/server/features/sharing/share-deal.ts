import { v4 as randomUuid } from 'uuid'
import { findCaller } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { findShareId, insertShare } from './sharing-store.ts'

/** Makes a deal's update readable by a link that only its id opens; a live share stays as it is. */
export async function shareDeal(ctx: Ctx, dealId: string): Promise<{ uuid: string }> {
  const { workspaceId } = await requireDeal(ctx, dealId)
  const createdBy = findCaller(ctx)
  // Random as a whole: a v7 would tell when it was made, and leave fewer bits to guess.
  const share = { share_id: randomUuid(), deal_id: dealId, created_by: createdBy, created_at: ctx.now() }
  await inTransaction(ctx, async (tx) => {
    if (!(await insertShare(tx.db, share))) return
    await noteActivity(tx, { dealId, kind: 'shared', data: {} })
    await noteAudit(tx, { workspaceId, event: 'share_made', dealId })
  })
  const uuid = await findShareId(ctx.db, dealId)
  if (uuid === undefined) throw conflict('Someone has just revoked the share of this deal. Try again.')
  return { uuid }
}
