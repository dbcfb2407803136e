import type { Deal, SeenBefore } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { UnseenDeal } from './deal-list-store.ts'
import type { SeenRow } from './seen-before-store.ts'
import { findSeen } from './seen-before-store.ts'

/** The surest way of two in which a deal was recognised. */
const surest: ReadonlyArray<SeenBefore['how']> = ['file', 'pages', 'company']
const mostShown = 20

/** Returns deals with the earlier ones that each looks like; each of these once, newest first. */
export async function addSeenBefore(ctx: Pick<Ctx, 'db'>, deals: readonly UnseenDeal[]): Promise<Deal[]> {
  const seen = deals.filter(({ seenCount }) => seenCount > 0)
  const rows = await findSeen(
    ctx.db,
    seen.map(({ deal }) => deal.deal_id),
  )
  const byDeal = Map.groupBy(rows, (row) => row.deal_id)
  return deals.map(({ deal }) => ({ ...deal, seen_before: describeSeen(byDeal.get(deal.deal_id) ?? []) }))
}

/** Returns the deals that rows name, each once with the surest way in which it was recognised, in their order. */
export function describeSeen(rows: readonly SeenRow[]): SeenBefore[] {
  const seen = new Map<string, SeenBefore>()
  for (const row of rows) {
    const known = seen.get(row.other_id)
    if (known && surest.indexOf(known.how) <= surest.indexOf(row.how)) continue
    seen.set(row.other_id, {
      deal_id: row.other_id,
      generated_answer_id: row.memo_id,
      name: row.name,
      how: row.how,
      created_on: row.created_at.toISOString(),
      decision: row.verdict === 'none' ? null : row.verdict,
      decided_on: row.decided_at?.toISOString() ?? null,
    })
  }
  return [...seen.values()].slice(0, mostShown)
}
