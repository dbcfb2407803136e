import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { deleteAllSessions, deleteOpeningLinks } from './accounts-store.ts'

/** Signs everyone out, and takes links in emails out of use: what a backup holds of them may have been ended since. */
export async function endAllSessions(db: Kysely<Database>): Promise<void> {
  await deleteAllSessions(db)
  await deleteOpeningLinks(db)
}
