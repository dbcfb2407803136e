import { acronyms } from '#engine/lexicons/acronyms.ts'
import { smallWords } from '#engine/lexicons/sentence-words.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'

const fewestLetters = 6
const fewestOfRun = 9
const anyWord = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’]*/gu
const allCapsWord = latinFirst(/^[\p{Lu}\p{M}'’]{2,}$/u)
/** Two capitals together, without which no word is shouted. */
const capsBeginning = latinFirst(/\p{Lu}[\p{Lu}\p{M}'’]|['’]\p{Lu}/u)
const capitalVowel = /[AEIOUYÀ-ÖØ-Ý]/u

/**
 * The same words without shouting: a run of words in capitals is set in sentence case. Acronyms stay; a word that
 * `isCommon` knows gets small letters and any other a capital first letter, since it may be a name.
 */
export function sentenceCase(text: string, isCommon: (word: string) => boolean = () => false): string {
  if (!capsBeginning.test(text)) return text
  const words = [...text.matchAll(anyWord)].map((match) => ({ word: match[0], at: match.index }))
  const first = words[0]?.at ?? 0
  let set = text
  let heading = -1
  const calm = (run: readonly Placed[]) => {
    for (const { word, at } of run)
      set = splice(set, at, toSentenceCase(word, at === first, isCommon, text.slice(0, at)))
  }
  if (isMostlyCaps(words)) {
    calm(words.filter(({ word }) => isCapsWord(word)))
    return set
  }
  for (let from = 0; from < words.length; from++) {
    let to = from
    while (to < words.length && isCapsWord(words[to]?.word ?? '')) to++
    const run = words.slice(from, to)
    const letters = run.reduce((sum, { word }) => sum + word.length, 0)
    if (run.length > 1 && letters >= fewestOfRun && !run.every(({ word }) => keepsCapitals(word))) {
      calm(run)
      const last = run.at(-1)
      if (from === 0 && last && words.length - to >= fewestAfterHeading) heading = last.at + last.word.length
    }
    from = Math.max(from, to - 1)
  }
  return heading > 0 && /^\s+[\p{Lu}\p{N}\p{Sc}]/u.test(set.slice(heading))
    ? `${set.slice(0, heading)}:${set.slice(heading)}`
    : set
}

type Placed = { word: string; at: number }
const fewestAfterHeading = 3
const shoutedShare = 0.75

/** Whether a text is set in capitals as a whole: most letters are, and more than its acronyms. */
function isMostlyCaps(words: readonly Placed[]): boolean {
  const all = words.reduce((sum, { word }) => sum + word.length, 0)
  const shouted = words.filter(({ word }) => isCapsWord(word))
  const loud = shouted.reduce((sum, { word }) => sum + word.length, 0)
  return (
    words.length > 1 &&
    loud >= fewestLetters &&
    loud / all >= shoutedShare &&
    !shouted.every(({ word }) => keepsCapitals(word))
  )
}

const isCapsWord = (word: string) => allCapsWord.test(word) || word === 'A' || word === '&'
const splice = (text: string, at: number, word: string) => text.slice(0, at) + word + text.slice(at + word.length)

/** Whether a word in capitals is an acronym: known as one, short and no small word, or without a vowel. */
function keepsCapitals(word: string): boolean {
  const lower = word.toLowerCase()
  if (acronyms.has(lower)) return true
  if (smallWords.has(lower)) return false
  return word.length <= 5 && !capitalVowel.test(word)
}

function toSentenceCase(word: string, opens: boolean, isCommon: (word: string) => boolean, before: string): string {
  if (word.length === 1 && /(?:series|round|type|class|plan|vitamin)\s$/iu.test(before)) return word
  const lower = word.toLowerCase()
  if (acronyms.has(lower) || (!(smallWords.has(lower) || isCommon(lower)) && keepsCapitals(word))) return word
  if (opens || !(smallWords.has(lower) || isCommon(lower))) return `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`
  return lower
}

const fewestOfShoutedWord = 5

/** Returns a figure with the words beside it in small letters where they are in capitals: '$7,500 monthly revenue'. Acronyms stay. */
export function calmFigure(text: string): string {
  const isShouted = (word: string) => isCapsWord(word) && word.length > 2 && !keepsCapitals(word)
  const words = text.match(anyWord) ?? []
  if (!words.some((word) => isShouted(word) && word.length >= fewestOfShoutedWord)) return text
  return text.replace(anyWord, (word) =>
    isShouted(word) || smallWords.has(word.toLowerCase()) ? word.toLowerCase() : word,
  )
}

/** The text with its first letter in capitals; a brand that begins small ('iOS', 'eBay') stays. */
export function opened(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) || /^\p{Ll}+\d/u.test(text) || /^\S+\.\p{Ll}/u.test(text)
    ? text
    : text.replace(/^(["“‘'(]?)(\p{Ll})/u, (_, mark: string, letter: string) => `${mark}${letter.toUpperCase()}`)
}
