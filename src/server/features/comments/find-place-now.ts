import type { CommentPlace } from '#contract/comments.ts'
import type { MemoField } from '#contract/memo.ts'
import { memoSections } from '#contract/memo-fields.ts'
import type { Ctx } from '#server/platform/context.ts'
import { invalid } from '#server/platform/errors.ts'
import { loadMemoOfDeal } from '../memos/load-memo.ts'

/** A place in a memo as a comment keeps it, with its value now; all null for the deal as a whole. */
export type PlaceNow = {
  section: string | null
  field: string | null
  founder_id: string | null
  founder: string | null
  value: MemoField['value']
}

/** Returns a field of a deal's memo with its value now; AppError 422 for one that the memo does not have. */
export async function findPlaceNow(ctx: Ctx, dealId: string, place: CommentPlace): Promise<PlaceNow> {
  const { section, field, founder_id = null } = place
  const isKnown = memoSections.some((one) => one.name === section && one.fields.some(({ name }) => name === field))
  const memo = await loadMemoOfDeal(ctx, dealId)
  const content = memo?.validated_response[section]
  const record = Array.isArray(content) ? content[memo?.founder_ids?.indexOf(founder_id ?? '') ?? -1] : content
  const found = record?.[field]
  if (!isKnown || !found) throw invalid({ field: 'The memo does not have this field. Reload it.' })
  if (!Array.isArray(content)) return { section, field, founder_id: null, founder: null, value: found.value }
  const name = record['Founder Name']?.value
  return { section, field, founder_id, founder: typeof name === 'string' ? name : null, value: found.value }
}
