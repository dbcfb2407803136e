import type { ColumnType } from 'kysely'
import type { WorkspaceProvider } from '#contract/language-models.ts'

interface WorkspaceModelTable {
  workspace_id: string
  /** Null with `model` and `sealed_key` when only the limit is the workspace's own. */
  provider: WorkspaceProvider | null
  model: string | null
  /** The key as the server's secret box sealed it for this workspace. */
  sealed_key: string | null
  /** A bigint, which comes back as text. */
  monthly_token_limit: ColumnType<string | number | null, number | null, number | null>
  saved_by: string | null
  saved_at: Date
}

/** One question to a model: from before it leaves what it may cost, afterwards what it did. */
export interface ModelUsageTable {
  usage_id: string
  workspace_id: string
  /** Null for a test, and once the memo is gone. */
  memo_id: string | null
  /** The month of UTC, such as '2026-03'. */
  month: string
  label: string
  request: string
  /** Whether the server's own model, or its address, was used, of which each workspace has a share. */
  at_servers_cost: boolean
  /** Null where the provider did not count. */
  input_tokens: number | null
  cached_input_tokens: number | null
  output_tokens: number | null
  /** US dollars; null when the model's price is not known. */
  cost: number | null
  seconds: number
  used_at: Date
}

export interface LanguageModelTables {
  workspace_model: WorkspaceModelTable
  model_usage: ModelUsageTable
}
