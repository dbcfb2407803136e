import type { DeckDoc } from '#engine/deck-doc.ts'
import { everydayWords } from '#engine/lexicons/everyday-words.ts'
import { findLexicon, listLanguages } from '#engine/lexicons/find-lexicon.ts'
import { genericWords } from '#engine/lexicons/generic-words.ts'
import { slideTitles } from '#engine/lexicons/slide-titles.ts'
import { stopWords } from '#engine/lexicons/stop-words.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { isLatin, latinFirst } from '#engine/patterns/latin-first.ts'
import { foldLetters } from './fold-letters.ts'

/** Letters that one of the languages writes and hardly another: each says as much as a word of it. */
const ownLetters: ReadonlyArray<readonly [string, RegExp]> = [
  ['de', /ß/gu],
  ['es', /[ñ¿¡]/gu],
  ['pt', /[ãõ]/gu],
  ['fr', /[œêùë]/gu],
  ['pl', /[łżźśęą]/gu],
  ['tr', /[ğış]/gu],
  ['cs', /[řůě]/gu],
  ['ro', /[țșăâ]/gu],
  ['hu', /[őű]/gu],
  ['vi', /[ơưđạảấầ]/gu],
]
const letterWeight = 0.4
/** What a language's hits must reach: a word that many languages share decides nothing alone. */
const leastHits = 0.5
/** The languages that a word is a stop word of. */
const codesOf = new Map<string, string[]>()
for (const [code, words] of Object.entries(stopWords))
  for (const word of new Set(words.split(' '))) codesOf.set(word, [...(codesOf.get(word) ?? []), code])
/** The stop words of all languages that have some here. */
export const everyStopWord = (): readonly string[] => [...codesOf.keys()]
const everyWord = latinFirst(/\p{L}+/gu)

type Script = { code: string; pattern: RegExp; share: number }
const scripts: readonly Script[] = [
  { code: 'ja', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, share: 0.08 },
  { code: 'zh', pattern: /\p{Script=Han}/gu, share: 0.12 },
  { code: 'ko', pattern: /\p{Script=Hangul}/gu, share: 0.12 },
  { code: 'fa', pattern: /[پچژگکی]/gu, share: 0.05 },
  { code: 'ar', pattern: /\p{Script=Arabic}/gu, share: 0.3 },
  { code: 'he', pattern: /\p{Script=Hebrew}/gu, share: 0.3 },
  { code: 'uk', pattern: /[іїєґ]/gi, share: 0.03 },
  { code: 'ru', pattern: /\p{Script=Cyrillic}/gu, share: 0.3 },
  { code: 'el', pattern: /\p{Script=Greek}/gu, share: 0.3 },
  { code: 'hi', pattern: /\p{Script=Devanagari}/gu, share: 0.3 },
  { code: 'th', pattern: /\p{Script=Thai}/gu, share: 0.3 },
]

/** ISO 639-1 code of a text's main language by script and stop words; 'und' when too little tells. */
export function detectLanguage(text: string): string {
  return (isLatin(text) ? null : detectScript(text)) ?? detectByStopWords(text)
}

function detectScript(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return null
  const found = scripts.find(({ pattern, share }) => (text.match(pattern)?.length ?? 0) / letters >= share)
  return found?.code ?? null
}

/** A word that several languages share says less for each of them. */
function detectByStopWords(text: string): string {
  const hits = new Map<string, number>()
  const add = (code: string, points: number) => hits.set(code, (hits.get(code) ?? 0) + points)
  const small = text.toLowerCase()
  for (const { 0: word, index } of everyMatch(everyWord, small)) {
    if (word.length === 1 && !isBetweenWords(small, index)) continue
    const codes = codesOf.get(word) ?? []
    for (const code of codes) add(code, 1 / Math.sqrt(codes.length))
  }
  for (const [code, letters] of ownLetters) add(code, letterWeight * (small.match(letters)?.length ?? 0))
  const sure = Math.max(0, ...hits.values()) >= enoughHits
  if (!sure)
    for (const [word] of everyMatch(everyWord, small))
      for (const code of listDeckWords().get(foldLetters(word)) ?? []) add(code, deckWordWeight)
  let best = { code: 'und', hits: 0 }
  for (const code of Object.keys(stopWords)) {
    const own = hits.get(code) ?? 0
    if (own > best.hits) best = { code, hits: own }
  }
  return best.hits >= leastHits ? best.code : 'und'
}

/** A letter by itself is a unit, a key or a mark; the words of one letter that some languages have join others. */
const isBetweenWords = (text: string, at: number): boolean =>
  /\p{L}{2} $/u.test(text.slice(Math.max(0, at - 3), at)) && /^\s\p{L}{2}/u.test(text.slice(at + 1, at + 4))

/** From here on stop words alone decide; a deck of few words is told by what decks are made of. */
const enoughHits = 4
const deckWordWeight = 0.6
const shortestDeckWord = 4
let made: ReadonlyMap<string, readonly string[]> | null = null

/** Words of titles and everyday nouns of the lexicons that English decks do not use, with the languages that do. */
function listDeckWords(): ReadonlyMap<string, readonly string[]> {
  if (made) return made
  const english = new Set(
    [...Object.values(slideTitles).flat(), ...genericWords, ...everydayWords].flatMap((entry) => entry.split(/\W+/)),
  )
  const words = new Map<string, string[]>()
  for (const code of listLanguages()) {
    const lexicon = findLexicon(code)
    const lists = [...Object.values(lexicon?.titles ?? {}), lexicon?.words?.commonNoun ?? '']
    for (const word of new Set(lists.flatMap((list) => foldLetters(list).split(/[^\p{L}]+/u))))
      if (word.length >= shortestDeckWord && !english.has(word)) words.set(word, [...(words.get(word) ?? []), code])
  }
  made = words
  return words
}

/** The main language of what a reader sees in a deck. */
export function detectDeckLanguage(doc: DeckDoc): string {
  return detectLanguage(
    doc.pages.flatMap((page) => page.blocks.flatMap((block) => block.lines.map((line) => line.text))).join('\n'),
  )
}
