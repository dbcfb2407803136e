import type { AuditDoor, AuditEvent } from '#contract/audit.ts'

/** One event of a workspace's audit log. Ids may be those of what is gone. */
interface AuditEventTable {
  event_id: string
  workspace_id: string
  at: Date
  event: AuditEvent
  door: AuditDoor
  /** The person, or the maker of the key; null for neither. */
  user_id: string | null
  key_id: string | null
  /** The key's name as it was. */
  key_name: string | null
  network: string
  deal_id: string | null
  /** The person it is about, where that is not who did it. */
  about_user_id: string | null
  subject_id: string | null
  /** A name of a key, a role, an address of an invitation: nothing that decks and memos say. */
  detail: string
}

export interface AuditTables {
  audit_event: AuditEventTable
}
