import type { Ctx } from '#server/platform/context.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { findDeal, lockDeal, moveDeal, setNewestDeck } from './deals-store.ts'
import { noSuchDeal } from './require-deal.ts'

const beingMade = () => conflict('The memo of this deal is being made. Change its decks when it is ready.')

/** Throws AppError 409 while the memo of a deal is being made. */
export async function refuseInProgress(ctx: Ctx, dealId: string): Promise<void> {
  const deal = await findDeal(ctx.db, dealId)
  if (!deal) throw notFound(noSuchDeal)
  if (deal.status === 'in_progress') throw beingMade()
}

/** Whether a deal can be moved to another deck now; it stays so until the end of the transaction. */
export async function lockForNewDeck(tx: Tx, dealId: string): Promise<boolean> {
  const deal = await lockDeal(tx.db, dealId)
  return deal !== undefined && deal.status !== 'in_progress'
}

/**
 * Makes a deck the one that a deal’s memo is made from, and puts the deal in progress; the caller queues the work. AppError 409
 * while a memo of the deal is being made.
 */
export async function moveToDeck(tx: Tx, dealId: string, deckId: string, isByMail = false): Promise<void> {
  const deal = await lockDeal(tx.db, dealId)
  if (!deal) throw notFound(noSuchDeal)
  if (deal.status === 'in_progress') throw beingMade()
  const waiting = { status: 'in_progress', detail: 'Waiting to be read', isByMail, at: tx.now() } as const
  await moveDeal(tx.db, dealId, deal.status, waiting)
  await setNewestDeck(tx.db, dealId, deckId)
}
