import { opendir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import type { Database } from './schema.ts'

type Folders = Pick<Config, 'dataDir' | 'filesDir'>

/** The folder of the embedded database. */
export const getDatabaseFolder = (dataDir: string): string => join(dataDir, 'database')

/**
 * Throws StartError when the embedded database is gone or only half there although files of decks are stored: started
 * without it, the server would be empty and would keep files that no deck refers to.
 */
export async function refuseLostDatabase({ dataDir, filesDir }: Folders): Promise<void> {
  const folder = getDatabaseFolder(dataDir)
  const parts: string[] = await readdir(folder).catch(() => [])
  if (parts.length === 0 && (await holdsFiles(filesDir))) {
    throw new StartError(
      `The database is missing: ${folder} is empty, but ${filesDir} holds the files of decks. Restore the backup of ${dataDir} as a whole, \
or move ${filesDir} away to start again.`,
    )
  }
  if (parts.length > 0 && !parts.includes('PG_VERSION')) throw makeDamagedError(dataDir, 'PG_VERSION is missing')
}

/** Throws StartError when the database has no tables yet although files of decks are stored. */
export async function refuseEmptyDatabase(db: Kysely<Database>, config: Config): Promise<void> {
  const known = await sql<{ table: string | null }>`select to_regclass('kysely_migration')::text as table`.execute(db)
  if (known.rows[0]?.table != null || !(await holdsFiles(config.filesDir))) return
  const [which, back] =
    config.databaseUrl === null
      ? [getDatabaseFolder(config.dataDir), `Restore the backup of ${config.dataDir} as a whole`]
      : ['DATABASE_URL', 'Set DATABASE_URL to the database of these files, or restore its backup']
  throw new StartError(
    `The database at ${which} is empty, but ${config.filesDir} holds the files of decks. ${back}, or move ${config.filesDir} away to start again.`,
  )
}

/** The sentence for an embedded database that can't be opened. */
export const makeDamagedError = (dataDir: string, reason: string): StartError =>
  new StartError(
    `The database in ${getDatabaseFolder(dataDir)} is damaged and can’t be opened (${reason}). Restore the backup of ${dataDir} as a whole. \
If nothing was stored in it yet, delete ${getDatabaseFolder(dataDir)} to start again.`,
  )

/** Whether a folder holds any file, hidden ones aside. */
async function holdsFiles(folder: string): Promise<boolean> {
  const entries = await opendir(folder).catch(() => null)
  if (entries === null) return false
  for await (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    if (!entry.isDirectory() || (await holdsFiles(join(folder, entry.name)))) return true
  }
  return false
}
