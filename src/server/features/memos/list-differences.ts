import type { FieldDifference } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { compareMemos } from './compare-memos.ts'
import { parseFaces, parseFields } from './memo-row.ts'
import { findMemoVersion } from './memo-versions-store.ts'
import { findMemo } from './memos-store.ts'
import { noSuchMemo, requireMemo } from './require-memo.ts'

/**
 * What a memo states otherwise than the memo of another deck of its deal, as that stood when a newer deck's took its place.
 * AppError 404 for a deck that no memo of the deal was made from.
 */
export async function listDifferences(ctx: Ctx, memoId: string, fromDeckId: string): Promise<FieldDifference[]> {
  const { deckId } = await requireMemo(ctx, memoId)
  const row = await findMemo(ctx.db, memoId)
  if (!row) throw noSuchMemo()
  const faces = parseFaces(row)
  if (!faces) throw notFound('The memo of this deal is not ready yet.')
  if (fromDeckId === deckId) return []
  const before = await findMemoVersion(ctx.db, memoId, fromDeckId)
  if (!before) throw notFound('No memo was made from that deck.')
  return compareMemos(parseFields(before.validated_response), faces.validated_response)
}
