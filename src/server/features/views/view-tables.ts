interface DealViewTable {
  view_id: string
  workspace_id: string
  name: string
  /** Filters and order as they stand in the address. */
  query: string
  is_shared: boolean
  saved_by: string
  saved_at: Date
}

export interface ViewTables {
  deal_view: DealViewTable
}
