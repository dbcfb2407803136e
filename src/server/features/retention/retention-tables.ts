import type { ColumnType } from 'kysely'
import type { Retention } from '#contract/retention.ts'

interface WorkspaceRetentionTable {
  workspace_id: string
  months: NonNullable<Retention['months']>
}

/** A deal that is announced to the owners of its workspace; `told_at` is null until the email has left to one of them. */
interface DealRetentionTable {
  deal_id: string
  delete_on: ColumnType<Date, string, string>
  announced_at: Date
  told_at: Date | null
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
