import type { Tx } from '#server/platform/in-transaction.ts'
import { storeDocumentsCount } from './deal-listing-store.ts'

/** Counts the documents of a deal again, after one came or went. */
export async function countDocuments(tx: Tx, dealId: string): Promise<void> {
  await storeDocumentsCount(tx.db, dealId)
}
