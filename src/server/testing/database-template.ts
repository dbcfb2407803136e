import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allMigrations } from '#server/all-migrations.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type OpenDatabase, openOverEmbedded } from '#server/platform/database/open-database.ts'
import { lockFile } from '#server/platform/file-lock.ts'
import { createJobs } from '#server/platform/jobs/job-runner.ts'
import { createLog } from '#server/platform/log.ts'
import { fingerprint } from './database-fingerprint.ts'
import { describeDatabase, type NewDatabase, restoreDatabase } from './restore-database.ts'
import { openServerDatabase } from './server-database.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** As long as a busy machine needs. */
const longestMakingMs = 300_000
const cacheDir = join(root, 'node_modules/.cache/firstread')

/** Databases of this process that no test uses and that are as new, at most `kept`: each takes some 150 MB. */
const free: EmbeddedPostgres[] = []
const kept = 2
let asNew: NewDatabase | undefined

/** A fresh database with every table in it: on the server of TEST_DATABASE_URL where that is set, otherwise embedded. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL: server } = process.env
  return server ? openServerDatabase(server) : openEmbeddedTestDatabase()
}

/**
 * A fresh embedded database in memory with every table in it. When it is closed it is emptied and serves the next test of the
 * process: that takes hundredths of a second, and to start one from the template a whole second.
 */
export async function openEmbeddedTestDatabase(): Promise<OpenDatabase> {
  const embedded = free.pop() ?? (await startFromTemplate())
  return openOverEmbedded({ ...embedded, close: () => giveBack(embedded) }, createLog('silent'))
}

async function startFromTemplate(): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ template: await databaseTemplate() }, () => {})
  asNew ??= await describeDatabase(embedded.host)
  // The thread of one that is kept ends with the process; its socket's folder would stay.
  process.once('exit', () => rmSync(embedded.host, { recursive: true, force: true }))
  return embedded
}

async function giveBack(embedded: EmbeddedPostgres): Promise<void> {
  const isAsNew = asNew !== undefined && (await restoreDatabase(embedded.host, asNew))
  if (isAsNew && free.length < kept) free.push(embedded)
  else await embedded.close()
}

/** The dumped template; made again when a migration or the lock file of the packages has changed. */
async function databaseTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(cacheDir, `database-${await fingerprint()}.tar`)
  if (!existsSync(file)) await makeOnce(file)
  return new Uint8Array(await readFile(file))
}

/** Test processes that start together wait for the first of them. */
async function makeOnce(file: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true })
  const unlock = lockFile(`${file}.lock`, longestMakingMs)
  try {
    if (!existsSync(file)) await makeTemplate(file)
  } finally {
    unlock?.()
  }
}

async function makeTemplate(file: string): Promise<void> {
  const log = createLog('silent')
  const embedded = await startEmbeddedPostgres({}, () => {})
  const { db, pool } = openOverEmbedded(embedded, log)
  await migrate(db, allMigrations)
  const jobs = createJobs(pool, log, true)
  await jobs.start([])
  await jobs.stop(0)
  const bytes = await embedded.dump()
  await pool.end()
  await embedded.close()
  // A half written template must not be read.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
  const isOld = (name: string) => /^database-.*\.tar(\.lock)?$/.test(name) && !join(cacheDir, name).startsWith(file)
  const stale = (await readdir(cacheDir)).filter(isOld)
  for (const name of stale) await rm(join(cacheDir, name), { force: true })
}
