import type { MemoField } from '#contract/memo.ts'
import type { KeyFactName, MemoFieldKey } from '#contract/memo-fields.ts'
import { advantageLabel, statusWords } from '#engine/lexicons/summary-words.ts'
import { getField, groundedText, listFounders } from '#engine/memo-reader.ts'
import { joinList } from '#engine/reasons/join-list.ts'
import { sentenceCase } from '#engine/text/sentence-case.ts'
import { classifyShape } from '#engine/text/text-shape.ts'
import { countWords } from '#engine/text/words.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { getSourceMark } from './marked-key-facts.ts'
import { findSentenceWith, findWholeSentence, isOnTopic, listTopicQuotes, quoteField } from './quotable.ts'
import { writeAsk, writeSpending } from './round-sentences.ts'
import { SeenTexts } from './seen-texts.ts'
import { getMarks, joinNames, quoteWords, type SummaryText } from './summary-text.ts'
import { listNotes, writeFigure, writeValue } from './write-figure.ts'
import { writePlace } from './write-place.ts'

/** One sentence of the summary; '' when the memo has nothing for it. Called once to measure and once to write. */
export type SentencePlan = {
  paragraph: 1 | 2 | 3
  /** The sentences of rank 1 take their room first, those of the last rank only where the summary is thin. */
  rank: 1 | 2 | 3 | 4
  write: (text: SummaryText) => string
}

const mostNames = 4
const mostLeaders = 4

/** Returns the sentences that a memo's proved fields and the quotes of its key facts can make, in the order in which they read. */
export function planExecutiveSummary(text: SummaryText): SentencePlan[] {
  const seen = new SeenTexts()
  const company = groundedText(getField(text.memo, 'company_name'))
  const oneLiner = groundedText(getField(text.memo, 'one_liner'))
  if (oneLiner !== null) seen.add(oneLiner)
  const quote = (key: MemoFieldKey | null, topic: KeyFactName | null, lead: string) =>
    planQuote(text, { key, topic, lead, seen, company })
  return [
    { paragraph: 1, rank: 1, write: (to) => writeOneLiner(to) },
    { paragraph: 1, rank: 2, write: (to) => writeCompany(to) },
    { paragraph: 1, rank: 1, write: quote('problem', 'Problem', 'The problem it names:') },
    { paragraph: 1, rank: 1, write: quote('solution', 'Product Solution', 'Its answer:') },
    { paragraph: 1, rank: 4, write: quote(null, 'Product Solution', 'Of the product it adds:') },
    { paragraph: 1, rank: 3, write: planStatus(text, quote) },
    { paragraph: 1, rank: 3, write: quote(null, 'Business Model', 'On how it earns:') },
    { paragraph: 1, rank: 2, write: planPricing(text, seen) },
    { paragraph: 2, rank: 1, write: (to) => writeTraction(to) },
    { paragraph: 2, rank: 3, write: (to) => writeNames(to, 'notable_customers', 'Among its customers it names') },
    { paragraph: 2, rank: 4, write: reportsNothing(text) ? quote(null, 'Traction', 'On traction it says:') : () => '' },
    { paragraph: 2, rank: 1, write: planMarket(text, quote(null, 'Market', 'On its market it says:')) },
    { paragraph: 2, rank: 4, write: quote('go_to_market', 'Go-to-Market', 'On reaching customers:') },
    { paragraph: 2, rank: 2, write: (to) => writeNames(to, 'competitors', 'As competitors it names') },
    { paragraph: 2, rank: 3, write: planAdvantage(text, quote(null, 'Competition', 'On competition it says:')) },
    { paragraph: 3, rank: 1, write: (to) => writeTeam(to) },
    { paragraph: 3, rank: 4, write: (to) => writeBackground(to) },
    { paragraph: 3, rank: 4, write: quote(null, 'Technology', 'On its technology:') },
    { paragraph: 3, rank: 4, write: (to) => writeForecast(to) },
    { paragraph: 3, rank: 1, write: (to) => writeAsk(to) },
    { paragraph: 3, rank: 2, write: (to) => writeSpending(to) },
  ]
}

type QuotePlan = {
  key: MemoFieldKey | null
  topic: KeyFactName | null
  lead: string
  seen: SeenTexts
  company: string | null
}

/** A whole sentence of the deck after its lead: the field's when it is one, else the best of the topic's quotes. */
function planQuote(text: SummaryText, { key, topic, lead, seen, company }: QuotePlan) {
  const field = key ? getField(text.memo, key) : undefined
  if (field?.edited) return (to: SummaryText) => writeEdited(to, field, lead)
  const own = field ? quoteField(field) : []
  const fromTopic = topic ? listTopicQuotes(text.keyFacts, topic, company) : []
  const isSuited = topic === null || own.every((one) => isOnTopic(topic, one.text))
  const chosen = seen.takeFirstNew(isSuited ? [...own, ...fromTopic] : [...fromTopic, ...own])
  return (to: SummaryText) => (chosen ? `${lead} ${to.quote(chosen)}.` : '')
}

