import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgresPrograms, startPostgresServer } from '#server/testing/postgres-server.ts'
import { openSmallDisk } from '#server/testing/small-disk.ts'
import { openStartedFolder, startServer } from './server-process.ts'

let folder: string
/** A data directory as a server leaves it. */
let whole: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstread-refuse-'))
  await chmod(folder, 0o755)
  whole = await openStartedFolder()
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(whole, { recursive: true, force: true })
})

/** A copy of the data directory, with the file of a deck. */
async function copyWhole(name: string): Promise<string> {
  const dataDir = join(folder, name)
  await cp(whole, dataDir, { recursive: true })
  await storeDeck(dataDir)
  return dataDir
}
async function storeDeck(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'files/decks/one'), { recursive: true })
  await writeFile(join(dataDir, 'files/decks/one/deck'), '%PDF-1.7')
}
/** One sentence on standard error, and no stack trace. */
const describeRefusal = (sentence: string) => ({ code: 1, printed: [sentence] })

test('a data directory that is a file', async () => {
  const dataDir = join(folder, 'file')
  await writeFile(dataDir, '')
  expect(await startServer(dataDir).ended).toEqual(
    describeRefusal(
      `DATA_DIR=${dataDir} is not a folder. Remove the file that stands there, or set DATA_DIR to a folder.`,
    ),
  )
})

test('a data directory that the user may not write to', async () => {
  const dataDir = join(folder, 'not-mine')
  await mkdir(dataDir, { mode: 0o555 })
  const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  expect(await startServer(dataDir, {}, unprivileged).ended).toEqual(
    describeRefusal(
      `DATA_DIR=${dataDir} can’t be written to by this user. Give the user the right to write there, or set DATA_DIR to another folder.`,
    ),
  )
})

test('a read-only disk, and a full one', async ({ skip }) => {
  const disk = openSmallDisk(1)
  if (disk === null) return skip('Only root may mount a disk for a test.')
  try {
    disk.fill()
    expect(await startServer(disk.folder).ended).toEqual(
      describeRefusal(
        `DATA_DIR=${disk.folder} has no space left. Free some space on its disk, or set DATA_DIR to a folder on another one.`,
      ),
    )
    disk.writeProtect()
    expect(await startServer(disk.folder).ended).toEqual(
      describeRefusal(
        `DATA_DIR=${disk.folder} is on a read-only disk. Mount it for writing, or set DATA_DIR to another folder.`,
      ),
    )
  } finally {
    disk.remove()
  }
})

test('a data directory that another server uses', async () => {
  const dataDir = await copyWhole('taken')
  const first = startServer(dataDir)
  await first.ready
  expect(await startServer(dataDir).ended).toEqual(
    describeRefusal(
      `Another Firstread is running on ${dataDir}. Stop it, or give this one another DATA_DIR, or let both use a database server with DATABASE_URL.`,
    ),
  )
  await first.kill()
})

test('files of decks without their database', async () => {
  const dataDir = await copyWhole('lost')
  await rm(join(dataDir, 'database'), { recursive: true })
  const refused = describeRefusal(
    `The database is missing: ${dataDir}/database is empty, but ${dataDir}/files holds the files of decks. Restore the backup of ${dataDir} as a whole, or move ${dataDir}/files away to start again.`,
  )
  expect(await startServer(dataDir).ended).toEqual(refused)
  // The refused start has not made one either.
  expect(await startServer(dataDir).ended).toEqual(refused)
  await rm(join(dataDir, 'files'), { recursive: true })
  const restarted = startServer(dataDir)
  await restarted.ready
  await restarted.kill()
})

test.each([
  ['restored without its version', 'PG_VERSION', null],
  ['restored without its control file', 'global/pg_control', null],
  ['with a torn control file', 'global/pg_control', 'torn'],
])('a database %s', async (name, file, content) => {
  const dataDir = await copyWhole(name.replaceAll(' ', '-'))
  const path = join(dataDir, 'database', file)
  if (content === null) await rm(path)
  else await writeFile(path, content)
  const { code, printed } = await startServer(dataDir).ended
  expect({ code, lines: printed.length }).toEqual({ code: 1, lines: 1 })
  expect(printed[0]).toMatch(/^The database in \S+ is damaged and can’t be opened \(.+\)\. Restore the backup of /)
})

test('a folder for temporary files that is not there, which does not damage the database', async () => {
  const dataDir = await copyWhole('no-temporary-folder')
  const { code, printed } = await startServer(dataDir, { TMPDIR: join(folder, 'nowhere') }).ended
  expect({ code, lines: printed.length }).toEqual({ code: 1, lines: 1 })
  expect(printed[0]).toMatch(/^The database in \S+ can’t be opened: ENOENT: .+\.$/)
})

test.skipIf(postgresPrograms === null)('files of decks with an empty database on a server', async () => {
  const server = await startPostgresServer(postgresPrograms ?? '')
  const dataDir = join(folder, 'other-database')
  await storeDeck(dataDir)
  expect(await startServer(dataDir, { DATABASE_URL: server.url }).ended).toEqual(
    describeRefusal(
      `The database at DATABASE_URL is empty, but ${dataDir}/files holds the files of decks. Set DATABASE_URL to the database of these files, or restore its backup, or move ${dataDir}/files away to start again.`,
    ),
  )
  await server.stop()
})
