import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { finished } from 'node:stream/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import type { Ctx } from '#server/platform/context.ts'
import { StartError } from '#server/platform/start-error.ts'
import { findRecipient } from './find-recipient.ts'
import { mailLimits } from './inspect-mail.ts'
import { countReceivedSince } from './intake-mail-store.ts'
import { type Reception, receiveMail } from './receive-mail.ts'

/** Connections at a time, and addresses of one mail. */
const mostConnections = 20
const mostRecipients = 10
/** An hour's mail for one address; a loop of two mail servers sends more. */
const mailsPerHour = 50
const hourMs = 3_600_000
/** Milliseconds without a byte, and for the whole of one mail, after which a connection is ended. */
const silentMs = 60_000
const longestMailMs = 600_000
/** Milliseconds that emails which are being received get when the server stops. */
const graceMs = 5_000

export type SmtpReceiver = { port: number; close: () => Promise<void> }

/** A response to a sender's mail server, with the words that the sender reads. */
class SmtpRefusal extends Error {
  readonly responseCode: number
  constructor(code: number, words: string) {
    super(words)
    this.responseCode = code
  }
}
const later = () => new SmtpRefusal(451, 'The server could not store the email. Try again later.')

/**
 * Receives mail by SMTP on HOST: no sign-in, for known addresses only, and a mail is confirmed once it is stored. Throws StartError
 * when the port or the key can't be used.
 */
export async function openSmtpReceiver(ctx: Ctx): Promise<SmtpReceiver> {
  const { host, relay } = ctx.config
  const server = new SMTPServer({
    ...(await readTls(ctx)),
    name: relay.domain ?? 'firstread.localhost',
    banner: 'Firstread',
    size: mailLimits.bytes,
    authOptional: true,
    disabledCommands: relay.tls === null ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    disableReverseLookup: true,
    maxClients: mostConnections,
    socketTimeout: silentMs,
    closeTimeout: graceMs,
    onRcptTo: ({ address }, session, done) => answer(ctx, () => admit(ctx, address, session), done),
    onData: (stream, session, done) => answer(ctx, () => take(ctx, stream, session), done),
  })
  // A sender that breaks off has not failed this server.
  server.on('error', (error: Error) => ctx.log.info({ err: error }, 'A mail connection failed.'))
  await listen(server, host, relay.smtpPort)
  const { port } = server.server.address() as AddressInfo
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

async function readTls({ config: { relay } }: Ctx): Promise<Pick<SMTPServerOptions, 'key' | 'cert'>> {
  if (relay.tls === null) return {}
  const read = (setting: string, path: string) =>
    readFile(path, 'utf8').catch(() => {
      throw new StartError(`${setting}=${path} can’t be read. Name a PEM file that this user can read.`)
    })
  const [key, cert] = await Promise.all([
    read('RELAY_TLS_KEY', relay.tls.key),
    read('RELAY_TLS_CERT', relay.tls.certificate),
  ])
  return { key, cert }
}

async function listen(server: SMTPServer, host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.server.once('error', (error: NodeJS.ErrnoException) => reject(explainPort(error, host, port)))
  server.listen(port, host, () => resolve())
  await promise
}

function explainPort({ code, message }: NodeJS.ErrnoException, host: string, port: number): StartError {
  const instead = 'set RELAY_SMTP_PORT to another one, or to 0 to receive no email by SMTP'
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} for email is in use. Stop what uses it, or ${instead}.`)
  if (code === 'EACCES')
    return new StartError(`RELAY_SMTP_PORT=${port} can’t be used by this user. Use a number above 1023, or ${instead}.`)
  return new StartError(`Email can’t be received on port ${port} of ${host} (${message}): ${instead}.`)
}

/** Hands the outcome of work to smtp-server; what fails on this side is told as 451, so that the sender tries again. */
function answer(ctx: Ctx, work: () => Promise<void>, done: (error?: Error | null) => void): void {
  work().then(
    () => done(null),
    (error: unknown) => {
      if (error instanceof SmtpRefusal) return done(error)
      ctx.log.error({ err: error }, 'Could not receive an email.')
      done(later())
    },
  )
}

async function admit(ctx: Ctx, address: string, { envelope }: SMTPServerSession): Promise<void> {
  if (envelope.rcptTo.length >= mostRecipients)
    throw new SmtpRefusal(452, `At most ${mostRecipients} addresses at a time. Send to the others separately.`)
  const recipient = await findRecipient(ctx, address)
  if (recipient === null)
    throw new SmtpRefusal(550, 'No such address here. Check the relay address in the workspace settings.')
  const since = new Date(ctx.now().getTime() - hourMs)
  if ((await countReceivedSince(ctx.db, recipient.mailbox, since)) >= mailsPerHour)
    throw new SmtpRefusal(452, `This address takes ${mailsPerHour} emails an hour. Try again later.`)
}

async function take(ctx: Ctx, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const { mailFrom, rcptTo } = session.envelope
  const deadline = setTimeout(() => stream.destroy(new Error('The email took too long to arrive.')), longestMailMs)
  try {
    const reception = await receiveMail(ctx, {
      envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
      raw: stream,
      receivedAt: ctx.now(),
      remote: session.remoteAddress,
      helo: session.hostNameAppearsAs,
    })
    throwRefusal(reception)
  } finally {
    clearTimeout(deadline)
    // What is refused early is read to its end, where SMTP has the answer.
    stream.resume()
    await finished(stream).catch(() => undefined)
  }
}

function throwRefusal(reception: Reception): void {
  if (reception.kind === 'refused') throw new SmtpRefusal(reception.code, reception.words)
}
