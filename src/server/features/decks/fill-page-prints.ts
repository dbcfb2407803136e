import type { Ctx } from '#server/platform/context.ts'
import { findReading, listDecksWithoutPrints, storePrint } from './decks-store.ts'
import { makePagePrint } from './page-print.ts'
import { parseReading } from './stored-page.ts'

/** As many decks as one memo waits for. */
const batch = 25

/** Gives pages of a workspace their prints that were read before pages had any; some at a time. */
export async function fillPagePrints(ctx: Ctx, workspaceId: string): Promise<void> {
  for (const deckId of await listDecksWithoutPrints(ctx.db, workspaceId, batch)) {
    const reading = await findReading(ctx.db, deckId)
    for (const page of reading ? parseReading(reading).pages : [])
      await storePrint(ctx.db, deckId, page.page, String(makePagePrint(page)))
  }
}
