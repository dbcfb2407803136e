import { v7 as uuidv7 } from 'uuid'
import { makeStorable } from '#server/platform/database/storable.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { countDocuments } from '../deals/count-documents.ts'
import { forgetUpload, insertDeck, insertDeckLink, insertDocument } from './decks-store.ts'
import type { ReceivedFile } from './receive-deck-file.ts'

/** Where a deck comes from: a file that is stored already, or a link that a job opens. */
export type DeckOrigin = { kind: 'file'; file: ReceivedFile; pageCount: number } | { kind: 'link'; url: string }

/** Makes the deck of a deal, with its document where it came as a file; an upload that was noted for it is over. */
export async function addDeck(
  tx: Tx,
  deck: { deckId: string; dealId: string; origin: DeckOrigin; createdBy: string | null },
): Promise<void> {
  const { deckId, dealId, origin, createdBy } = deck
  const at = tx.now()
  const pageCount = origin.kind === 'file' ? origin.pageCount : 0
  await insertDeck(tx.db, { deckId, dealId, pageCount, createdBy, at })
  await forgetUpload(tx.db, deckId)
  if (origin.kind === 'link') {
    await insertDeckLink(tx.db, deckId, origin.url)
    return
  }
  const document = { documentId: uuidv7(), ...origin.file, name: makeStorable(origin.file.name) }
  await insertDocument(tx.db, deckId, document, at)
  await countDocuments(tx, dealId)
}
