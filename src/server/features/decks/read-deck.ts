import type { ReadProgress } from '#engine/ports.ts'
import type { Ctx } from '#server/platform/context.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { hasDeck, replaceReading } from './decks-store.ts'
import { getDeckBytes } from './get-deck-file.ts'
import { makePagePrint } from './page-print.ts'
import { createRecognitionStore } from './recognition-files.ts'

/**
 * Reads the file of a deck and stores its pages; false when the deck is gone. Rejects with ReadFailure, or with the reason of
 * the signal that ended it.
 */
export async function readDeck(
  ctx: Ctx,
  deckId: string,
  onProgress: ReadProgress,
  signal: AbortSignal,
): Promise<boolean> {
  const gone = new AbortController()
  const options = {
    signal: AbortSignal.any([signal, gone.signal]),
    recognitions: createRecognitionStore(ctx, deckId, () => gone.abort()),
  }
  const doc = await getDeckBytes(ctx, deckId)
    .then((file) => ctx.reader.read(file, onProgress, options))
    .catch(async (error: unknown) => {
      if (gone.signal.aborted || !(await hasDeck(ctx.db, deckId))) return null
      throw error
    })
  if (doc === null) return false
  for (const { page, recognition } of doc.pages) {
    if (recognition?.outcome === 'failed')
      ctx.log.warn({ deckId, page, cause: recognition.cause }, 'A page was not read.')
  }
  const pages = doc.pages.map((page) => ({
    page: page.page,
    width: page.width,
    height: page.height,
    content: toJson(page),
    print: String(makePagePrint(page)),
  }))
  const metadata = toJson(doc.metadata)
  return inTransaction(ctx, (tx) => replaceReading(tx.db, deckId, { metadata, pages }))
}
