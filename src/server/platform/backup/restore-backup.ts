import type { Migrations } from '../database/migrate.ts'
import { migrate } from '../database/migrate.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createJobs } from '../jobs/job-runner.ts'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import type { FileStore } from '../storage/file-store.ts'
import { type BackupContents, type BackupHeader, filesFolder } from './backup-format.ts'
import { endFilling, fillStore, refuseFiles } from './fill-store.ts'
import { compareRows, loadRows, refuseRows, setSequences } from './load-rows.ts'
import { readBackupRows, readParts } from './read-backup.ts'
import type { RowBatch } from './read-rows.ts'
import type { Db, Sequence } from './tables.ts'
import { listMigrations } from './versions.ts'

export type RestoreTarget = { database: OpenDatabase; files: FileStore; migrations: Migrations; log: Log }

/**
 * Brings a checked backup into an empty database and an empty store: its files, then its rows in one transaction, which `onRows` joins.
 * Older tables are then brought up to date. Throws StartError for a target that is not empty; what fails leaves no rows and no files,
 * and what is killed can be run again.
 */
export async function restoreBackup(
  path: string,
  { header, contents }: { header: BackupHeader; contents: BackupContents },
  target: RestoreTarget,
  onRows: (db: Db) => Promise<void>,
): Promise<void> {
  await refuseFiles(target.files)
  await fillDatabase(target, header.migrations, async (db) => {
    await storeRows(db, readBackupRows(path), contents.sequences, contents.tables)
    await onRows(db)
    await restoreFiles(path, target.files)
  })
  await endFilling(target.files)
}

/**
 * Makes the tables as they were after `known` migrations, lets `fill` fill them in one transaction, and brings them up to date. Throws
 * StartError when the database has rows, or has had other migrations.
 */
export async function fillDatabase(
  { database, migrations, log }: Omit<RestoreTarget, 'files'>,
  known: readonly string[],
  fill: (db: Db) => Promise<void>,
): Promise<void> {
  refuseNewer(known, migrations)
  await database.oneAtATime(async () => {
    const ran = await listMigrations(database.db)
    if (ran.some((name) => !known.includes(name)))
      throw new StartError(
        'The database has tables of a newer version. Name a database that is empty, or a new DATA_DIR.',
      )
    await migrate(database.db, Object.fromEntries(Object.entries(migrations).filter(([name]) => known.includes(name))))
    const jobs = createJobs(database.pool, log, database.alone)
    await jobs.start([])
    await jobs.stop(0)
    await database.db.transaction().execute(async (db) => {
      await refuseRows(db)
      await fill(db)
    })
    await migrate(database.db, migrations)
  })
}

/** Loads rows and reads them again: they must be those that were read at the source, table by table. */
async function storeRows(
  db: Db,
  batches: AsyncIterable<RowBatch>,
  sequences: readonly Sequence[],
  tallies: BackupContents['tables'],
): Promise<void> {
  await loadRows(db, batches)
  await compareRows(db, tallies)
  await setSequences(db, sequences)
}

function refuseNewer(known: readonly string[], migrations: Migrations): void {
  const unknown = known.find((name) => migrations[name] === undefined)
  if (unknown !== undefined)
    throw new StartError(
      `The data are of a newer version of Firstread, with the migration ${unknown}. Use that version.`,
    )
}

const restoreFiles = (path: string, files: FileStore): Promise<void> =>
  fillStore(files, async (put) => {
    for await (const { name, content } of readParts(path))
      if (name.startsWith(filesFolder)) await put(name.slice(filesFolder.length), content)
  })
