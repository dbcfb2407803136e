import { isKeyFactName, type KeyFactName } from '#contract/memo-fields.ts'
import type { Slide } from '#engine/slides.ts'
import { splitTokens } from '#engine/text/tokens.ts'
import slideWords from '#engine/weights/slide-words.json' with { type: 'json' }
import { countWords, listWords, makeWordModel, scoreClasses, type WordCounts, wordTable } from './word-model.ts'

/** What stands for figures, whatever they are: folded words have no such sign. */
const signs: ReadonlyArray<readonly [name: string, form: RegExp]> = [
  ['#money', /\p{Sc}\s?\d|\d\s?\p{Sc}/u],
  ['#percent', /\d\s?%/u],
  ['#year', /\b20[1-4]\d\b/u],
  ['#quarter', /\bQ[1-4]\b/u],
  ['#mail', /@/u],
]
/** What a word of a title begins with. */
const titleMark = 'title:'
export const isOfTitle = (word: string) => word.startsWith(titleMark)
/** Characters of a slide that are read: ten times those of a full one. */
const mostCharacters = 10_000

/** Returns the words of a slide, those of its title once more by themselves, and the kinds of its figures. */
export function countSlideWords({ title, lines }: Pick<Slide, 'title' | 'lines'>): WordCounts {
  const counts: WordCounts = new Map()
  for (const word of listWords(splitTokens(title))) counts.set(`${titleMark}${word}`, 1)
  let left = mostCharacters
  for (const line of lines) {
    const text = line.text.slice(0, left)
    left -= text.length
    countWords(counts, splitTokens(text), 1)
    for (const [name, form] of signs) if (form.test(text)) counts.set(name, 1)
    if (left === 0) break
  }
  return counts
}

/** The model that the slides of the invented decks of `training/` gave. */
const slideModel = makeWordModel(wordTable.parse(slideWords))

/** Returns for each topic the logit that an analyst would cite a slide with these words for it. */
export function scoreSlideWords(slide: Pick<Slide, 'title' | 'lines'>): Map<KeyFactName, number> {
  const scored = [...scoreClasses(slideModel, countSlideWords(slide))]
  return new Map(scored.flatMap(([name, logit]) => (isKeyFactName(name) ? [[name, logit] as const] : [])))
}
