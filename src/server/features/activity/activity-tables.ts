import type { ColumnType } from 'kysely'
import type { ActivityNote } from '#contract/activity.ts'

/** One thing that happened to a deal. */
interface DealActivityTable {
  activity_id: string
  deal_id: string
  at: Date
  /** The person who did it; null where no person did, or their account was deleted. */
  done_by: string | null
  /** The name of the API key that `done_by` had made and a program used; null where the person did it. */
  by_key: string | null
  kind: ActivityNote['kind']
  /** ActivityNote's `data` as JSON. */
  data: ColumnType<unknown, string, string>
}

export interface ActivityTables {
  deal_activity: DealActivityTable
}
