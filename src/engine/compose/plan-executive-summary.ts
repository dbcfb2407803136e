import type { KeyFacts } from '#contract/key-facts-in-order.ts'
import type { MemoField } from '#contract/memo.ts'
import type { KeyFactName, MemoFieldKey } from '#contract/memo-fields.ts'
import { getField, listFounders, provedText } from '#engine/memo-reader.ts'
import { joinList } from '#engine/reasons/join-list.ts'
import { sentenceCase } from '#engine/text/sentence-case.ts'
import { classifyShape } from '#engine/text/text-shape.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { aboutTopic, fromField, isOn, sentenceWith, wholeSentence } from './quotable.ts'
import { ask, spending } from './round-sentences.ts'
import { SaidOnce } from './seen-texts.ts'
import { marksAfter, namesWithMarks, quotedWords, type SummaryText } from './summary-text.ts'
import { figureInWords, listNotes, valueInWords } from './write-figure.ts'
import { placeInWords } from './write-place.ts'

/** One sentence of the summary; '' when the memo has nothing for it. Called once to measure and once to write. */
export type SentencePlan = {
  paragraph: 1 | 2 | 3
  /** The sentences of rank 1 take their room first, those of the last rank only where the summary is thin. */
  rank: 1 | 2 | 3 | 4
  write: (text: SummaryText) => string
}

const mostNames = 4
const mostLeaders = 4

/** The sentences that a memo's proved fields and the quotes of its key facts can make, in the order in which they read. */
export function executiveSentences(text: SummaryText, keyFacts: KeyFacts): SentencePlan[] {
  const said = new SaidOnce()
  const company = provedText(getField(text.memo, 'company_name'))
  const oneLiner = provedText(getField(text.memo, 'one_liner'))
  if (oneLiner !== null) said.add(oneLiner)
  const quote = (key: MemoFieldKey | null, topic: KeyFactName | null, lead: string) =>
    quoteSentence(text, { key, topic, lead, keyFacts, said, company })
  return [
    { paragraph: 1, rank: 1, write: (to) => whatItDoes(to) },
    { paragraph: 1, rank: 2, write: (to) => aboutCompany(to) },
    { paragraph: 1, rank: 1, write: quote('problem', 'Problem', 'The problem it names:') },
    { paragraph: 1, rank: 1, write: quote('solution', 'Product Solution', 'Its answer:') },
    { paragraph: 1, rank: 4, write: quote(null, 'Product Solution', 'Of the product it adds:') },
    { paragraph: 1, rank: 3, write: status(text, quote) },
    { paragraph: 1, rank: 3, write: quote(null, 'Business Model', 'On how it earns:') },
    { paragraph: 1, rank: 2, write: pricing(text, said) },
    { paragraph: 2, rank: 1, write: (to) => traction(to) },
    { paragraph: 2, rank: 3, write: (to) => namesSentence(to, 'notable_customers', 'Among its customers it names') },
    { paragraph: 2, rank: 4, write: reportsNothing(text) ? quote(null, 'Traction', 'On traction it says:') : () => '' },
    { paragraph: 2, rank: 1, write: marketSentence(text, quote(null, 'Market', 'On its market it says:'), keyFacts) },
    { paragraph: 2, rank: 4, write: quote('go_to_market', 'Go-to-Market', 'On reaching customers:') },
    { paragraph: 2, rank: 2, write: (to) => namesSentence(to, 'competitors', 'As competitors it names') },
    { paragraph: 2, rank: 3, write: edge(text, quote(null, 'Competition', 'On competition it says:')) },
    { paragraph: 3, rank: 1, write: (to) => team(to) },
    { paragraph: 3, rank: 4, write: (to) => background(to) },
    { paragraph: 3, rank: 4, write: quote(null, 'Technology', 'On its technology:') },
    { paragraph: 3, rank: 4, write: (to) => forecast(to) },
    { paragraph: 3, rank: 1, write: (to) => ask(to) },
    { paragraph: 3, rank: 2, write: (to) => spending(to) },
  ]
}

type QuotePlan = {
  key: MemoFieldKey | null
  topic: KeyFactName | null
  lead: string
  keyFacts: KeyFacts
  said: SaidOnce
  company: string | null
}

/** A whole sentence of the deck after its lead: the field's when it is one, else the best of the topic's quotes. */
function quoteSentence(text: SummaryText, { key, topic, lead, keyFacts, said, company }: QuotePlan) {
  const field = key ? getField(text.memo, key) : undefined
  if (field?.edited) return (to: SummaryText) => editedSentence(to, field, lead)
  const own = field ? fromField(field) : []
  const told = topic ? aboutTopic(keyFacts, topic, company) : []
  const isSuited = topic === null || own.every((one) => isOn(topic, one.text))
  const chosen = said.first(isSuited ? [...own, ...told] : [...told, ...own])
  return (to: SummaryText) => (chosen ? `${lead} ${to.quote(chosen)}.` : '')
}

