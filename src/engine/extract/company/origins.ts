import type { Extractor, Fact } from '#engine/facts.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { listPassages, type Passage } from '#engine/text/passages.ts'
import type { ExtractInput } from '../extract-input.ts'
import { findCompanyName } from './company-name.ts'
import { valuesLabelled } from './labelled-values.ts'
import { makeFact, onPage } from './make-fact.ts'
import { spokenStaff, spokenYears } from './translated-origins.ts'

const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)'
// 'in', a place, a season or a month, nothing else: what stands between 'founded' and its year.
const BETWEEN =
  '(?:\\s*[:–-])?(?:\\s+in \\p{Lu}[\\p{L} ]{2,24})?(?:,?\\s+(?:back )?(?:in|on|en|em|im|w|since|around|by the end of))?(?:\\s+(?:the )?(?:early|late|mid|spring|summer|fall|autumn|winter|q[1-4]))?(?:\\s+(?:of\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|mai|juin|juil|ao|dez)\\p{L}*\\.?,?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,?)?)?[\\s,(]+'
const FOUNDED = latinFirst(
  new RegExp(
    `\\b(?:founded|established|incorporated|est(?:\\.|(?=[\\s:]))|created|started|registered|formed|born|launched)(?![\\p{L}\\p{N}])(?<between>${BETWEEN})(?<year>${YEAR})\\b`,
    'iu',
  ),
)
const SINCE = latinFirst(
  new RegExp(
    `^since\\s+(?<year>${YEAR})\\b|\\b(?:in business|operating|active|serving \\p{L}+) since (?<year2>${YEAR})\\b`,
    'iu',
  ),
)
const DATED_START = latinFirst(
  new RegExp(
    `^(?:\\p{L}+ \\d{1,2}(?:st|nd|rd|th)?,? )?(?<year>${YEAR})\\b[^.]{0,40}\\b(?:was (?:founded|created|established|incorporated|born)|company (?:founded|registered|established|formation|incorporation)|founded|inception)\\b`,
    'iu',
  ),
)
const LATEST_YEAR = 2049
const STRONG_VERB = /^(?:founded|established|incorporated|est)/i
const OTHER_FIRM =
  /\b(?:previously|co-?founded|he |she |his |her |sold|acquired|exit(?:ed)?|my |ex-|former|user|customers? since|fund(?:ed|ing)|our competitor|market)\b/i
const EMPLOYEES: readonly RegExp[] = [
  /\b(?:a |our )?team of (?<count>\d{1,5})\b(?!\s*(?:years|%|\+?\s*years))/i,
  /\b(?<count>\d{1,3}(?:,\d{3})*|\d{1,5})\+?\s*(?:-\s*)?(?:full[- ]time\s+)?(?:employees|ftes?\b|full[- ]timers|staff(?: members)?|team members|teammates)/i,
  /\b(?<count>\d{1,4})[- ](?:person|people|strong|member) team\b/i,
  /\b(?:employees|headcount|team size|staff|fte)\s*[:：]\s*(?<count>\d{1,5})\b/i,
  /^(?<count>\d{1,4}) people(?:(?: (?:in|across|on)|,| ·| \||;) .{2,30})?\.?$/i,
  /\b(?:team|staff|workforce|crew) of (?:over |about |around |more than |~)?(?<count>\d{1,4})\b/i,
  /\b(?<count>\d{1,4}) (?:strong|people strong)\b/i,
  /\b(?:employs|employing|we are) (?<count>\d{1,5}) (?:people)\b/i,
]
const OTHERS_STAFF =
  /\b(?:compan(?:y|ies|ía|ies)|businesses|firms?|organi[sz]ations|with \d|up to|more than \d+ employees|between|hire|hiring|will|plan|grow(?:ing)? to|target|smes?|enterprises|per employee|customers|clients|who|saved|average|market|employers|large|jobs|goal|by (?:19|20)\d\d|advis[oe]rs|next \d)\b/i
