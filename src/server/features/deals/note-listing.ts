import type { z } from 'zod'
import { deal } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { countFlags } from './deal-flags-store.ts'
import { listUndescribed, setDescribed, storeListing } from './deal-listing-store.ts'

/** What the list shows of a memo, as it stands in the deal's row. */
export const listed = deal.pick({ stage: true, ask: true, sector: true, hq: true, counts: true })

/** What the list shows of a memo, and what it is sorted, filtered and searched by. */
export type Listing = {
  listed: z.output<typeof listed>
  /** Founders and one-liner, for the search. */
  told: string
  /** Place in the vocabulary from 1; 0 for none of its stages. */
  stageRank: number
  /** -1 where it is not known. */
  askUsd: number
  /** Values of the vocabularies. */
  sectors: string[]
  hq: string | null
  signals: number
  alarms: number
}

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
