import type { ColumnType } from 'kysely'
import type { Verdict } from '#contract/decisions.ts'

/** A decision about a deal as it was made; 'none' where it was withdrawn. */
interface DealDecisionTable {
  decision_id: string
  deal_id: string
  verdict: Verdict | 'none'
  reason: string
  note: string
  look_again_on: ColumnType<Date | null, string | null, never>
  decided_by: string | null
  decided_at: Date
}

export interface DecisionTables {
  deal_decision: DealDecisionTable
}
