import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { getDeckFolder } from './deck-files.ts'
import { listAllDecks } from './decks-store.ts'

/** The folders of all decks of all workspaces, and the files of their documents. */
export async function listDeckFiles(db: Kysely<Database>): Promise<{ folders: string[]; keys: string[] }> {
  const { deckIds, keys } = await listAllDecks(db)
  return { folders: deckIds.map(getDeckFolder), keys }
}
