import type { Ctx } from '#server/platform/context.ts'
import { listKeptFounderAddresses } from '../founders-mail/founders-mail-queries.ts'
import { makeCompanyKeys } from './make-company-keys.ts'
import { parseFaces } from './memo-row.ts'
import { listMemosWithoutKeys, storeCompanyKeys } from './memos-store.ts'

/** As many memos as one memo waits for. */
const batch = 100

/** Gives memos of a workspace the keys of their companies that were made before memos had any; some at a time. */
export async function fillCompanyKeys(ctx: Ctx, workspaceId: string): Promise<void> {
  for (const row of await listMemosWithoutKeys(ctx.db, workspaceId, batch)) {
    const fields = parseFaces(row)?.validated_response
    if (!fields) continue
    const keys = makeCompanyKeys(fields, await listKeptFounderAddresses(ctx, row.deal_id))
    await storeCompanyKeys(ctx.db, row.memo_id, keys)
  }
}
