import { currencyCodes, currencyMarks, currencyWords } from '#engine/lexicons/currencies.ts'
import { pointBehindAmount } from '#engine/lexicons/figure-units.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import { spacedLetter } from '#engine/text/digits-and-letters.ts'
import type { Figure } from './figure.ts'
import {
  inPlainDigits,
  matchAnyOf,
  moneyScalePattern,
  numberPattern,
  parseNumber,
  readScale,
  scalePattern,
  spacedNumberPattern,
  takesDecimals,
} from './numbers.ts'

const marks = matchAnyOf(Object.keys(currencyMarks))
const codes = matchAnyOf(currencyCodes)
const words = matchAnyOf(Object.keys(currencyWords))
const before = String.raw`(?<![\p{L}\p{Sc}])(?:(?:${codes})[ \u00a0]?(?:${marks})?|${marks}|Rs\.?|TEUR|R(?=\d))`
const behind = String.raw`(?:(?:${codes})(?![${spacedLetter}])|(?:€|£|¥|zł|Kč|元|円|원|₽|₺|₴|\$(?!\d))|T€|TEUR|(?:${words})(?![${spacedLetter}]))`
const about = String.raw`(?:[~≈><≥≤]\s?)?`
const dash = String.raw`\s?(?:-|–|—|to|bis|à|hasta|até)\s?`

const prefixed = latinFirst(
  [
    `${about}(?<mark>${before})[ \\u00a0]?(?<low>${spacedNumberPattern})(?<lowScale>${moneyScalePattern})?\\.?\\+?`,
    `(?:${dash}(?:${before})?[ \\u00a0]?(?<high>${numberPattern})(?<highScale>${moneyScalePattern})?\\+?)?`,
    `(?:[ \\u00a0](?<code>(?:${codes})(?![\\p{L}])|(?:US |U\\.S\\. )?dollars`,
    `(?![\\p{L}])))?`,
  ].join(''),
  'giu',
)
const suffixed = latinFirst(
  [
    `${about}(?<![${spacedLetter}\\d.,/:-])(?<low>${spacedNumberPattern})(?<lowScale>${scalePattern})?\\.?\\+?`,
    `(?:${dash}(?<high>${spacedNumberPattern})(?<highScale>${scalePattern})?\\.?\\+?)?[ \\u00a0]?`,
    `(?:(?:de|di|d['’])[ \\u00a0]?)?(?<mark>${behind})`,
  ].join(''),
  'giu',
)
const hint = latinFirst(
  `[\\p{Sc}]|(?<![\\p{L}])(?:${codes}|rs|rm?[ \\u00a0]?\\d|[ktu]sh|s/|bs|[tkm]?eur|chf)|${words}`,
  'iu',
)
const upper = new Set(currencyCodes)

/**
 * Amounts of money in a text, left to right, without overlaps. A number alone is not money: a currency mark, code or word
 * stands beside it. Codes count in capitals only, so that 'try 3 plans' is not lira.
 */
export function findMoney(text: string, language = 'en'): Figure[] {
  return hint.test(text) ? inPlainDigits(text, (plain) => readAmounts(plain, !thousandMil.has(language))) : []
}

const leastOfLetters = 1000
const year = /^(?:19|20)\d\d$/
/** 'R12M' is a rolling year as well. */
const rollingMonths = /^(?:3|6|12|24)$/

/** 'R12', 'RM 204', 'R2024': letters before a small number, or a year, are those of a room, a release or a radius. */
function isNoMoney(mark: string, low: string, scale: string | undefined): boolean {
  if (mark !== 'R' && mark.toUpperCase() !== 'RM') return false
  if (mark === 'Rm' || mark === 'rm') return true
  if (scale === undefined) return parseNumber(low, false) < leastOfLetters || year.test(low)
  return mark === 'R' && scale.trim() === 'M' && rollingMonths.test(low)
}

/** Languages in which 'mil' is a thousand, whatever stands before it. */
const thousandMil = new Set(['es', 'pt'])

function readAmounts(text: string, clippedMil: boolean): Figure[] {
  const found: Figure[] = []
  for (const pattern of [prefixed, suffixed]) {
    for (const match of everyMatch(pattern, text)) {
      const figure = readAmount(match, clippedMil)
      if (figure && !found.some((one) => one.start < figure.end && figure.start < one.end)) found.push(figure)
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

function readAmount(match: RegExpMatchArray, clippedMil: boolean): Figure | null {
  const { mark = '', low = '', lowScale, high, highScale, code } = match.groups ?? {}
  const unit = getCurrency(mark, code)
  if (unit === null || isNoMoney(mark.trim(), low, lowScale)) return null
  const thousands = /^t(?:€|eur)/i.test(mark) ? 1e3 : 1
  const dollar = clippedMil && /^(?:US)?\$$/i.test(mark.trim())
  const scale = (printed: string | undefined) => readScale(printed, dollar) * thousands
  const top = high === undefined ? null : parseNumber(high, takesDecimals(highScale)) * scale(highScale)
  let amount = parseNumber(low, takesDecimals(lowScale)) * scale(lowScale)
  // '$1-2M': the scale belongs to both ends when that keeps them in order.
  if (top !== null && lowScale === undefined && amount * scale(highScale) <= top) amount *= readScale(highScale, dollar)
  const start = match.index ?? 0
  const text = match[0].trimEnd().replace(pointBehindAmount, '')
  if (top !== null && top < amount) return readWithoutRange(match, unit, start, dollar)
  return { kind: 'money', text, amount, high: top, unit, start, end: start + text.length }
}

/** '$5M to 12 funds': what follows is not an upper end, so the figure ends before it. */
function readWithoutRange(match: RegExpMatchArray, unit: string, start: number, dollar: boolean): Figure | null {
  const { mark = '', low = '', lowScale } = match.groups ?? {}
  const cut = match[0].indexOf(low) + low.length + (lowScale?.length ?? 0)
  const text = match[0].slice(0, cut)
  if (!text.includes(mark)) return null
  const amount = parseNumber(low, takesDecimals(lowScale)) * readScale(lowScale, dollar)
  return { kind: 'money', text, amount, high: null, unit, start, end: start + cut }
}

function getCurrency(mark: string, code: string | undefined): string | null {
  const printed = mark.trim()
  if (code && upper.has(code)) return code
  const plain = printed.replace(/[ \u00a0]/g, '')
  const named = currencyMarks[plain.toUpperCase()] ?? currencyMarks[plain]
  if (named) return named
  const letters = plain.replace(/[^\p{L}]/gu, '')
  if (upper.has(letters)) return letters === 'RMB' ? 'CNY' : letters
  if (/^[A-Z]{0,2}\$$/.test(plain)) return 'USD'
  if (/^rs\.?$/i.test(plain)) return /^R/.test(plain) ? 'INR' : null
  if (/^t(?:€|eur)$/i.test(plain)) return 'EUR'
  if (plain === 'R') return 'ZAR'
  return currencyWords[printed.toLowerCase()] ?? null
}
