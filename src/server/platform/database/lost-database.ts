import { readdir } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import type { FileStore } from '../storage/file-store.ts'
import { listFolder } from '../storage/list-folder.ts'
import { getDatabaseFolder } from './database-folders.ts'
import type { Database } from './schema.ts'

/**
 * Throws StartError when the embedded database is gone or only half there although files of decks are stored in a folder: started
 * without it, the server would be empty and would keep files that no deck refers to. `refuseEmptyDatabase` asks the same of a bucket.
 */
export async function refuseLostDatabase({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>): Promise<void> {
  const folder = getDatabaseFolder(dataDir)
  const parts: string[] = await readdir(folder).catch(() => [])
  if (parts.length === 0 && storage.kind === 'folder' && (await hasAny(listFolder(storage.folder)))) {
    throw new StartError(
      `The database is missing: ${folder} is empty, but ${storage.folder} holds the files of decks. Restore the backup of ${dataDir} as a whole, \
or move ${storage.folder} away to start again.`,
    )
  }
  if (parts.length > 0 && !parts.includes('PG_VERSION')) throw makeDamagedError(dataDir, 'PG_VERSION is missing')
}

/** Throws StartError when the database has no tables yet although files of decks are stored. */
export async function refuseEmptyDatabase(db: Kysely<Database>, config: Config, files: FileStore): Promise<void> {
  const known = await sql<{ table: string | null }>`select to_regclass('kysely_migration')::text as table`.execute(db)
  if (known.rows[0]?.table != null || !(await hasAny(files.list()))) return
  const [which, back] =
    config.databaseUrl === null
      ? [getDatabaseFolder(config.dataDir), `Restore the backup of ${config.dataDir} as a whole`]
      : ['DATABASE_URL', 'Set DATABASE_URL to the database of these files, or restore its backup']
  const other =
    config.storage.kind === 'folder'
      ? `move ${files.place} away to start again`
      : 'set STORAGE_URL to an empty bucket to start again'
  throw new StartError(
    `The database at ${which} is empty, but ${files.place} holds the files of decks. ${back}, or ${other}.`,
  )
}

/** The sentence for an embedded database that can't be opened. */
export const makeDamagedError = (dataDir: string, reason: string): StartError =>
  new StartError(
    `The database in ${getDatabaseFolder(dataDir)} is damaged and can’t be opened (${reason}). Restore the backup of ${dataDir} as a whole. \
If nothing was stored in it yet, delete ${getDatabaseFolder(dataDir)} to start again.`,
  )

async function hasAny(files: AsyncIterable<unknown>): Promise<boolean> {
  for await (const _ of files) return true
  return false
}
