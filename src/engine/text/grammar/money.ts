import { currencyCodes, currencyMarks, currencyWords, scaledCurrencies } from '#engine/lexicons/currencies.ts'
import { pointBehindAmount } from '#engine/lexicons/figure-units.ts'
import { indonesianScales, millionMil, thousandMil } from '#engine/lexicons/scales.ts'
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
  scaleBeforePattern,
  spacedNumberPattern,
  takesDecimals,
} from './numbers.ts'

const marks = matchAnyOf(Object.keys(currencyMarks))
const codes = matchAnyOf(currencyCodes)
const words = matchAnyOf(Object.keys(currencyWords))
const scaled = matchAnyOf(Object.keys(scaledCurrencies))
const before = String.raw`(?<![\p{L}\p{Sc}])(?:(?:${codes})[ \u00a0]?(?:${marks})?|${marks}|Rs\.?|TEUR|R(?=\d))`
const behind = String.raw`(?:(?:${codes})(?![${spacedLetter}])|(?:€|£|¥|zł|Kč|元|円|원|₽|₺|₴|\$(?!\d))|(?:${scaled}|${words})(?![${spacedLetter}]))`
const about = String.raw`(?:[~≈><≥≤]\s?)?`
const dash = String.raw`\s?(?:-|–|—|to|bis|à|hasta|até)\s?`

const prefixed = latinFirst(
  [
    `${about}(?<mark>${before})[ \\u00a0]?(?<low>${spacedNumberPattern})(?<lowScale>${moneyScalePattern})?\\.?\\+?`,
    `(?:${dash}(?:${before})?[ \\u00a0]?(?<high>${numberPattern})(?<highScale>${moneyScalePattern})?\\+?)?`,
    `(?:[ \\u00a0](?<code>(?:${codes})(?![\\p{L}])|(?:US |U\\.S\\. )?dollars`,
    `(?![\\p{L}])))?(?:[ \\u00a0]?(?<own>mdp|mdd)(?!\\p{L}))?`,
  ].join(''),
  'giu',
)
const suffixed = latinFirst(
  [
    `${about}(?<![${spacedLetter}\\d.,/:-])(?<low>${spacedNumberPattern})(?<lowScale>(?![ \\u00a0]?T€)${scaleBeforePattern})?\\.?\\+?`,
    `(?:(?:[ \\u00a0]?(?<lowMark>${behind}))?${dash}(?<high>${spacedNumberPattern})(?<highScale>${scaleBeforePattern})?\\.?\\+?)?[ \\u00a0]?`,
    `(?:(?:de|di|d['’])[ \\u00a0]?)?(?<mark>${behind})`,
  ].join(''),
  'giu',
)
const hint = latinFirst(
  `[\\p{Sc}]|(?<![\\p{L}])(?:${codes}|rs|r[mp]?\\.?[ \\u00a0]?\\d|[ktu]sh|s/|bs|[tkm]?(?:eur|usd|gbp|sek|nok|dkk)|chf)|${scaled}|${words}`,
  'iu',
)
const upper = new Set(currencyCodes)

/**
 * Amounts of money in a text, left to right, without overlaps. A number alone is not money: a currency mark, code or word
 * stands beside it. Codes count in capitals only, so that 'try 3 plans' is not lira.
 */
export function findMoney(text: string, language = 'en'): Figure[] {
  return hint.test(text) ? inPlainDigits(text, (plain) => readAmounts(plain, language)) : []
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

function readAmounts(text: string, language: string): Figure[] {
  const found: Figure[] = []
  for (const pattern of [prefixed, suffixed]) {
    for (const match of everyMatch(pattern, text)) {
      const figure = readAmount(match, language)
      if (figure && !found.some((one) => one.start < figure.end && figure.start < one.end)) found.push(figure)
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

function readAmount(match: RegExpMatchArray, language: string): Figure | null {
  const { mark = '', low = '', lowScale, lowMark, high, highScale, code, own } = match.groups ?? {}
  const unit = scaledCurrencies[own?.toLowerCase() ?? '']?.unit ?? getCurrency(mark, code)
  if (unit === null || isNoMoney(mark.trim(), low, lowScale)) return null
  const read = (number: string, scale: string | undefined, behind: string) =>
    parseNumber(number, takesDecimals(scale, language)) * readScaleOf(scale, behind, unit, language)
  const top = high === undefined ? null : read(high, highScale, own ?? mark)
  let amount = read(low, lowScale, lowMark ?? own ?? mark)
  // '$1-2M': the scale belongs to both ends when that keeps them in order.
  const shared = lowMark === undefined ? readScaleOf(highScale, '', unit, language) : 1
  if (top !== null && lowScale === undefined && amount * shared <= top) amount *= shared
  const start = match.index ?? 0
  const text = match[0].trimEnd().replace(pointBehindAmount, '')
  if (top !== null && top < amount) return cutUpperEnd(match, { kind: 'money', amount, unit, start })
  return { kind: 'money', text, amount, high: top, unit, start, end: start + text.length }
}

/** What a scale multiplies by beside its currency; `mark` may hold a scale of its own ('T€'). */
function readScaleOf(scale: string | undefined, mark: string, unit: string, language: string): number {
  const clippedMil = millionMil.has(language) || (unit === 'USD' && !thousandMil.has(language))
  const word = scale?.trim().toLowerCase() ?? ''
  const own = unit === 'IDR' ? indonesianScales[word] : undefined
  return (own ?? readScale(scale, clippedMil)) * (scaledCurrencies[mark.trim().toLowerCase()]?.scale ?? 1)
}

/** '$5M to 12 funds': what follows is not an upper end, so the figure ends before it. */
function cutUpperEnd(
  match: RegExpMatchArray,
  figure: Pick<Figure, 'kind' | 'amount' | 'unit' | 'start'>,
): Figure | null {
  const { mark = '', low = '', lowScale = '', lowMark } = match.groups ?? {}
  const upToScale = match[0].indexOf(low) + low.length + lowScale.length
  const cut = lowMark === undefined ? upToScale : match[0].indexOf(lowMark, upToScale) + lowMark.length
  const text = match[0].slice(0, cut)
  if (lowMark === undefined && !text.includes(mark)) return null
  return { ...figure, text, high: null, end: figure.start + cut }
}

function getCurrency(mark: string, code: string | undefined): string | null {
  const printed = mark.trim()
  if (code && upper.has(code)) return code
  const plain = printed.replace(/[ \u00a0]/g, '')
  const named =
    currencyMarks[plain.toUpperCase()] ?? currencyMarks[plain] ?? scaledCurrencies[printed.toLowerCase()]?.unit
  if (named) return named
  const letters = plain.replace(/[^\p{L}]/gu, '')
  if (upper.has(letters)) return letters === 'RMB' ? 'CNY' : letters
  if (/^[A-Z]{0,2}\$$/.test(plain)) return 'USD'
  if (/^rs\.?$/i.test(plain)) return /^R/.test(plain) ? 'INR' : null
  if (plain === 'R') return 'ZAR'
  return currencyWords[printed.toLowerCase()] ?? null
}