function editedSentence(to: SummaryText, field: MemoField, lead: string): string {
  const value = to.citeField(field)
  return value ? ended(`${lead} ${value.text}`) : ''
}

const ended = (sentence: string) => (/[.!?…。！？]["”’)]*$/u.test(sentence) ? sentence : `${sentence}.`)

function whatItDoes(to: SummaryText): string {
  const name = to.cite('company_name')
  const line = to.cite('one_liner')
  if (!line) return name ? `The company is **${name.text}**${marksAfter(name)}.` : ''
  if (!name)
    return line.edited
      ? ended(line.text)
      : `The company describes itself as ${quotedWords(line.plain)}${marksAfter(line)}.`
  if (line.edited) return ended(`**${name.text}**${marksAfter(name)}: ${line.text}`)
  const rest = line.plain.slice(name.plain.length)
  if (
    line.plain.toLowerCase().startsWith(name.plain.toLowerCase()) &&
    /^\s\p{Ll}/u.test(rest) &&
    classifyShape(line.plain) === 'sentence'
  )
    return `**${name.text}**${escapeMarkdown(`x${rest}`).slice(1).replace(/\.$/u, '')}${marksAfter(line)}.`
  return `**${name.text}**${marksAfter(name)} describes itself as ${quotedWords(line.plain)}${marksAfter(line)}.`
}

function aboutCompany(to: SummaryText): string {
  const place = placeInWords(provedText(getField(to.memo, 'headquarters')))
  const founded = to.cite('year_founded')
  const seat = place === null ? null : to.cite('headquarters')
  const staff = /^\W{0,2}\d[\d.,]*\+?$/u.test(provedText(getField(to.memo, 'employees')) ?? '')
    ? to.cite('employees')
    : null
  const parts = [
    ...(founded ? [`was founded in ${founded.cited}`] : []),
    ...(seat ? [`is based in ${escapeMarkdown(place ?? '')}${marksAfter(seat)}`] : []),
    ...(staff ? [`has a team of ${staff.cited}`] : []),
  ]
  return parts.length === 0 ? '' : `It ${joinList(parts)}.`
}

const ofStatus =
  /\b(?:live|launch\w*|beta|pilots?|prototypes?|production|available|released|testnet|mainnet|in use|deployed)\b/iu

/** How far the product is, where the sentence says so. */
function status(
  text: SummaryText,
  quote: (key: MemoFieldKey | null, topic: null, lead: string) => (to: SummaryText) => string,
) {
  const field = getField(text.memo, 'product_status')
  return field?.edited || ofStatus.test(provedText(field) ?? '')
    ? quote('product_status', null, 'On its status:')
    : () => ''
}

/** The price with the words around it, which tell what it is paid for. */
function pricing(text: SummaryText, said: SaidOnce) {
  const price = text.cite('pricing')
  if (!price || said.has(price.plain)) return () => ''
  const around = price.edited ? null : sentenceWith(price.quotes[0] ?? '', price.plain)
  if (around) said.add(around)
  return (to: SummaryText) => {
    const value = to.cite('pricing')
    if (!value) return ''
    return around
      ? `On pricing: ${quotedWords(around)}${marksAfter(value)}.`
      : `It charges ${figureInWords(value, 'pricing')}${marksAfter(value)}.`
  }
}

const tractionKeys = ['revenue', 'revenue_growth', 'gmv', 'customers', 'users', 'retention', 'pipeline'] as const

const reportsNothing = (text: SummaryText) => tractionKeys.every((key) => provedText(getField(text.memo, key)) === null)

function traction(to: SummaryText): string {
  const parts = tractionKeys.flatMap((key) => {
    const value = to.cite(key)
    return value ? [`${figureInWords(value, key)}${marksAfter(value)}`] : []
  })
  return parts.length === 0 ? '' : `It reports ${joinList(parts)}.`
}

function namesSentence(to: SummaryText, key: MemoFieldKey, lead: string): string {
  const names = to.entries(key, mostNames)
  return names.length === 0 ? '' : `${lead} ${namesWithMarks(names)}.`
}

const sizes = [
  ['tam', 'TAM'],
  ['sam', 'SAM'],
  ['som', 'SOM'],
] as const

/** Sizes by their names, with the growth and the source that the slide gives; a size without a name as its sentence. */
function marketSentence(text: SummaryText, quote: (to: SummaryText) => string, keyFacts: KeyFacts) {
  const labelled = (key: (typeof sizes)[number][0]) => {
    const field = getField(text.memo, key)
    return field?.edited || (field?.rules ?? []).some((rule) => !rule.endsWith('-slide')) || saysLabel(field, key)
  }
  const named = sizes.filter(([key]) => provedText(getField(text.memo, key)) !== null && labelled(key))
  if (named.length === 0) return quote
  const note = keyFacts.Market?.source.find(({ quote: words }) =>
    /^(?:source|sources|fuente|quelle|źródło)\s*:/iu.test(words ?? ''),
  )
  return (to: SummaryText) => {
    const parts = named.flatMap(([key, name]) => {
      const value = to.cite(key)
      return value
        ? [`${valueInWords(value)} (${[name, ...listNotes(value, key)].join(', ')})${marksAfter(value)}`]
        : []
    })
    const growth = to.cite('market_growth')
    const grows = growth ? `, with growth of ${figureInWords(growth, 'market_growth')}${marksAfter(growth)}` : ''
    const cites = note?.quote
      ? `, and cites ${quotedWords(note.quote.replace(/^[^:]{3,8}:\s*/u, ''))} ${to.citations.mark(note)}`
      : ''
    return `It puts its market at ${joinList(parts)}${grows}${cites}.`
  }
}

function saysLabel(field: MemoField | undefined, key: string): boolean {
  const quotes = [field?.source.in1, field?.source.in2, ...(field?.evidence ?? []).map((one) => one.quote)]
  const names: Record<string, RegExp> = {
    tam: /\bTAM\b|total addressable/i,
    sam: /\bSAM\b|serviceable (?:addressable|available)/i,
    som: /\bSOM\b|serviceable obtainable|obtainable market/i,
  }
  return quotes.some((quote) => quote && names[key]?.test(quote))
}

const edgeLabel =
  /^(?:our |the |key )?(?:competitive |unfair |main )?(?:edge|advantages?|moat|differentiators?|ventaja competitiva|vorteil)(?: is| are)?\s*[:–-]\s*/iu

/** The claimed edge; without one, a sentence of the slide on competition. */
function edge(text: SummaryText, quote: (to: SummaryText) => string) {
  const field = getField(text.memo, 'competitive_advantage')
  const said = provedText(field)
  if (!field || said === null) return quote
  if (field.edited) return (to: SummaryText) => editedSentence(to, field, 'Its edge:')
  const bare = said.replace(edgeLabel, '')
  const words = bare === said ? wholeSentence(said) : bare
  if (!words || (bare === said && classifyShape(said) !== 'sentence')) return quote
  return (to: SummaryText) => {
    const value = to.citeField(field)
    return value ? `The edge that it claims: ${quotedWords(words)}${marksAfter(value)}.` : ''
  }
}

function team(to: SummaryText): string {
  const leaders = listFounders(to.memo)
    .filter((person) => person.Role && provedText(person.Role) !== null && isNamed(person))
    .slice(0, mostLeaders)
    .flatMap((person) => {
      const role = to.citeField(person.Role)
      const name = person['Founder Name']?.value
      if (!role || typeof name !== 'string') return []
      const shown = role.plain.replace(/\s*\(([^()]*)\)/gu, ', $1')
      return [`${escapeMarkdown(sentenceCase(name))} (${escapeMarkdown(shown)})${marksAfter(role)}`]
    })
  return leaders.length === 0 ? '' : `It is led by ${joinList(leaders)}.`
}

/** A person whose name is proved, or stands in the quote that proves the role. */
function isNamed(person: Record<string, MemoField>): boolean {
  const name = person['Founder Name']?.value
  if (typeof name !== 'string') return false
  const beside = [person.Role?.source.in1, person.Role?.source.in2].some((quote) => quote?.includes(name))
  return provedText(person['Founder Name']) !== null || beside
}

function background(to: SummaryText): string {
  const person = listFounders(to.memo).find((one) => provedText(one['Founder Summary']) !== null && isNamed(one))
  const summary = person?.['Founder Summary']
  const name = person?.['Founder Name']?.value
  const words = provedText(summary)
  if (!summary || typeof name !== 'string' || words === null) return ''
  const first = words.split(/;\s/u)[0] ?? words
  if (first.split(/\s+/u).length < 3) return ''
  const value = to.citeField(summary)
  if (!value) return ''
  const said = summary.edited ? escapeMarkdown(first) : quotedWords(first)
  return ended(`Of ${escapeMarkdown(sentenceCase(name))} it says: ${said}${marksAfter(value)}`)
}

function forecast(to: SummaryText): string {
  const value = to.cite('revenue_forecast')
  return value ? `It forecasts ${figureInWords(value, 'revenue_forecast')}${marksAfter(value)}.` : ''
}
