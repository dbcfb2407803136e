import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** The tables of the product and of its jobs that hold a text anywhere in a row, without those that may. */
export async function listTablesWith(
  { services: { db } }: TestApp,
  text: string,
  allowed: readonly string[] = [],
): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'pgboss')`.execute(db)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const table = sql.id(schema, name)
    const { rows } = await sql`select 1 from ${table} as one where one::text ilike ${`%${text}%`} limit 1`.execute(db)
    if (rows.length > 0 && !allowed.includes(name)) found.push(name)
  }
  return found.sort()
}

/** The stored files below a folder. */
export async function listStoredFiles({ services: { files } }: TestApp, folder = ''): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list()) if (key.startsWith(folder)) keys.push(key)
  return keys.sort()
}
