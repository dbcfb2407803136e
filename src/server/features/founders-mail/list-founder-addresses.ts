import type { ValidatedResponse } from '#contract/memo.ts'
import { addressesIn, ownCompanyFirst, withoutRepeats } from '#engine/text/email-addresses.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listUpdateTexts } from '../deals/deals-queries.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { listFields } from '../memos/memo-value.ts'
import { findMemoFields } from '../memos/memos-queries.ts'
import { listWorkspaceAddresses } from '../workspaces/workspaces-queries.ts'
import { listKeptAddresses } from './founders-mail-store.ts'
import { readReplyToken } from './reply-address.ts'

const addressFields = ['Contact Email', 'Email']

/**
 * Addresses to write to: whom a forwarded email came from, then those that the memo holds, people's edits included, then those in
 * the updates, without those of the workspace's members and its relay mailbox, to which the updates may have come.
 */
export async function listFounderAddresses(ctx: Ctx, dealId: string): Promise<string[]> {
  const { workspaceId } = await requireDeal(ctx, dealId)
  const memo = (await findMemoFields(ctx, dealId)) ?? {}
  const own = await listWorkspaceAddresses(ctx, workspaceId)
  const ours = new Set(own.map((address) => address.toLowerCase()))
  const found = [...listTexts(memo, addressFields), ...(await listUpdateTexts(ctx, dealId))].flatMap(addressesIn)
  const isTheirs = (address: string) => !ours.has(address.toLowerCase()) && readReplyToken(address) === null
  const kept = (await listKeptAddresses(ctx.db, dealId)).filter(isTheirs)
  const theirs = ownCompanyFirst(found.filter(isTheirs), listTexts(memo, ['Company Site'])[0] ?? '')
  return withoutRepeats([...kept, ...theirs])
}

/** The values of the named fields, in the order of the memo. */
function listTexts(memo: ValidatedResponse, names: readonly string[]): string[] {
  return listFields(memo).flatMap(({ field, memoField }) =>
    names.includes(field) && typeof memoField.value === 'string' ? [memoField.value] : [],
  )
}
