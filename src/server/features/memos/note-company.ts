import type { ValidatedResponse } from '#contract/memo.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { noteSeenBefore } from '../deals/seen-before-queries.ts'
import { listKeptFounderAddresses } from '../founders-mail/founders-mail-queries.ts'
import { makeCompanyKeys } from './make-company-keys.ts'
import { storeCompanyKeys } from './memos-store.ts'

type OfMemo = { memoId: string; dealId: string; deckId: string; workspaceId: string }

/** Notes what tells the company of a memo, and which other deals of the workspace look like its deal. */
export async function noteCompany(tx: Tx, { memoId, ...deal }: OfMemo, fields: ValidatedResponse): Promise<void> {
  const keys = makeCompanyKeys(fields, await listKeptFounderAddresses(tx, deal.dealId))
  await storeCompanyKeys(tx.db, memoId, keys)
  await noteSeenBefore(tx, { ...deal, keys })
}
