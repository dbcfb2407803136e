import type { deckEndpoints } from '#contract/decks.ts'
import type { Answer } from '#contract/endpoint.ts'
import { locateQuote } from '#engine/verify/verify-facts.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requirePage } from './require-page.ts'

/** Where a quote stands on a page of a deck: its boxes, none when it is not there. */
export async function locateInPage(
  ctx: Ctx,
  input: { deckId: string; page: number; quote: string },
): Promise<Answer<typeof deckEndpoints.locate>> {
  const page = await requirePage(ctx, input)
  return { page: page.page, boxes: locateQuote(page, input.quote) }
}
