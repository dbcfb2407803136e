import { findPlaces } from '#engine/extract/company/place-names.ts'
import { acronyms } from '#engine/lexicons/acronyms.ts'
import { isInstruction } from '#engine/lexicons/instruction-words.ts'
import { months } from '#engine/lexicons/month-names.ts'
import { isVerdict } from '#engine/model/read/check-items.ts'
import { foldLetters } from '#engine/text/fold-letters.ts'
import { quantitiesIn } from '#engine/text/quantities.ts'
import { findUnknownAddress } from './sentence/find-address-problem.ts'

/**
 * Returns whether the English of a quote may stand beside it: it has the same numbers, no name or address that the quote lacks,
 * and about its length. What the words mean is the model's word.
 */
export function isFaithful(quote: string, english: string): boolean {
  return (
    hasSameNumbers(quote, english) &&
    hasKnownNames(quote, english) &&
    hasLikeLength(quote, english) &&
    findUnknownAddress(english, quote) === null &&
    !isInstruction(english) &&
    !isVerdict(english)
  )
}

/** Digits stay as they are but for their points; a scale that is known in both is the same. */
function hasSameNumbers(quote: string, english: string): boolean {
  const [there, here] = [listNumbers(quote), listNumbers(english)]
  return (
    there.length === here.length &&
    there.every(({ digits, scale }, index) => {
      const other = here[index]
      return other?.digits === digits && (scale === other.scale || scale === 1 || other.scale === 1)
    })
  )
}

type ScaledNumber = { digits: string; scale: number }

/** The numbers of a text by their digits, since a translation can turn their order. */
function listNumbers(text: string): ScaledNumber[] {
  return quantitiesIn(text)
    .map(({ text: printed, amount }) => {
      const digits = printed.replace(/\D/gu, '')
      const scale = Math.abs(amount) / Number(digits)
      return { digits, scale: scale >= leastScale ? scale : 1 }
    })
    .sort((a, b) => a.digits.length - b.digits.length || Number(a.digits) - Number(b.digits) || a.scale - b.scale)
}

/** Under it a number has no scale: '1.5' is less than its digits. */
const leastScale = 10

/** Words with a capital inside a sentence are the quote's own, or a place, a month or an acronym in English. */
function hasKnownNames(quote: string, english: string): boolean {
  const there = foldLetters(quote.toLowerCase())
  const regions = new Set(findPlaces(quote, anyLanguage).map(({ region }) => region))
  const places = findPlaces(english).filter(({ region }) => regions.has(region))
  return [...english.matchAll(innerCapital)].every(
    ({ 0: word, index }) =>
      there.includes(foldLetters(word.toLowerCase())) ||
      acronyms.has(word.toLowerCase()) ||
      months.some((month) => month.test(word)) ||
      places.some(({ start, end }) => start <= index && index < end),
  )
}

const anyLanguage = 'any'
const innerCapital = /(?<=[\p{L}\p{N}%][,;:]?\s[“"‘(]?)\p{Lu}[\p{L}\p{N}]+/gu

/** Characters that an English text has at most for one of the quote: of writing without letters three or four. */
const mostForOne = 5
const usualLength = 40

function hasLikeLength(quote: string, english: string): boolean {
  return english.length <= quote.length * mostForOne + usualLength && quote.length <= english.length * mostForOne
}
