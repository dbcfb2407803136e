import { createHash } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'

/** What a database held when it was new, by which it is made so again. */
export type NewDatabase = { schema: string; tables: string[]; sequences: string[]; rows: TableRows[] }

/** The rows of a table as PostgreSQL writes them as JSON, and the columns that can be written. */
type TableRows = { table: string; columns: string; rows: string }

const own = `not in ('pg_catalog', 'information_schema', 'pg_toast')`

/** Everything that a statement can change about tables, told apart by its definition. */
const definitions = `
  select concat_ws(' ', 'column', attrelid::regclass, attname, atttypid::regtype, attnotnull, attgenerated) as definition
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace::regnamespace::text ${own} and not attisdropped
  union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace::regnamespace::text ${own}
  union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname ${own}
  union all select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled) from pg_trigger
  union all select concat_ws(' ', 'function', proname, prosrc) from pg_proc where pronamespace::regnamespace::text ${own}
  union all select concat_ws(' ', 'view', viewname, definition) from pg_views where schemaname ${own}`

const named = z.array(z.object({ name: z.string() }))
const counted = z.array(z.object({ columns: z.string(), rows: z.string().nullable() }))

/** Notes what a database holds that has just been started from the template. */
export async function describeDatabase(host: string): Promise<NewDatabase> {
  return onConnection(host, async (client) => {
    const list = async (query: string) => named.parse((await client.query(query)).rows).map(({ name }) => name)
    const tables = await list(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname ${own}`,
    )
    const sequences = await list(`select format('%I.%I', schemaname, sequencename) as name from pg_sequences`)
    const rows: TableRows[] = []
    for (const table of tables) rows.push(...(await readRows(client, table)))
    return { schema: await hashSchema(client), tables, sequences, rows }
  })
}

/**
 * Empties a database of everything that was written since it was new. Returns whether it is as new: not where a test has
 * changed its tables, or it can't be reached.
 */
export async function restoreDatabase(host: string, asNew: NewDatabase): Promise<boolean> {
  try {
    return await onConnection(host, async (client) => {
      await client.query('discard all')
      if ((await hashSchema(client)) !== asNew.schema) return false
      await writeAsNew(client, asNew)
      return true
    })
  } catch {
    return false
  }
}

async function writeAsNew(client: pg.Client, { tables, sequences, rows }: NewDatabase): Promise<void> {
  // Without triggers and foreign keys, so that tables can be emptied in any order. For small tables it is quicker than `truncate`.
  const steps = [
    'begin',
    'set local session_replication_role = replica',
    ...tables.map((table) => `delete from ${table}`),
  ]
  await client.query(steps.join(';'))
  for (const { table, columns, rows: json } of rows)
    await client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [json],
    )
  await client.query([...sequences.map((sequence) => `alter sequence ${sequence} restart`), 'commit'].join(';'))
}

async function readRows(client: pg.Client, table: string): Promise<TableRows[]> {
  const { rows: found } = await client.query(
    `select (select string_agg(quote_ident(attname), ', ') from pg_attribute
              where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns,
            (select json_agg(held)::text from ${table} as held) as rows`,
  )
  return counted.parse(found).flatMap(({ columns, rows }) => (rows === null ? [] : [{ table, columns, rows }]))
}

async function hashSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`select definition as name from (${definitions}) as held order by 1`)
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

async function onConnection<T>(host: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
