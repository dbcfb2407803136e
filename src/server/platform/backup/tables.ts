import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/schema.ts'

export type Db = Kysely<Database>

/** A column, with its type as SQL writes it. */
const column = z.object({ name: z.string(), type: z.string() })
export type Column = z.output<typeof column>
const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(column) })
export type Table = z.output<typeof table>
const sequence = z.object({ schema: z.string(), name: z.string(), last: z.string().nullable() })
export type Sequence = z.output<typeof sequence>

/** What each database keeps for itself: which migrations ran, and what the job queue counts and notes about its own tables. */
const ownTables = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'pgboss.version',
  'pgboss.queue_stats',
  'pgboss.warning',
  'pgboss.bam',
]

/** The type of transaction numbers, which mean nothing in another database. */
export const transactionType = 'xid8'

/**
 * Every table whose rows are the installation's, with the columns that are stored and not computed. Columns stand in the
 * order of their names, since an older database can have them in another one; partitions are part of their table.
 */
export async function listTables(db: Db): Promise<Table[]> {
  const found = await sql`
    select n.nspname as schema, c.relname as name, json_agg(
      json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname
    ) as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss')
      and n.nspname || '.' || c.relname <> all(${ownTables})
    group by 1, 2 order by 1, 2`.execute(db)
  return z.array(table).parse(found.rows)
}

/** Every sequence with the number that it gave last; null for one that gave none yet. */
export async function listSequences(db: Db): Promise<Sequence[]> {
  const found = await sql`
    select schemaname as schema, sequencename as name, last_value::text as last
    from pg_sequences where schemaname in ('public', 'pgboss') order by 1, 2`.execute(db)
  return z.array(sequence).parse(found.rows)
}

/** The name of a table in a copy, such as 'public.deal'. */
export const nameTable = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`

/** Has values written the same way whatever the settings of the database are. For the transaction. */
export async function fixFormats(db: Db): Promise<void> {
  for (const setting of [
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "timezone = 'UTC'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
  ])
    await sql`set local ${sql.raw(setting)}`.execute(db)
}
