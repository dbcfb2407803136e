import { everydayWords } from '#engine/lexicons/everyday-words.ts'
import { genericWords, placeWords } from '#engine/lexicons/generic-words.ts'
import { lowercaseBrand, organisationParticles } from '#engine/lexicons/organisation-words.ts'

const dated = /^(?:[QHT][1-4]|FY(?:\d{2,4})?|\d{1,2}[hdmyx])\b|['’]\d{2}$/u
const capital = /^[("“]?(?:\p{Lu}|\d+\p{L})/u
const wordy = /^[("“]?[\p{L}\d][\p{L}\p{M}\d.&'’+!@-]*[)"”]?$/u
const mostWords = 4
const longest = 34

const strip = (word: string): string => word.replace(/^[("“]+|[)"”:,;.]+$/gu, '').replace(/[’']s?$/u, '')

const splitNameWords = (text: string): string[] =>
  text
    .split(/[\s/-]+/)
    .map((word) => strip(word).toLowerCase())
    .filter(Boolean)

const isFiller = (word: string): boolean => /^[\d.,%+x×]+$/.test(word) || (word.length === 1 && /\p{L}/u.test(word))

/** True when no word of the text could be a name of its own: headings, features, places. */
export function isGeneric(text: string): boolean {
  return splitNameWords(text).every((word) => isKnown(word) || isFiller(word))
}

/** True when all words of the text are everyday ones: 'Smart Routing', 'Water Credits'. Some companies are called so. */
export function isEveryday(text: string): boolean {
  return splitNameWords(text).every(
    (word) => isKnown(word) || isFiller(word) || listBases(word).some((one) => everydayWords.has(one)),
  )
}

/** Several everyday words together describe a thing; a name has one word of its own. */
export const isDescription = (text: string): boolean => /[\s-]/.test(text.trim()) && isEveryday(text)

function listBases(word: string): string[] {
  const bases = [word]
  for (const ending of ['s', 'd', 'ed', 'ing']) if (word.endsWith(ending)) bases.push(word.slice(0, -ending.length))
  if (word.endsWith('ing')) bases.push(`${word.slice(0, -3)}e`)
  if (word.endsWith('ies')) bases.push(`${word.slice(0, -3)}y`)
  return bases
}

const isKnown = (word: string): boolean =>
  listBases(word).some((one) => genericWords.has(one) || placeWords.has(one) || organisationParticles.has(one))

/**
 * A short text shaped like the name of a company or person: one to four words that begin with a capital (or are written
 * like iHarvest or grove.net), at least one of them no usual slide word. Returns it tidied, null for anything else.
 */
export function nameShape(text: string): string | null {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s•●○▪◦□▸►➢➤❖·*\-–—|✓✔✗✘]+|\d{1,2}[.)]\s+)+|[\s:;,.|*†‡¹²³]+$/gu, '')
    .replace(/\s?[®™©]/gu, '')
  // The end of a bracket that was opened in the line before.
  if (/^[^(]*\)/u.test(tidy)) return null
  if (tidy.length < 2 || tidy.length > longest || dated.test(tidy) || /[?!%$€£=<>]|\d{3,}|https?:|www\.|@/.test(tidy))
    return null
  const words = tidy.split(' ')
  if (
    words.filter((word) => word !== '&').length > mostWords ||
    !words.every((word) => wordy.test(word) || organisationParticles.has(word))
  )
    return null
  const shaped = words.every(
    (word, index) => capital.test(word) || lowercaseBrand.test(word) || (index > 0 && organisationParticles.has(word)),
  )
  if (!shaped || !/\p{L}/u.test(tidy) || isGeneric(tidy)) return null
  return tidy
}
