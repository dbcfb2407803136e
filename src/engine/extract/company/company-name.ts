import type { Line } from '#engine/deck-doc.ts'
import type { Extractor, Fact } from '#engine/facts.ts'
import {
  companyNamePatterns,
  deckWords,
  legalFormEnding,
  monthAndYear,
  notACompanyName,
  ordinaryWords,
  schoolWords,
} from '#engine/lexicons/company-name-words.ts'
import { isTemplateText } from '#engine/lexicons/template-residue.ts'
import type { Slide, UnderstoodDeck } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { isEveryday } from '#engine/text/organisation-name.ts'
import { joined } from '#engine/text/passages.ts'
import { withoutIcons } from '#engine/text/without-icons.ts'
import type { ExtractInput } from '../extract-input.ts'
import { isCommonNoun } from '../names/common-nouns.ts'
import { readBareName } from './bare-name.ts'
import { goesOn, isPartOfName, isStacked } from './cover-lines.ts'
import { readLongTitle } from './long-title.ts'
import { makeFact, onPage } from './make-fact.ts'
import { countPrintedNames, type PrintedName } from './printed-names.ts'
import { findRepeatedMarks } from './repeated-marks.ts'
import { findRunningNames } from './running-names.ts'
import { findEmails, findWebAddresses, isSharedHost, listNameKeys } from './web-addresses.ts'

/** A clue to the company's name. `page` is null for the document's metadata and for addresses. */
type Vote = { text: string; weight: number; page: number | null; quote: string; source: string }
type Tally = { score: number; votes: Vote[] }

/** What a template asks to be filled in: '[Company]', '<Your company name>'. */
const placeholder = /^[[<{].*[\]>}]$/u
/** Points below which a name is not believed. */
const leastPoints = 1.5
/** A rival with this share of the winner's points stays a candidate. */
const leastShareOfWinner = 0.5

const coverLogo = 'the logo on the cover'
const runningWords = 'the words that run through the deck'
const ownSentences = 'its own sentences'

/**
 * Finds the name by votes of the cover, running text, web and email domain, document title, copyright line and
 * sentences.
 */
export const companyNameExtractor: Extractor<ExtractInput> = {
  id: 'company-name',
  extract: ({ companyNames }) => companyNames,
}

/** Returns the names that the deck's places vote for, best first, at most three. */
export function findCompanyNames(deck: UnderstoodDeck): Fact[] {
  const votes = [
    ...findCoverVotes(deck),
    ...findLogoVotes(deck),
    ...findFurnitureVotes(deck),
    ...findSentenceVotes(deck),
    ...findMetadataVotes(deck),
    ...findDomainVotes(deck),
    ...findRunningVotes(deck),
    ...findMarkVotes(deck),
  ]
  const printedNames = countPrintedNames(deck, new Set(votes.map((vote) => makeUnaccentedNameKey(vote.text))))
  const tallies = tallyVotes(votes, deck.language)
  for (const [key, tally] of tallies) {
    if (tally.votes.every(isOfEverydayText)) tallies.delete(key)
    tally.score += 3 * Math.min((printedNames.get(key)?.pages ?? 0) / Math.max(deck.slides.length, 1), 0.7)
  }
  const ranked = [...tallies].sort((a, b) => b[1].score - a[1].score)
  const best = ranked[0]?.[1].score ?? 0
  const facts = ranked.slice(0, 3).flatMap(([key, tally], index): Fact[] => {
    if (tally.score < leastPoints || (index > 0 && tally.score < best * leastShareOfWinner)) return []
    return makeNameFacts(tally, printedNames.get(key), index)
  })
  return (facts[0]?.score ?? 0) < leastScore ? [] : facts
}

/** 'Sales is the first cost of a factory', 'Sales' on every page: the text is full of an everyday word. */
const isOfEverydayText = ({ text, source }: Vote) =>
  (source === runningWords || source === ownSentences) && isEveryday(text)

/** Adds up the votes by the key of their name; names that are words of every deck or of a template get none. */
function tallyVotes(votes: readonly Vote[], language: string): Map<string, Tally> {
  const tallies = new Map<string, Tally>()
  for (const vote of votes) {
    const key = makeUnaccentedNameKey(vote.text)
    if (
      key.length < 2 ||
      ordinaryWords.test(vote.text.trim()) ||
      placeholder.test(vote.text.trim()) ||
      isTemplateText(vote.text)
    )
      continue
    if (isCommonNoun(vote.text, language)) continue
    const tally = tallies.get(key) ?? { score: 0, votes: [] }
    // One kind of clue repeated on every page is still one kind of clue.
    const same = tally.votes.filter((other) => other.source === vote.source).length
    tally.score += vote.weight / (1 + same * 2)
    tally.votes.push(vote)
    tallies.set(key, tally)
  }
  return tallies
}

