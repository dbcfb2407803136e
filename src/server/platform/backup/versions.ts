import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from './tables.ts'

const versions = z.object({ migrations: z.array(z.string()), queueVersion: z.int() })

/** Which migrations have run in a database, in their order, and the version of its job queue's tables. */
export async function readVersions(db: Db): Promise<z.output<typeof versions>> {
  const migrations = await listMigrations(db)
  const queue = await sql<{ version: unknown }>`select version from pgboss.version`.execute(db)
  return versions.parse({ migrations, queueVersion: queue.rows[0]?.version })
}

/** The migrations that have run in a database; none in one without tables. */
export async function listMigrations(db: Db): Promise<string[]> {
  const known = await sql<{ table: string | null }>`select to_regclass('kysely_migration')::text as table`.execute(db)
  if (known.rows[0]?.table == null) return []
  const ran = await sql`select name from kysely_migration order by name`.execute(db)
  return z
    .array(z.object({ name: z.string() }))
    .parse(ran.rows)
    .map(({ name }) => name)
}
