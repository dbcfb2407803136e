import type { deckEndpoints } from '#contract/decks.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requirePage } from './require-page.ts'

/** The visible words of a page in reading order; speaker notes and descriptions of pictures apart from them. */
export async function getPageText(
  ctx: Ctx,
  input: { deckId: string; page: number },
): Promise<Answer<typeof deckEndpoints.pageText>> {
  const page = await requirePage(ctx, input)
  const words = page.blocks.flatMap((block) => block.lines.flatMap((line) => line.words))
  return {
    page: page.page,
    width: page.width,
    height: page.height,
    words: words.map(({ text, box }) => ({ text, box })),
    asides: page.asides ?? [],
  }
}
