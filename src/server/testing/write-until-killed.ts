import { sql } from 'kysely'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createLog } from '#server/platform/log.ts'

/** A process for tests to kill: commits one row after the other and prints each number once it is committed. */
const database = await openDatabase(readConfig(process.env), createLog('silent'), (error) => {
  throw error
})
await sql`create table if not exists written (n int primary key, filler text not null)`.execute(database.db)
const last = await sql<{ n: number | null }>`select max(n) as n from written`.execute(database.db)
for (let n = (last.rows[0]?.n ?? 0) + 1; ; n += 1) {
  await database.db
    .transaction()
    .execute((trx) => sql`insert into written values (${n}, ${'x'.repeat(500)})`.execute(trx))
  process.stdout.write(`${n}\n`)
}
