import type { ColumnType } from 'kysely'
import type { CrmKind, SendingDecision } from '#contract/crm.ts'

interface WorkspaceCrmTable {
  workspace_id: string
  kind: CrmKind
  /** The key as the server's secret box sealed it for this workspace. */
  sealed_key: string
  /** Id and name as JSON; null for none. */
  list: ColumnType<unknown, string | null, string | null>
  /** CrmMapped as a JSON list. */
  mapping: ColumnType<unknown, string, string>
  currency: string
  on_decisions: ColumnType<SendingDecision[], readonly SendingDecision[], readonly SendingDecision[]>
  saved_by: string | null
  saved_at: Date
}

interface DealCrmTable {
  deal_id: string
  kind: CrmKind
  status: 'queued' | 'sent' | 'failed' | 'asks'
  /** Counts the times that the deal was asked to be sent. */
  asked: number
  /** The person who asked last. */
  asked_by: string | null
  detail: string
  /** CrmMemory as JSON: what stands there of the deal. */
  memory: ColumnType<unknown, string, string>
  /** CrmOutcome as JSON: what the last attempt has to tell. */
  outcome: ColumnType<unknown, string, string>
  sent_at: Date | null
  /** Until when a request that makes something of it there may be under way; null while none is. */
  making_until: ColumnType<Date | null, null | undefined, Date | null>
}

export interface CrmTables {
  workspace_crm: WorkspaceCrmTable
  deal_crm: DealCrmTable
}
