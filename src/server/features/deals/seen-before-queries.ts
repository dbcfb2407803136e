import type { SeenBefore } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { describeSeen } from './seen-before.ts'
import {
  countSeen,
  findAlikePages,
  findDealNames,
  findNaming,
  findSameCompany,
  findSameFiles,
  findSeen,
  lockComparison,
  replaceAlike,
} from './seen-before-store.ts'

/** The deals that a deal looks like, newest first. The caller has checked the access. */
export async function listSeenBefore(ctx: Ctx, dealId: string): Promise<SeenBefore[]> {
  return describeSeen(await findSeen(ctx.db, [dealId]))
}

/** Other deals of the workspace with a file of this deal, newest first: what is known before the deck is read. */
export async function listSeenFiles(ctx: Ctx, workspaceId: string, dealId: string): Promise<SeenBefore[]> {
  const found = await findSameFiles(ctx.db, workspaceId, dealId)
  const rows = await findDealNames(
    ctx.db,
    found.map((one) => one.dealId),
  )
  return describeSeen(rows.map((row) => ({ ...row, deal_id: dealId, how: 'file' })))
}

type Compared = { workspaceId: string; dealId: string; deckId: string; keys: readonly string[] }

/**
 * Notes which other deals of the workspace a deal looks like, by its files, the pages of its newest deck and its company.
 * `lockSeenBefore` comes first in the transaction, before any row of a deal is locked.
 */
export async function noteSeenBefore(tx: Tx, compared: Compared): Promise<void> {
  const found = [
    ...(await findSameFiles(tx.db, compared.workspaceId, compared.dealId)),
    ...(await findAlikePages(tx.db, compared)),
    ...(await findSameCompany(tx.db, compared)),
  ]
  await countSeen(tx.db, [compared.dealId, ...(await replaceAlike(tx.db, compared.dealId, found))])
}

/** Lets one transaction at a time compare the deals of a workspace. */
export async function lockSeenBefore(tx: Tx, workspaceId: string): Promise<void> {
  await lockComparison(tx.db, workspaceId)
}

/** The deals that name a deal as seen before: what is to be counted again once it is gone. */
export async function listNaming(tx: Tx, dealId: string): Promise<string[]> {
  return findNaming(tx.db, dealId)
}

/** Counts again how many deals each of some names. */
export async function recountSeen(tx: Tx, dealIds: readonly string[]): Promise<void> {
  await countSeen(tx.db, dealIds)
}
