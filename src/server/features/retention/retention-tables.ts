import type { ColumnType } from 'kysely'
import type { Retention } from '#contract/retention.ts'

interface WorkspaceRetentionTable {
  workspace_id: string
  months: NonNullable<Retention['months']>
}

/** A deal whose owners were told when it is deleted. */
interface DealRetentionTable {
  deal_id: string
  delete_on: ColumnType<Date, string, string>
  announced_at: Date
}

/** The day on which a task of each day last began. */
interface DailyTaskTable {
  name: string
  day: ColumnType<Date, string, string>
}

export interface RetentionTables {
  workspace_retention: WorkspaceRetentionTable
  deal_retention: DealRetentionTable
  daily_task: DailyTaskTable
}
