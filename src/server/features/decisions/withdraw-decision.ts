import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { lockSeenBefore } from '../deals/seen-before-queries.ts'
import { clearDecision } from '../deals/set-decision.ts'
import { insertDecision } from './decisions-store.ts'

/** Takes the decision about a deal back; nothing happens where there is none. */
export async function withdrawDecision(ctx: Ctx, dealId: string): Promise<Record<string, never>> {
  const by = requireUser(ctx)
  const { workspaceId } = await requireDeal(ctx, dealId)
  await inTransaction(ctx, async (tx) => {
    // Before any row of a deal is locked, as who compares deals does.
    await lockSeenBefore(tx, workspaceId)
    const decision = await clearDecision(tx, dealId)
    if (decision === null) return
    await insertDecision(tx.db, {
      decision_id: uuidv7(),
      deal_id: dealId,
      verdict: 'none',
      reason: '',
      note: '',
      look_again_on: null,
      decided_by: by,
      decided_at: tx.now(),
    })
    await noteActivity(tx, { dealId, kind: 'decision_withdrawn', data: { decision } })
  })
  return {}
}
