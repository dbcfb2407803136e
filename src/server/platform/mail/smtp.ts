import { Transform } from 'node:stream'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { type Mail, type Mailer, MailFailure, type Refusal } from './mailer.ts'

/** What nodemailer tells of a failure; `responseCode` and `response` are the mail server's own, where it gave any. */
const smtpError = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
  recipient: z.string().optional(),
})
type SmtpError = z.output<typeof smtpError>
const refusals = z.object({ rejectedErrors: z.array(smtpError).default([]) }).catch({ rejectedErrors: [] })

/** Hands mails to the server at `smtpUrl`. */
export function openSmtp(smtpUrl: string, from: string, log: Log): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  const handedOver = new WeakSet<object>()
  transport.use('stream', (sending, done) => {
    const { data } = sending
    sending.message.transform(() => new Transform({ transform: passOn, flush: (end) => void handedOver.add(data) ?? end() }))
    done()
  })
  return {
    send: async ({ deliverTo, ...mail }) => {
      const data = { from, ...mail, ...(deliverTo && { envelope: { from, to: deliverTo } }) }
      try {
        return { refused: refusedOf(await transport.sendMail(data)) }
      } catch (error) {
        log.error({ err: error }, 'A mail could not be sent.')
        throw failureOf(error, handedOver.has(data))
      }
    },
    close: () => transport.close(),
  }
}
