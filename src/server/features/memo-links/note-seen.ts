import type { z } from 'zod'
import type { seenFields } from '#contract/memo-links.ts'
import type { Ctx } from '#server/platform/context.ts'
import { getPageCount } from '../decks/decks-queries.ts'
import { findMemoDeckId } from '../memos/memos-queries.ts'
import { addSeen } from './memo-links-store.ts'
import { requireTicket } from './require-ticket.ts'

type Input = { key: string; ticket: string | null; seen: z.output<typeof seenFields> }

/** Notes what the reader of a memo link has seen so far; pages that the deck lacks are left out. */
export async function noteSeen(ctx: Ctx, { key, ticket, seen }: Input): Promise<Record<string, never>> {
  const { link, viewId } = await requireTicket(ctx, { key, ticket })
  const deckId = link.with_pages && seen.pages.length > 0 ? await findMemoDeckId(ctx, link.deal_id) : null
  const count = deckId === null ? 0 : await getPageCount(ctx, deckId)
  await addSeen(ctx.db, viewId, { ...seen, pages: seen.pages.filter((page) => page <= count) })
  return {}
}
