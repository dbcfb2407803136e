import type { Role } from '#contract/roles.ts'

interface InviteTable {
  invite_id: string
  workspace_id: string
  /** As typed; compared by `email_key`. */
  email: string
  email_key: string
  role: Role
  /** SHA-256 of the key in the link; the key itself is kept nowhere. */
  key_hash: Buffer
  /** Null when the account of the owner who invited was deleted. */
  invited_by: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
  /** When it was withdrawn, or replaced by a newer one for the address. */
  withdrawn_at: Date | null
}

export interface InviteTables {
  invite: InviteTable
}
