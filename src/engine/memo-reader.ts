import type { Entry, MemoField, SourceLink, ValidatedResponse } from '#contract/memo.ts'
import { type MemoFieldKey, memoSections } from '#contract/memo-fields.ts'
import { isValidated } from '#contract/standing.ts'
import { isUpdateLink, makeUpdateLink } from './update-link.ts'

const places = new Map<string, { section: string; name: string }>(
  memoSections.flatMap((section) =>
    section.fields.map((field): [string, { section: string; name: string }] => [
      field.key,
      { section: section.name, name: field.name },
    ]),
  ),
)

/** The field of that key in a memo, undefined for founders' fields and in a memo that lacks it. */
export function getField(memo: ValidatedResponse, key: MemoFieldKey): MemoField | undefined {
  const place = places.get(key)
  const section = place ? memo[place.section] : undefined
  return place && section && !Array.isArray(section) ? section[place.name] : undefined
}

/** The founders' records of a memo, in order. */
export function listFounders(memo: ValidatedResponse): Array<Record<string, MemoField>> {
  const section = memo['Founder information']
  return Array.isArray(section) ? section : []
}

/**
 * The text of a field that prose may tell: what a person entered, what is proved, and what fails only a gate after the one
 * that asks whose it is. Null for anything else; of a list the entries that are so.
 */
export function groundedText(field: MemoField | undefined): string | null {
  if (!field || typeof field.value === 'boolean') return null
  const text = Array.isArray(field.value) ? listGroundedEntries(field).join(', ') : field.value
  return text === null || text.trim() === '' || !(Array.isArray(field.value) || isGrounded(field)) ? null : text.trim()
}

/** The entries of a list that prose may tell, in order. */
export function listGroundedEntries(field: MemoField): string[] {
  if (field.type !== 'array') return []
  const { value, entries } = field
  const isTold = (entry: string, index: number) => entry.trim() !== '' && isGrounded(entries?.[index] ?? field)
  return value.filter(isTold).map((entry) => entry.trim())
}

const isGrounded = ({ standing, grounded }: Pick<MemoField, 'standing' | 'grounded'>) =>
  isValidated(standing) || (standing === 'found' && grounded === true)

/**
 * Where a field's value stands, each place with its quote: the field's own source first, then further evidence; none
 * for what a person wrote, since no quote proves it. Of a list that a person changed the places of its other entries.
 */
export function listSources(field: MemoField | undefined): SourceLink[] {
  const link = field?.source.value
  if (!field || !link || (field.edited && field.type !== 'array')) return []
  const own = withQuote(link, findOwnQuote(field, link))
  const deck = /^pitch_deck\/[^?]+/.exec(link)?.[0]
  const evidence = field.edited && field.type === 'array' ? listEntryEvidence(field) : (field.evidence ?? [])
  const more = evidence.flatMap((one) => {
    if (one.document === 'updates') return [withQuote(makeUpdateLink(one.update), one.quote)]
    if (one.document === 'site') return one.url === undefined ? [] : [withQuote(one.url, one.quote)]
    return deck && one.document === 'deck' && one.page !== null
      ? [withQuote(`${deck}?page=${one.page}`, one.quote)]
      : []
  })
  const seen = new Set<string>()
  return (field.edited ? more : [own, ...more]).filter(({ value, quote }) => {
    const key = `${value} ${quote ?? ''}`
    return !seen.has(key) && seen.add(key)
  })
}

/** The quote behind a field's own link; one of the company's site stands in the evidence alone. */
function findOwnQuote({ source, evidence = [] }: MemoField, link: string): string | null {
  if (isUpdateLink(link)) return source.in2
  return evidence.find(({ url }) => url === link)?.quote ?? source.in1
}

const listEntryEvidence = ({ entries = [] }: { entries?: Entry[] | undefined }) =>
  entries.flatMap((entry) => (entry.entered?.action === 'edited' ? [] : entry.evidence))

const withQuote = (value: string, quote: string | null): SourceLink => (quote ? { value, quote } : { value })
