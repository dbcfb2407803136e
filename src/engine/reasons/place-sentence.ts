import type { VerifiedEvidence } from '#engine/facts.ts'
import { concludedSentence } from './concluded-sentence.ts'
import { cutText } from './cut-text.ts'
import { nameField, nameMetric } from './field-noun.ts'
import { fillQuote } from './fill-quote.ts'
import { joinList } from './join-list.ts'
import { startWithPlace } from './place-text.ts'
import { isInWords, quoteWords } from './quoted-words.ts'
import type { ReasonedFact } from './reasoned-fact.ts'
import { readRoleBeside, writeRole } from './role-text.ts'

/** A sentence that is written for the characters left to it; `showsValue`: a sentence behind it may call the value 'it'. */
export type PlaceSentence = { write: (room: number) => string; showsValue: boolean }

const longestValueCharacters = 48
const longestPeriodCharacters = 24
/** Longer names are sentences, which are quoted. */
const mostNameWords = 5
/** So short a quote is a label or a number alone; the one beside it is quoted as well. */
const mostLabelWords = 4
const mostAgreeingPlaces = 3

/** Returns the sentence that tells where a value comes from, in the form that its kind, its ground and its field ask for. */
export function chooseSentence(fact: ReasonedFact, first: VerifiedEvidence): PlaceSentence {
  const { ground, problem, scope, key } = fact
  const isSinglePlace = problem?.gate === 'whose' && problem.of === 'single-place'
  if (ground?.from === 'agreement' && ground.places.length > 1 && !isSinglePlace) return sayAgreement(ground.places)
  if (first.fromLink) return makeSentence(`${startWithPlace(first)} links to this address.`)
  if (ground?.from === 'logo' || (problem?.gate === 'reading' && problem.how === 'logo')) return showLogo(fact, first)
  if (ground?.from === 'calculation')
    return makeSentence(`Worked out from ${startWithPlace(first, 'within')}: ${ground.formula}.`)
  if (key === 'founder_name' || key === 'founder_role') return namePerson(fact, first)
  if (fact.standing === 'inferred') return { write: concludedSentence(fact), showsValue: false }
  if (scope && scope.amount !== null && figureKeys.has(key) && problem?.gate !== 'follows')
    return giveFigure(fact, first)
  return nameKeys.has(key) && isName(fact.value) ? nameEntry(fact, first) : sayWords(fact, first)
}

/** Fields of one figure whose metric has a name; the terms of a round are quoted, since their words tell more. */
const figureKeys = new Set<string>([
  ...['revenue', 'revenue_growth', 'revenue_forecast', 'customers', 'users', 'retention', 'gmv', 'pipeline'],
  ...['gross_margin', 'burn_rate', 'runway', 'cac', 'ltv', 'tam', 'sam', 'som', 'market_growth'],
])
/** Fields whose entries are names of firms. */
const nameKeys = new Set<string>(['notable_customers', 'previous_investors', 'competitors', 'partnerships'])
const isName = (value: string | boolean) => typeof value === 'string' && value.split(/\s+/u).length <= mostNameWords
const makeSentence = (text: string): PlaceSentence => ({ write: () => text, showsValue: true })

function sayAgreement(places: readonly string[]): PlaceSentence {
  const list = joinList(places.slice(0, mostAgreeingPlaces))
  return makeSentence(`${list.charAt(0).toUpperCase()}${list.slice(1)} agree on this name.`)
}

function showLogo({ value, person }: ReasonedFact, first: VerifiedEvidence): PlaceSentence {
  const text = typeof value === 'string' ? value : first.quote
  const beside = typeof value === 'boolean' && person ? ` beside ${cutText(person, longestValueCharacters)}` : ''
  const write = fillQuote((quote) => `${startWithPlace(first)} shows the logo ${quote}${beside}.`, text)
  return { write, showsValue: true }
}

