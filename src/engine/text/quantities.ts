import { currencyCodes, currencyMarks, currencyWords } from '#engine/lexicons/currencies.ts'
import { ambiguousMil, scales } from '#engine/lexicons/scales.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import { spacedLetter } from './digits-and-letters.ts'

/**
 * A number as printed: `amount` with its scale applied, its ISO currency, and `tail`, the letters set right behind it
 * that do not scale it ('x' of '5x', 'th' of '5th'), or the scale that two languages read otherwise ('mil'). What is not an
 * amount at all ('1.0.34', the postcode '04179') has NaN and keeps its digits in `tail`. `start` and `end` hold sign, currency, scale and percent
 * sign too.
 */
export type Quantity = {
  text: string
  amount: number
  currency: string | null
  percent: boolean
  tail: string
  start: number
  end: number
}

/** Codes that are words of running text too, and text is compared in lower case. */
const wordsToo = new Set(['TRY', 'PEN', 'COP', 'RUB', 'RON'])
const listInLowerCase = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([name, code]): [string, string] => [name.toLowerCase(), code])
const currencies = new Map([
  ...listInLowerCase(currencyMarks),
  ...listInLowerCase(currencyWords),
  ...currencyCodes.map((code): [string, string] => [code.toLowerCase(), code]),
])
const matchOneOf = (names: Iterable<string>) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => RegExp.escape(name))
    .join('|')

const digit = /\d/
const letters = /^\p{L}+$/u
const marks = matchOneOf(Object.keys(currencyMarks).map((mark) => mark.toLowerCase()))
const codes = matchOneOf(currencyCodes.filter((code) => !wordsToo.has(code)).map((code) => code.toLowerCase()))
const words = matchOneOf(Object.keys(currencyWords).filter((word) => letters.test(word)))
const longScales = matchOneOf(
  [...Object.keys(scales), ambiguousMil.word].filter((name) => name.length > 1 && name < '~'),
)
/** Scales of scripts that set them right behind the number. */
const signScales = matchOneOf(Object.keys(scales).filter((name) => name > '~'))
/** A trillion's letter needs to touch its number: '2026 T2' is a quarter. */
const scale = `\\s?(?:${longScales})(?![\\p{L}\\p{N}])|\\s?[kmb](?![\\p{L}\\p{N}])|t(?![\\p{L}\\p{N}])|\\s?(?:${signScales})`
const pattern = latinFirst(
  [
    `(?:((?<![\\p{L}])(?:${marks}|(?:${codes}|rs\\.?)(?![\\p{L}]))|\\p{Sc})\\s?)?`,
    `(?<![${spacedLetter}\\d.,])(\\d{1,3}(?:[ ’']\\d{3})+(?![\\d.,]*\\d)|\\d`,
    `(?:[\\d.,](?=\\d)|\\d)*)(${scale})?(?:(?<=\\p{L})\\.(?=\\s?(?:\\p{Sc}|(?:${codes}|${words})`,
    `(?![\\p{L}]))))?(\\s?(?:%|(?:percent|per cent|prozent|por ciento|pour cent)`,
    `(?![\\p{L}])|[$£¥₹](?!\\s?\\d)|(?![$£¥₹])\\p{Sc}(?!\\d)|(?:${codes}|${words})`,
    `(?![${spacedLetter}]))|[${spacedLetter}]+)?`,
  ].join(''),
  'giu',
)
const percentSign = /^(?:%|p\p{L}+ ?c|prozent)/u
/** Turkish sets the sign before the number: '%12'. */
const turnedPercent = /(?:^|[^\d\s%])\s*%\s?$/u
const year = /^(?:19|20)\d\d$/

/** Every number of a text with its sign, scale, currency and percent sign. */
export function quantitiesIn(text: string): Quantity[] {
  if (!digit.test(text)) return []
  const found: Quantity[] = []
  for (const match of everyMatch(pattern, text)) {
    found.push(readQuantity(match, text))
  }
  return found
}

