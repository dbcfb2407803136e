import type { VerifiedEvidence } from '#engine/facts.ts'
import {
  definitionVerbs,
  describedAs,
  offerNouns,
  saysWhatElseIs,
  selfDescriptions,
  selfOpenings,
} from '#engine/lexicons/one-liner-words.ts'
import { openEnd } from '#engine/lexicons/sentence-words.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { SlideKind } from '#engine/slides.ts'
import { isEveryday } from '#engine/text/organisation-name.ts'
import { splitSentences } from '#engine/text/passages.ts'
import { nameIn } from '#engine/text/person-name.ts'
import { splitTokens } from '#engine/text/tokens.ts'
import { findLinesInBoxes } from '#engine/understand/lines-in-boxes.ts'
import { opensWithTopic } from '#engine/understand/opens-with-topic.ts'
import { findPhrases } from '../../extract/classify/phrase-trie.ts'
import { getTrie, strongPoints } from '../../extract/classify/vocabulary-trie.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { findNamePlaces } from './find-name-places.ts'
import { makeNameOnlyKey } from './name-keys-by-place.ts'

const fewestWords = 3
/** Words of a name at the start of a sentence. */
const mostNameWords = 3
/** Vocabularies whose phrases name a product, a trade or a customer. */
const offerVocabularies = new Set<string>(['industry', 'client_type', 'product_type', 'product_structure'])

const slogan: Problem = { gate: 'whose', of: 'slogan' }

/** Returns a problem unless the text says what the company does: 'X is a …', 'We help …', or on the cover a phrase with its product or customer. */
export function checkOneLiner({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const text = String(fact.value).trim()
  if (openEnd.test(text)) return { gate: 'reading', how: 'cut', words: text }
  if (evidence.some((one) => speaksOfOthers(one, deck))) return slogan
  if (saysWhatItDoes(text, deck)) return null
  if (!evidence.every((one) => isOnCover(one, deck)) || isNameOfProduct(text, evidence, deck)) return slogan
  if (evidence.some((one) => isOneOfSeveral(text, one, deck))) return slogan
  if (saysWhatElseIs.test(text) || /\?/u.test(text)) return slogan
  return splitSentences(text).some((sentence) => isOffer(sentence, deck.language)) ? null : slogan
}

/** Kinds of slides whose sentences speak of others, or of the world before the company. */
const kindsOfOthers: ReadonlySet<SlideKind> = new Set(['problem', 'why-now', 'market', 'competition'])

const findSlide = ({ page }: VerifiedEvidence, deck: VerifySources) =>
  page === null ? undefined : deck.slides.get(page)

function speaksOfOthers(one: VerifiedEvidence, deck: VerifySources): boolean {
  const main = findSlide(one, deck)?.kinds[0]?.kind
  if (one.page === 1) return opensWithTopic(findSlide(one, deck), deck.language)
  return main !== undefined && kindsOfOthers.has(main)
}

const isOnCover = (one: VerifiedEvidence, deck: VerifySources) =>
  one.page === 1 || findSlide(one, deck)?.kinds[0]?.kind === 'cover'

/** A longer line is a tagline that is set like a title. */
const mostProductWords = 4
/** Any line of the cover stands in one place of names. */
const fewestPlaces = 2

/** The company's name alone, or a few words that all have capitals and begin with it: a product, and nothing about it. */
function isNameOfProduct(text: string, evidence: readonly VerifiedEvidence[], deck: VerifySources): boolean {
  if (findNamePlaces(text, deck).size >= fewestPlaces) return true
  const words = text.split(/\s+/u)
  if (words.length > mostProductWords || !words.every((word) => /^[\p{Lu}\d]/u.test(word))) return false
  // A title in capitals can be the name of a product that the deck defines nowhere.
  if (evidence.some((one) => findSlide(one, deck)?.title === text)) return true
  return words.some((_, at) => at > 0 && findNamePlaces(words.slice(0, at).join(' '), deck).size > 0)
}

/** Two texts beside it, set alike, make it an item of a list. */
const fewestMates = 2
const mostSizeGap = 0.03

/** Whether the phrase is one of several set alike: the captions of features, the parts of a product. */
function isOneOfSeveral(text: string, one: VerifiedEvidence, deck: VerifySources): boolean {
  const slide = findSlide(one, deck)
  const own = slide?.paragraphs.find(({ lines }) => findLinesInBoxes(lines, one.boxes).length > 0)
  if (!slide || !own) return false
  const mates = slide.paragraphs.filter(
    (other) =>
      other !== own &&
      other.bold === own.bold &&
      Math.abs(other.fontSize - own.fontSize) <= mostSizeGap * own.fontSize &&
      isCaption(other.text) &&
      !text.includes(other.text),
  )
  return mates.length >= fewestMates
}

/** Words that could be an item of a list; a date, an address and a person's name are none. */
const isCaption = (text: string) =>
  splitTokens(text).length >= 2 && !/[@©]|^\W*\d|\b(?:19|20)\d\d\b|https?:|www\./u.test(text) && nameIn(text) === null

/** A sentence about the company: its name and what it is or does, or 'we' and what we do. */
function saysWhatItDoes(text: string, deck: VerifySources): boolean {
  const { language } = deck
  if (selfOpenings.in(language).test(text) && selfDescriptions.in(language).test(text)) return true
  const words = text.replace(leadIn, '').split(/\s+/u)
  for (let length = 1; length <= mostNameWords; length += 1) {
    const name = words.slice(0, length).join(' ')
    const rest = ` ${words.slice(length).join(' ')}`
    if (definitionVerbs.in(language).test(rest) && isCompany(name, deck)) return true
    const [, described = '', sign = ''] = /^(.+?)\s?([:–—])$/u.exec(name) ?? []
    if (describedAs.test(sign + rest) && isOffer(rest, language) && isCompany(described, deck)) return true
  }
  return false
}

/** 'At its core, Norvik solves …' */
const leadIn = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,3}, (?=\p{Lu})/u

const fewestLettersOfShort = 5
/** A longer text that begins with the word is a sentence. */
const mostLettersBehind = 12

/** The company's name as it is printed, or what it begins with: 'Norvik' of 'Norvik Health'. */
function isCompany(name: string, deck: VerifySources): boolean {
  if (findNamePlaces(name, deck).size > 0) return true
  const key = makeNameOnlyKey(name)
  if (key.length < fewestLettersOfShort || isEveryday(name)) return false
  return [...deck.nameKeys.values()].some((keys) =>
    [...keys].some((one) => one.startsWith(key) && one.length <= key.length + mostLettersBehind),
  )
}

/** A phrase that names a product or a customer; a question, a list of people or a few words of mood are none. */
function isOffer(text: string, language: string): boolean {
  const tokens = splitTokens(text)
  if (tokens.length < fewestWords || isListOfPeople(text)) return false
  if (offerNouns.in(language).test(text)) return true
  const named = findPhrases(getTrie(language), text, tokens).filter(
    ({ vocabulary, weight }) => weight > 0 && offerVocabularies.has(vocabulary),
  )
  const places = new Set(named.map(({ start }) => start))
  return named.some(({ weight }) => weight >= strongPoints) || places.size >= fewestWeakPhrases
}

/** 'Insight' alone can be a mood; two such words tell a trade. */
const fewestWeakPhrases = 2

/** Names and nothing else, side by side or parted by commas. */
const isListOfPeople = (text: string) => {
  const words = text.split(/[\s,;&]+/u).filter(Boolean)
  return words.length >= 2 && words.every((_, at) => at % 2 === 1 || nameIn(words.slice(at, at + 2).join(' ')) !== null)
}
