import { isDeepStrictEqual } from 'node:util'
import { allMigrations } from '../all-migrations.ts'
import { listNamedFiles } from '../list-named-files.ts'
import { endFilling, fillStore } from '../platform/backup/fill-store.ts'
import { compareRows, loadRows, setSequences } from '../platform/backup/load-rows.ts'
import { type RowBatch, RowCounter, readRows, type Tallies } from '../platform/backup/read-rows.ts'
import { fillDatabase } from '../platform/backup/restore-backup.ts'
import { type Db, listSequences } from '../platform/backup/tables.ts'
import { listMigrations } from '../platform/backup/versions.ts'
import type { Config } from '../platform/config.ts'
import { migrate } from '../platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts'
import type { Log } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'
import type { FileStore, StoredFile } from '../platform/storage/file-store.ts'
import { openStore } from '../platform/storage/open-store.ts'

/** `files` is null where they stay where they are. */
export type MoveResult = { tables: Tallies; files: { count: number; bytes: number } | null; missing: string[] }

/**
 * Copies an embedded installation, which must not be running, to the empty database server of `to`, and its files to the store of `to`
 * where that is another one. Rows are counted and compared on both sides; the source stays as it is.
 */
export async function moveEmbedded(from: Config, to: Config, log: Log): Promise<MoveResult> {
  if (from.databaseUrl !== null)
    throw new StartError('DATABASE_URL is set: this installation has no embedded database to move. Unset it.')
  const source = await openDatabase(from, log, (error) => log.fatal({ err: error }, 'The embedded database ended.'))
  try {
    const target = await openDatabase(to, log, () => undefined)
    try {
      return await moveTo(source, target, { from, to, log })
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

type Sides = { from: Config; to: Config; log: Log }

async function moveTo(source: OpenDatabase, target: OpenDatabase, { from, to, log }: Sides): Promise<MoveResult> {
  // The same steps then made the tables of both.
  await migrate(source.db, allMigrations)
  return source.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((snapshot) => moveRows(snapshot, { database: target, migrations: allMigrations, log }, { from, to, log }))
}

async function moveRows(snapshot: Db, target: Parameters<typeof fillDatabase>[0], sides: Sides): Promise<MoveResult> {
  const known = await listMigrations(snapshot)
  const counter = new RowCounter()
  const named = await listNamedFiles(snapshot)
  let files: MoveResult['files'] = null
  let missing: string[] = []
  await fillDatabase(target, known, async (db) => {
    await loadRows(db, countRows(readRows(snapshot), counter))
    await compareRows(db, counter.tallies)
    await setSequences(db, await listSequences(snapshot))
    if (!isDeepStrictEqual(sides.from.storage, sides.to.storage))
      ({ files, missing } = await moveFiles(sides, new Set(named.keys)))
  })
  if (files !== null) await endFillingOf(sides)
  return { tables: counter.tallies, files, missing }
}

async function* countRows(batches: AsyncIterable<RowBatch>, counter: RowCounter): AsyncGenerator<RowBatch> {
  for await (const batch of batches) {
    counter.add(batch)
    yield batch
  }
}

/** Copies every file; `named` are those that must be there. */
async function moveFiles(
  { from, to, log }: Sides,
  named: Set<string>,
): Promise<{ files: { count: number; bytes: number }; missing: string[] }> {
  const source = await openStore(from, log)
  const target = await openStore(to, log)
  const files = { count: 0, bytes: 0 }
  try {
    await fillStore(target, async (put) => {
      for await (const file of source.list()) {
        await copyFile(source, put, file)
        named.delete(file.key)
        files.count += 1
        files.bytes += file.bytes
      }
    })
  } finally {
    source.close()
    target.close()
  }
  return { files, missing: [...named] }
}

async function endFillingOf({ to, log }: Sides): Promise<void> {
  const target = await openStore(to, log)
  await endFilling(target)
  target.close()
}

async function copyFile(source: FileStore, put: FileStore['putStream'], { key, bytes }: StoredFile): Promise<void> {
  const stored = await put(key, await source.getStream(key))
  if (stored.bytes !== bytes)
    throw new StartError(`${key} has ${stored.bytes} bytes in place of ${bytes}. Nothing was moved.`)
}
