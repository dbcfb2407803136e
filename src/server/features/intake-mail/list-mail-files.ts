import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { listMailsWithBytes } from './intake-mail-store.ts'
import { getMailFolder, getMailKey } from './mail-files.ts'

/** The folders of all emails whose bytes are stored, and the files of those. */
export async function listMailFiles(db: Kysely<Database>): Promise<{ folders: string[]; keys: string[] }> {
  const mailIds = await listMailsWithBytes(db)
  return { folders: mailIds.map(getMailFolder), keys: mailIds.map(getMailKey) }
}
