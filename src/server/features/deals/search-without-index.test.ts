import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { allMigrations } from '#server/all-migrations.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type OpenDatabase, openOverEmbedded } from '#server/platform/database/open-database.ts'
import { createLog } from '#server/platform/log.ts'
import { makeConditions } from './deal-conditions.ts'
import { listDealRows } from './deal-list-store.ts'
import { readOrder } from './deal-orders.ts'

const ends: Array<() => Promise<unknown>> = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

/** A database that has no extension to add. */
async function openBareDatabase(): Promise<OpenDatabase> {
  const host = await mkdtemp(join(tmpdir(), 'firstread-bare-'))
  ends.push(() => rm(host, { recursive: true, force: true }))
  const pglite = await PGlite.create()
  const server = new PGLiteSocketServer({ db: pglite, path: join(host, '.s.PGSQL.5432') })
  await server.start()
  const close = async () => {
    await server.stop()
    await pglite.close()
  }
  const dump = () => Promise.reject(new Error('This database is not dumped.'))
  const database = openOverEmbedded({ host, dump, copyTo: dump, close }, createLog('silent'))
  ends.push(database.close)
  return database
}

it('a database without pg_trgm is migrated all the same, and searched without its index', async () => {
  const { db } = await openBareDatabase()
  await migrate(db, allMigrations)
  const { rows } = await sql`select indexname from pg_indexes where indexname = 'deal_search'`.execute(db)
  expect(rows).toEqual([])
  const workspaceId = crypto.randomUUID()
  const dealId = crypto.randomUUID()
  await sql`insert into workspace (workspace_id, name, company_name, relay_email)
    values (${workspaceId}, 'Own', 'Own', '')`.execute(db)
  await sql`insert into deal (deal_id, workspace_id, deck_id, name, status, status_detail, created_at, updated_at)
    values (${dealId}, ${workspaceId}, gen_random_uuid(), 'Aldermoor', 'completed', '', now(), now())`.execute(db)
  await sql`insert into memo (memo_id, deal_id, created_at) values (gen_random_uuid(), ${dealId}, now())`.execute(db)
  const search = async (text: string) => {
    const conditions = makeConditions({ search: text }, new Date())
    return listDealRows(db, workspaceId, { conditions, order: readOrder('name'), after: null, limit: 10 })
  }
  expect(await search('ERMO')).toMatchObject([{ dealId }])
  expect(await search('brack')).toEqual([])
})
