import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { allMigrations } from '../all-migrations.ts'
import { endAllSessions } from '../features/accounts/end-all-sessions.ts'
import { type BackupContents, type BackupHeader, keyName } from '../platform/backup/backup-format.ts'
import { refuseFiles } from '../platform/backup/fill-store.ts'
import { checkBackup, readParts } from '../platform/backup/read-backup.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { makeKeyId } from '../platform/backup/write-backup.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { Log } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'
import { openStore } from '../platform/storage/open-store.ts'

/**
 * 'restored': the key of the backup lies in the data directory. 'same': SECRET_KEY is that of the backup. 'other': it is not, or is not
 * set, so what was encrypted has to be entered again. 'none': nothing was encrypted.
 */
type KeyOutcome = 'restored' | 'same' | 'other' | 'none'

export type RestoreResult = { header: BackupHeader; contents: BackupContents; key: KeyOutcome }

/**
 * Brings a backup into the configured installation, which must be empty and not running. Everyone has to sign in again. Throws StartError
 * for a backup that can't be used and a target that is not empty.
 */
export async function restore(config: Config, log: Log, path: string): Promise<RestoreResult> {
  const backup = await checkBackup(path)
  const files = await openStore(config, log)
  try {
    await refuseFiles(files)
    const database = await openDatabase(config, log, (error) =>
      log.fatal({ err: error }, 'The embedded database ended.'),
    )
    try {
      const key = await restoreKey(config, path, backup.header)
      await restoreBackup(path, backup, { database, files, migrations: allMigrations, log }, endAllSessions)
      return { ...backup, key }
    } finally {
      await database.close()
    }
  } finally {
    files.close()
  }
}

async function restoreKey(config: Config, path: string, { secretKeyId }: BackupHeader): Promise<KeyOutcome> {
  if (secretKeyId === null) return 'none'
  if (config.secretKey !== null) return makeKeyId(config.secretKey) === secretKeyId ? 'same' : 'other'
  const key = await readKey(path)
  if (key === null) return 'other'
  await writeKey(config.dataDir, key)
  return 'restored'
}

async function readKey(path: string): Promise<string | null> {
  for await (const { name, content } of readParts(path))
    if (name === keyName) return (await buffer(content)).toString('utf8')
  return null
}

async function writeKey(dataDir: string, key: string): Promise<void> {
  const path = join(dataDir, keyName)
  const present = await readFile(path, 'utf8').catch(() => null)
  if (present === key) return
  if (present !== null)
    throw new StartError(`${path} is another key than that of the backup. Move it away, or name a new DATA_DIR.`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(key)
    await file.sync()
  } finally {
    await file.close()
  }
}
