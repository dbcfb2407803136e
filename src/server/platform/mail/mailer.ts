import { AppError } from '../errors.ts'

/** A mail to send: plain text, one or more recipients. */
export type Mail = {
  to: string | string[]
  subject: string
  text: string
  /** The name beside the system's own address; '' for the system's name. */
  fromName?: string
  replyTo?: string | { name: string; address: string }
  /** Message-IDs of the email that this one answers, and of those before it. */
  inReplyTo?: string
  references?: string
  attachments?: Array<{ filename: string; contentType: string; content: Buffer }>
  /** Whether it is sent without a person, so that other machines do not answer (RFC 3834). */
  isAutomatic?: boolean
  /** Makes the Message-ID: the same for each try of one mail, so that a mailbox can tell that it has it already. */
  id?: string
  /** Those of `to` that it goes to this time, when the others have it already. */
  deliverTo?: string[]
}

/** A recipient that the mail server did not take the mail for. A refusal that is not final may end with a later try. */
export type Refusal = { address: string; reason: string; isFinal: boolean }

/** What became of a mail that was handed over: every recipient has it but for the refused ones. */
export type Delivery = { refused: Refusal[] }

/** Sends emails. `send` resolves once the mail is handed over (or is on the disk); rejects with MailFailure otherwise. */
export type Mailer = {
  send: (mail: Mail) => Promise<Delivery>
  close: () => void
}

/**
 * The email reached no one, with `passing` (another attempt may work) and `final` (none will); with `unknown` the connection broke
 * after the whole mail was handed over. `reason` can be shown to the sender; as an AppError it is 503.
 */
export class MailFailure extends AppError {
  readonly kind: 'passing' | 'final' | 'unknown'
  readonly reason: string
  readonly refused: Refusal[]

  constructor(kind: MailFailure['kind'], reason: string, refused: Refusal[] = []) {
    super(503, 'Could not send the email. Try again in a few minutes.')
    this.name = 'MailFailure'
    this.kind = kind
    this.reason = reason
    this.refused = refused
  }
}
