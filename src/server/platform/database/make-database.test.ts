import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { makeDatabase } from './make-database.ts'

const log = createLog('silent')
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'firstread-make-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('a new database is made whole, in the place of what a killed start left, and opens', async () => {
  const folder = join(root, 'database')
  await mkdir(`${folder}.unfinished`)
  await writeFile(join(`${folder}.unfinished`, 'half'), '')
  await makeDatabase(folder, log)
  expect(await readdir(root)).toEqual(['database'])
  const files = await readdir(folder)
  expect(files).toContain('PG_VERSION')
  expect(files).not.toContain('half')
  const embedded = await startEmbeddedPostgres({ dataDir: folder }, () => {})
  await embedded.close()
})

test('a folder that is there stays as it is', async () => {
  const folder = join(root, 'mine')
  await mkdir(folder)
  await makeDatabase(folder, log)
  expect(await readdir(folder)).toEqual([])
})

test('what can’t be made is left to the process that opens it', async () => {
  const folder = '/proc/firstread/database'
  await makeDatabase(folder, log)
  await expect(startEmbeddedPostgres({ dataDir: folder }, () => {})).rejects.toThrow()
})

test('a process that can’t start leaves the making to the process that opens the folder', async () => {
  const usual = process.execPath
  process.execPath = join(root, 'no-such-program')
  try {
    await makeDatabase(join(root, 'unmade'), log)
  } finally {
    process.execPath = usual
  }
  expect(await readdir(root)).not.toContain('unmade')
})
