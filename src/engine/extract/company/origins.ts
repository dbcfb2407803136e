import type { Extractor, Fact } from '#engine/facts.ts'
import {
  foundedInYear,
  foundingYearLabels,
  headCounts,
  headCountsOfTeam,
  notOwnStaff,
  otherFirms,
  sinceYear,
  staffLabels,
  yearSource,
  yearThenFounded,
} from '#engine/lexicons/origin-words.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import type { Passage } from '#engine/text/passages.ts'
import type { ExtractInput } from '../extract-input.ts'
import { findLabelledValues } from './labelled-values.ts'
import { makeFact, onPage } from './make-fact.ts'
import { findTranslatedStaff, findTranslatedYears } from './translated-origins.ts'

/** A year after this one is not a founding year; it stands in for the date of a document without one. */
const latestYear = 2049
const strongVerb = /^(?:founded|established|incorporated|est)/i
/** A head count that stands for itself; inside a biography, 'led a team of 14' is a person's past. */
const ownStaff = /(?:^|[·|•.]\s*)(?:(?:a |our )?team of \d|\d[\d,]*\+? (?:people|employees))|\bemploys\b/i
const staffKinds = new Set([
  'team',
  'cover',
  'traction',
  'contact',
  'ask',
  'advisors',
  'roadmap',
  'financials',
  'solution',
])

/** Finds the year in which the company was founded; what a person founded before does not count. */
export const yearFoundedExtractor: Extractor<ExtractInput> = {
  id: 'year-founded',
  extract: findFoundingYears,
}

function findFoundingYears(input: ExtractInput): Fact[] {
  const { deck, passages, companyName: name } = input
  const latest = Number(/^\d{4}/u.exec(deck.doc.metadata.createdOn ?? '')?.[0] ?? latestYear)
  const found: Fact[] = []
  for (const passage of passages) {
    if (passage.place === 'source-note' || !/(?:19|20)\d\d/u.test(passage.text)) continue
    for (const sentence of passage.sentences) {
      const match = findStart(sentence)
      const year = match?.groups?.year ?? match?.groups?.year2
      if (!match || !year || Number(year) > latest) continue
      const score = scoreYear(sentence, match, passage, name)
      if (score < 0.5) continue
      found.push(
        makeFact({
          key: 'year_founded',
          value: year,
          evidence: [onPage(passage.page, sentence)],
          rule: 'year-founded.trigger',
          score,
        }),
      )
    }
  }
  return [...found, ...findLabelledYears(deck, latest), ...findTranslatedYears(input, latest)]
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
}

/** In '2019 Company founded 2020 First customers' each year stands before its event. */
function findStart(sentence: string): RegExpExecArray | null {
  const founded = foundedInYear.exec(sentence)
  const dated = yearThenFounded.exec(sentence)
  if (founded && dated && founded.groups?.between?.trim() === '') return dated
  return founded ?? sinceYear.exec(sentence) ?? dated
}

/** Finds years whose whole label says that the company began then. */
function findLabelledYears(deck: UnderstoodDeck, latest: number): Fact[] {
  return findLabelledValues(deck, foundingYearLabels).flatMap(({ value, page, quotes }) => {
    const year = new RegExp(`^(?:[\\p{L}]+\\.?,? ){0,2}(?:\\d{1,2},? )?(${yearSource})$`, 'u').exec(value.trim())?.[1]
    if (!year || Number(year) > latest) return []
    return [
      makeFact({
        key: 'year_founded',
        value: year,
        evidence: quotes.map((quote) => onPage(page, quote)),
        rule: 'year-founded.labelled',
        score: 0.85,
      }),
    ]
  })
}

function scoreYear(sentence: string, match: RegExpExecArray, passage: Passage, name: string | null): number {
  const named = name !== null && sentence.toLowerCase().includes(name.toLowerCase())
  const opens = match.index < 3
  if (otherFirms.test(sentence) && !named) return 0
  if (passage.inPersonCard && !named && !(opens && sentence.length < 40)) return 0
  if (/\b(?:mvp|beta|product|app|pilot|prototype|website|platform|q[1-4])\b/i.test(match.groups?.between ?? ''))
    return 0.3
  const strong = strongVerb.test(match[0]) || yearThenFounded.test(sentence) || /^started\b.*\bby\b/iu.test(sentence)
  if (!strong && !named && !sinceYear.test(sentence)) return 0.3
  return 0.55 + (named ? 0.25 : 0) + (opens ? 0.15 : 0) + (strong ? 0.1 : 0)
}

/** Finds the head count that the deck states of its own company. */
export const employeesExtractor: Extractor<ExtractInput> = {
  id: 'employees',
  extract: findHeadCounts,
}

function findHeadCounts(input: ExtractInput): Fact[] {
  const { deck, passages } = input
  const found: Fact[] = []
  for (const passage of passages) {
    if (passage.place === 'source-note' || !/\d/u.test(passage.text)) continue
    const kind = passage.slide.kinds[0]?.kind
    for (const sentence of passage.sentences) {
      const patterns = kind === 'team' ? [...headCounts, ...headCountsOfTeam] : headCounts
      const match = patterns.map((pattern) => pattern.exec(sentence)).find((one) => one !== null)
      const count = match?.groups?.count
      if (!match || !count || notOwnStaff.test(cutClause(sentence, match)) || Number(count.replace(/,/gu, '')) < 2)
        continue
      if (endsRange.test(sentence.slice(0, match.index))) continue
      const own = /\b(?:employs|we|our|us|team of|team)\b/i.test(sentence)
      if (passage.inPersonCard && !ownStaff.test(sentence)) continue
      if (!own && !(kind && staffKinds.has(kind))) continue
      found.push(
        makeFact({
          key: 'employees',
          value: count,
          evidence: [onPage(passage.page, sentence)],
          rule: 'employees.head-count',
          score: kind === 'team' ? 0.9 : own ? 0.75 : 0.6,
        }),
      )
    }
  }
  return [...found, ...findLabelledStaff(deck), ...findTranslatedStaff(input)]
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
}

/** '2–3 FTEs' is what a plan takes. */
const endsRange = /\d\s?[–—-]\s?$/u

/** A sentence up to the end of the clause of its head count; further on it speaks of others. */
function cutClause(sentence: string, match: RegExpExecArray): string {
  const end = match.index + match[0].length
  return sentence.slice(0, end) + (/^[^,;.(]*/u.exec(sentence.slice(end))?.[0] ?? '')
}

/** Finds numbers whose whole label says that they count the staff. */
function findLabelledStaff(deck: UnderstoodDeck): Fact[] {
  return findLabelledValues(deck, staffLabels).flatMap(({ value, page, slide, quotes }) => {
    const count = /^(\d{1,3}(?:,\d{3})*|\d{1,5})\+?(?: (?:people|employees|ftes?|full[- ]time))?$/iu.exec(
      value.trim(),
    )?.[1]
    const ahead = /\b(?:projections?|forecast|financials?|roadmap|plan)\b/iu.test(slide.title)
    if (!count || ahead || Number(count.replace(/,/gu, '')) < 2) return []
    return [
      makeFact({
        key: 'employees',
        value: count,
        evidence: quotes.map((quote) => onPage(page, quote)),
        rule: 'employees.labelled',
        score: 0.8,
      }),
    ]
  })
}
