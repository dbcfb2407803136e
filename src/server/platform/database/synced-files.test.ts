import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { mayBeLost } from './may-be-lost.ts'
import { openPglite } from './open-pglite.ts'
import { syncFailedExit } from './synced-files.ts'

/** Compiles statements and runs none. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const dataDir = await mkdtemp(join(tmpdir(), 'firstread-synced-'))
const synced = vi.spyOn(fs, 'fsyncSync')
syncBuiltinESMExports()
afterEach(async () => {
  synced.mockRestore()
  syncBuiltinESMExports()
  for (const folder of [dataDir, `${dataDir}-failing`]) await rm(folder, { recursive: true, force: true })
})

/** How often files were synced while something ran. */
async function countSyncs(run: () => Promise<unknown>): Promise<number> {
  synced.mockClear()
  await run()
  return synced.mock.calls.length
}

test('a commit is on the disk when it is answered; one that may be lost waits for the next', async () => {
  const database = await openPglite({ dataDir })
  await database.exec('create table note (n int)')
  expect(await countSyncs(() => database.exec('insert into note values (1)'))).toBeGreaterThan(0)
  const condition = mayBeLost.compile(compiler).sql
  expect(await countSyncs(() => database.exec(`update note set n = 2 where ${condition}`))).toBe(0)
  expect(await countSyncs(() => database.exec('insert into note values (3)'))).toBeGreaterThan(0)
  // The log of the database and its files, then the folders in which they have their names.
  expect(await countSyncs(() => database.exec('checkpoint'))).toBeGreaterThan(1)
  expect((await database.query('select n from note order by n')).rows).toEqual([{ n: 2 }, { n: 3 }])
  await database.close()
})

test('a disk that fails ends what holds the database, and no commit is answered', () => {
  const script = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    import { openPglite } from ${JSON.stringify(import.meta.resolve('./open-pglite.ts'))}
    const database = await openPglite({ dataDir: ${JSON.stringify(`${dataDir}-failing`)} })
    await database.exec('create table note (n int)')
    fs.fsyncSync = () => { throw new Error('The disk failed.') }
    syncBuiltinESMExports()
    await database.exec('insert into note values (1)')
    fs.writeSync(1, 'committed')`
  const ended = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    timeout: 180_000,
    encoding: 'utf8',
  })
  expect(ended).toMatchObject({ status: syncFailedExit, stdout: '' })
})
