import { createTransport } from 'nodemailer'
import { unavailable } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Mailer } from './mailer.ts'

/** Hands mails to the server at `smtpUrl`. */
export function openSmtp(smtpUrl: string, from: string, log: Log): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ from, ...mail })
      } catch (error) {
        log.error({ err: error }, 'A mail could not be sent.')
        throw unavailable('The mail could not be sent just now. Please try again in a few minutes.')
      }
    },
    close: () => transport.close(),
  }
}
