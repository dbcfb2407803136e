import { type RawBuilder, sql } from 'kysely'
import type { DealOrder, SortColumn } from '#contract/deal-filters.ts'

/** What a list is ordered by: a column that is never null, what it holds, and the direction. */
export type ListOrder = {
  by: SortColumn
  kind: 'text' | 'time' | 'number'
  key: RawBuilder<unknown>
  descending: boolean
}

const columns: Record<SortColumn, Pick<ListOrder, 'kind' | 'key'>> = {
  name: { kind: 'text', key: sql`lower(deal.name)` },
  updated_on: { kind: 'time', key: sql`deal.updated_at` },
  created_on: { kind: 'time', key: sql`deal.created_at` },
  documents: { kind: 'number', key: sql`deal.documents_count` },
  added_by: { kind: 'text', key: sql`deal.added_by` },
  status: { kind: 'text', key: sql`deal.status` },
  stage: { kind: 'number', key: sql`deal.stage_rank` },
  ask: { kind: 'number', key: sql`deal.ask_usd` },
  sector: { kind: 'text', key: sql`deal.sector` },
  hq: { kind: 'text', key: sql`deal.hq` },
  flags: { kind: 'number', key: sql`deal.flag_score` },
  check: { kind: 'number', key: sql`deal.check_count` },
  decision: { kind: 'number', key: sql`deal.verdict_rank` },
  seen: { kind: 'number', key: sql`deal.seen_count` },
}

// A key of the table, which has every column.
const columnNames = Object.keys(columns) as SortColumn[]

/** Reads an order as the contract writes it, with '-' before it from the highest down. */
export function readOrder(asked: DealOrder): ListOrder {
  const descending = asked.startsWith('-')
  const by = columnNames.find((name) => name === asked.replace('-', '')) ?? 'created_on'
  return { by, descending, ...columns[by] }
}
