import type { Decision, Verdict } from '#contract/decisions.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { findDealRow } from './deal-list-store.ts'
import { lockDeal, storeDecision } from './deals-store.ts'
import { countSeen, findNaming } from './seen-before-store.ts'

/** A decision as it is made; `lookAgainOn` is a day, of a watched deal alone. */
export type DealDecision = { decision: Verdict; reason: string; note: string; lookAgainOn: string | null }

/** Makes a decision the one that holds for a deal, and returns it as it is shown; null when the deal is gone. */
export async function setDecision(tx: Tx, dealId: string, made: DealDecision): Promise<Decision | null> {
  if (!(await lockDeal(tx.db, dealId))) return null
  await storeDecision(tx.db, dealId, { ...made, by: requireUser(tx), at: tx.now() })
  await tellNaming(tx, dealId)
  return (await findDealRow(tx.db, dealId))?.deal.decision ?? null
}

/** Leaves a deal without a decision, and returns the one that it had; null for none. */
export async function clearDecision(tx: Tx, dealId: string): Promise<Verdict | null> {
  const deal = await lockDeal(tx.db, dealId)
  if (!deal || deal.verdict === 'none') return null
  await storeDecision(tx.db, dealId, null)
  await tellNaming(tx, dealId)
  return deal.verdict
}

/** The deals that name this one as seen before show what became of it. */
async function tellNaming(tx: Tx, dealId: string): Promise<void> {
  await countSeen(tx.db, await findNaming(tx.db, dealId))
}
