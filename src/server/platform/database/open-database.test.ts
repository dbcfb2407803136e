import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { allMigrations } from '#server/all-migrations.ts'
import { openTestDatabase } from '#server/testing/database-template.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { StartError } from '../start-error.ts'
import { askForCopy } from './copy-door.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const writer = fileURLToPath(new URL('../../testing/write-until-killed.ts', import.meta.url))
const log = createLog('silent')
const onLost = (error: Error) => {
  throw error
}

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'firstread-database-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** Runs the writer, kills it after `rows` commits, and returns the last number it has printed. */
async function writeAndKill(rows: number): Promise<number> {
  const child = spawn(process.execPath, [writer], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let last = 0
  let seen = 0
  for await (const line of createInterface(child.stdout)) {
    last = Number(line)
    seen += 1
    if (seen === rows) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return last
}

test('a process that is killed loses no committed row, and the next one opens at once', async () => {
  let last = 0
  for (const rows of [1, 40, 200]) last = await writeAndKill(rows)
  const leftSocket = await readFile(join(dataDir, 'socket-folder'), 'utf8')
  expect((await stat(leftSocket)).isDirectory()).toBe(true)
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), log, onLost)
  // Off is the default of the embedded database, and would lose rows when the machine itself stops.
  expect((await sql`show fsync`.execute(database.db)).rows).toEqual([{ fsync: 'on' }])
  const found = await sql<{ rows: number; sum: number }>`select count(*) as rows, sum(n) as sum from written`.execute(
    database.db,
  )
  await database.close()
  await expect(stat(leftSocket)).rejects.toThrow('ENOENT')
  const rows = found.rows[0]?.rows ?? 0
  // More rows may be committed than were read of: a busy machine delivers the numbers late, or no more after the kill.
  expect(rows).toBeGreaterThanOrEqual(last)
  expect(found.rows[0]?.sum).toBe((rows * (rows + 1)) / 2)
})

test('a second server on the same data directory is told so', async () => {
  const config = readConfig({ DATA_DIR: dataDir })
  const first = await openDatabase(config, log, onLost)
  await expect(openDatabase(config, log, onLost)).rejects.toThrow(
    new StartError(
      `Another Firstread is running on ${dataDir}. Stop it, or give this one another DATA_DIR, or let both use a database server with DATABASE_URL.`,
    ),
  )
  await first.close()
  await (await openDatabase(config, log, onLost)).close()
})

test('a database server that does not answer stops the start with a sentence', async () => {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://me@127.0.0.1:1/deals' })
  await expect(openDatabase(config, log, onLost)).rejects.toThrow(/^Could not use the database at DATABASE_URL: .*1/)
})

test('the socket can be reached by its owner only, and is removed', async () => {
  const embedded = await startEmbeddedPostgres({}, onLost)
  expect((await stat(embedded.host)).mode & 0o777).toBe(0o700)
  await embedded.close()
  await expect(stat(embedded.host)).rejects.toThrow('ENOENT')
})

test('a database whose door for copies can’t be opened is closed again', async () => {
  const terminate = vi.spyOn(Worker.prototype, 'terminate')
  onTestFinished(() => terminate.mockRestore())
  await mkdir(join(dataDir, 'socket-folder'))
  const opening = openDatabase(readConfig({ DATA_DIR: dataDir }), log, onLost)
  await expect(opening).rejects.toThrow(/^The database in .* can’t be opened for backups: EISDIR/)
  // Threads of tests before may end meanwhile too.
  expect(terminate).toHaveBeenCalled()
})

test('a server that ends, or has ended, before it has copied its database is told of in a sentence', async () => {
  const folder = join(dataDir, 'copies', 'one')
  await expect(askForCopy(dataDir, folder)).rejects.toThrow(/^A server runs on .* can’t be asked/)
  const ending = createServer((socket) => socket.end('{"milli'))
  onTestFinished(() => void ending.close())
  ending.listen(join(dataDir, 'copy.sock'))
  await once(ending, 'listening')
  await writeFile(join(dataDir, 'socket-folder'), dataDir)
  await expect(askForCopy(dataDir, folder)).rejects.toThrow(
    new StartError('The running server ended before its database was copied. Run this again.'),
  )
})

test('counts are numbers, and a failed transaction leaves nothing', async () => {
  const { db, close } = await openTestDatabase()
  const failing = db.transaction().execute(async (trx) => {
    await trx.insertInto('job_step').values({ job_id: crypto.randomUUID(), step: 'a', result: '1' }).execute()
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  const { steps } = await db
    .selectFrom('job_step')
    .select((select) => select.fn.countAll<number>().as('steps'))
    .executeTakeFirstOrThrow()
  expect(steps).toBe(0)
  await close()
})

test('a migration that fails is named and leaves nothing', async () => {
  const { db, close } = await openTestDatabase()
  const broken = {
    up: async () => {
      throw new Error('no such thing')
    },
  }
  await expect(migrate(db, { ...allMigrations, '999-broken': broken })).rejects.toThrow('Migration 999-broken failed.')
  await migrate(db, allMigrations)
  await close()
})
