import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

type PeerMail = {
  /** Recipients of the envelope, whatever the head of the mail says. */
  recipients: string[]
  to: string[]
  subject: string
  text: string
  replyTo: string[]
  from: string
  inReplyTo: string
  references: string
  /** Its Auto-Submitted header, '' for none. */
  autoSubmitted: string
  files: string[]
  messageId: string
}

export type SmtpPeer = {
  url: string
  port: number
  /** Emails taken so far, oldest first. */
  emails: PeerMail[]
  /** Waits for a mail that is as wanted, taken before or still to come. */
  until: (wanted: (mail: PeerMail) => boolean) => Promise<PeerMail>
  /** Ends every connection at once. */
  hangUp: () => void
  close: () => Promise<void>
}

export type PeerBehaviour = {
  port?: number
  /** The answer for a recipient that is not taken, such as '550 No such user'; null for one that is. */
  refuse?: (address: string) => string | null
  /** Called when a whole mail has arrived and is not answered yet. */
  onMail?: (mail: PeerMail) => void
  /** The password that a sender has to give; any may send when left out. */
  password?: string
}

class Refused extends Error {
  readonly responseCode: number

  constructor(answer: string) {
    super(answer.slice(4))
    this.responseCode = Number(answer.slice(0, 3))
  }
}

/** A real SMTP server for one test, which takes emails and keeps them. */
export async function startSmtpPeer(behaviour: PeerBehaviour = {}): Promise<SmtpPeer> {
  const emails: PeerMail[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: behaviour.password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) => {
      if (password === behaviour.password) done(null, { user: 'sender' })
      else done(new Refused('535 Wrong password'))
    },
    onRcptTo: ({ address }, _session, done) => {
      const answer = behaviour.refuse?.(address) ?? null
      done(answer === null ? null : new Refused(answer))
    },
    onData: (stream, session, done) => {
      const take = async () => {
        const mail = await readMail(await text(stream), session)
        behaviour.onMail?.(mail)
        emails.push(mail)
        for (const look of waiting) look()
      }
      take().then(() => done(), done)
    },
  })
  // A client that breaks off has not failed this server.
  server.on('error', () => {})
  server.listen(behaviour.port ?? 0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const until: SmtpPeer['until'] = (wanted) =>
    new Promise((resolve) => {
      const look = () => {
        const mail = emails.find(wanted)
        if (!mail) return
        waiting.delete(look)
        resolve(mail)
      }
      waiting.add(look)
      look()
    })
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, port, emails, until, hangUp, close }
}

async function readMail(source: string, session: SMTPServerSession): Promise<PeerMail> {
  const mail = await PostalMime.parse(source)
  const addresses = (list: typeof mail.to) => (list ?? []).flatMap(({ address }) => (address ? [address] : []))
  return {
    recipients: session.envelope.rcptTo.map(({ address }) => address),
    to: addresses(mail.to),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    replyTo: addresses(mail.replyTo),
    from: mail.from?.name ?? '',
    inReplyTo: mail.inReplyTo ?? '',
    references: mail.references ?? '',
    autoSubmitted: mail.headers.find(({ key }) => key === 'auto-submitted')?.value ?? '',
    files: mail.attachments.map(({ filename }) => filename ?? ''),
    messageId: mail.messageId ?? '',
  }
}
