import type { ColumnType, Generated } from 'kysely'
import type { FounderMail } from '#contract/founders-mail.ts'

export interface FounderMailTable {
  mail_id: string
  deal_id: string
  kind: FounderMail['kind']
  recipients: string[]
  subject: string
  body: string
  reply_name: string
  reply_address: string
  /** By which an answer to this email is known; null where answers go to the member. */
  reply_token: string | null
  status: FounderMail['status']
  status_detail: Generated<string>
  /** Recipients that neither got nor refused the mail yet. */
  outstanding: string[]
  /** FounderMail's `refused` as JSON. */
  refused: ColumnType<unknown, string | undefined, string>
  /** True while a try is under way; found true by the next one when the try ended without a word. */
  is_being_sent: Generated<boolean>
  sent_by: string | null
  created_at: Date
  ended_at: Date | null
}

/** An address of a founder that a forwarded email gave. */
interface FounderAddressTable {
  deal_id: string
  /** In lower case. */
  address: string
  created_at: Date
}

export interface FounderMailTables {
  founder_mail: FounderMailTable
  founder_address: FounderAddressTable
}
