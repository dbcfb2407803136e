import type { ColumnType } from 'kysely'

interface CompanySiteRunTable {
  deal_id: string
  /** Of the deal, from 1. */
  run: number
  /** As deck or person gave it. */
  address: string
  status: 'ok' | 'failed'
  /** A sentence for people. */
  detail: string
  /** SiteDoc as JSON; null where nothing was read. */
  site: ColumnType<unknown, string | null, never>
  read_at: Date
}

export interface CompanySiteTables {
  company_site_run: CompanySiteRunTable
}
