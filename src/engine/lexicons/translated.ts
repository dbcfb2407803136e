import { everyMatch } from '#engine/patterns/every-match.ts'
import { latinFirstOf, type PatternSource } from '#engine/patterns/latin-first.ts'
import type { SlideKind } from '#engine/slides.ts'
import { findLexicon, listLexicons } from './find-lexicon.ts'
import { type LanguageLexicon, splitPhrases } from './language-lexicon.ts'
import { isInOtherScript, makeAnyPhraseSource } from './phrase-source.ts'
import type { WordUse } from './word-uses.ts'

/** Which words of a language: of a use, or of the titles or bodies of a kind of slide. */
export type TranslatedUse = WordUse | `title:${SlideKind}` | `body:${SlideKind}`

/** A pattern with the words of the language in which a deck is written. */
export type Translated = { in: (language: string) => RegExp }

type Frame = (words: string) => string

/**
 * Returns an English pattern that in a deck of another language finds that language's words too, and in an English deck
 * only English: 'die' is an article in a German deck alone. English stays, since every deck uses English terms of the
 * trade. `frame` puts the words of the language where the English pattern has its own: `(words) => `^${words}``.
 */
export function translated(
  english: RegExp,
  uses: TranslatedUse | readonly TranslatedUse[],
  frame: Frame = (words) => words,
): Translated {
  const known = new Map<string, RegExp>()
  const all = typeof uses === 'string' ? [uses] : uses
  return {
    in: (language) => {
      const made = known.get(language)
      if (made) return made
      const phrases = findPhrases(language, all)
      const pattern = phrases.length === 0 ? english : addWords(english, () => phrases, frame)
      known.set(language, pattern)
      return pattern
    },
  }
}

const cuePatterns = new Map<string, RegExp | null>()

/**
 * Returns how many different words of a use a text holds, in a language other than English; 0 where the language has
 * none.
 */
export function countTranslatedCues(language: string, use: TranslatedUse, text: string): number {
  const key = `${language} ${use}`
  let pattern = cuePatterns.get(key)
  if (pattern === undefined) {
    const phrases = findPhrases(language, [use])
    pattern = phrases.length === 0 ? null : latinFirstOf('giu', () => makeSources(phrases, (words) => words))
    cuePatterns.set(key, pattern)
  }
  return pattern ? new Set(everyMatch(pattern, text).map(([word]) => word.toLowerCase())).size : 0
}

/**
 * Returns an English pattern with the words of some uses in all languages at once, for what a deck of any language can
 * hold.
 */
export function translateToAll(english: RegExp, ...uses: readonly TranslatedUse[]): RegExp {
  const listPhrases = () => listLexicons().flatMap((lexicon) => uses.flatMap((use) => getPhrasesOfUse(lexicon, use)))
  return addWords(
    english,
    () => [...new Set(listPhrases())].filter(isPart),
    (words) => words,
  )
}

function addWords(english: RegExp, listPhrases: () => readonly string[], frame: Frame): RegExp {
  const flags = english.flags.includes('u') ? english.flags : `${english.flags}u`
  return latinFirstOf(flags, () => makeSources(listPhrases(), (words) => `${english.source}|${frame(words)}`))
}

/** No Latin text holds a phrase with a letter of another script, so the pattern for it goes without those. */
function makeSources(phrases: readonly string[], frame: Frame): PatternSource {
  return {
    written: frame(makeAnyPhraseSource(phrases)),
    latin: frame(makeAnyPhraseSource(phrases.filter((phrase) => !isInOtherScript(phrase)))),
  }
}

/**
 * Returns the words of a language as the source of a pattern (flags `iu`), null where the language has none for the
 * uses.
 */
export function makeWordsSource(language: string, uses: readonly TranslatedUse[]): string | null {
  const phrases = findPhrases(language, uses)
  return phrases.length === 0 ? null : makeAnyPhraseSource(phrases)
}

function findPhrases(language: string, uses: readonly TranslatedUse[]): string[] {
  const lexicon = findLexicon(language)
  const phrases = lexicon ? uses.flatMap((use) => getPhrasesOfUse(lexicon, use)) : []
  return [...new Set(phrases)].filter(isPart)
}

const isPart = (phrase: string) => !phrase.startsWith('=')

function getPhrasesOfUse(lexicon: LanguageLexicon, use: TranslatedUse): string[] {
  const [from, kind] = use.split(':')
  // A cast that splitting makes necessary: what follows 'title:' or 'body:' is a kind of slide by the type of the use.
  if (kind) return splitPhrases((from === 'title' ? lexicon.titles : lexicon.bodies)?.[kind as SlideKind] ?? '')
  return splitPhrases(lexicon.words?.[use as WordUse] ?? '')
}
