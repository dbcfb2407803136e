import type { Word } from '#engine/deck-doc.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { isGeneric } from '#engine/text/organisation-name.ts'
import { findPlaces } from './place-names.ts'

/** A word on fewer slides does not run through the deck. */
const fewestSlides = 4
/** The same as a share of all slides, for long decks. */
const leastShareOfSlides = 0.34

/** A word that follows 'in' or 'near' so often is a place; one invests in a company, too. */
const leastShareOfPlace = 0.15
const fewestLocated = 2
const beforePlaces =
  /(?<!\b(?:invest\p{L}*|stakes?|shares?|equity|trust|believe|confidence|interest\p{L}*)) (?:in|throughout|near|around)$/iu

const pairWithBefore = ({ text }: Word, at: number, words: readonly Word[]) => ({
  text,
  before: `${words[at - 2]?.text ?? ''} ${words[at - 1]?.text ?? ''}`,
})

/** A word that runs through the deck, and the first page with it. */
export type RunningName = { text: string; page: number }

/**
 * Finds capitalised words without another meaning that run through the deck, the commonest first, at most two: slides
 * name the company most often. `isOrdinary` excludes words that cannot be a name.
 */
export function findRunningNames(deck: UnderstoodDeck, isOrdinary: (word: string) => boolean): RunningName[] {
  // German sets every noun like a name.
  if (deck.language === 'de') return []
  const seen = new Map<string, { pages: Set<number>; text: string; times: number; located: number }>()
  const small = new Set<string>()
  for (const slide of deck.slides) {
    for (const { text, before } of slide.lines.flatMap(({ words }) => words.map(pairWithBefore))) {
      const bare = text.replace(/['’]s$|[^\p{L}\p{N}]+$/gu, '')
      if (/^\p{Ll}/u.test(bare)) small.add(makeUnaccentedNameKey(bare))
      if (!/^\p{Lu}[\p{L}\p{N}]{3,}$/u.test(bare) || isGeneric(bare) || isOrdinary(bare)) continue
      const entry = seen.get(makeUnaccentedNameKey(bare)) ?? {
        pages: new Set<number>(),
        text: bare,
        times: 0,
        located: 0,
      }
      entry.pages.add(slide.page)
      entry.times += 1
      if (beforePlaces.test(before)) entry.located += 1
      seen.set(makeUnaccentedNameKey(bare), entry)
    }
  }
  const least = Math.max(fewestSlides, deck.slides.length * leastShareOfSlides)
  return [...seen]
    .filter(([key, { pages, text }]) => pages.size >= least && !small.has(key) && findPlaces(text).length === 0)
    .filter(([, { times, located }]) => located < fewestLocated || located < times * leastShareOfPlace)
    .map(([, one]) => one)
    .sort((a, b) => b.pages.size - a.pages.size)
    .slice(0, 2)
    .map(({ text, pages }) => ({ text, page: Math.min(...pages) }))
}
