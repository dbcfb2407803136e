import type { VerifiedEvidence, VerifiedFact } from '#engine/facts.ts'
import { joinList } from '#engine/reasons/join-list.ts'
import type { CitedFact } from './cited-fact.ts'

/** Characters of a value or a quote; a passage of 60 words stays whole, so that it can be translated. */
const longestShown = 420
const mostQuotes = 3

/** Returns a fact as a model is given it: '[f3] Revenue = $40k MRR (proved, reached, May 2026, page 3: "$40k MRR in May 2026")'. */
export function writeFactLine({ id, field, value, fact, contradicts, time, topics = [] }: CitedFact): string {
  const [first] = fact.evidence
  const about = fact.person !== undefined && fact.person !== fact.value ? ` of ${fact.person}` : ''
  const standing = contradicts === undefined ? writeStanding(fact) : `contradicts ${contradicts}`
  const { status = null, period = null } = contradicts === undefined ? (time ?? {}) : {}
  const quote = writeQuotes(fact, value)
  const others = topics.filter((topic) => topic !== field)
  const passage = others.length === 0 ? null : `passage on ${joinList(others)}`
  const under = fact.under === undefined ? '' : ` under "${cut(fact.under)}"`
  const parts = [standing, status, period, passage, `${writePlace(first)}${quote}${under}`].filter(
    (part) => part !== null,
  )
  return `[${id}] ${field}${about} = ${cut(value)} (${parts.join(', ')})`.replace(/\s+/gu, ' ')
}

/** The words that a value stands in; of a cell also the heads of its row and column, which are quotes of their own. */
function writeQuotes({ evidence }: VerifiedFact, value: string): string {
  const [first] = evidence
  const isBeside = ({ page, document }: VerifiedEvidence) => page === first?.page && document === first.document
  const quotes = evidence.filter(isBeside).map(({ quote }) => quote)
  const shown = [...new Set(quotes)].slice(0, mostQuotes)
  return shown.every((one) => one === value) ? '' : `: ${shown.map((one) => `"${cut(one)}"`).join(', ')}`
}

function writeStanding({ standing, contradictedBy = [] }: VerifiedFact): string {
  return contradictedBy.length > 0 ? 'contradicted' : standing
}

function writePlace(place: VerifiedFact['evidence'][number] | undefined): string {
  if (place?.document === 'site') return 'company site'
  return place?.page ? `page ${place.page}` : 'update'
}

/** A text that is set between quotation marks, and has none of its own that would end them. */
function cut(text: string): string {
  const plain = text.replaceAll('"', '”')
  return plain.length > longestShown ? `${plain.slice(0, longestShown)} …` : plain
}
