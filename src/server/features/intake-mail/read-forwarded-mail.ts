import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import type { Writer } from './forwarded-head.ts'
import { convertHtmlToText } from './html-to-text.ts'
import { mailLimits } from './inspect-mail.ts'
import { listMailLinks } from './mail-links.ts'
import { type ChainMessage, normaliseText, splitMessages } from './split-messages.ts'
import { stripSignature } from './strip-signature.ts'

/** A file of an email. `part` is its place, such as '1' or '0.2' inside a forwarded email: the same each time it is read. */
export type MailFile = { part: string; name: string; contentType: string; bytes: Uint8Array }

/** An email as it was read; `chain` are its messages, the outermost first, without signatures. */
export type ReadMail = {
  messageId: string
  references: string
  subject: string
  from: Writer
  /** All text of the email itself, what it quotes included. */
  text: string
  chain: ChainMessage[]
  files: MailFile[]
  /** Web addresses in all messages, each once. */
  links: string[]
  /** Names of attachments that wrap files in a form of Outlook's own, which is not read. */
  unread: string[]
}

/** More text than a person reads; what follows is left out. */
const mostCharacters = 200_000

const limits = {
  maxNestingDepth: mailLimits.levels,
  maxHeadersSize: mailLimits.headerBytes,
  forceRfc822Attachments: true,
}

/**
 * Reads an email and those that it forwards, inline or attached. Rejects for one that is nested deeper, or has more headers, than
 * emails that are taken.
 */
export async function readForwardedMail(raw: Uint8Array): Promise<ReadMail> {
  return readMail(raw, '', mailLimits.levels)
}

async function readMail(raw: Uint8Array, place: string, depth: number): Promise<ReadMail> {
  const email = await PostalMime.parse(raw, limits)
  const { text, links: hrefs } = readText(email)
  const from = readWriter(email.from)
  const subject = (email.subject ?? '').trim()
  const own = splitMessages(text, { from, subject, date: email.date ?? '' })
  const mail: ReadMail = {
    messageId: email.messageId ?? '',
    references: email.references ?? '',
    subject,
    from,
    text,
    chain: own.map((message) => ({ ...message, text: stripSignature(message.text) })),
    files: [],
    links: listMailLinks(text, hrefs),
    unread: [],
  }
  for (const [index, attachment] of email.attachments.entries()) {
    const part = place === '' ? String(index) : `${place}.${index}`
    await addAttachment(mail, attachment, part, depth)
  }
  return mail
}

async function addAttachment(mail: ReadMail, attachment: Attachment, part: string, depth: number): Promise<void> {
  const bytes = readBytes(attachment)
  const name = (attachment.filename ?? '').trim()
  if (isMessage(attachment)) {
    const inner = depth > 1 ? await readMail(bytes, part, depth - 1) : null
    if (inner === null) return
    mail.chain.push(...inner.chain)
    mail.files.push(...inner.files)
    mail.unread.push(...inner.unread)
    mail.links = [...new Set([...mail.links, ...inner.links])]
  } else if (isOutlookForm(attachment)) mail.unread.push(name || 'winmail.dat')
  else mail.files.push({ part, name, contentType: attachment.mimeType, bytes })
}

const isMessage = ({ mimeType, filename }: Attachment) =>
  mimeType === 'message/rfc822' || /\.eml$/i.test(filename ?? '')
const isOutlookForm = ({ mimeType, filename }: Attachment) =>
  /^application\/(?:ms-tnef|vnd\.ms-tnef|vnd\.ms-outlook)$/i.test(mimeType) ||
  /^winmail\.dat$|\.msg$/i.test(filename ?? '')

function readBytes({ content }: Attachment): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}

/** The plain text; that of the HTML where it is the only one. */
function readText({ text = '', html = '' }: Email): { text: string; links: string[] } {
  const converted = convertHtmlToText(html)
  const plain = normaliseText(text)
  const chosen = plain === '' ? normaliseText(converted.text) : plain
  return { text: chosen.slice(0, mostCharacters), links: converted.links }
}

function readWriter(from: Address | undefined): Writer {
  const mailbox = from?.group?.[0] ?? from
  return { name: mailbox?.name.trim() ?? '', address: mailbox?.address?.trim().toLowerCase() ?? '' }
}
