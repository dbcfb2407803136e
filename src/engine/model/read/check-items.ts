import type { ClaimedTime, Evidence, Fact, FactKey } from '#engine/facts.ts'
import { verdictWords } from '#engine/lexicons/verdict-words.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import { findGuide } from '../ask/field-guide.ts'
import { choiceNamed, getValueType, isOfFounder, keyNamed, listChoices } from '../ask/key-values.ts'
import type { FactItem } from './fact-items.ts'

const longestValue = 300
const longestPassage = 600
const longestQuote = 1_000
const mostOfKey = 30
const mostOfSingle = 4
const mostOfFounders = 60

/** Whether a text judges instead of telling. */
export const isVerdict = (text: string): boolean => verdictWords.test(text)
/** Keys whose value is a passage of the deck. */
const passageKeys = new Set<FactKey>([
  ...(['one_liner', 'problem', 'solution', 'competitive_advantage', 'go_to_market', 'intellectual_property'] as const),
  ...(['why_now', 'founder_summary', 'product_status', 'pricing', 'milestones', 'use_of_funds'] as const),
])
export const isPassage = (key: FactKey): boolean => passageKeys.has(key) || key.startsWith('topic:')

/** What a model says of a value beside its quote. The printed words decide; a hint only makes a value weaker. */
export type ClaimHint = ClaimedTime & { label: string }
export type ClaimedFact = Fact & { hint?: ClaimHint }

/**
 * Facts from what a model claims: keys that a memo has, values of the right type and length, vocabulary values by value
 * or label, quotes with a place. Everything else is left out. Nothing here is proved yet.
 */
export function factsFromItems(items: readonly FactItem[], rule: string): ClaimedFact[] {
  const values = new Map<string, Set<string>>()
  return items.flatMap((item) => {
    const fact = readFact(item, rule)
    if (!fact) return []
    // One value said many times takes the room of one.
    const known = values.get(fact.key) ?? new Set<string>()
    values.set(fact.key, known.add(`${fact.person ?? ''} ${fact.value}`))
    const count = known.size
    return count > getMost(fact.key) ? [] : [fact]
  })
}

function getMost(key: FactKey): number {
  if (isOfFounder(key)) return mostOfFounders
  const guide = findGuide(key)
  return guide?.list ? (guide.most ?? mostOfKey) : mostOfSingle
}

function readFact(item: FactItem, rule: string): ClaimedFact | null {
  const key = keyNamed(item.key)
  if (key === null) return null
  const value = readValue(key, item.value)
  const evidence = readEvidence(item)
  if (value === null || evidence === null) return null
  const person = isOfFounder(key) ? tidy(key === 'founder_name' ? String(value) : (item.person ?? '')) : ''
  if (isOfFounder(key) && person === '') return null
  return {
    key,
    value,
    evidence: [evidence],
    hint: { nature: item.nature, period: tidy(item.period) || null, label: stripMarks(item.label) },
    kind: item.kind,
    rule,
    score: item.kind === 'stated' ? 0.84 : 0.7,
    ...(person === '' ? {} : { person }),
  }
}

const tidy = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

function readValue(key: FactKey, said: string): string | boolean | null {
  const text = tidy(said)
  if (getValueType(key) === 'bool') return /^(?:true|yes|1)$/i.test(text) ? true : null
  if (text === '' || /^(?:null|none|unknown|n\/?a|not (?:stated|found|available|mentioned)|-+)\.?$/i.test(text))
    return null
  if (verdictWords.test(text)) return null
  if (listChoices(key)) return choiceNamed(key, text)
  if (/^https?:|^www\./i.test(text) && !addresses.has(key)) return null
  if (key === 'year_founded') return /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0] ?? null
  const { figures } = readFigures(text)
  if (needsFigure.has(key) && figures.length === 0) return null
  if (needsRate.has(key) && !figures.some(({ kind }) => kind === 'percent' || kind === 'multiple')) return null
  if (isPassage(key)) return cut(text, longestPassage)
  return text.length > longestValue ? null : text
}

const addresses = new Set<FactKey>(['site', 'company_linkedin', 'founder_linkedin'])
const needsFigure = new Set<FactKey>([
  ...(['revenue', 'revenue_growth', 'customers', 'users', 'gmv', 'revenue_forecast', 'gross_margin', 'cac'] as const),
  ...(['ltv', 'amount_raising', 'valuation', 'committed', 'previous_funding', 'tam', 'sam', 'som'] as const),
  'market_growth',
])

/** A sum that a market comes to is not a rate at which it grows. */
const needsRate = new Set<FactKey>(['market_growth', 'gross_margin'])

/** Cut at a word, so that what is left still stands in the quote. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return text
    .slice(0, most + 1)
    .replace(/\s+\S*$/u, '')
    .slice(0, most)
}

/** Places and cell marks as lines are told with them; they stand in no page. */
const placeMarks = /\[(?:p\d+\.t?|u\.)\d+\]/giu
const cellMarks = /(?<=\s|^)\|(?=\s|$)/gu
const linkMarks = /^link(?: (?:on|beside) "[^"]*")?: /u

/** A quote as the page has it: without the marks of the lines that a model was given. */
const stripMarks = (quote: string) =>
  tidy(tidy(quote.replace(placeMarks, ' ').replace(cellMarks, ' ')).replace(linkMarks, ''))

/** 'p7.3' is page 7, 'u.2' the updates. A place that names no page is the first one: the verifier looks further. */
function readEvidence({ place, quote }: FactItem): Evidence | null {
  const bare = cut(stripMarks(quote), longestQuote)
  if (bare === '') return null
  if (/^\W*u/iu.test(place)) return { document: 'updates', page: null, quote: bare }
  return { document: 'deck', page: Math.max(1, Number(/\d{1,5}/.exec(place)?.[0] ?? 1)), quote: bare }
}
