import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { countFlags } from './deal-flags-store.ts'
import { listUndescribed, setDescribed, storeListing } from './deal-listing-store.ts'
import type { Listing } from './listing.ts'

/** Keeps what the list shows of a deal's memo; the memo is stored before, in the same transaction. */
export async function noteListing(tx: Tx, dealId: string, listing: Listing): Promise<void> {
  await storeListing(tx.db, dealId, listing)
  await countFlags(tx.db, [dealId])
}

/** Some deals whose memos are made but not described for the list, of all workspaces. */
export async function listDealsToDescribe(ctx: Ctx, limit: number): Promise<string[]> {
  return listUndescribed(ctx.db, limit)
}

/** Notes that there is nothing to describe of a deal. */
export async function noteDescribed(tx: Tx, dealId: string): Promise<void> {
  await setDescribed(tx.db, dealId)
}
