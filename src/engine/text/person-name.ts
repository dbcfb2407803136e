import { leadingHonorific } from '#engine/lexicons/honorifics.ts'
import {
  articlesInNames,
  degreeAfterName,
  nameParticles,
  namePlaceholder,
  schoolAcronyms,
  wordsNotInCaselessNames,
  wordsNotInNames,
} from '#engine/lexicons/person-words.ts'
import { everyStopWord } from './detect-language.ts'

const capitalised = /^\p{Lu}[\p{Ll}\p{M}]*(?:(?:['’`-]\p{Lu}?|\p{Lu})[\p{Ll}\p{M}]+)*$/u
const twoCapitals = /\p{Lu}.*\s.*\p{Lu}/su
const initial = /^\p{Lu}\.?$/u
const upper = /^\p{Lu}{2,}(?:['’-]\p{Lu}+)*$/u

/** 'Konstantin “Kosta” Milev' */
const nickname = /(?<=\p{L}) ["“'‘„]\p{Lu}\p{Ll}+["”'’“](?= \p{Lu})/u

/**
 * The name in a text that is shaped like a person's name, without titles and degrees: two to four capitalised words
 * none of which is usual slide vocabulary. Null for anything else.
 */
export function nameIn(text: string): string | null {
  if (!twoCapitals.test(text)) return null
  let bare = text.replace(/\s+/g, ' ').replace(/^[\s•·\-–—*|]+|[\s:,;|\-–—*]+$/g, '')
  bare = bare.replace(leadingHonorific, '')
  for (let round = 0; round < 3; round++) bare = bare.replace(degreeAfterName, '')
  if (namePlaceholder.test(bare) || isSchool(bare)) return null
  const words = bare.replace(nickname, '').split(' ')
  if (words.length < 2 || words.length > getMostWords(words) || bare.length > 45) return null
  let full = 0
  let shouted = 0
  for (const [index, word] of words.entries()) {
    if (nameParticles.has(word.toLowerCase()) && index > 0 && index < words.length - 1) continue
    if (index === 0 && articlesInNames.has(word.toLowerCase())) return null
    if (wordsNotInNames.has(word.toLowerCase().replace(/[’']s$/, ''))) return null
    if (initial.test(word)) continue
    if (capitalised.test(word)) full++
    else if (upper.test(word) && (word.length > 2 || isAllCaps(bare))) shouted++
    else return null
  }
  if (full + shouted < 2 && !(full === 1 && words.some((word) => initial.test(word)))) return null
  return shouted > 0 && full > 0 && shouted > full ? null : bare
}

const getMostWords = (words: readonly string[]) =>
  words.length <= 4 ? 4 : 4 + words.filter((word) => nameParticles.has(word.toLowerCase())).length

/** 'NIT Patna', 'STU FIIT'; in a line of capitals 'MIT PATEL' may be a person. */
function isSchool(text: string): boolean {
  const words = text.split(' ')
  const isAcronym = (word: string) => upper.test(word) && schoolAcronyms.has(word.toLowerCase())
  return isAllCaps(text) ? words.every(isAcronym) : isAcronym(words[0] ?? '')
}

/** Whether the whole name is set in capitals; such a line may as well be a heading, so it needs more support. */
export function isAllCaps(name: string): boolean {
  return !/\p{Ll}/u.test(name)
}

const looseWord = /^\p{L}[\p{Ll}\p{M}'’-]+$/u

const functionWords = new Set(everyStopWord())
const isFunctionWord = (word: string) => functionWords.has(word) && !nameParticles.has(word)

/** A name whose family name is written small ('Ana ruiz'); only an office right behind it makes it one. */
export function looseNameIn(text: string): string | null {
  const words = text.trim().split(/\s+/)
  if (words.length < 2 || words.length > 4 || !/^\p{Lu}/u.test(words[0] ?? '')) return null
  if (!words.every((word) => looseWord.test(word) && !wordsNotInNames.has(word.toLowerCase()))) return null
  if (words.some(isFunctionWord)) return null
  return words.join(' ')
}

const hanName = /^\p{Script=Han}{2,4}$/u
const arabicName = /^\p{Script=Arabic}{2,}(?:\s\p{Script=Arabic}{2,}){1,3}$/u
const bidiMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A short line in a script without capitals that may be a name; only a role right under it makes it one. */
export function isCaselessName(text: string): boolean {
  const bare = text.replace(bidiMarks, '').trim()
  if (bare.length > 28) return false
  if (hanName.test(bare)) return true
  return arabicName.test(bare) && !bare.split(' ').some((word) => wordsNotInCaselessNames.has(word))
}
