import type { Generated } from 'kysely'

export interface AppUserTable {
  user_id: string
  /** As typed; compared by `email_key`. */
  email: string
  /** Lower case, the unique form of the address. */
  email_key: string
  /** Null for somebody who has only ever come by Google. */
  password_hash: string | null
  first_name: Generated<string>
  last_name: Generated<string>
  is_onboarding_complete: Generated<boolean>
  /** Null until the address is confirmed. */
  confirmed_at: Date | null
  /** Google's id of the person, once they have come by Google. */
  google_sub: string | null
  created_at: Date
}

export interface SessionTokenTable {
  token_id: string
  /** SHA-256 of the token; the token itself is kept nowhere. */
  token_hash: Buffer
  user_id: string
  created_at: Date
  expires_at: Date
}

export interface EmailLinkTable {
  link_hash: Buffer
  user_id: string
  /** What opening it does: confirm the address, or set a new password. */
  purpose: 'confirm' | 'reset'
  /** The address that the link proves. */
  email: string
  /** The password chosen with this sign-up; null when the link confirms a change of address, or sets a password. */
  password_hash: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface AccountTables {
  app_user: AppUserTable
  session_token: SessionTokenTable
  email_link: EmailLinkTable
}
