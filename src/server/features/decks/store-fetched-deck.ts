import type { Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { countDocuments } from '../deals/count-documents.ts'
import { countPages } from './count-pages.ts'
import { getFetchedKey } from './deck-files.ts'
import { insertDocument, listDocuments, setPageCount } from './decks-store.ts'
import { receiveDeckFile } from './receive-deck-file.ts'

type Fetched = { dealId: string; deckId: string; workspaceId: string; stream: Readable; name: string }

/**
 * Stores the file of a deck that came as a link, with the checks of an upload, and notes it as the deck's document together with
 * what `alsoDo` writes; false when the deck is gone. Rejects as an upload does, or with the stream's error; then nothing
 * of the file is left.
 */
export async function storeFetchedDeck(
  ctx: Ctx,
  { dealId, deckId, workspaceId, stream, name }: Fetched,
  alsoDo: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  // Of its own for each attempt: a process that was taken for dead must not write over what another one has noted.
  const storageKey = getFetchedKey(deckId, uuidv7())
  let isKept = false
  try {
    const incoming = { field: 'pdf_file', name, contentType: '', stream }
    const file = await receiveDeckFile(ctx, deckId, incoming, storageKey)
    const pageCount = await countPages(ctx, workspaceId, storageKey)
    return await inTransaction(ctx, async (tx) => {
      // Waits for whichever process writes this deck; after that its document can be looked for.
      if (!(await setPageCount(tx.db, deckId, pageCount))) return false
      await alsoDo(tx)
      if ((await listDocuments(tx.db, deckId)).length > 0) return true
      const document = { documentId: uuidv7(), ...file, name: makeStorable(name) }
      await insertDocument(tx.db, deckId, document, tx.now())
      await countDocuments(tx, dealId)
      isKept = true
      return true
    })
  } finally {
    stream.destroy()
    if (!isKept) await ctx.files.delete(storageKey)
  }
}
