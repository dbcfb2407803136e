import { companyNamePatterns } from '#engine/lexicons/company-name-words.ts'
import { definitionVerbs } from '#engine/lexicons/one-liner-words.ts'
import type { Slide } from '#engine/slides.ts'
import { isEveryday } from '#engine/text/organisation-name.ts'
import { joined, splitSentences } from '#engine/text/passages.ts'
import type { VerifySources } from '../verify-sources.ts'
import { listKeysWithin, makeNameOnlyKey, type NamePlace } from './name-keys-by-place.ts'

/** The printed places, and what only the deck's text shows. */
type OwnPlace = NamePlace | 'sentence' | 'many pages'

const longestTextChars = 900
/** A pattern of fewer points finds words that are not the company's name as well: 'the platform roadmap'. */
const leastPatternPoints = 2

/** Returns the kinds of places of a deck that bear a name as the company's own, each once; two of them are independent. */
export function findNamePlaces(name: string, deck: VerifySources): Set<OwnPlace> {
  const places: Set<OwnPlace> = findPrintedPlaces(name, deck)
  const key = makeNameOnlyKey(name)
  // 'Food is a …' is said of food.
  const canBeDefined = key.length >= 2 && !isEveryday(name)
  if (canBeDefined && [...deck.slides.values()].some((slide) => isDefined(key, slide, deck.language)))
    places.add('sentence')
  if (canBeDefined && runsThrough(key, [...deck.slides.values()])) places.add('many pages')
  return places
}

/** A name on fewer pages does not run through the deck. */
const fewestPages = 4
/** The same as a share of all pages, for long decks. */
const leastShareOfPages = 0.34

/** Whether the name stands on many pages beside their running text, and nowhere in small letters, as a common word does. */
function runsThrough(key: string, slides: readonly Slide[]): boolean {
  const lines = slides.map((slide) => slide.lines.filter((line) => !slide.furniture.includes(line)))
  const pages = lines.filter((some) => some.some(({ text }) => listKeysWithin(text).includes(key)))
  const isCommon = lines.some((some) => some.some(({ words }) => words.some(({ text }) => isInSmallLetters(text, key))))
  return !isCommon && pages.length >= Math.max(fewestPages, slides.length * leastShareOfPages)
}

const isInSmallLetters = (word: string, key: string) => /^\p{Ll}+$/u.test(word) && word === key

/** Returns the kinds of places but for sentences: those also say what other firms are. */
export function findPrintedPlaces(name: string, deck: VerifySources): Set<NamePlace> {
  const key = makeNameOnlyKey(name)
  return new Set([...deck.nameKeys].flatMap(([place, keys]) => (key.length >= 2 && keys.has(key) ? [place] : [])))
}

/** Whether a sentence or a heading of the slide speaks of the company by that name: 'Norvik is a …', 'What is Norvik?'. */
function isDefined(key: string, slide: Slide, language: string): boolean {
  const texts = [joined(slide.titleLines), ...slide.body.map((block) => joined(block.lines))]
  return texts.some((text) => {
    if (text.length > longestTextChars) return false
    if (splitSentences(text).some((sentence) => isDefinition(sentence, key, language))) return true
    return companyNamePatterns.some(
      ({ pattern, weight }) => weight >= leastPatternPoints && makeNameOnlyKey(pattern.exec(text)?.[1] ?? '') === key,
    )
  })
}

function isDefinition(sentence: string, key: string, language: string): boolean {
  const words = sentence.split(/\s+/u)
  return [1, 2, 3].some((length) => {
    if (makeNameOnlyKey(words.slice(0, length).join(' ')) !== key) return false
    return definitionVerbs.in(language).test(` ${words.slice(length).join(' ')}`)
  })
}