/** 'Page 16 names Ida Holm as CEO and co-founder.' */
function namePerson(fact: ReasonedFact, first: VerifiedEvidence): PlaceSentence {
  const isFounder = fact.key === 'founder_name'
  const person = isFounder ? String(fact.value) : fact.person
  const role = !person ? null : isFounder ? readRoleBeside(person, first.quote) : String(fact.value)
  const concluded = isFounder ? tellUnnamed(fact) : ''
  if (person && (role || first.quote.trim() === person)) {
    const as = role ? ` as ${cutText(writeRole(role), longestValueCharacters)}` : ''
    return makeSentence(`${startWithPlace(first)} names ${cutText(person, longestValueCharacters)}${as}.${concluded}`)
  }
  const said = sayWords(fact, first)
  return { ...said, write: (room) => `${said.write(room - concluded.length)}${concluded}` }
}

/** What keeps a person who leads from being called a founder. */
function tellUnnamed({ standing, ground }: ReasonedFact): string {
  if (standing === 'inferred') return ' No page says that this person founded the company.'
  return ground?.from === 'team' ? ' No page calls anyone a founder.' : ''
}

/** 'Page 7 gives €1.2M as ARR for August 2026.' What no label makes a value of the field is not called one. */
function giveFigure({ key, value, ground, problem, scope }: ReasonedFact, first: VerifiedEvidence): PlaceSentence {
  const figure = ground?.from === 'figure' ? ground.figure : String(value)
  const isOver = problem?.gate === 'when' && (problem.is === 'reached' || problem.is === 'past')
  const planned = key === 'revenue_forecast' && !isOver ? 'planned ' : ''
  const as = problem?.gate === 'label' || !scope ? '' : ` as ${planned}${nameMetric(scope.metric)}`
  const period = scope?.period ?? ''
  const isDated = /\d/u.test(period) && !figure.includes(period)
  const dated = isDated ? ` for ${cutText(period, longestPeriodCharacters)}` : ''
  return makeSentence(`${startWithPlace(first)} gives ${cutText(figure, longestValueCharacters)}${as}${dated}.`)
}

/** 'Page 7 names Norvik under “Our customers”.' */
function nameEntry(fact: ReasonedFact, first: VerifiedEvidence): PlaceSentence {
  const name = cutText(String(fact.value), longestValueCharacters)
  const lead = `${startWithPlace(first)} names ${name}`
  const { ground, problem } = fact
  const isUnnamed = problem?.gate === 'whose' && problem.of === 'unnamed-list'
  if (ground?.from === 'heading' && !isUnnamed)
    return { write: fillQuote((quote) => `${lead} under ${quote}.`, ground.heading), showsValue: true }
  if (first.quote.trim().toLowerCase() !== String(fact.value).trim().toLowerCase()) return sayWords(fact, first)
  return makeSentence(`${lead}${fact.standing === 'proved' ? ` as ${nameField(fact.key)}` : ''}.`)
}

/** 'Page 3 says “…”.' A label and its number that are quoted apart stand both. */
function sayWords(fact: ReasonedFact, first: VerifiedEvidence): PlaceSentence {
  const { ground, evidence, value } = fact
  const focuses = ground?.from === 'words' ? ground.words : [String(value)]
  const main =
    evidence.find(({ quote }) => focuses.some((focus) => isInWords(quote, focus))) ??
    evidence.find(({ quote }) => countWords(quote) > mostLabelWords) ??
    first
  const focus = focuses.find((one) => isInWords(main.quote, one))
  const showsValue = main.quote.trim() === String(value).trim()
  const short = evidence.filter(({ page, quote }) => page === main.page && countWords(quote) <= mostLabelWords)
  const other = short.find((one) => one !== main)
  if (other && short.includes(main)) {
    const [one, two] = evidence.indexOf(other) < evidence.indexOf(main) ? [other, main] : [main, other]
    const text = `${startWithPlace(main)} says ${quoteShort(one.quote)} and ${quoteShort(two.quote)}.`
    return { write: (room) => (text.length <= room ? text : fillMain(room)), showsValue: false }
  }
  return { write: fillMain, showsValue }

  function fillMain(room: number): string {
    return fillQuote((quote) => `${startWithPlace(main)} says ${quote}.`, main.quote, focus)(room)
  }
}

const countWords = (text: string) => text.trim().split(/\s+/u).length
const quoteShort = (text: string) => quoteWords(text, { words: mostLabelWords, characters: longestValueCharacters })
