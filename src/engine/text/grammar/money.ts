import { currencyCodes, currencyMarks, currencyWords, scaledCurrencies } from '#engine/lexicons/currencies.ts'
import { pointBehindAmount } from '#engine/lexicons/figure-units.ts'
import { germanEuroScales, indonesianScales, millionMil, thousandMil } from '#engine/lexicons/scales.ts'
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
    `(?:${dash}(?<high>${spacedNumberPattern})(?<highScale>(?![ \\u00a0]?T€)${scaleBeforePattern})?\\.?\\+?)?[ \\u00a0]?`,
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
  const { mark = '', low = '', lowScale, high, highScale, code, own } = match.groups ?? {}
  const printed = getCurrency(mark, code)
  const unit = scaledCurrencies[own?.toLowerCase() ?? '']?.unit ?? printed
  if (unit === null || isNoMoney(mark.trim(), low, lowScale)) return null
  const read = (number: string, scale: string | undefined, behind: string) =>
    parseNumber(number, takesDecimals(scale, language)) * readScaleOf(scale, { mark, behind, unit, language })
  const top = high === undefined ? null : read(high, highScale, own ?? mark)
  let amount = read(low, lowScale, own ?? mark)
  // '$1-2M': the scale belongs to both ends when that keeps them in order.
  const shared = readScaleOf(highScale, { mark, behind: '', unit, language })
  if (top !== null && lowScale === undefined && amount * shared <= top) amount *= shared
  const start = match.index ?? 0
  const text = match[0].trimEnd().replace(pointBehindAmount, '')
  if (top === null || top >= amount)
    return { kind: 'money', text, amount, high: top, unit, start, end: start + text.length }
  // What stands behind the upper end is not the lower end's.
  return printed === null
    ? null
    : cutUpperEnd(match, { kind: 'money', amount: read(low, lowScale, mark), unit: printed, start })
}

type ScaleContext = { mark: string; behind: string; unit: string; language: string }

/** What a scale multiplies by beside its currency; the mark behind a number may hold a scale of its own ('T€'). */
function readScaleOf(scale: string | undefined, { mark, behind, unit, language }: ScaleContext): number {
  const isDollar = /^(?:US)?\$$/i.test(mark.trim())
  const clippedMil = millionMil.has(language) || (isDollar && !thousandMil.has(language))
  const word = scale?.trim().toLowerCase() ?? ''
  const isRupiah = /^rp\.?$/i.test(mark.trim())
  const own = isRupiah
    ? indonesianScales[word]
    : language === 'de' && unit === 'EUR'
      ? germanEuroScales[word]
      : undefined
  return (own ?? readScale(scale, clippedMil)) * (scaledCurrencies[behind.trim().toLowerCase()]?.scale ?? 1)
}

/** '$5M to 12 funds': what follows is not an upper end, so the figure ends before it. */
function cutUpperEnd(
  match: RegExpMatchArray,
  figure: Pick<Figure, 'kind' | 'amount' | 'unit' | 'start'>,
): Figure | null {
  const { mark = '', low = '', lowScale = '' } = match.groups ?? {}
  const cut = match[0].indexOf(low) + low.length + lowScale.length
  const text = match[0].slice(0, cut)
  return text.includes(mark) ? { ...figure, text, high: null, end: figure.start + cut } : null
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
