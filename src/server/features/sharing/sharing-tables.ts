export interface ShareTable {
  /** The random id that the link carries. */
  share_id: string
  deal_id: string
  created_by: string | null
  created_at: Date
}

export interface SharingTables {
  share: ShareTable
}
