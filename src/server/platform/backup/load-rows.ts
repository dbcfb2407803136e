import { sql } from 'kysely'
import { z } from 'zod'
import { StartError } from '../start-error.ts'
import { type RowBatch, RowCounter, readRows, type Tallies } from './read-rows.ts'
import { type Db, fixFormats, listTables, nameTable, type Sequence, type Table, transactionType } from './tables.ts'

/** Throws StartError when a database has rows of the product already. */
export async function refuseRows(db: Db): Promise<void> {
  const table = await findFilledTable(db)
  if (table !== null)
    throw new StartError(`The database is not empty: ${table} has rows. Name one without data, or a new DATA_DIR.`)
}

/** Whether a database has rows of the product. */
export const hasRows = async (db: Db): Promise<boolean> => (await findFilledTable(db)) !== null

async function findFilledTable(db: Db): Promise<string | null> {
  for (const table of await listTables(db)) {
    // The job queue has rows as soon as a server was started.
    if (table.schema !== 'public') continue
    const found = await sql`select 1 from ${sql.table(nameTable(table))} limit 1`.execute(db)
    if (found.rows.length > 0) return nameTable(table)
  }
  return null
}

/**
 * Fills the tables of a database with rows that were read of another one, within the transaction `db`; rows of the job queue are
 * replaced. Triggers do not run: what they keep is among the rows.
 */
export async function loadRows(db: Db, batches: AsyncIterable<RowBatch>): Promise<void> {
  await fixFormats(db)
  const tables = new Map((await listTables(db)).map((table) => [nameTable(table), table]))
  const references = await dropReferences(db)
  await switchTriggers(db, 'disable')
  for (const table of tables.values()) await sql`delete from ${sql.table(nameTable(table))}`.execute(db)
  for await (const batch of batches) await insertBatch(db, findTable(tables, batch), batch)
  await switchTriggers(db, 'enable')
  for (const { owner, name, definition } of references)
    await sql`alter table ${sql.raw(owner)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db)
}

/** Throws StartError when the rows of a database are not those of the tallies. */
export async function compareRows(db: Db, wanted: Tallies): Promise<void> {
  const counter = new RowCounter()
  for await (const batch of readRows(db, wanted)) counter.add(batch)
  const found = counter.tallies
  for (const [table, { rows, digest }] of Object.entries(wanted)) {
    if (found[table]?.rows !== rows)
      throw new StartError(`${table} has ${found[table]?.rows ?? 0} rows in place of ${rows}. Nothing was stored.`)
    if (found[table].digest !== digest)
      throw new StartError(`The rows of ${table} are not those that were copied. Nothing was stored.`)
  }
}

/** Has each sequence go on where it was. */
export async function setSequences(db: Db, sequences: readonly Sequence[]): Promise<void> {
  for (const { schema, name, last } of sequences)
    if (last !== null) await sql`select setval(${`"${schema}"."${name}"`}::regclass, ${last}::bigint)`.execute(db)
}

const reference = z.object({ owner: z.string(), name: z.string(), definition: z.string() })

/** References between rows hold again once all rows are there, and are checked then. */
async function dropReferences(db: Db): Promise<Array<z.output<typeof reference>>> {
  const found = await sql`
    select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
    where contype = 'f' and conparentid = 0 and n.nspname in ('public', 'pgboss')`.execute(db)
  const references = z.array(reference).parse(found.rows)
  for (const { owner, name } of references)
    await sql`alter table ${sql.raw(owner)} drop constraint ${sql.ref(name)}`.execute(db)
  return references
}

async function switchTriggers(db: Db, to: 'enable' | 'disable'): Promise<void> {
  const found = await sql`
    select distinct tgrelid::regclass::text as owner from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not tgisinternal and n.nspname in ('public', 'pgboss')`.execute(db)
  for (const { owner } of z.array(z.object({ owner: z.string() })).parse(found.rows))
    await sql`alter table ${sql.raw(owner)} ${sql.raw(to)} trigger user`.execute(db)
}

function findTable(tables: ReadonlyMap<string, Table>, batch: RowBatch): Table {
  const table = tables.get(batch.table)
  const missing = batch.columns.find((name) => !table?.columns.some((column) => column.name === name))
  if (table !== undefined && missing === undefined) return table
  const what = table === undefined ? `the table ${batch.table}` : `the column ${missing} of ${batch.table}`
  throw new StartError(
    `This version of Firstread does not know ${what}. Use the version that the rows are from, or a newer one.`,
  )
}

async function insertBatch(db: Db, table: Table, { columns, lines }: RowBatch): Promise<void> {
  if (lines.length === 0) return
  const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]))
  const values = columns.map((name, at) => {
    const type = typeOf.get(name) ?? 'text'
    // Listeners ask for what changed since a transaction: of this database, every row is new.
    return type === transactionType ? sql`pg_current_xact_id()` : sql`(line->>${sql.lit(at)})::${sql.raw(type)}`
  })
  await sql`insert into ${sql.table(nameTable(table))} (${sql.join(columns.map((name) => sql.ref(name)))})
    overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) as line`.execute(db)
}
