import type { UnderstoodDeck } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { isGeneric } from '#engine/text/organisation-name.ts'

const fewestPages = 2
const fewestCharacters = 4
/** What OCR reads in the sign before a word mark: 'A) ', '• ', '8) '. */
const ocrScrap = /^(?:[^\p{L}\p{N}]+|[\p{L}\p{N}]{1,2}[)\]|]\s*)+/u

/** A word mark: its text as printed, and the first page that bears it. */
export type WordMark = { text: string; page: number }

/**
 * Finds words that stand alone in a line of several pages and are printed within a line of another page, as a company's
 * mark is. `isOrdinary` excludes words that cannot be a name.
 */
export function findRepeatedMarks(deck: UnderstoodDeck, isOrdinary: (word: string) => boolean): WordMark[] {
  const standAlone = new Map<string, { text: string; pages: Set<number> }>()
  for (const slide of deck.slides) {
    for (const line of slide.lines) {
      const text = line.text.replace(ocrScrap, '').trim()
      if (text.length < fewestCharacters || !/^\p{L}[\p{L}\p{N}]+$/u.test(text) || isGeneric(text) || isOrdinary(text))
        continue
      const entry = standAlone.get(makeUnaccentedNameKey(text)) ?? { text, pages: new Set<number>() }
      entry.pages.add(slide.page)
      standAlone.set(makeUnaccentedNameKey(text), entry)
    }
  }
  const repeated = [...standAlone].filter(([, { pages }]) => pages.size >= fewestPages)
  return repeated
    .filter(([key, { pages }]) =>
      deck.slides.some(
        (slide) =>
          !pages.has(slide.page) &&
          slide.lines.some(
            ({ words }) => words.length > 1 && words.some((word) => makeUnaccentedNameKey(word.text) === key),
          ),
      ),
    )
    .map(([, { text, pages }]) => ({ text, page: Math.min(...pages) }))
}
