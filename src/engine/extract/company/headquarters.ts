import type { Line } from '#engine/deck-doc.ts'
import type { Extractor, Fact } from '#engine/facts.ts'
import {
  basedCompany,
  notASeat,
  plansAndMarkets,
  seatLabels,
  seatWords,
  streetWords,
} from '#engine/lexicons/headquarters-words.ts'
import { leadingHonorific } from '#engine/lexicons/honorifics.ts'
import { usStateCodes } from '#engine/lexicons/places.ts'
import type { Slide, UnderstoodDeck } from '#engine/slides.ts'
import { isEveryday } from '#engine/text/organisation-name.ts'
import type { ExtractInput } from '../extract-input.ts'
import { hasKind } from '../figures/statement.ts'
import { cutCompany } from './cut-company.ts'
import { findInlineValues, findLabelledValues } from './labelled-values.ts'
import { makeFact, onPage } from './make-fact.ts'
import { findPlaces, type PlaceName } from './place-names.ts'

const legalEntity = /\b(?:LLC|Inc\.?|C-Corp|Ltd\.?|GmbH|entit(?:y|ies)|S\.A\.S?\.?)\b/u
const kindsAboutOthers = new Set(['team', 'advisors', 'competition', 'problem', 'market'])
const contactKinds = new Set(['contact', 'cover', 'ask'])

/**
 * Finds where the company sits: behind words for a seat, in an address, or as 'City, Country' on the cover or the
 * contact page.
 */
export const headquartersExtractor: Extractor<ExtractInput> = {
  id: 'headquarters',
  extract: ({ deck, ownNames }) =>
    findHeadquarters(deck).map((fact) => ({
      ...fact,
      value: cutCompany(String(fact.value), ownNames, deck.language),
    })),
}

function findHeadquarters(deck: UnderstoodDeck): Fact[] {
  const found: Fact[] = []
  for (const slide of deck.slides) {
    const outer =
      slide.page === 1 || slide.page >= deck.slides.length - 1 || contactKinds.has(slide.kinds[0]?.kind ?? '')
    const cards = new Set(slide.people.flatMap((card) => card.lines))
    slide.lines.forEach((line, index) => {
      if (cards.has(line)) return
      const fact =
        findAfterSeatWords(line, slide, slide.lines[index + 1], deck.language) ??
        (outer ? findAddress(line, slide, slide.lines[index - 1], deck.language) : null)
      if (fact) found.push(fact)
    })
  }
  return [...found, ...findLabelledPlaces(deck), ...findBasedCompany(deck)]
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
}

/** Finds places whose whole label says that the company sits there. */
function findLabelledPlaces(deck: UnderstoodDeck): Fact[] {
  const outer = deck.slides.filter((slide) => contactKinds.has(slide.kinds[0]?.kind ?? ''))
  const labelled = [
    ...findLabelledValues(deck, seatLabels),
    ...outer.flatMap((slide) => findInlineValues(slide, seatLabels)).filter(({ value }) => !/[·|•;]/u.test(value)),
  ]
  return labelled.flatMap(({ value, page, slide, quotes }) => {
    const place = findPlaces(value)[0]
    if (!place || place.kind === 'demonym' || place.kind === 'region' || place.start > 30) return []
    if (slide.kinds[0]?.kind === 'competition' || /(?<!\p{L})\p{Ll}{4,}/u.test(value.slice(0, place.start))) return []
    const [first = '', ...more] = quotes
    return makeSeatFact(cutPlace(value, place.start, place.end), page, first, 'headquarters.labelled', 0.9, more)
  })
}

/** Finds 'a Berlin-based startup' said of the company itself, not of competitors, customers or people. */
function findBasedCompany(deck: UnderstoodDeck): Fact[] {
  return deck.slides.flatMap((slide) => {
    if (kindsAboutOthers.has(slide.kinds[0]?.kind ?? '')) return []
    return slide.lines.flatMap((line) => {
      const found = basedCompany.exec(line.text)?.groups?.place
      const place = found ? findPlaces(found).at(-1) : undefined
      if (!found || !place || /\b(?:ex-|former|previously|worked|at an?|for an?)\b/iu.test(line.text)) return []
      return makeSeatFact(found.slice(place.start, place.end), slide.page, line.text, 'headquarters.based', 0.75)
    })
  })
}

function findAfterSeatWords(line: Line, slide: Slide, next: Line | undefined, language: string): Fact | null {
  const match = seatWords.in(language).exec(line.text)
  if (!match || notASeat.test(line.text)) return null
  const weak = /^from$/i.test(match[0].trim())
  if (weak && plansAndMarkets.test(line.text)) return null
  if (slide.kinds[0]?.kind === 'competition') return null
  const after = line.text.slice(match.index + match[0].length)
  const alone = after.trim() === '' && next !== undefined
  const text = alone ? next.text : after
  const place = findPlaces(text, language)[0]
  if (!place || place.kind === 'demonym' || place.start > (weak ? 3 : 40)) return null
  // 'From Lima to Oslo' tells how far it reaches.
  if (weak && (line.text.length > 40 || /^\s+to\s/u.test(text.slice(place.end)))) return null
  // 'Own office in Los Angeles 2026' is a plan.
  if (/office/i.test(match[0]) && /^,?\s(?:in\s)?20\d\d/u.test(text.slice(place.end))) return null
  const value = cutPlace(text, place.start, place.end)
  const based = /head|hq|office/i.test(match[0]) || language !== 'en'
  return makeSeatFact(
    value,
    slide.page,
    alone ? `${line.text} ${next.text}` : line.text,
    'headquarters.trigger',
    based ? 0.95 : weak ? 0.5 : 0.8,
  )
}

