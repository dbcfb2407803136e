import type { Tx } from '#server/platform/in-transaction.ts'
import { describeDeal } from './describe-deal.ts'
import { parseFaces } from './memo-row.ts'
import { listMemosWithoutFlagColumns } from './memos-store.ts'

/** As many memos as are held in memory at a time. */
const batch = 50

/** Describes the memos of a workspace that were stored before their rows had columns for flags. */
export async function fillFlagColumns(tx: Tx, workspaceId: string): Promise<void> {
  const next = () => listMemosWithoutFlagColumns(tx.db, workspaceId, batch)
  for (let rows = await next(); rows.length > 0; rows = await next()) {
    for (const row of rows) {
      const faces = parseFaces(row)
      if (faces) await describeDeal(tx, { memoId: row.memo_id, dealId: row.deal_id }, faces)
    }
  }
}
