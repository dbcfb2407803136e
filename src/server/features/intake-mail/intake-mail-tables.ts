import type { Generated } from 'kysely'

/** 'received' waits for its job; an unconfirmed one that a member accepts is received again, with that member. */
export type MailStatus = 'received' | 'unconfirmed' | 'done' | 'declined' | 'ignored' | 'refused'

export interface ReceivedMailTable {
  mail_id: string
  /** Null when no workspace has the address. */
  workspace_id: string | null
  /** 'answer' came to the reply address of an email to a founder. */
  kind: 'relay' | 'answer'
  /** The address that received it, in lower case. */
  mailbox: string
  /** Empty for a bounce. */
  envelope_from: string
  envelope_to: string[]
  /** The address of its From header, in lower case; empty without one. */
  from_address: string
  message_id: string
  sha256: string
  bytes: number
  /** Whether its bytes are stored. */
  has_bytes: boolean
  subject: string
  /** Names of its attachments, and its links. */
  files: string[]
  received_at: Date
  /** The network address that handed it over, or the address of the mailbox that it was fetched from. */
  remote: string
  /** What the server that handed it over calls itself; empty where that is not known. */
  helo: string
  /** How many servers say that they have passed it on. */
  hops: number
  status: MailStatus
  /** How the sender was checked, such as 'dmarc=pass'. */
  verdict: Generated<string>
  /** Why it is not done, in a sentence for a person. */
  why: Generated<string>
  /** The member whom it is from, or who accepted it. */
  user_id: string | null
  deal_ids: Generated<string[]>
  ended_at: Date | null
  replied_at: Date | null
}

/** A mail whose bytes are being stored; what is left of it after a crash is found by this row. */
interface ArrivingMailTable {
  mail_id: string
  started_at: Date
}

/** A sender outside of a workspace whose mail needs no confirmation. */
interface TrustedSenderTable {
  workspace_id: string
  /** In lower case. */
  address: string
  trusted_by: string | null
  created_at: Date
}

/** Which process fetches mail from a mailbox, until it renews its word. */
interface MailboxWatchTable {
  mailbox: string
  watcher: string
  until: Date
}

export interface IntakeMailTables {
  received_mail: ReceivedMailTable
  arriving_mail: ArrivingMailTable
  trusted_sender: TrustedSenderTable
  mailbox_watch: MailboxWatchTable
}
