import { type ActivityEntry, type ActivityNote, type activityEndpoints, activityNote } from '#contract/activity.ts'
import type { ParsedInput } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeCursor, parseCursor } from '#server/platform/http/cursor.ts'
import { Page } from '#server/platform/http/route.ts'
import { nameKey } from '../api-keys/name-key.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { findMemosOfDeals, listActivityRows } from './activity-store.ts'
import { writeActivityText } from './activity-text.ts'

type Query = ParsedInput<typeof activityEndpoints.list>['query']

const usualLimit = 50

/** What happened to a deal, newest first; `next` is the cursor of the following part. */
export async function listActivity(ctx: Ctx, dealId: string, query: Query): Promise<Page<ActivityEntry[]>> {
  await requireDeal(ctx, dealId)
  const limit = query.limit ?? usualLimit
  const after = query.cursor === undefined ? null : parseCursor(query.cursor)
  const found = await listActivityRows(ctx.db, dealId, { after, limit: limit + 1 })
  const rows = found
    .slice(0, limit)
    .map(({ kind, data, ...row }) => ({ ...row, note: activityNote.parse({ kind, data }) }))
  const others = rows.flatMap(({ note }) => (note.kind === 'same_company' ? [note.data.other_id] : []))
  const memos = await findMemosOfDeals(ctx.db, [dealId, ...others])
  const entries = rows.map(({ note, ...row }) => {
    const by = row.by_key === null ? nameOf(row) : nameKey(row.by_key)
    const href = findPlace(note, dealId, memos)
    return {
      id: row.activity_id,
      at: row.at.toISOString(),
      by,
      kind: note.kind,
      text: writeActivityText(note, by),
      href,
    }
  })
  const last = entries.at(-1)
  return new Page(entries, found.length > limit && last ? makeCursor(last) : null)
}

const nameOf = ({ first_name, last_name, email }: Record<'first_name' | 'last_name' | 'email', string | null>) =>
  [first_name, last_name].join(' ').trim() || email

/** The address in the app of the place that an entry is about. */
function findPlace(note: ActivityNote, dealId: string, memos: ReadonlyMap<string, string>): string | null {
  const memoId = memos.get(note.kind === 'same_company' ? note.data.other_id : dealId)
  if (note.kind === 'version') return `/pitch-deck/${note.data.deck_id}`
  if (memoId === undefined) return null
  const memo = `/deal-memo/${memoId}`
  switch (note.kind) {
    case 'edited':
    case 'founders':
      return `${memo}?view=edit`
    case 'commented':
      return `${memo}?sheet=comments&comment=${note.data.comment_id}`
    case 'link_made':
    case 'link_ended':
      return `${memo}?sheet=links`
    case 'same_company':
    case 'completed':
      return memo
    default:
      return null
  }
}