/** Returns the fact of one name, none where no page shows it; `rank` is 0 for the winner. */
function makeNameFacts(tally: Tally, printed: PrintedName | undefined, rank: number): Fact[] {
  const onPages = tally.votes.filter((vote) => vote.page !== null && /\p{Lu}|\p{Lo}/u.test(vote.text))
  const voted = onPages.find((vote) => vote.source !== coverLogo)
  const inText = printed ? { text: printed.text, page: printed.page, quote: printed.text } : null
  // Printed words prove the name, a logo only shows it; an address is not how it is written.
  const inAddress = printed !== undefined && /\.\p{Ll}+$/u.test(printed.text)
  const place = voted ?? (inAddress ? (onPages[0] ?? inText) : (inText ?? onPages[0])) ?? null
  if (!place || place.page === null) return []
  const sources = [...new Set(tally.votes.map((vote) => vote.source))]
  // Where the best of few votes is a name of its own on the cover or throughout the deck, it is shown.
  const standsForDeck = rank === 0 && sources.some((one) => telling.has(one)) && !isEveryday(place.text)
  return [
    makeFact({
      key: 'company_name',
      value: chooseSpelling(place.text, printed?.text),
      evidence: [onPage(place.page, place.quote)],
      rule: 'company-name.vote',
      ground: { from: 'agreement', places: sources },
      score: Math.max(Math.min(tally.score / 8, 1) * (rank === 0 ? 1 : 0.7), standsForDeck ? leastScore : 0),
    }),
  ]
}

/** Below it none of four names was right in 76 real and 222 printed decks. */
const leastScore = 0.3
const telling: ReadonlySet<string> = new Set(['the cover', coverLogo, runningWords])

/** Prefers the spelling of running text to one set wholly in capitals. */
function chooseSpelling(voted: string, printed: string | undefined): string {
  const bare = withoutIcons(voted).replace(legalFormEnding, '').trim()
  const isAllCaps = bare === bare.toUpperCase() && bare.length > 5
  return isAllCaps && printed && /\p{Ll}/u.test(printed) ? printed : bare
}

function findCoverVotes(deck: UnderstoodDeck): Vote[] {
  const cover = deck.slides[0]
  if (!cover) return []
  const largest = findLargest(cover.lines)
  // Beside 'Pitch deck' in large type the name is what is largest.
  const next = findLargest(cover.lines.filter(({ text }) => !deckWords.test(text)))
  const votes: Vote[] = []
  const title = isSlogan(cover.titleLines) ? '' : joined(cover.titleLines)
  if (title) votes.push(...findNames(title, 3, 1, 'the cover'), ...findLongTitle(title, deck))
  const isOneTitle = cover.titleLines.length === 1 || isSlogan(cover.titleLines)
  for (const line of cover.lines.slice(0, 14)) {
    if ((cover.titleLines.includes(line) && isOneTitle) || (cover.furniture.includes(line) && isOfSchool(cover)))
      continue
    if (goesOn(line, cover.lines)) continue
    const isLarge = line.fontSize >= (isEveryday(line.text) ? largest : next) * 0.95
    const weight = isLarge ? 2.5 : 1.2
    const share = isPartOfName(line, cover.titleLines) ? shareOfPart : 1
    votes.push(...findNames(line.text, weight * share, 1, 'the cover'))
  }
  return votes
}

const findLargest = (lines: readonly Line[]) => Math.max(...lines.map(({ fontSize }) => fontSize), 0)

/** Of what one word of a name counts that is set word under word. */
const shareOfPart = 0.4

/** A stack of words of which none is a word of the genre. */
const isSlogan = (lines: readonly Line[]) => isStacked(lines) && !lines.some(({ text }) => deckWords.test(text))

/** Points of a title on the cover, and of the place that agrees with it. */
const longTitlePoints = 5

/** A title of more words than `findNames` takes, where another place shows that it is a name. */
function findLongTitle(title: string, deck: UnderstoodDeck): Vote[] {
  const text = readLongTitle(title, deck)
  return text === null ? [] : [{ text, weight: longTitlePoints, page: 1, quote: text, source: 'the cover' }]
}

/** A single logo on the cover is the company's own; of several, some can be other firms'. */
function findLogoVotes(deck: UnderstoodDeck): Vote[] {
  const logos = deck.slides[0]?.doc.logos ?? []
  const weight = logos.length === 1 ? 1.7 : 1
  return logos.filter(({ words }) => words.length <= 2).flatMap(({ text }) => findNames(text, weight, 1, coverLogo))
}

/** Finds the name in a short line, alone or before a separator; none when the line is a sentence, a date or a label. */
function findNames(text: string, weight: number, page: number, source: string): Vote[] {
  const parts = splitParts(text).map((part) => readBareName(part.replace(monthAndYear, '')))
  const whole = parts.length === 1
  return parts.slice(0, 2).flatMap((part, index): Vote[] => {
    const words = part.split(/\s+/u).filter((word) => word !== '&')
    if (
      part.length < 2 ||
      words.length > 3 ||
      deckWords.test(part) ||
      notACompanyName.test(part) ||
      !/[\p{Lu}\p{Lo}]|^\p{Ll}+$/u.test(part) ||
      !/\p{L}/u.test(part)
    )
      return []
    const long = words.length === 3 ? 0.6 : 1
    return [{ text: part, weight: weight * long * (whole ? 1 : index === 0 ? 0.9 : 0.4), page, quote: part, source }]
  })
}

