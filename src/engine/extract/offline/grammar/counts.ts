import { everyMatch } from '#engine/every-match.ts'
import { latinFirst } from '#engine/latin-first.ts'
import type { Figure } from './figure.ts'
import { numberPattern, parseNumber, scaleOf, scalePattern } from './numbers.ts'

const dash = String.raw`\s?(?:-|–|—|to|bis)\s?`
const grouped = String.raw`(?:\d{1,3}(?: 000)+(?!\d)|${numberPattern})`
// No count: parts of words (B2B, S550), ordinals, numbered items, dates, times, versions, phone numbers.
const count = latinFirst(
  new RegExp(
    `(?:[~≈><≥≤]\\s?)?(?<![\\p{L}\\p{Sc}\\d#№.,:/'’_-]|\\+)(?<low>${grouped})(?<lowScale>${scalePattern})?\\.?(?<plus>\\+)?(?:${dash}(?<high>${grouped})(?<highScale>${scalePattern})?\\+?)?(?![\\p{L}\\d%×]|\\s?(?:%|percent)|[:/.]\\d|['’]\\d|[-–]\\p{L}|\\.\\p{L})`,
    'giu',
  ),
)
const duration = latinFirst(
  /(?:[~≈><≥≤]\s?)?(?<![\p{L}\d.,])(?<low>\d+(?:[.,]\d+)?)\+?(?:\s?(?:-|–|—|to|bis)\s?(?<high>\d+))?[\s-]?(?<unit>months?|years?|weeks?|days?|hours?|quarters?|Monaten?|Jahren?|Wochen|Tagen?|meses|mes|años?|semanas?|días|mois|ans|semaines|jours|anos?|dias)(?![\p{L}])/giu,
)

const unitPrinted = /month|monat|mois|mes|year|a[nñ]|jahr|jour|week|woch|sem|d[aií]|tag|hour|quarter/i

const durationUnits: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:mo|mes)/i, 'month'],
  [/^(?:y|jahr|añ|an)/i, 'year'],
  [/^(?:we|wo|sem)/i, 'week'],
  [/^(?:d|tag|jou)/i, 'day'],
  [/^h/i, 'hour'],
  [/^q/i, 'quarter'],
]

/** Lengths of time ('18 months', '5-6 Jahre'); the unit is month, year, week, day, hour or quarter. */
export function findDurations(text: string): Figure[] {
  if (!unitPrinted.test(text)) return []
  return everyMatch(duration, text).map((match) => {
    const { low = '', high, unit = '' } = match.groups ?? {}
    const start = match.index
    const named = durationUnits.find(([pattern]) => pattern.test(unit))?.[1] ?? 'month'
    const top = high === undefined ? null : Number(high)
    return {
      kind: 'duration',
      text: match[0],
      amount: parseNumber(low, true),
      high: top,
      unit: named,
      start,
      end: start + match[0].length,
    }
  })
}

/** Plain counts with their scale ('1,200+', '50k', '2.6 million'). Money, shares and dates are the caller's to take out. */
export function findCounts(text: string): Figure[] {
  const found: Figure[] = []
  for (const match of everyMatch(count, text)) {
    const { low = '', lowScale, high, highScale } = match.groups ?? {}
    const start = match.index
    const top = high === undefined ? null : parseNumber(high, highScale !== undefined) * scaleOf(highScale)
    let amount = parseNumber(low, lowScale !== undefined) * scaleOf(lowScale)
    if (top !== null && lowScale === undefined && amount * scaleOf(highScale) <= top) amount *= scaleOf(highScale)
    const printed = match[0].replace(/(\d)\.$/, '$1')
    found.push({ kind: 'count', text: printed, amount, high: top, unit: '', start, end: start + printed.length })
  }
  return found
}
