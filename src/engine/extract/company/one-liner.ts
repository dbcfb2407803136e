import type { Extractor, Fact, Manner } from '#engine/facts.ts'
import { deckWords } from '#engine/lexicons/company-name-words.ts'
import { speaksOfTeam } from '#engine/lexicons/founder-words.ts'
import {
  courseCode,
  dateLine,
  definitionVerbs,
  describedAs,
  eventOrSchool,
  headingOpenings,
  leadsToUsers,
  notATagline,
  occasionLine,
  oneLinerLabel,
  productNouns,
  selfDescriptions,
  selfOpenings,
} from '#engine/lexicons/one-liner-words.ts'
import { isTemplateText } from '#engine/lexicons/template-residue.ts'
import { isLatin } from '#engine/patterns/latin-first.ts'
import type { Slide, UnderstoodDeck } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { isEveryday } from '#engine/text/organisation-name.ts'
import type { Passage } from '#engine/text/passages.ts'
import { nameIn } from '#engine/text/person-name.ts'
import { opensWithTopic } from '#engine/understand/opens-with-topic.ts'
import { titleHits } from '#engine/understand/title-kinds.ts'
import type { ExtractInput } from '../extract-input.ts'
import { readBareName } from './bare-name.ts'
import { makeFact, onPage } from './make-fact.ts'
import { namesPlace } from './place-names.ts'

type Candidate = { text: string; page: number; score: number; rule: string; manner?: Manner }

const sectionNumber = /^\d{1,2}\s?[·|]\s?/u

/** '4 · Solution': the number and the name of a section. */
const isNumberedSection = (text: string, language: string): boolean =>
  sectionNumber.test(text) && titleHits(text.replace(sectionNumber, ''), language).length > 0

const isNotATagline = (text: string, language: string): boolean =>
  isTemplateText(text) || isNumberedSection(text, language) || notATagline.in(language).test(text)

/** Whether a line of the cover says of what occasion the deck is, not what the company offers. */
const isOfOccasion = (text: string): boolean => occasionLine.test(text) || courseCode.test(text) || isOfPlace(text)

/** A solution on these first pages counts more. */
const earlyPages = 6
/** A longer text is a paragraph, not a one-liner. */
const mostWords = 40

/** Finds what the company does in one sentence: its tagline, or the first sentence that says what it is. */
export const oneLinerExtractor: Extractor<ExtractInput> = {
  id: 'one-liner',
  extract: ({ oneLiners }) => oneLiners,
}

