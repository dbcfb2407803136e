import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { type Decision, type decisionFields, lookAgainDays } from '#contract/decisions.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { sendOnDecision } from '../crm/queue-sending.ts'
import { noSuchDeal, requireDeal } from '../deals/require-deal.ts'
import { lockSeenBefore } from '../deals/seen-before-queries.ts'
import { type DealDecision, setDecision } from '../deals/set-decision.ts'
import { insertDecision } from './decisions-store.ts'

type Input = z.output<typeof decisionFields>

const dayMs = 86_400_000

/**
 * Decides about a deal in the place of an earlier decision, which stays in the history. AppError 422 for a pass without a reason, and for
 * a day to look again that is over or stands beside another decision than to watch.
 */
export async function decide(ctx: Ctx, dealId: string, input: Input): Promise<Decision> {
  const by = requireUser(ctx)
  const { workspaceId } = await requireDeal(ctx, dealId)
  const made: DealDecision = {
    decision: input.decision,
    reason: readReason(input),
    note: makeStorable(input.note ?? ''),
    lookAgainOn: readDay(input, ctx.now()),
  }
  return inTransaction(ctx, async (tx) => {
    // Before any row of a deal is locked, as who compares deals does.
    await lockSeenBefore(tx, workspaceId)
    const shown = await setDecision(tx, dealId, made)
    if (!shown) throw notFound(noSuchDeal)
    await keepDecision(tx, dealId, { ...made, by })
    const { decision, reason, lookAgainOn: look_again_on } = made
    await noteActivity(tx, { dealId, kind: 'decided', data: { decision, reason, look_again_on } })
    await sendOnDecision(tx, { dealId, workspaceId, verdict: decision, by })
    return shown
  })
}

function readReason({ decision, reason = '' }: Input): string {
  const storable = makeStorable(reason).trim()
  if (decision === 'pass' && storable === '') throw invalid({ reason: 'Say why: a pass needs a reason.' })
  return storable
}

/** A person may be a day behind the server's, so yesterday is taken too. */
function readDay({ decision, look_again_on }: Input, now: Date): string | null {
  const formatDay = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  if (decision === 'watch') {
    const day = look_again_on ?? formatDay(lookAgainDays)
    if (day < formatDay(-1)) throw invalid({ look_again_on: 'This day is over. Choose a later one.' })
    return day
  }
  if (look_again_on !== undefined)
    throw invalid({ look_again_on: 'Only a deal that you watch has a day to look again.' })
  return null
}

/** Keeps a decision in the history. */
async function keepDecision(tx: Tx, dealId: string, made: DealDecision & { by: string }): Promise<void> {
  await insertDecision(tx.db, {
    decision_id: uuidv7(),
    deal_id: dealId,
    verdict: made.decision,
    reason: made.reason,
    note: made.note,
    look_again_on: made.lookAgainOn,
    decided_by: made.by,
    decided_at: tx.now(),
  })
}
