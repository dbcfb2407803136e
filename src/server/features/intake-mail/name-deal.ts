import { freeMailDomains } from '#engine/lexicons/free-mail-domains.ts'
import { deckNameDate, deckNameNoise, edgeWords, subjectMark } from '#engine/lexicons/mail-words.ts'
import type { Writer } from './forwarded-head.ts'

/** What a deal may be named after. */
export type NameClues = {
  /** '' for a link. */
  fileName: string
  /** Of the forwarded message, and of the email itself. */
  subjects: readonly string[]
  founder: Writer | null
  /** The workspace's firm, which subjects such as 'Tarnwick <> Alder Point' name too. */
  firm: string
}

const longestName = 200

/**
 * Returns the name of a deal: what is left of the file's name, else of a subject, without marks of forwarding, dates, words such as
 * 'pitch deck', and the firm's own name; else the domain of the founder.
 * @example nameDeal({ fileName: 'Tarnwick_PitchDeck_v3.pdf', subjects: [], founder: null, firm: '' }) // 'Tarnwick'
 */
export function nameDeal({ fileName, subjects, founder, firm }: NameClues): string {
  const candidates = [fileName.replace(/\.\w{2,5}$/, ''), ...subjects].map((text) => clean(text, firm))
  const name = candidates.find((text) => /\p{L}{2}/u.test(text) && !isCode(text)) ?? nameFounder(founder)
  return name.slice(0, longestName).trim()
}

function clean(text: string, firm: string): string {
  const plain = removeMarks(text.normalize('NFC'))
    .replace(/[_+]+|%20/g, ' ')
    .replace(/(\p{Ll})(?=Pitch|Deck|Teaser|Investor)/gu, '$1 ')
    .replace(/\(\d+\)|\[[^\]]*\]/g, ' ')
  return trimEdges(removeFirm(plain, firm).replace(deckNameNoise, ' ').replace(deckNameDate, ' '))
}

function removeMarks(text: string): string {
  let rest = text
  while (subjectMark.test(rest)) rest = rest.replace(subjectMark, '')
  return rest
}

function removeFirm(text: string, firm: string): string {
  const words = firm
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => RegExp.escape(word))
  if (words.length === 0) return text
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu'), ' ')
}

/** Takes off what joined the name to words that are gone: signs, and words such as 'for' and 'our'. */
function trimEdges(text: string): string {
  const isLoose = (word: string) => !/[\p{L}\p{N}]/u.test(word) || edgeWords.test(word)
  const words = text.split(/\s+/).filter(Boolean)
  const first = words.findIndex((word) => !isLoose(word))
  const last = words.findLastIndex((word) => !isLoose(word))
  if (first < 0) return ''
  return words
    .slice(first, last + 1)
    .join(' ')
    .replace(/^[^\p{L}\p{N}]+|[\s,;:|–—-]+$/gu, '')
}

/** A name that a machine gave. */
const isCode = (text: string) => /^[0-9a-f-]{16,}$/i.test(text) || /^(?:img|dsc|doc)?[\s\d.-]+$/i.test(text)

function nameFounder(founder: Writer | null): string {
  if (founder === null) return 'Deal by email'
  const domain = founder.address.split('@').at(-1) ?? ''
  return freeMailDomains.has(domain) ? founder.name || founder.address : domain
}