/** Returns the sentences that say what the company does, best first, at most four. */
export function findOneLiners(deck: UnderstoodDeck, passages: readonly Passage[], name: string | null): Fact[] {
  const found = [
    ...findTaglines(deck, passages, name),
    ...findDefinitions(passages, name, deck.slides.length, deck.language),
    ...findSolutionOpenings(passages, deck.language),
  ]
  if (found.length === 0) found.push(...findFirstSentences(passages, deck.language))
  const best = new Map<string, Candidate>()
  for (const candidate of found) {
    const key = makeUnaccentedNameKey(candidate.text)
    const known = best.get(key)
    if (!known || candidate.score > known.score) best.set(key, candidate)
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .slice(0, 4)
    .map(({ text, page, score, ...by }) =>
      makeFact({ key: 'one_liner', value: text, evidence: [onPage(page, text)], ...by, score: score / 6 }),
    )
}

function countWords(text: string): number {
  const words = text.split(/\s+/u).length
  return isLatin(text) ? words : words + (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2
}

function findTaglines(deck: UnderstoodDeck, passages: readonly Passage[], name: string | null): Candidate[] {
  const cover = deck.slides[0]
  if (!cover) return []
  const key = name ? makeUnaccentedNameKey(name) : ''
  const { language } = deck
  const taken = opensWithTopic(cover, language) ? pointsOfOtherTopic : 0
  const texts = passages.filter((passage) => passage.page === cover.page && passage.slide === cover)
  return texts.flatMap(({ text }): Candidate[] => {
    const bare = removeName(text, key)
    const words = countWords(bare)
    if (
      (words < 3 && (!shortTagline.test(bare) || deckWords.test(bare))) ||
      words > mostWords ||
      isNotATagline(bare, language) ||
      dateLine.test(bare) ||
      isOfOccasion(bare) ||
      listsPeople(bare, cover) ||
      makeUnaccentedNameKey(readBareName(bare)) === key ||
      spellsOut(bare, name ?? '')
    )
      return []
    const whatItIs = productNouns.in(language).test(bare) ? 1 : 0
    const score =
      (words < 3 ? 3.2 : 3.9) + whatItIs * 0.8 + (words >= 4 && words <= 20 ? 0.5 : 0) - (words > 28 ? 1 : 0) - taken
    return [
      {
        text: bare,
        page: cover.page,
        score,
        rule: 'one-liner.cover',
      },
    ]
  })
}

/** What the first slide says counts so much less where it is not a cover. */
const pointsOfOtherTopic = 1.5

/** 'Reusable identity', 'Errors, explained.': two words, the second in small letters. */
const shortTagline = /^\p{L}[\p{L}'’-]{2,},? \p{Ll}[\p{L}'’-]{3,}[.!?]?$/u

/** 'House 41, Long Road, Porto', 'University of Porto': where the company sits or the deck is shown. */
function isOfPlace(text: string): boolean {
  if (!initialCapitals.test(text) || leadsToUsers.test(text)) return false
  const parts = text.split(/,\s*/u)
  const last = parts.at(-1) ?? ''
  return (
    eventOrSchool.test(text) || (parts.length > 1 && last.split(/\s+/u).length <= mostWordsOfPlace && namesPlace(last))
  )
}
const mostWordsOfPlace = 2

/** Each word begins with a capital or a digit, but for short ones between. */
const initialCapitals =
  /^(?:[\p{Lu}\d(][^\s]*|of|and|for|the|de|do|da|y|e|et|und|&|[–—-])(?:\s+(?:[\p{Lu}\d(][^\s]*|of|and|for|the|de|do|da|y|e|et|und|&|[–—-]))*$/u

/** 'Tree Irrigation Labs' under 'TIL' or 'TIL Group': the name in full, which says nothing of what the company does. */
function spellsOut(text: string, name: string): boolean {
  const initials = text.split(/\s+/u).map((word) => word.slice(0, 1).toLowerCase())
  return initials.length >= 3 && name.toLowerCase().split(/\s+/u).includes(initials.join(''))
}

/** Whether a text is nothing but names of people, each on a line of its own or between commas. */
function listsPeople(text: string, { lines }: Slide): boolean {
  const own = lines.map((line) => line.text.trim()).filter((line) => line !== '' && text.includes(line))
  const isWhole = own.join(' ').length >= text.length
  return [isWhole ? own : [], text.split(betweenNames)].some(
    (parts) => parts.length > 1 && parts.every((part) => nameIn(part) && !isEveryday(part)),
  )
}

const betweenNames = /\s*(?:[,;|·•&]|\sand\s)\s*/u

/** Returns 'payroll for farms' of 'Acme – payroll for farms'; the text itself where the name is part of the sentence. */
function removeName(text: string, key: string): string {
  const parts = /^(.{2,40}?)\s*[|•·–—:-]\s+(.{8,})$/u.exec(text)
  return parts?.[1] && parts[2] && key && makeUnaccentedNameKey(parts[1]) === key ? parts[2] : text
}

function findDefinitions(
  passages: readonly Passage[],
  name: string | null,
  pages: number,
  language: string,
): Candidate[] {
  const found: Candidate[] = []
  for (const passage of passages) {
    if (passage.place === 'source-note' || passage.inPersonCard || isOfTeam(passage.slide)) continue
    for (const sentence of passage.sentences) {
      const text = sentence.replace(oneLinerLabel, '')
      const words = countWords(text)
      if (words < 5 || words > mostWords * 1.2 || isNotATagline(text, language)) continue
      const long = words > 28 ? 0.6 : 0
      const late = (passage.page / Math.max(pages, 8)) * 1.5
      const behind = name && startsWithName(text, name) ? text.slice(name.length + findNameStart(text, name)) : ''
      if (definitionVerbs.in(language).test(behind) || describedAs.test(behind)) {
        found.push({
          text,
          page: passage.page,
          score: 4.9 - late - long,
          rule: 'one-liner.definition',
          manner: 'definition',
        })
      } else if (selfOpenings.in(language).test(text) && selfDescriptions.in(language).test(text)) {
        found.push({
          text,
          page: passage.page,
          score: 3.9 - late - long,
          rule: 'one-liner.self-description',
        })
      }
    }
  }
  return found
}

/** 'About us' is said over the people and over the company; without people it is the company. */
const isOfTeam = ({ kinds: [main], people, title }: Slide) =>
  main?.kind === 'team' && (people.length > 0 || speaksOfTeam.test(title))

const findNameStart = (text: string, name: string) => Math.max(text.toLowerCase().indexOf(name.toLowerCase()), 0)

/** Whether the name opens the sentence, or follows two words at most ('At Acme', 'The Acme app'). */
function startsWithName(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  const before = text.slice(0, Math.max(at, 0))
  return at >= 0 && at < 16 && before.split(' ').length <= 3 && !subordinate.test(before)
}

/** 'That Acme is …' says what is believed, 'If Acme is …' what may be. */
const subordinate = /^(?:that|because|if|when|while|why|how|whether|unless|until)\b/iu

function findSolutionOpenings(passages: readonly Passage[], language: string): Candidate[] {
  const found: Candidate[] = []
  for (const passage of passages) {
    const rank = passage.slide.kinds.findIndex(({ kind }) => kind === 'solution' || kind === 'product')
    if (rank < 0 || rank > 1 || passage.inPersonCard || passage.place === 'source-note') continue
    const text = passage.sentences[0] ?? passage.text
    const words = countWords(text)
    if (words < 4 || words > mostWords || isNotATagline(text, language) || /\?$/u.test(text)) continue
    if (passage.place === 'title' && (words < 5 || headingOpenings.test(text))) continue
    const early = passage.page <= earlyPages ? 0.4 : 0
    const whatItIs = productNouns.in(language).test(text) ? 0.5 : 0
    const score = 1.6 + early + whatItIs - rank * 0.3 - (passage.place === 'body' ? 0 : 0.3)
    found.push({
      text,
      page: passage.page,
      score,
      rule: 'one-liner.solution',
    })
    if (found.length >= 6) break
  }
  return found
}

/** In a language without word lists, the first full sentences after the cover are candidates of little weight. */
function findFirstSentences(passages: readonly Passage[], language: string): Candidate[] {
  return passages
    .filter(({ page, place, inPersonCard }) => page <= 3 && place === 'body' && !inPersonCard)
    .filter(({ text, slide }) => !listsPeople(text, slide))
    .map((passage) => ({ text: passage.sentences[0] ?? passage.text, page: passage.page }))
    .filter(
      ({ text }) =>
        countWords(text) >= 6 &&
        countWords(text) <= 30 &&
        !isNotATagline(text, language) &&
        !isOfOccasion(text) &&
        !/[?:]$/u.test(text),
    )
    .slice(0, 2)
    .map(({ text, page }, index) => ({
      text,
      page,
      score: 2 - index * 0.2,
      rule: 'one-liner.first-sentence',
    }))
}
