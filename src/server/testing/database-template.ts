import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allMigrations } from '#server/all-migrations.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type OpenDatabase, openOverEmbedded } from '#server/platform/database/open-database.ts'
import { createJobs } from '#server/platform/jobs/job-runner.ts'
import { createLog } from '#server/platform/log.ts'
import { fingerprint } from './database-fingerprint.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const cacheDir = join(root, 'node_modules/.cache/firstread')

/** A fresh database in memory with every table in it, started from a dump: making one takes seconds, loading it does not. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = await databaseTemplate()
  const embedded = await startEmbeddedPostgres({ template }, () => {})
  return openOverEmbedded(embedded, createLog('silent'))
}

/** The dumped template; made again when a migration or the lock file of the packages has changed. */
async function databaseTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(cacheDir, `database-${await fingerprint()}.tar`)
  try {
    return new Uint8Array(await readFile(file))
  } catch {
    return makeTemplate(file)
  }
}

async function makeTemplate(file: string): Promise<Uint8Array<ArrayBuffer>> {
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
  await mkdir(cacheDir, { recursive: true })
  // Test files run at the same time, and a half written template must not be read.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
  const stale = (await readdir(cacheDir)).filter((name) => name.endsWith('.tar') && join(cacheDir, name) !== file)
  for (const name of stale) await rm(join(cacheDir, name), { force: true })
  return bytes
}
