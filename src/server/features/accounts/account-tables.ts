import type { Generated } from 'kysely'

export interface AppUserTable {
  user_id: string
  /** As typed; compared by `email_key`. */
  email: string
  /** Lower case, the unique form of the address. */
  email_key: string
  /** Null for users who have only signed in with Google. */
  password_hash: string | null
  first_name: Generated<string>
  last_name: Generated<string>
  is_onboarding_complete: Generated<boolean>
  /** Null until the address is confirmed. */
  confirmed_at: Date | null
  /** Google's id of the person, once they have come by Google. */
  google_sub: string | null
  created_at: Date
  /** When it is deleted, unless its person signs in before; null otherwise. */
  deletes_at: Date | null
}

export interface SessionTokenTable {
  token_id: string
  /** SHA-256 of the token; the token itself is kept nowhere. */
  token_hash: Buffer
  user_id: string
  created_at: Date
  expires_at: Date
  /** To a few minutes; null until it is used. */
  last_used_at: Generated<Date | null>
  /** What the client called itself. */
  agent: Generated<string>
}

export interface EmailLinkTable {
  link_hash: Buffer
  user_id: string
  /** What it does: confirm the address, set a new password, or take the account back to the address with a new password. */
  purpose: 'confirm' | 'reset' | 'undo'
  /** The address that the link proves. */
  email: string
  /** The password chosen with this sign-up; null when the link confirms a change of address, or sets a password. */
  password_hash: string | null
  /** The sign-in that asked for a change of address, which outlives it. */
  asked_by: string | null
  /** The Google account that a way back restores. */
  google_sub: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

/** One change of address that was asked for and sent by email. */
interface AddressChangeTable {
  user_id: string
  address_key: string
  asked_at: Date
}

/** A password that was tried and not found right, or not yet. */
export interface PasswordGuessTable {
  guess_id: string
  /** SHA-256 of the address as it is compared; it may have no account. */
  account_hash: Buffer
  network: string
  /** Whether the account had signed in from this network before. */
  from_known: boolean
  guessed_at: Date
}

interface KnownNetworkTable {
  user_id: string
  network: string
  /** The last time. */
  signed_in_at: Date
}

/** The secret of a person's authenticator app. */
export interface TotpTable {
  user_id: string
  /** Sealed for the user; only this server reads it. */
  sealed_secret: string
  /** The last step whose code was used. */
  last_step: Generated<number>
  created_at: Date
  /** Null until a code of the app has shown that it has the secret. */
  turned_on_at: Date | null
}

interface RecoveryCodeTable {
  user_id: string
  /** SHA-256 of the code; the code itself is kept nowhere. */
  code_hash: Buffer
  used_at: Date | null
}

export interface AccountTables {
  totp: TotpTable
  recovery_code: RecoveryCodeTable
  app_user: AppUserTable
  session_token: SessionTokenTable
  email_link: EmailLinkTable
  address_change: AddressChangeTable
  password_guess: PasswordGuessTable
  known_network: KnownNetworkTable
}
