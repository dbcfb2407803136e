import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbeddedTestDatabase } from '#server/testing/database-template.ts'
import type { OpenDatabase } from './open-database.ts'
import { prepared } from './prepared.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openEmbeddedTestDatabase()
})
afterAll(() => database.close())

const double = async (n: number) =>
  (await sql<{ twice: number }>`select ${n}::int * 2 as twice ${prepared}`.execute(database.db)).rows
const triple = async (n: number) =>
  (await sql<{ thrice: number }>`select ${n}::int * 3 as thrice`.execute(database.db)).rows
const listKept = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database.db)).rows

test('a statement that ends so is planned once and answers by its parameters; a broken connection leaves no names behind', async () => {
  await double(1)
  await triple(1)
  expect(await double(21)).toEqual([{ twice: 42 }])
  expect(await triple(2)).toEqual([{ thrice: 6 }])
  expect((await listKept()).map(({ statement }) => statement)).toEqual(['select $1::int * 2 as twice /* prepared */'])

  // A connection that breaks is given up; another one reaches the same session.
  const client = await database.pool.connect()
  client.release(true)
  expect(await listKept()).toEqual([])
  expect(await double(3)).toEqual([{ twice: 6 }])
  expect(await double(4)).toEqual([{ twice: 8 }])
  expect(await listKept()).toHaveLength(1)
})