const mostWordsBesideCity = 3
const noPart = { whole: '', text: '', places: [] }
/** 'Oslo, February 2024', as covers have it. */
const dateAtEnd = /,?\s+(?:\p{L}{3,10}\.?\s)?(?:19|20)\d\d\.?\s*$/u
/** Up to four words with capitals before a comma, and one part more. */
const townBefore =
  /^(?<town>\p{Lu}[\p{L}.'’-]*(?:\s(?:d[aeio]s?\s|of\s|am\s)?\p{Lu}[\p{L}.'’-]*){0,3})(?:,\s(?<city>\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)?))?,\s*$/u
/** A post code behind a city: 'Pune 411038'. */
const postCode = /^,?\s\d{5,6}\s*$/u

/** Finds 'Wework, 12 Long Street, Cape Town', or 'Berlin, Germany' as a part of its own. */
function findAddress(line: Line, slide: Slide, previous: Line | undefined, language: string): Fact | null {
  if (line.text.length > 90 || notASeat.test(line.text.replace(/\bmarket (?=st|street|square|place)/iu, '')))
    return null
  // 'Seed round · May 2024 · Leipzig, Germany': the part with the place stands for itself.
  const parts = line.text
    .split(/\s+[·•|/–—-]\s+/u)
    .map((whole) => ({ whole, text: whole.replace(dateAtEnd, '') }))
    .map((one) => ({ ...one, places: findPlaces(one.text, language) }))
  const { whole, text: part, places } = parts.findLast((one) => one.places.length > 0) ?? noPart
  const found = places.filter((place) => place.kind !== 'demonym' && place.kind !== 'region')
  const place = found.at(-1)
  if (!place) return null
  const city = found.find((one) => one.kind === 'city')
  const code = /,\s*([A-Z]{2})\b/u.exec(part)?.[1]
  const pair =
    city !== undefined &&
    (found.some((one) => one.kind !== 'city') || (code !== undefined && usStateCodes.has(code))) &&
    part.split(/\s+/u).length <= 6 &&
    !plansAndMarkets.test(part)
  const street =
    streetWords.in(language).test(line.text) ||
    (city !== undefined && postCode.test(part.slice(city.end))) ||
    (previous !== undefined &&
      streetWords.in(language).test(previous.text) &&
      previous.text.length < 70 &&
      line.text.split(/\s+/u).length <= 6)
  const isContactPage = slide.page === 1 || contactKinds.has(slide.kinds[0]?.kind ?? '') || hasKind(slide, 'contact')
  // 'Seed deck / 2024 / Berlin', 'hello@norvane.io | Norvane Lab, Porto': a city for itself beside date and address.
  const alone =
    city !== undefined &&
    city.end === part.trimEnd().length &&
    (city.start === 0 ||
      (whole === part &&
        /,\s*$/u.test(part.slice(0, city.start)) &&
        part.split(/\s+/u).length <= mostWordsBesideCity)) &&
    isContactPage
  const town = isContactPage && whole === part && isTown(part, found)
  const entity = legalEntity.test(line.text) && line.text.split(/\s+/u).length <= 8
  if (!street && !pair && !alone && !town && !entity) return null
  return makeSeatFact(
    // A line about the legal form says more than the place.
    street || pair || alone || town ? part.trim() : cutPlace(part, place.start, place.end),
    slide.page,
    line.text,
    street ? 'headquarters.address' : 'headquarters.cover',
    street ? 0.85 : pair ? 0.7 : town ? 0.6 : 0.5,
  )
}

/** 'Belém do Pará, Brazil': a town that no list knows, in a country or state. */
function isTown(part: string, found: readonly PlaceName[]): boolean {
  const place = found.at(-1)
  const named = townBefore.exec(part.slice(0, place?.start ?? 0))?.groups
  if (place?.end !== part.trimEnd().length || !named || plansAndMarkets.test(part)) return false
  const isOne = found.filter(({ kind }) => kind === 'city').length <= 1
  return (
    isOne &&
    !leadingHonorific.test(part) &&
    !(named.town && isEveryday(named.town)) &&
    !(named.city && isEveryday(named.city))
  )
}

/**
 * Cuts out the place with what belongs to it: 'Portland, OR 97205, USA', from the first capitalised word to the last
 * place name.
 */
function cutPlace(text: string, start: number, end: number): string {
  const tail = /^(?:,\s*\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2}(?: \d{4,6})?)+/u.exec(text.slice(end))?.[0] ?? ''
  const lead = /(?:[\p{Lu}\d][\p{L}\d.'-]*,?\s+){0,6}$/u.exec(text.slice(0, start))?.[0] ?? ''
  return `${lead}${text.slice(start, end)}${tail}`
    .replace(/\s+(?:and|with|since|founded).*$/i, '')
    .replace(/[.,;\s]+$/u, '')
    .trim()
}

function makeSeatFact(
  value: string,
  page: number,
  quote: string,
  rule: string,
  score: number,
  more: readonly string[] = [],
): Fact {
  return makeFact({
    key: 'headquarters',
    value,
    evidence: [quote, ...more].map((one) => onPage(page, one.replace(/\s+/gu, ' ').trim())),
    rule,
    score,
  })
}
