import type { EarlierMemo } from '#engine/check/check-input.ts'
import type { Ctx } from '#server/platform/context.ts'
import { parseFields } from './memo-row.ts'
import { findMemoBefore } from './memo-versions-store.ts'

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The memo of the deck before a deck of the same deal, to tell what changed; null without one. */
export async function findEarlierMemo(ctx: Ctx, memoId: string, deckId: string): Promise<EarlierMemo | null> {
  const before = await findMemoBefore(ctx.db, memoId, deckId)
  if (!before) return null
  const fields = parseFields(before.validated_response)
  return { name: `the deck of ${dayFormat.format(before.created_at)}`, fields }
}