function readQuantity(match: RegExpExecArray, text: string): Quantity {
  const [all, prefix = '', number = '', scaleAsPrinted = '', behind = ''] = match
  const [before, printedScale] = [prefix.toLowerCase(), scaleAsPrinted.toLowerCase()]
  const digits = number.replace(/[’' ]/g, '')
  const loose = /^\s.$/.test(printedScale) && year.test(digits) && before === ''
  const kept = loose ? '' : printedScale
  const unit = loose ? '' : behind.trim().toLowerCase()
  const currency = currencies.get(before.replace(/\.$/, '')) ?? currencies.get(unit) ?? null
  const times = kept === '' ? 1 : getScale(kept.trim(), currency)
  const amount = parseDigits(digits, times !== 1) * times
  const signed = isMinus(text, match.index)
  const start = signed ? match.index - 1 : match.index
  const end = match.index + (loose ? all.length - printedScale.length - behind.length : all.trimEnd().length)
  return {
    text: text.slice(start, end),
    amount: (signed ? -1 : 1) * (Math.round(amount * 1e6) / 1e6),
    currency: currency ?? (/\p{Sc}/u.test(before + unit) ? before + unit : null),
    percent: percentSign.test(unit) || turnedPercent.test(text.slice(0, match.index)),
    tail: Number.isNaN(amount) ? text.slice(start, end) : readTail(kept.trim(), currency === null ? unit : ''),
    start,
    end,
  }
}

function readTail(printedScale: string, unit: string): string {
  if (printedScale === ambiguousMil.word) return printedScale
  return letters.test(unit) && !percentSign.test(unit) ? unit : ''
}

/** A dash right before a number, where no word, number or share stands before the dash. */
function isMinus(text: string, start: number): boolean {
  return text[start - 1] === '-' && !/[\p{L}\p{N}%)\]-]/u.test(text[start - 2] ?? ' ')
}

function getScale(name: string, currency: string | null): number {
  if (name === ambiguousMil.word) return currency === 'USD' ? ambiguousMil.afterDollar : ambiguousMil.plain
  return scales[name] ?? 1
}

/**
 * Groups of three digits are thousands in either notation, unless a zero leads ('0.125') or a scale follows the point
 * ('1.234M'); a lone comma before other digits is a decimal comma.
 */
function parseDigits(digits: string, scaled: boolean): number {
  if (/^0\d/.test(digits)) return Number.NaN
  const decimal = /^0[.,]\d+$/.test(digits) || (scaled && /^\d+\.\d+$/.test(digits))
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && !decimal) return Number(digits.replace(/[.,]/g, ''))
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) return Number(digits.replace(/\./g, '').replace(',', '.'))
  if (/^\d+,\d+$/.test(digits)) return Number(digits.replace(',', '.'))
  return Number(digits.replace(/,/g, ''))
}

/** '2025' is a year and no '2.025', though both are the same number. */
const pointed = /\d\.\d{3}(?!\d)/u
const isYear = ({ text }: Quantity) => year.test(text)

/** Whether two printed numbers say the same; `loosely` lets a currency be missing from the first. */
export function sameQuantity(one: Quantity, other: Quantity, loosely = false): boolean {
  const currency = one.currency === other.currency || (loosely && one.currency === null)
  if (isYear(one) !== isYear(other) && (pointed.test(one.text) || pointed.test(other.text))) return false
  return Object.is(one.amount, other.amount) && currency && one.percent === other.percent && one.tail === other.tail
}

/** A number of normalised (small) text as people write it: '$2.1m' becomes '$2.1M'. */
export function shownNumber(text: string): string {
  return text.replace(/(?<=\d\s?)(?:mm|bn|[mbt])(?![\p{L}])/gu, (scale) =>
    scale === 'bn' ? scale : scale.toUpperCase(),
  )
}