/** Splits a name from what is said of it: 'Norvane | heat for factories', 'Norvane = north wind', 'Norvane. Heat for factories'. */
function splitParts(text: string): string[] {
  const { name, rest } = nameAndSentence.exec(text)?.groups ?? {}
  return name && rest && !isEveryday(name) ? [name, rest] : text.split(/\s*[|•·–—:]\s+|\s+[-–—|:=/]\s*/u)
}

/** Shorter words before a full stop are abbreviations. */
const nameAndSentence = /^(?<name>[\p{L}\d]{4,})\.\s+(?<rest>.+)$/u

/** Whether the running text of a slide is a school's. */
const isOfSchool = ({ furniture }: Slide) => schoolWords.test(joined(furniture))

function findFurnitureVotes(deck: UnderstoodDeck): Vote[] {
  return deck.slides
    .filter((slide) => !isOfSchool(slide))
    .flatMap((slide) =>
      slide.furniture.flatMap((line) =>
        findNames(line.text.replace(/\s+\.\s+/gu, '.').replace(/^©\s*/u, ''), 2, slide.page, 'the running text'),
      ),
    )
    .map((vote) => ({ ...vote, text: vote.text.replace(/\.(?:com|io|co|ai|app|org|net)$/i, '') }))
}

function findSentenceVotes(deck: UnderstoodDeck): Vote[] {
  const votes: Vote[] = []
  for (const slide of deck.slides) {
    const texts = [
      joined(slide.titleLines),
      ...slide.body.map((block) => joined(block.lines)),
      ...slide.furniture.map((line) => line.text),
    ]
    for (const text of texts) {
      if (text.length > 900) continue
      for (const { pattern, weight } of companyNamePatterns) {
        const name = pattern.exec(text)?.[1]?.trim()
        if (name && name.length > 1 && !ordinaryWords.test(name.split(' ')[0] ?? '') && !deckWords.test(name))
          votes.push({ text: name, weight, page: slide.page, quote: name, source: ownSentences })
      }
    }
  }
  return votes
}

function findMetadataVotes(deck: UnderstoodDeck): Vote[] {
  const title = deck.doc.metadata.title
    ?.replace(/\.(?:pptx?|pdf|key|docx?|odp)$/i, '')
    .replace(/^microsoft powerpoint\s*-\s*/i, '')
  if (!title) return []
  const bare = title
    .replace(/[_]+/gu, ' ')
    .replace(
      /\b(?:(?:investor|seed|series [a-d]|sales)?\s*(?:pitch\s*-?deck|pitch|deck|presentation)|company profile|final|v\d+(?:\.\d+)*)\b/gi,
      ' ',
    )
    .replace(monthAndYear, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return findNames(bare, 2, 1, 'the document title').map((vote) => ({ ...vote, page: null }))
}

/** Points of the commonest running word and of the next. */
const runningPoints = [1.5, 0.7]

function findRunningVotes(deck: UnderstoodDeck): Vote[] {
  return findRunningNames(deck, (word) => ordinaryWords.test(word) || deckWords.test(word)).map(
    ({ text, page }, index) => ({
      text,
      weight: runningPoints[index] ?? 0,
      page,
      quote: text,
      source: runningWords,
    }),
  )
}

/** Points of a repeated mark: few, so that it counts only beside other clues or on many pages. */
const markPoints = 1.2

const findMarkVotes = (deck: UnderstoodDeck): Vote[] =>
  findRepeatedMarks(deck, (word) => ordinaryWords.test(word) || deckWords.test(word)).map(({ text, page }) => ({
    text,
    weight: markPoints,
    page,
    quote: text,
    source: 'a mark that several pages bear',
  }))

function findDomainVotes(deck: UnderstoodDeck): Vote[] {
  const hosts = new Map<string, number>()
  for (const address of findWebAddresses(deck))
    hosts.set(address.host, Math.max(hosts.get(address.host) ?? 0, address.quote ? 2.5 : 1.5))
  for (const email of findEmails(deck)) {
    const host = email.address.split('@')[1]?.toLowerCase() ?? ''
    if (!isSharedHost(host)) hosts.set(host, 3)
  }
  return [...hosts].slice(0, 12).flatMap(([host, weight]) =>
    listNameKeys(host).map(
      (key, index): Vote => ({
        text: key,
        weight: weight * (index === 0 ? 1 : 0.8),
        page: null,
        quote: host,
        source: 'the web address',
      }),
    ),
  )
}
