interface FlagTemplateTable {
  flag_template_id: string
  workspace_id: string
  name: string
  /** Values of the vocabularies. */
  green_flags: string[]
  red_flags: string[]
  /** 0 for no preference. */
  quantity_of_founders: number
  /** One template of a workspace at most: the one that its deals are matched against. */
  is_default: boolean
  saved_by: string | null
  saved_at: Date
}

export interface FlagTables {
  flag_template: FlagTemplateTable
}