function writeEdited(to: SummaryText, field: MemoField, lead: string): string {
  const value = to.citeField(field)
  return value ? endSentence(`${lead} ${value.text}`) : ''
}

const endSentence = (sentence: string) => (/[.!?…。！？]["”’)]*$/u.test(sentence) ? sentence : `${sentence}.`)

function writeOneLiner(to: SummaryText): string {
  const name = to.cite('company_name')
  const line = to.cite('one_liner')
  if (!line) return name ? `The company is **${name.text}**${getMarks(name)}.` : ''
  if (!name)
    return line.edited
      ? endSentence(line.text)
      : `The company describes itself as ${quoteWords(line.plain)}${getMarks(line)}.`
  if (line.edited) return endSentence(`**${name.text}**${getMarks(name)}: ${line.text}`)
  const rest = line.plain.slice(name.plain.length)
  if (
    line.plain.toLowerCase().startsWith(name.plain.toLowerCase()) &&
    /^\s\p{Ll}/u.test(rest) &&
    classifyShape(line.plain) === 'sentence'
  )
    return `**${name.text}**${escapeMarkdown(`x${rest}`).slice(1).replace(/\.$/u, '')}${getMarks(line)}.`
  return `**${name.text}**${getMarks(name)} describes itself as ${quoteWords(line.plain)}${getMarks(line)}.`
}

function writeCompany(to: SummaryText): string {
  const place = writePlace(groundedText(getField(to.memo, 'headquarters')))
  const founded = to.cite('year_founded')
  const seat = place === null ? null : to.cite('headquarters')
  const staff = /^\W{0,2}\d[\d.,]*\+?$/u.test(groundedText(getField(to.memo, 'employees')) ?? '')
    ? to.cite('employees')
    : null
  const parts: string[] = []
  if (founded) parts.push(`was founded in ${founded.cited}`)
  if (seat) parts.push(`is based in ${escapeMarkdown(place ?? '')}${getMarks(seat)}`)
  if (staff) parts.push(`has a team of ${staff.cited}`)
  return parts.length === 0 ? '' : `It ${joinList(parts)}.`
}

/** How far the product is, where the sentence says so. */
function planStatus(
  text: SummaryText,
  quote: (key: MemoFieldKey | null, topic: null, lead: string) => (to: SummaryText) => string,
) {
  const field = getField(text.memo, 'product_status')
  return field?.edited || statusWords.test(groundedText(field) ?? '')
    ? quote('product_status', null, 'On its status:')
    : () => ''
}

/** The price with the words around it, which tell what it is paid for. */
function planPricing(text: SummaryText, seen: SeenTexts) {
  const price = text.cite('pricing')
  if (!price || seen.has(price.plain)) return () => ''
  const around = price.edited ? null : findSentenceWith(price.quotes[0] ?? '', price.plain)
  if (around) seen.add(around)
  return (to: SummaryText) => {
    const value = to.cite('pricing')
    if (!value) return ''
    return around
      ? `On pricing: ${quoteWords(around)}${getMarks(value)}.`
      : `It charges ${writeFigure(value, 'pricing')}${getMarks(value)}.`
  }
}

const tractionKeys = ['revenue', 'revenue_growth', 'gmv', 'customers', 'users', 'retention', 'pipeline'] as const

const reportsNothing = (text: SummaryText) =>
  tractionKeys.every((key) => groundedText(getField(text.memo, key)) === null)

function writeTraction(to: SummaryText): string {
  const parts = tractionKeys.flatMap((key) => {
    const value = to.cite(key)
    return value ? [`${writeFigure(value, key)}${getMarks(value)}`] : []
  })
  return parts.length === 0 ? '' : `It reports ${joinList(parts)}.`
}

function writeNames(to: SummaryText, key: MemoFieldKey, lead: string): string {
  const names = to.citeEntries(key, mostNames)
  return names.length === 0 ? '' : `${lead} ${joinNames(names)}.`
}

const sizes = [
  ['tam', 'TAM'],
  ['sam', 'SAM'],
  ['som', 'SOM'],
] as const

/** Sizes by their names, with the growth and the source that the slide gives; a size without a name as its sentence. */
function planMarket(text: SummaryText, quote: (to: SummaryText) => string) {
  const isLabelled = (key: (typeof sizes)[number][0]) => {
    const field = getField(text.memo, key)
    return field?.edited || (field?.rules ?? []).some((rule) => !rule.endsWith('-slide')) || hasLabel(field, key)
  }
  const named = sizes.filter(([key]) => groundedText(getField(text.memo, key)) !== null && isLabelled(key))
  if (named.length === 0) return quote
  const sources = text.keyFacts.facts.Market?.source ?? []
  const noteAt = sources.findIndex(({ quote: words }) =>
    /^(?:source|sources|fuente|quelle|źródło)\s*:/iu.test(words ?? ''),
  )
  const note = sources[noteAt]
  return (to: SummaryText) => {
    const parts = named.flatMap(([key, name]) => {
      const value = to.cite(key)
      return value ? [`${writeValue(value)} (${[name, ...listNotes(value, key)].join(', ')})${getMarks(value)}`] : []
    })
    const growth = to.cite('market_growth')
    const grows = growth ? `, with growth of ${writeFigure(growth, 'market_growth')}${getMarks(growth)}` : ''
    const cites = note?.quote
      ? `, and cites ${quoteWords(note.quote.replace(/^[^:]{3,8}:\s*/u, ''))} ${to.citations.mark(note, getSourceMark(text.keyFacts, 'Market', noteAt))}`
      : ''
    return `It puts its market at ${joinList(parts)}${grows}${cites}.`
  }
}

function hasLabel(field: MemoField | undefined, key: string): boolean {
  const quotes = [field?.source.in1, field?.source.in2, ...(field?.evidence ?? []).map((one) => one.quote)]
  const names: Record<string, RegExp> = {
    tam: /\bTAM\b|total addressable/i,
    sam: /\bSAM\b|serviceable (?:addressable|available)/i,
    som: /\bSOM\b|serviceable obtainable|obtainable market/i,
  }
  return quotes.some((quote) => quote && names[key]?.test(quote))
}

/** The claimed edge; without one, a sentence of the slide on competition. */
function planAdvantage(text: SummaryText, quote: (to: SummaryText) => string) {
  const field = getField(text.memo, 'competitive_advantage')
  const advantage = groundedText(field)
  if (!field || advantage === null) return quote
  if (field.edited) return (to: SummaryText) => writeEdited(to, field, 'Its edge:')
  const bare = advantage.replace(advantageLabel, '')
  const words = bare === advantage ? findWholeSentence(advantage) : bare
  if (!words || (bare === advantage && classifyShape(advantage) !== 'sentence')) return quote
  return (to: SummaryText) => {
    const value = to.citeField(field)
    return value ? `The edge that it claims: ${quoteWords(words)}${getMarks(value)}.` : ''
  }
}

function writeTeam(to: SummaryText): string {
  const leaders = listFounders(to.memo)
    .filter((person) => person.Role && groundedText(person.Role) !== null && isNamed(person))
    .slice(0, mostLeaders)
    .flatMap((person) => {
      const role = to.citeField(person.Role)
      const name = person['Founder Name']?.value
      if (!role || typeof name !== 'string') return []
      const shown = role.plain.replace(/\s*\(([^()]*)\)/gu, ', $1')
      return [`${escapeMarkdown(sentenceCase(name))} (${escapeMarkdown(shown)})${getMarks(role)}`]
    })
  return leaders.length === 0 ? '' : `It is led by ${joinList(leaders)}.`
}

/** A person whose name is proved, or stands in the quote that proves the role. */
function isNamed(person: Record<string, MemoField>): boolean {
  const name = person['Founder Name']?.value
  if (typeof name !== 'string') return false
  const beside = [person.Role?.source.in1, person.Role?.source.in2].some((quote) => quote?.includes(name))
  return groundedText(person['Founder Name']) !== null || beside
}

function writeBackground(to: SummaryText): string {
  const person = listFounders(to.memo).find((one) => groundedText(one['Founder Summary']) !== null && isNamed(one))
  const summary = person?.['Founder Summary']
  const name = person?.['Founder Name']?.value
  const words = groundedText(summary)
  if (!summary || typeof name !== 'string' || words === null) return ''
  const first = words.split(/;\s/u)[0] ?? words
  if (countWords(first) < 3) return ''
  const value = to.citeField(summary)
  if (!value) return ''
  const quoted = summary.edited ? escapeMarkdown(first) : quoteWords(first)
  return endSentence(`Of ${escapeMarkdown(sentenceCase(name))} it says: ${quoted}${getMarks(value)}`)
}

function writeForecast(to: SummaryText): string {
  const value = to.cite('revenue_forecast')
  return value ? `It forecasts ${writeFigure(value, 'revenue_forecast')}${getMarks(value)}.` : ''
}
