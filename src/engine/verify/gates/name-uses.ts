import { companyNamePatterns } from '#engine/lexicons/company-name-words.ts'
import { definitionVerbs } from '#engine/lexicons/one-liner-words.ts'
import type { Slide } from '#engine/slides.ts'
import { joined, splitSentences } from '#engine/text/passages.ts'
import { listKeysWithin, makeNameOnlyKey } from './name-keys-by-place.ts'

/** How the words of a deck use names, read once for all names that are looked up. */
export type NameUses = {
  /** Keys of what a sentence or a heading defines: 'Norvik is a …', 'What is Norvik?'. */
  defined: ReadonlySet<string>
  /** On how many pages a key stands beside their running text. */
  pages: ReadonlyMap<string, number>
  /** Words in small letters beside running text. */
  smallWords: ReadonlySet<string>
  /** All words, without the signs behind them. */
  bareWords: ReadonlySet<string>
}

const longestTextChars = 900
/** A pattern of fewer points finds words that are not the company's name as well: 'the platform roadmap'. */
const leastPatternPoints = 2
const definitionPatterns = companyNamePatterns.flatMap(({ pattern, weight }) =>
  weight >= leastPatternPoints ? [pattern] : [],
)

/** Reads how the slides of a deck in a language use names. */
export function readNameUses(slides: readonly Slide[], language: string): NameUses {
  const lines = slides.map((slide) => slide.lines.filter((line) => !slide.furniture.includes(line)))
  const pages = new Map<string, number>()
  for (const some of lines)
    for (const key of new Set(some.flatMap(({ text }) => listKeysWithin(text))))
      pages.set(key, (pages.get(key) ?? 0) + 1)
  const listWords = (some: Slide['lines']) => new Set(some.flatMap(({ words }) => words.map(({ text }) => text)))
  return {
    defined: new Set(slides.flatMap((slide) => listDefinedKeys(slide, language))),
    pages,
    smallWords: new Set([...listWords(lines.flat())].filter((text) => /^\p{Ll}+$/u.test(text))),
    bareWords: new Set(
      [...listWords(slides.flatMap((slide) => slide.lines))].map((text) => text.replace(/[^\p{L}]+$/u, '')),
    ),
  }
}

function listDefinedKeys(slide: Slide, language: string): string[] {
  const texts = [joined(slide.titleLines), ...slide.body.map((block) => joined(block.lines))]
  return texts
    .filter((text) => text.length <= longestTextChars)
    .flatMap((text) => [
      ...splitSentences(text).flatMap((sentence) => listSubjectKeys(sentence, language)),
      ...definitionPatterns.flatMap((pattern) => makeNameOnlyKey(pattern.exec(text)?.[1] ?? '')),
    ])
}

/** The keys of a sentence's first words where a verb that defines follows them. */
function listSubjectKeys(sentence: string, language: string): string[] {
  const words = sentence.split(/\s+/u)
  return [1, 2, 3]
    .filter((length) => definitionVerbs.in(language).test(` ${words.slice(length).join(' ')}`))
    .map((length) => makeNameOnlyKey(words.slice(0, length).join(' ')))
}
