import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { type Mailer, MailFailure, type Refusal } from './mailer.ts'
import { makeMessage } from './make-message.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** What nodemailer tells of a failure; `responseCode` and `response` are the mail server's, where it answered. */
const smtpError = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
  recipient: z.string().optional(),
  command: z.string().optional(),
})
type SmtpError = z.output<typeof smtpError>
const withRefusals = z.object({ rejectedErrors: z.array(smtpError).default([]) })

/** Sends emails by the server at `smtpUrl`. */
export function openSmtp(smtpUrl: string, from: string, log: Log): Mailer {
  return {
    send: async (mail) => {
      const watch = watchHandover()
      const transport = createTransport({ url: smtpUrl, ...timeouts, logger: watch.logger })
      try {
        return { refused: listRefusals(await transport.sendMail(makeMessage(mail, from))) }
      } catch (error) {
        // The error's message and stack hold the server's words, often with the address.
        const { code, command, responseCode } = smtpError.catch({}).parse(error)
        log.error({ code, command, responseCode }, 'Could not send an email.')
        throw toMailFailure(error, watch.isHandedOver())
      } finally {
        transport.close()
      }
    },
    close: () => {},
  }
}

/** Learns from nodemailer's log, which is kept nowhere, when the last byte of the message has gone to the server. */
function watchHandover() {
  let handedOver = false
  const ignore = () => {}
  const info = (entry: unknown) => {
    handedOver ||= typeof entry === 'object' && entry !== null && 'tnx' in entry && entry.tnx === 'message'
  }
  const logger = { level: ignore, trace: ignore, debug: ignore, info, warn: ignore, error: ignore, fatal: ignore }
  return { logger, isHandedOver: () => handedOver }
}

function listRefusals(answer: unknown): Refusal[] {
  const { rejectedErrors } = withRefusals.parse(answer)
  return rejectedErrors.map((error) => ({
    address: error.recipient ?? '',
    reason: describeFailure(error),
    isFinal: isFinal(error),
  }))
}

function toMailFailure(thrown: unknown, handedOver: boolean): MailFailure {
  const error = smtpError.catch({}).parse(thrown)
  const refused = withRefusals.safeParse(thrown).success ? listRefusals(thrown) : []
  if (isFinal(error)) return new MailFailure('final', describeFailure(error), refused)
  if (handedOver && error.responseCode === undefined) {
    const broke = 'The connection to the mail server broke before it confirmed the email'
    return new MailFailure('unknown', `${broke}, so it may or may not have arrived.`)
  }
  return new MailFailure('passing', describeFailure(error), refused)
}

/** 5xx answers are final (RFC 5321, 4.2.1), except a failed sign-in, which an administrator can fix. */
function isFinal({ code, responseCode }: SmtpError): boolean {
  if (code === 'EAUTH') return false
  if (responseCode !== undefined) return responseCode >= 500
  return code === 'EENVELOPE' || code === 'EMESSAGE'
}

function describeFailure({ code, response }: SmtpError): string {
  if (code === 'EAUTH') return 'The mail server did not accept Firstread’s sign-in.'
  const words = response?.replace(/\s+/g, ' ').trim().slice(0, 300)
  if (words) return `The mail server answered: ${words}`
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return 'The mail server can’t take this email or one of its addresses.'
  return 'Could not reach the mail server.'
}
