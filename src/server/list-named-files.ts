import type { Kysely } from 'kysely'
import { listArchiveFiles } from './features/archives/list-archive-files.ts'
import { listDeckFiles } from './features/decks/list-deck-files.ts'
import { listMailFiles } from './features/intake-mail/list-mail-files.ts'
import type { NamedFiles } from './platform/backup/write-backup.ts'
import type { Database } from './platform/database/schema.ts'

/** Every stored file that a row names; a feature that stores files of its own joins here. */
export async function listNamedFiles(db: Kysely<Database>): Promise<NamedFiles> {
  const parts = [await listDeckFiles(db), await listMailFiles(db), await listArchiveFiles(db)]
  return {
    folders: new Set(parts.flatMap(({ folders }) => folders)),
    keys: parts.flatMap(({ keys }) => keys),
  }
}
