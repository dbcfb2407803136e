/** A mail to send: plain text, one or more recipients. */
export type Mail = {
  to: string | string[]
  subject: string
  text: string
  replyTo?: string
}

/** Sends mails. `send` resolves once the mail is handed over (or is on the disk); rejects with AppError 503 otherwise. */
export type Mailer = {
  send: (mail: Mail) => Promise<void>
  close: () => void
}