/** A head count that stands for itself; inside a biography 'led a team of 14' is somebody's past. */
const OWN_STAFF = /(?:^|[·|•.]\s*)(?:(?:a |our )?team of \d|\d[\d,]*\+? (?:people|employees))|\bemploys\b/i
const STAFF_KINDS = new Set([
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

/** The year in which the company was founded, where the deck says so of the company and not of something a person founded before. */
export const yearFoundedExtractor: Extractor<ExtractInput> = {
  id: 'year-founded',
  extract: ({ deck }) => findFoundingYears(deck),
}

function findFoundingYears(deck: UnderstoodDeck): Fact[] {
  const name = findCompanyName(deck)
  const latest = Number(/^\d{4}/u.exec(deck.doc.metadata.createdOn ?? '')?.[0] ?? LATEST_YEAR)
  const found: Fact[] = []
  for (const passage of listPassages(deck)) {
    if (passage.place === 'source-note' || !/(?:19|20)\d\d/u.test(passage.text)) continue
    for (const sentence of passage.sentences) {
      const match = startIn(sentence)
      const year = match?.groups?.year ?? match?.groups?.year2
      if (!match || !year || Number(year) > latest) continue
      const score = yearScore(sentence, match, passage, name)
      if (score < 0.5) continue
      found.push(
        makeFact({
          key: 'year_founded',
          value: year,
          evidence: [onPage(passage.page, sentence)],
          rule: 'year-founded.trigger',
          reason: `The deck dates the company's start to ${year}.`,
          score,
        }),
      )
    }
  }
  return [...found, ...labelledYear(deck, latest), ...spokenYears(deck, latest)]
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
}

/** In '2019 Company founded 2020 First customers' each year stands before its event. */
function startIn(sentence: string): RegExpExecArray | null {
  const founded = FOUNDED.exec(sentence)
  const dated = DATED_START.exec(sentence)
  if (founded && dated && founded.groups?.between?.trim() === '') return dated
  return founded ?? SINCE.exec(sentence) ?? dated
}

const YEAR_LABEL =
  /^(?:(?:the )?company (?:was )?(?:founded|established|incorporated|registered|foundation|formation)|(?:year |date )?(?:founded|established|incorporated|of (?:foundation|establishment|incorporation))|founding (?:year|date)|foundation(?: year)?|year of (?:foundation|founding|establishment|incorporation)|est\.?|incorporation(?: date)?)$/iu

/** A year whose whole label says that the company began then. */
function labelledYear(deck: UnderstoodDeck, latest: number): Fact[] {
  return valuesLabelled(deck, YEAR_LABEL).flatMap(({ value, page, quotes }) => {
    const year = new RegExp(`^(?:[\\p{L}]+\\.?,? ){0,2}(?:\\d{1,2},? )?(${YEAR})$`, 'u').exec(value.trim())?.[1]
    if (!year || Number(year) > latest) return []
    return [
      makeFact({
        key: 'year_founded',
        value: year,
        evidence: quotes.map((quote) => onPage(page, quote)),
        rule: 'year-founded.labelled',
        reason: `The deck labels ${year} as the year in which the company began.`,
        score: 0.85,
      }),
    ]
  })
}

function yearScore(sentence: string, match: RegExpExecArray, passage: Passage, name: string | null): number {
  const named = name !== null && sentence.toLowerCase().includes(name.toLowerCase())
  const opens = match.index < 3
  if (OTHER_FIRM.test(sentence) && !named) return 0
  if (passage.inPersonCard && !named && !(opens && sentence.length < 40)) return 0
  if (/\b(?:mvp|beta|product|app|pilot|prototype|website|platform|q[1-4])\b/i.test(match.groups?.between ?? ''))
    return 0.3
  const strong = STRONG_VERB.test(match[0]) || DATED_START.test(sentence) || /^started\b.*\bby\b/iu.test(sentence)
  if (!strong && !named && !SINCE.test(sentence)) return 0.3
  return 0.55 + (named ? 0.25 : 0) + (opens ? 0.15 : 0) + (strong ? 0.1 : 0)
}

/** The head count that the deck states of its own company. */
export const employeesExtractor: Extractor<ExtractInput> = {
  id: 'employees',
  extract: ({ deck }) => findHeadCounts(deck),
}

function findHeadCounts(deck: UnderstoodDeck): Fact[] {
  const found: Fact[] = []
  for (const passage of listPassages(deck)) {
    if (passage.place === 'source-note' || !/\d/u.test(passage.text)) continue
    const kind = passage.slide.kinds[0]?.kind
    for (const sentence of passage.sentences) {
      const count = EMPLOYEES.map((pattern) => pattern.exec(sentence)?.groups?.count).find((one) => one !== undefined)
      if (!count || OTHERS_STAFF.test(sentence) || Number(count.replace(/,/gu, '')) < 2) continue
      const own = /\b(?:employs|we|our|us|team of|team)\b/i.test(sentence)
      if (passage.inPersonCard && !OWN_STAFF.test(sentence)) continue
      if (!own && !(kind && STAFF_KINDS.has(kind))) continue
      found.push(
        makeFact({
          key: 'employees',
          value: count,
          evidence: [onPage(passage.page, sentence)],
          rule: 'employees.head-count',
          reason: `The deck states a head count of ${count}.`,
          score: kind === 'team' ? 0.9 : own ? 0.75 : 0.6,
        }),
      )
    }
  }
  return [...found, ...labelledStaff(deck), ...spokenStaff(deck)].sort((a, b) => b.score - a.score).slice(0, 2)
}

const STAFF_LABEL =
  /^(?:(?:number of |total |current |full[- ]time )?(?:employees|staff|team members|team size|headcount|head count|ftes?|people|team)|size of (?:the )?team)$/iu

/** A number whose whole label says that it counts the staff. */
function labelledStaff(deck: UnderstoodDeck): Fact[] {
  return valuesLabelled(deck, STAFF_LABEL).flatMap(({ value, page, slide, quotes }) => {
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
        reason: `The deck labels ${count} as its head count.`,
        score: 0.8,
      }),
    ]
  })
}
