import type { ColumnType, Generated } from 'kysely'
import type { Archive } from '#contract/archives.ts'

interface WorkspaceArchiveTable {
  archive_id: string
  workspace_id: string
  asked_by: string | null
  state: Generated<Archive['state']>
  detail: Generated<string>
  /** Deals that are in it. */
  done: Generated<number>
  total: Generated<number>
  /** A bigint, which comes back as text. */
  bytes: ColumnType<string | null, number | null | undefined, number | null>
  sha256: string | null
  created_at: Date
  ended_at: Date | null
}

export interface ArchiveTables {
  workspace_archive: WorkspaceArchiveTable
}
