import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import type { Answer } from '#contract/endpoint.ts'
import type { memoLinkEndpoints, memoLinkFields } from '#contract/memo-links.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { requireUser } from '../accounts/require-user.ts'
import { createToken, hashToken } from '../accounts/tokens.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { loadMemoOfDeal } from '../memos/load-memo.ts'
import { holdMembers } from '../workspaces/workspaces-queries.ts'
import { findLinkOfDeal, insertLink } from './memo-links-store.ts'
import { noSuchLink } from './require-link.ts'

type Made = Answer<typeof memoLinkEndpoints.make>
export const dayMs = 24 * 3_600_000

/** Makes a link to a deal's memo for one reader. Its address is returned this once. AppError 409 until the memo is made. */
export async function makeLink(ctx: Ctx, dealId: string, input: z.output<typeof memoLinkFields>): Promise<Made> {
  const { workspaceId } = await requireDeal(ctx, dealId)
  const by = requireUser(ctx)
  if ((await loadMemoOfDeal(ctx, dealId)) === null)
    throw conflict('This deal has no memo yet. Make the link when the memo is ready.')
  const key = createToken()
  const passcode_hash = input.passcode === undefined ? null : await hashPassword(input.passcode)
  const { ask_email, with_pages, with_pdf, days } = input
  const name = makeStorable(input.name)
  const linkId = uuidv7()
  const now = ctx.now()
  const made = await inTransaction(ctx, async (tx) => {
    // A person who is being removed makes no link that outlives the removal.
    await holdMembers(tx, workspaceId)
    await requireDeal(tx, dealId)
    await insertLink(tx.db, {
      link_id: linkId,
      deal_id: dealId,
      key_hash: hashToken(key),
      name,
      passcode_hash,
      ask_email,
      with_pages,
      with_pdf,
      made_by: by,
      made_at: now,
      expires_at: new Date(now.getTime() + days * dayMs),
      ended_at: null,
    })
    await noteActivity(tx, { dealId, kind: 'link_made', data: { link_id: linkId, name, days } })
    // The id says which link it is: the log outlives the deal, and must not keep the reader’s name.
    const detail = days === 1 ? '1 day' : `${days} days`
    await noteAudit(tx, { workspaceId, event: 'link_made', dealId, subjectId: linkId, detail })
    return findLinkOfDeal(tx.db, dealId, linkId, now)
  })
  if (!made) throw noSuchLink()
  return { ...made, url: `${ctx.config.appUrl}/m/${key}` }
}
