import { durationPattern, durationUnit, durationUnits } from '#engine/lexicons/duration-words.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import { spacedLetter } from '#engine/text/digits-and-letters.ts'
import type { Figure } from './figure.ts'
import { inPlainDigits, numberPattern, parseNumber, readScale, scalePattern, takesDecimals } from './numbers.ts'

const dash = String.raw`\s?(?:-|–|—|to|bis)\s?`
const grouped = String.raw`(?:\d{1,3}(?: 000)+(?!\d)|${numberPattern})`
/** Groups set apart by plain spaces, as many languages write them and English does not. */
const spaced = String.raw`(?:\d{1,3}(?: \d{3})+(?! ?\d)|${numberPattern})`
// No count: parts of words (B2B, S550), ordinals, numbered items, dates, times, versions, phone numbers.
const makeCountPattern = (number: string) =>
  latinFirst(
    [
      `(?:[~≈><≥≤]\\s?)?(?<![${spacedLetter}\\p{Sc}\\d#№.,:/'’_-]|\\+)(?<low>${number})`,
      `(?<lowScale>${scalePattern})?\\.?(?<plus>\\+)?(?:${dash}(?<high>${number})`,
      `(?<highScale>${scalePattern})?\\+?)?(?![${spacedLetter}\\d%×]|[年月日号第]|\\s?`,
      `(?:%|percent)|[:/.]\\d|['’]\\d|[-–]\\p{L}|\\.\\p{L})`,
    ].join(''),
    'giu',
  )
const count = makeCountPattern(grouped)
const spacedCount = makeCountPattern(spaced)
const groupedByComma = new Set(['en', 'und', 'zh', 'ja', 'ko', 'ar', 'fa'])

/** Lengths of time ('18 months', '5-6 Jahre'); the unit is month, year, week, day, hour or quarter. */
export function findDurations(text: string): Figure[] {
  return durationUnit.test(text) ? inPlainDigits(text, readDurations) : []
}

function readDurations(text: string): Figure[] {
  return everyMatch(durationPattern, text).map((match) => {
    const { low, low2, high, unit, unit2 } = match.groups ?? {}
    const printedUnit = unit ?? unit2 ?? ''
    const start = match.index
    const named = durationUnits.find(([pattern]) => pattern.test(printedUnit))?.[1] ?? 'month'
    const top = high === undefined ? null : Number(high)
    return {
      kind: 'duration',
      text: match[0],
      amount: parseNumber(low ?? low2 ?? '', true),
      high: top,
      unit: named,
      start,
      end: start + match[0].length,
    }
  })
}

/**
 * Finds plain counts with their scale ('1,200+', '50k', '2.6 million'). The caller takes out money, shares and dates.
 * `language` (ISO 639-1) tells whether spaces can group digits.
 */
export function findCounts(text: string, language = 'en'): Figure[] {
  const pattern = groupedByComma.has(language) ? count : spacedCount
  return inPlainDigits(text, (plain) => readCounts(plain, pattern))
}

function readCounts(text: string, pattern: RegExp): Figure[] {
  const found: Figure[] = []
  for (const match of everyMatch(pattern, text)) {
    const { low = '', lowScale, high, highScale } = match.groups ?? {}
    const start = match.index
    const top = high === undefined ? null : parseNumber(high, takesDecimals(highScale)) * readScale(highScale)
    let amount = parseNumber(low, takesDecimals(lowScale)) * readScale(lowScale)
    if (top !== null && lowScale === undefined && amount * readScale(highScale) <= top) amount *= readScale(highScale)
    const printed = match[0].replace(/(\d)\.$/, '$1')
    found.push({ kind: 'count', text: printed, amount, high: top, unit: '', start, end: start + printed.length })
  }
  return found
}
