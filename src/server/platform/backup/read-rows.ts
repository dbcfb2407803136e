import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Column, type Db, fixFormats, listTables, nameTable, type Table, transactionType } from './tables.ts'

/** Some rows of a table: each line is a JSON array with the text of every column, null where it has no value. */
export type RowBatch = { table: string; columns: string[]; lines: string[] }

/** Rows that are fetched at a time: a memo has some hundred kilobytes. */
const batchRows = 100

const rows = z.array(z.object({ line: z.string() }))

/**
 * Every row of every table, as one snapshot where `db` is a transaction that has one. Tables without rows come with an empty batch. With
 * `like` only the tables and columns that it has.
 */
export async function* readRows(db: Db, like?: Tallies): AsyncGenerator<RowBatch> {
  await fixFormats(db)
  for (const table of await listTables(db)) {
    const taken = like?.[nameTable(table)]?.columns
    const columns = table.columns.filter(({ name }) => like === undefined || taken?.includes(name))
    if (columns.length > 0) yield* readTable(db, { ...table, columns })
  }
}

async function* readTable(db: Db, table: Table): AsyncGenerator<RowBatch> {
  const columns = table.columns.map(({ name }) => name)
  const values = sql.join(table.columns.map(toText))
  const from = sql.table(nameTable(table))
  await sql`declare copied no scroll cursor for select array_to_json(array[${values}]::text[])::text as line from ${from}`.execute(
    db,
  )
  for (let isFirst = true; ; isFirst = false) {
    const fetched = await sql`fetch ${sql.raw(String(batchRows))} from copied`.execute(db)
    const lines = rows.parse(fetched.rows).map(({ line }) => line)
    if (lines.length > 0 || isFirst) yield { table: nameTable(table), columns, lines }
    if (lines.length < batchRows) break
  }
  await sql`close copied`.execute(db)
}

const toText = ({ name, type }: Column) => (type === transactionType ? sql`null` : sql`${sql.ref(name)}::text`)

/** How many rows a table has, and a hash of what these columns have, which does not depend on the order of rows. */
const tally = z.object({ rows: z.int(), columns: z.array(z.string()), digest: z.string() })
export const tallies = z.record(z.string(), tally)
export type Tallies = z.output<typeof tallies>

const hashBytes = 32

/** Counts and hashes rows as they pass: two databases with the same rows have the same tallies. */
export class RowCounter {
  private readonly found = new Map<string, { rows: number; columns: string[]; sum: Buffer }>()

  add({ table, columns, lines }: RowBatch): void {
    const { rows, sum } = this.found.get(table) ?? { rows: 0, sum: Buffer.alloc(hashBytes) }
    for (const line of lines) addTo(sum, createHash('sha256').update(line).digest())
    this.found.set(table, { rows: rows + lines.length, columns, sum })
  }

  get tallies(): Tallies {
    return Object.fromEntries(
      [...this.found].map(([table, { rows, columns, sum }]) => [table, { rows, columns, digest: sum.toString('hex') }]),
    )
  }
}

/** Adds as numbers of 256 bits, so that two equal rows do not cancel each other. */
function addTo(sum: Buffer, hash: Buffer): void {
  let carry = 0
  for (let at = 0; at < hashBytes; at += 1) {
    const added = sum.readUInt8(at) + hash.readUInt8(at) + carry
    sum.writeUInt8(added & 0xff, at)
    carry = added >> 8
  }
}
