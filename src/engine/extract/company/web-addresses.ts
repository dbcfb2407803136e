import type { Line } from '#engine/deck-doc.ts'
import { isSampleAddress, isSampleHost } from '#engine/lexicons/template-residue.ts'
import {
  hostPrefixes,
  hostSuffixes,
  sharedHosts,
  siteBuilders,
  sourceLines,
  topLevelDomains,
  userHosts,
} from '#engine/lexicons/web-hosts.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { Slide } from '#engine/slides.ts'
import { addressesIn, addressesOfMailLink } from '#engine/text/email-addresses.ts'

/** A web address as it stands in a deck. `quote` is null where only a link annotation carries it. */
export type Address = {
  host: string
  url: string
  page: number
  quote: string | null
  line: string
  fromEmail: boolean
}
export type EmailAddress = { address: string; page: number; quote: string | null }

const webAddress = latinFirst(
  `(https?:\\/\\/)?((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:${topLevelDomains}))(?![\\p{L}\\p{N}_@-]|\\.[a-z])((?:\\/[^\\s,;)\\]]*)?)`,
  'giu',
)

/** Whether a host is a social network, a mail provider or a tool, and so never the company's own. */
export const isSharedHost = (host: string): boolean => sharedHosts.test(host) && !userHosts.test(host)

/** Returns the host in lower case, without 'www.'. */
export const cutHost = (host: string): string => host.toLowerCase().replace(/^www\d?\./u, '')

/** Letters that must be left of a name when its ending is cut: 'bioai' keeps its 'ai'. */
const fewestNameLetters = 4

/** Returns the words of a host that can carry the company's name: 'get-acme.com' gives 'getacme' and 'acme'. */
export function listNameKeys(host: string): string[] {
  const labels = cutHost(host).split('.')
  const isBuilt = siteBuilders.test(labels.at(-2) ?? '')
  const label = (isBuilt ? labels[0] : hasTwoPartSuffix(labels) ? labels.at(-3) : labels.at(-2)) ?? ''
  const whole = label.replace(/-/gu, '')
  const bare = whole
    .replace(hostPrefixes, '')
    .replace(hostSuffixes, (end) => (whole.length - end.length >= fewestNameLetters ? '' : end))
  return [...new Set([whole, bare])].filter((key) => key.length >= 3)
}

const hasTwoPartSuffix = (labels: readonly string[]) =>
  labels.length >= 3 &&
  /^(?:co|com|org|net|ac|gov|edu|or|ne)$/u.test(labels.at(-2) ?? '') &&
  (labels.at(-1) ?? '').length === 2

const ocrAtSign = latinFirst(
  `(?<=[a-z0-9])\\s?(?:[@©®]|\\(@\\)?|@\\))\\s?(?=(?:[a-z0-9-]+\\s?[.,]\\s?){1,3}(?:${topLevelDomains})(?![\\p{L}\\p{N}]))`,
  'giu',
)
const ocrDot = latinFirst(
  `(?<=(?:@|www\\.|:\\/\\/)[a-z0-9.-]*[a-z0-9])\\s?[.,]\\s?(?=(?:[a-z0-9-]+[.,]\\s?)?(?:${topLevelDomains})(?![\\p{L}\\p{N}]))`,
  'giu',
)
const ocrWholeLine = latinFirst(`^([a-z0-9-]{3,})(?: \\.\\s?|\\. )(${topLevelDomains})$`, 'iu')
const writtenAt = /\s?[[(]\s?at\s?[\])]\s?/giu
const writtenDot = /\s?[[(]\s?dot\s?[\])]\s?/giu

/**
 * Returns a line with its addresses in one piece: OCR sets spaces around the dots of an address and takes '@' for
 * another round sign; people write '[at]' against robots. Other words stay as they are.
 */
function joinAddresses(text: string, isRecognised: boolean): string {
  const spelled = text.replace(writtenAt, '@').replace(writtenDot, '.')
  if (!isRecognised) return spelled
  return spelled
    .replace(/\b(https?)\s?:\s?\/\s?\/\s?/giu, '$1://')
    .replace(/\bwww\s?[.,]\s?/giu, 'www.')
    .replace(ocrAtSign, '@')
    .replace(ocrDot, '.')
    .replace(ocrWholeLine, '$1.$2')
}

/** The address itself where it is printed so, else the whole line. */
const getQuote = (line: string, address: string) => (line.includes(address) ? address : line)

/** Finds all web addresses of a deck, printed or linked, but for social networks, mail providers and cited sources. */
export function findWebAddresses(deck: { slides: readonly Slide[] }): Address[] {
  const found: Address[] = []
  for (const slide of deck.slides) {
    const notes = new Set(slide.sourceNotes)
    for (const line of slide.lines) {
      if (!/[.,]/u.test(line.text) || notes.has(line) || sourceLines.test(line.text)) continue
      const text = joinAddresses(line.text, slide.doc.origin === 'ocr')
      for (const match of everyMatch(webAddress, text)) {
        const host = cutHost(match[2] ?? '')
        const fromEmail = text[match.index - 1] === '@' || text[match.index + match[0].length] === '@'
        if (isSharedHost(host) || isSampleHost(host) || (match[3] ?? '').length > 24) continue
        const url = match[0].replace(/[/.]+$/u, '')
        found.push({
          host,
          url,
          page: slide.page,
          quote: getQuote(line.text, url),
          line: text,
          fromEmail,
        })
      }
    }
    for (const link of slide.doc.links) {
      const host = getHost(link.url)
      if (host && !isSharedHost(host) && !isSampleHost(host))
        found.push({ host, url: link.url, page: slide.page, quote: null, line: '', fromEmail: false })
    }
  }
  return found
}

/** Finds all email addresses of a deck, printed or linked, but for those on pictures of screens. */
export function findEmails(deck: { slides: readonly Slide[] }): EmailAddress[] {
  const found: EmailAddress[] = []
  for (const slide of deck.slides) {
    for (const line of slide.lines) {
      if (!/@|©|®|\(|\[/u.test(line.text) || isOnScreen(line, slide)) continue
      for (const address of addressesIn(joinAddresses(line.text, slide.doc.origin === 'ocr')))
        if (!isSampleAddress(address)) found.push({ address, page: slide.page, quote: getQuote(line.text, address) })
    }
    for (const link of slide.doc.links) {
      const [address] = addressesOfMailLink(link.url)
      if (
        address &&
        !isSampleAddress(address) &&
        !found.some((one) => isSameEmail(one.address, address) && one.page === slide.page)
      ) {
        found.push({ address, page: slide.page, quote: null })
      }
    }
  }
  return found
}

/** An address on a picture of a screen is that of a user of the product. */
const isOnScreen = (line: Line, { voices }: Slide): boolean => voices.get(line)?.voice === 'interface'

const isSameEmail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Returns the host of a link's address; null for anything that is not the web. */
function getHost(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed && /^https?:$/u.test(parsed.protocol) ? cutHost(parsed.hostname) : null
}
