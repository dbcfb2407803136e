import { z } from 'zod'
import { findMark } from '#contract/find-mark.ts'
import { markWords } from '#contract/mark-words.ts'
import { type MemoField, memoValue, type SourceLink } from '#contract/memo.ts'
import { standing } from '#contract/standing.ts'
import { listSources } from '#engine/memo-reader.ts'

/** A value with how sure it is and what it rests on. */
export const shownValue = z.object({
  value: memoValue,
  standing,
  /** Another place says otherwise, and no person has settled it. */
  contradicted: z.boolean(),
  /** The words that it rests on; null where a person wrote it. */
  quote: z.string().nullable(),
  /** The page of the deck; null for updates, the company's site, and what a person wrote. */
  page: z.number().int().nullable(),
})
export type ShownValue = z.output<typeof shownValue>

/** So much of a quote is told. */
const longestQuote = 300

/** A field of a memo as tools tell it. */
export function describeValue(field: MemoField): ShownValue {
  const [first] = listSources(field)
  return {
    value: field.value,
    standing: field.standing,
    contradicted: findMark(field) === 'contradicted',
    ...describePlace(first),
  }
}

/** The words of a place and its page. */
export function describePlace(source: SourceLink | undefined): Pick<ShownValue, 'quote' | 'page'> {
  const page = /[?&]page=(\d{1,5})$/.exec(source?.value ?? '')?.[1]
  const quote = source?.quote?.replace(/\s+/g, ' ').trim() ?? ''
  return { quote: quote === '' ? null : cut(quote), page: page === undefined ? null : Number(page) }
}

const cut = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote).toWellFormed()}…` : text)

/** A value in one line: what it is, how sure it is, its quote and page. */
export function writeValue({ value, standing: sure, contradicted, ...place }: ShownValue): string {
  const words = Array.isArray(value) ? value.join(', ') : typeof value === 'boolean' ? writeTruth(value) : (value ?? '')
  const mark = markWords[contradicted ? 'contradicted' : sure].toLowerCase()
  return `${words.replace(/\s+/g, ' ')} (${[mark, writePlace(place)].filter((part) => part !== '').join('; ')})`
}

/** A quote and its page in a few words; '' without either. */
export function writePlace({ quote, page }: Pick<ShownValue, 'quote' | 'page'>): string {
  return [quote === null ? [] : `“${quote}”`, page === null ? [] : `page ${page}`].flat().join(', ')
}

const writeTruth = (value: boolean) => (value ? 'yes' : 'no')
