import type { Line } from '#engine/deck-doc.ts'
import { companyNamePatterns, deckWords, legalFormEnding, monthAndYear } from '#engine/lexicons/company-name-words.ts'
import { definitionVerbs } from '#engine/lexicons/one-liner-words.ts'
import type { Slide } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { isEveryday } from '#engine/text/organisation-name.ts'
import { joined, splitSentences } from '#engine/text/passages.ts'
import { findEmails, findWebAddresses, isSharedHost, listNameKeys } from '../../extract/company/web-addresses.ts'
import type { VerifySources } from '../verify-sources.ts'

/** Kinds of places that can bear the company's name; two of different kind are independent of each other. */
export type NamePlace = 'cover' | 'running text' | 'address' | 'copyright' | 'document title' | 'sentence'

/** A cover's first lines; further down stand people, dates and partners. */
const mostCoverLines = 14
const longestTextChars = 900

/** Returns the kinds of places of a deck that bear a name as the company's own, each once. */
export function findNamePlaces(name: string, deck: VerifySources): Set<NamePlace> {
  const key = makeNameOnlyKey(name)
  const slides = [...deck.slides.values()]
  const cover = slides.find(({ page }) => page === 1)
  const furniture = slides.flatMap((slide) => slide.furniture)
  const places = new Set<NamePlace>()
  if (key.length < 2) return places
  if (cover && isOnCover(key, cover)) places.add('cover')
  if (furniture.some(({ text }) => !isCopyright(text) && isNamedBy(text, key))) places.add('running text')
  if (isInAddress(key, slides)) places.add('address')
  if (isNamedBy(cutFileWords(deck.title), key)) places.add('document title')
  if (slides.some(({ lines }) => lines.some(({ text }) => isCopyright(text) && includesName(text, key))))
    places.add('copyright')
  // 'Food is a …' is said of food.
  if (!isEveryday(name) && slides.some((slide) => isDefined(key, slide, deck.language))) places.add('sentence')
  return places
}

const isCopyright = (text: string) => /©|\(c\)|copyright/iu.test(text)

const makeNameOnlyKey = (text: string) => makeUnaccentedNameKey(text.replace(legalFormEnding, ''))

function isOnCover(key: string, cover: Slide): boolean {
  const own = cover.lines.filter((line) => !cover.furniture.includes(line)).slice(0, mostCoverLines)
  const logos: readonly Line[] = cover.doc.logos ?? []
  return [...own, ...logos].some(({ text }) => isNamedBy(text, key)) || isNamedBy(joined(cover.titleLines), key)
}

/** Whether a text, or a part of it before or behind a separator, is the name and nothing else but words of every deck. */
function isNamedBy(text: string, key: string): boolean {
  const parts = text.split(/\s*[|•·–—:]\s+|\s+[-–—|:]\s*/u)
  return [text, ...parts].some((part) => {
    const bare = part
      .replace(/^©\s*/u, '')
      .replace(monthAndYear, ' ')
      .replace(/\.(?:com|io|co|ai|app|org|net)$/iu, '')
    return [part, bare, bare.replace(deckWords, ' ')].some((one) => makeNameOnlyKey(one.trim()) === key)
  })
}

const cutFileWords = (title: string) =>
  title
    .replace(/\.(?:pptx?|pdf|key|docx?|odp)$/iu, '')
    .replace(/^microsoft powerpoint\s*-\s*/iu, '')
    .replace(/_+/gu, ' ')
    .replace(
      /\b(?:(?:investor|seed|series [a-d]|sales)?\s*(?:pitch\s*-?deck|pitch|deck|presentation)|final|v\d+(?:\.\d+)*)\b/giu,
      ' ',
    )
    .trim()

/** Whether a text holds the name as whole words. */
function includesName(text: string, key: string): boolean {
  const words = text.split(/\s+/u).map(makeNameOnlyKey)
  return words.some((_, at) => [1, 2, 3].some((length) => words.slice(at, at + length).join('') === key))
}

function isInAddress(key: string, slides: readonly Slide[]): boolean {
  const mailHosts = findEmails({ slides: [...slides] }).map(({ address }) => address.split('@')[1]?.toLowerCase() ?? '')
  const hosts = [
    ...findWebAddresses({ slides: [...slides] }).map(({ host }) => host),
    ...mailHosts.filter((host) => !isSharedHost(host)),
  ]
  return hosts.some((host) => listNameKeys(host).some((one) => makeUnaccentedNameKey(one) === key))
}

/** A pattern of fewer points finds words that are not the company's name as well: 'the platform roadmap'. */
const leastPatternPoints = 2

/** Whether a sentence or a heading of the slide speaks of the company by that name: 'Norvik is a …', 'What is Norvik?'. */
function isDefined(key: string, slide: Slide, language: string): boolean {
  const texts = [joined(slide.titleLines), ...slide.body.map((block) => joined(block.lines))]
  return texts.some((text) => {
    if (text.length > longestTextChars) return false
    if (splitSentences(text).some((sentence) => isDefinition(sentence, key, language))) return true
    return companyNamePatterns.some(
      ({ pattern, weight }) =>
        weight >= leastPatternPoints && makeNameOnlyKey(pattern.exec(text)?.[1]?.trim() ?? '') === key,
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
