import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listNamedFiles } from '../list-named-files.ts'
import type { BackupContents } from '../platform/backup/backup-format.ts'
import { writeBackup } from '../platform/backup/write-backup.ts'
import type { Config } from '../platform/config.ts'
import { askForCopy } from '../platform/database/copy-door.ts'
import { copyFolderNow } from '../platform/database/copy-folder-now.ts'
import { lockDataDir } from '../platform/database/data-dir-lock.ts'
import { getCopiesFolder, getDatabaseFolder } from '../platform/database/database-folders.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { type OpenDatabase, openDatabase, openOverEmbedded } from '../platform/database/open-database.ts'
import type { Log } from '../platform/log.ts'
import { loadKey } from '../platform/secrets/secret-box.ts'
import { StartError } from '../platform/start-error.ts'
import { openIncomingFolder } from '../platform/storage/incoming-folder.ts'
import { openStore } from '../platform/storage/open-store.ts'
import { readVersion } from './read-version.ts'

export type BackUpResult = BackupContents & {
  /** For how many milliseconds the queries of a running server waited; null where none had to. */
  waitedMs: number | null
}

/**
 * Writes a backup of the configured installation to one file, beside a running server or without one. Throws StartError when something is
 * in the way.
 */
export async function backUp(config: Config, log: Log, path: string): Promise<BackUpResult> {
  const { database, waitedMs, close } =
    config.databaseUrl === null ? await openCopy(config, log) : await openServerDatabase(config, log)
  const files = await openStore(config, log)
  try {
    const secretKey = await findSecretKey(config)
    const source = {
      db: database.db,
      files,
      listNamedFiles,
      secretKey,
      version: await readVersion(),
      now: () => new Date(),
    }
    return { ...(await writeBackup(source, path)), waitedMs }
  } finally {
    files.close()
    await close()
  }
}

type Opened = { database: OpenDatabase; waitedMs: number | null; close: () => Promise<void> }

async function openServerDatabase(config: Config, log: Log): Promise<Opened> {
  const database = await openDatabase(config, log, () => undefined)
  return { database, waitedMs: null, close: database.close }
}

/** A copy of the embedded database as it is at one moment, so that the server works on while it is read. */
async function openCopy({ dataDir }: Config, log: Log): Promise<Opened> {
  const present = await stat(getDatabaseFolder(dataDir)).catch(() => null)
  if (present === null) throw new StartError(`There is nothing to back up: ${dataDir} has no database. Check DATA_DIR.`)
  const folder = await openIncomingFolder(getCopiesFolder(dataDir))
  const drop = async () => {
    await rm(folder.path, { recursive: true, force: true })
    folder.close()
  }
  try {
    const { path, waitedMs } = await copyDatabase(dataDir, folder.path)
    const embedded = await startEmbeddedPostgres({ dataDir: path }, () => undefined)
    const database = openOverEmbedded(embedded, log)
    return {
      database,
      waitedMs,
      close: async () => {
        await database.close()
        await drop()
      },
    }
  } catch (error) {
    await drop()
    throw error
  }
}

/** By the server that runs on the data directory, or here where none does. */
async function copyDatabase(dataDir: string, folder: string): Promise<{ path: string; waitedMs: number | null }> {
  const unlock = tryLockDataDir(dataDir)
  if (unlock === null) {
    const { path, milliseconds } = await askForCopy(dataDir, folder)
    return { path, waitedMs: milliseconds }
  }
  try {
    const path = join(folder, 'database')
    copyFolderNow(getDatabaseFolder(dataDir), path)
    return { path, waitedMs: null }
  } catch (error) {
    throw new StartError(
      `Could not copy the database of ${dataDir}: ${error instanceof Error ? error.message : String(error)}.`,
    )
  } finally {
    unlock()
  }
}

function tryLockDataDir(dataDir: string): (() => void) | null {
  try {
    return lockDataDir(dataDir)
  } catch (error) {
    if (error instanceof StartError) return null
    throw error
  }
}

/** A key that is a setting stays one; the data directory's own is part of the backup. */
async function findSecretKey(config: Config): Promise<{ bytes: Uint8Array; isPart: boolean } | null> {
  if (config.secretKey !== null) return { bytes: config.secretKey, isPart: false }
  return config.databaseUrl === null ? { bytes: await loadKey(config.dataDir), isPart: true } : null
}
