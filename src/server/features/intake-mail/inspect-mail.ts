import PostalMime, { type Address, type Email } from 'postal-mime'
import { z } from 'zod'
import { describeDeckLink } from '#contract/deck-link.ts'
import { findAutomation } from './find-automation.ts'

/** More than any mail of a person has; more would keep the reader of mail busy. */
export const mailLimits = { bytes: 30_000_000, attachments: 20, parts: 100, levels: 10, headerBytes: 1_000_000 }

/** Characters of each stored text, and how many files are named to a member. */
const longestText = 300
const longestAddress = 320
const mostFiles = 20
/** Links that are looked at, and characters of each text in which they are looked for; a newsletter has hundreds. */
const mostLinks = 500
const searchedCharacters = 200_000
/** Lines that may begin a part; a text with more of them is not a person's. */
const mostDashedLines = 20_000

const texts = z.array(z.string())

/** What is known of a mail by looking at it; addresses in lower case. */
const inspectedMail = z.object({
  messageId: z.string(),
  /** Empty without a From header, or with several senders: no one of them can be believed. */
  from: z.string(),
  subject: z.string(),
  /** Names of its attachments that may be decks, then its links. */
  files: texts,
  /** Why it counts as sent by a machine; null for mail of a person. */
  automation: z.string().nullable(),
  /** How many mail servers say that they have passed it on. */
  hops: z.number(),
})
export type InspectedMail = z.output<typeof inspectedMail>

/** What is wrong with a mail that is over a limit, in a sentence that its sender reads. */
export const inspection = z.union([inspectedMail, z.object({ refusal: z.string() })])
export type Inspection = z.output<typeof inspection>

export const unreadable = 'The message could not be read. Send the deck alone, as PDF.'

/** Returns what a mail holds, or why it is refused. Never throws for what the mail holds. */
export async function inspectMail(raw: Uint8Array): Promise<Inspection> {
  if (raw.length === 0) return { refusal: 'The message is empty.' }
  if (countParts(raw) > mailLimits.parts)
    return { refusal: `The message has more than ${mailLimits.parts} parts. Send the deck alone, as PDF.` }
  try {
    const mail = await PostalMime.parse(raw, {
      maxNestingDepth: mailLimits.levels,
      maxRfc822NestingDepth: mailLimits.levels,
      maxHeadersSize: mailLimits.headerBytes,
    })
    const attachments = mail.attachments.filter(({ mimeType }) => !mimeType.startsWith('image/'))
    if (attachments.length <= mailLimits.attachments) return describe(mail)
    return { refusal: `The message has more than ${mailLimits.attachments} attachments. Send fewer at a time.` }
  } catch (error) {
    return { refusal: explain(error) }
  }
}

function explain(error: unknown): string {
  const words = error instanceof Error ? error.message : ''
  if (words.includes('nesting depth'))
    return `The message has more than ${mailLimits.levels} levels of parts. Send the deck alone, as PDF.`
  if (words.includes('header size')) return 'The message has more than 1 MB of headers. Send the deck alone, as PDF.'
  return unreadable
}

function describe(mail: Email): InspectedMail {
  const readAll = (key: string) => mail.headers.flatMap((header) => (header.key === key ? [header.value] : []))
  const senders = listAddresses(mail.from ? [mail.from] : [])
  const [from = ''] = readAll('from').length === 1 && senders.length === 1 ? senders : []
  return {
    messageId: shorten(mail.messageId ?? '', longestAddress),
    from: from.length > longestAddress ? '' : from,
    subject: shorten(mail.subject ?? '', longestText),
    files: listFiles(mail),
    automation: findAutomation(readAll),
    hops: readAll('received').length,
  }
}

const listAddresses = (all: readonly Address[]): string[] =>
  all.flatMap((one) => (one.group ?? [one]).flatMap(({ address }) => (address ? [address.toLowerCase()] : [])))
const shorten = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most)

const isDeckName = (name: string) => /\.(?:pdf|pptx?|key|odp)$/i.test(name)

function listFiles(mail: Email): string[] {
  const names = mail.attachments.flatMap(({ filename, mimeType }) => {
    const name = shorten(filename ?? '', longestText)
    const isDeck = isDeckName(name) || mimeType === 'application/pdf'
    return isDeck ? [name || 'Unnamed PDF'] : []
  })
  const begin = [mail.text, mail.html].map((body) => body?.slice(0, searchedCharacters) ?? '')
  const links = begin.join(' ').match(/https?:\/\/[^\s"'<>)\]]{1,1000}/g) ?? []
  const decks = links.slice(0, mostLinks).flatMap((link) => {
    const described = describeDeckLink(link.replaceAll('&amp;', '&'))
    if (described.kind !== 'source') return []
    const isDeck = described.source !== 'direct' || isDeckName(new URL(described.url).pathname)
    return isDeck ? [shorten(described.url, longestText)] : []
  })
  return [...new Set([...names, ...decks])].slice(0, mostFiles)
}

/** Returns how many parts the boundaries of a mail begin, those of emails within it too; the reader of mail does not count them. */
function countParts(raw: Uint8Array): number {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.length).toString('latin1')
  const boundaries = new Set<string>()
  for (const [, quoted, bare] of text.matchAll(/boundary\s{0,9}=\s{0,9}(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi)) {
    boundaries.add((quoted ?? bare ?? '').trimEnd())
    if (boundaries.size > mailLimits.parts) return boundaries.size
  }
  if (boundaries.size === 0) return 1
  let parts = 0
  let lines = 0
  for (let at = text.indexOf('--'); at !== -1 && parts <= mailLimits.parts; at = text.indexOf('\n--', at + 1)) {
    lines++
    if (lines > mostDashedLines) return lines
    const line = /^\n?--(.{1,210})/.exec(text.slice(at, at + 220))?.[1]?.trimEnd() ?? ''
    if (boundaries.has(line)) parts++
  }
  return parts
}
