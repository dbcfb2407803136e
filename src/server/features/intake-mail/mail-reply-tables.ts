import type { Generated } from 'kysely'

/** What a member is sent about a received mail; a mail has one reply at most. */
export interface MailReplyTable {
  mail_id: string
  recipient: string
  /** Whom an answer to it goes to, '' for the system. */
  reply_to: string
  subject: string
  body: string
  /** The Message-ID of the received mail, '' where it has none. */
  in_reply_to: string
  /** The Message-IDs of its thread, with spaces between them. */
  thread: string
  status: Generated<'queued' | 'sent' | 'failed'>
  status_detail: Generated<string>
  /** True while an attempt is under way; found true by the next one when the attempt ended without a word. */
  is_being_sent: Generated<boolean>
  created_at: Date
}

export interface MailReplyTables {
  mail_reply: MailReplyTable
}
