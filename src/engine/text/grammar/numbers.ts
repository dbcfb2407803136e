import { ambiguousMil, moneyScales, scales, scalesBeforeCurrency } from '#engine/lexicons/scales.ts'
import { plainDigits } from '#engine/text/digits-and-letters.ts'

/** Escapes a word for use inside a regular expression. */
const escapeAll = (word: string): string => word.replace(/[$.*+?^(){}|[\]\\]/g, '\\$&')

/** Alternation of words, longest first, so that 'million' is not read as 'm'. */
export const matchAnyOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapeAll)
    .join('|')

/** Reads a text with plain digits; what is found is printed as the text prints it. */
export function inPlainDigits<Found extends { text: string; start: number; end: number }>(
  text: string,
  read: (plain: string) => Found[],
): Found[] {
  const plain = plainDigits(text)
  const found = read(plain)
  return plain === text ? found : found.map((one) => ({ ...one, text: text.slice(one.start, one.end) }))
}

/** Digits with group and decimal marks, as a pattern: '1,200', '10.000', '1’000', '1,20,000', '3,517.25', '0.5'. */
export const numberPattern = String.raw`(?:\d{1,3}(?:[,.'’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d+(?:[.,]\d+)?)`

/** The same with groups set apart by plain spaces; only safe where a currency or a scale stands beside it. */
export const spacedNumberPattern = String.raw`(?:\d{1,3}(?: \d{3}){1,5}(?:[.,]\d{1,2})?(?![\d.,]\d)|${numberPattern})`

const letterScales = matchAnyOf([...Object.keys(scales), ambiguousMil.word].filter((word) => /^[a-z]/i.test(word)))
const signScales = matchAnyOf(Object.keys(scales).filter((word) => !/^[a-z]/i.test(word)))

/** '5 MSEK', '500 kEUR' */
const codesAfterScale = 'EUR|USD|CHF|PLN|GBP|SEK|NOK|DKK|CZK'
/** A scale behind a number: 'k', ' million', ' Mio.', '亿'. A hyphen may join it ('$1-million'). */
export const scalePattern = [
  String.raw`(?:\+?[ \u00a0\u202f-]?(?:(?:${letterScales})(?![\p{L}\d])|[km](?=(?:${codesAfterScale})(?!\p{L})))`,
  String.raw`|\+?\s?(?:${signScales}))`,
].join('')

/** The same after a currency, where clipped words count too. */
export const moneyScalePattern = String.raw`(?:${scalePattern}|[ \u00a0]?(?:${matchAnyOf(Object.keys(moneyScales))})(?![\p{L}\d]))`

/** The same before a currency. */
export const scaleBeforePattern = String.raw`(?:${scalePattern}|[ \u00a0](?:${matchAnyOf(Object.keys(scalesBeforeCurrency))})(?![\p{L}\d]))`

/**
 * The number behind printed digits. A lone group of three after a dot is a decimal before a scale ('1.234 billion') and
 * thousands without one ('10.000 €'); after a comma it is always thousands.
 */
export function parseNumber(printed: string, hasScale = false): number {
  const digits = printed.replace(/[\s'’\u00a0\u202f]/g, '')
  const dot = digits.lastIndexOf('.')
  const comma = digits.lastIndexOf(',')
  if (dot >= 0 && comma >= 0) {
    const decimal = dot > comma ? '.' : ','
    const group = decimal === '.' ? ',' : '.'
    return Number(digits.replaceAll(group, '').replace(decimal, '.'))
  }
  if (comma >= 0) {
    const grouped = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(digits) || /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(digits)
    return Number(grouped ? digits.replaceAll(',', '') : digits.replace(',', '.'))
  }
  if (dot >= 0) {
    const groups = digits.split('.').length - 1
    const grouped = /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(digits) && (groups > 1 || !hasScale)
    return Number(grouped ? digits.replaceAll('.', '') : digits)
  }
  return Number(digits)
}

const englishScale =
  /^[+\s\u00a0\u202f-]*(?:[kmbt]n?|mm|bln|trn|cr|lacs?|lakhs?|crores?|(?:thousand|million|billion|trillion)s?)[.\s]*$/i

/** Languages that write a comma for decimals, and the point for thousands: '2.300 M', but '$1.275M' is printed as in English. */
const decimalCommas = new Set(['de', 'es', 'fr', 'id', 'it', 'nl', 'pt', 'tr'])
const scaleSetApart = /^[ \u00a0\u202f](?:k|mm?)$/i

/** Whether a point before a scale is a decimal one: '1.234 billion', but '12.000 millones' and in Spanish '2.300 M' are thousands. */
export const takesDecimals = (scale: string | undefined, language = 'en'): boolean =>
  scale !== undefined && englishScale.test(scale) && !(decimalCommas.has(language) && scaleSetApart.test(scale))

/** What a printed scale multiplies by; 1 for none. `millionMil` decides what 'mil' means. */
export function readScale(printed: string | undefined, millionMil = false): number {
  if (!printed) return 1
  const word = printed.replace(/^[+\s\u00a0\u202f-]+|[.\s]+$/g, '').toLowerCase()
  if (word === ambiguousMil.word) return millionMil ? ambiguousMil.afterDollar : ambiguousMil.plain
  return scales[word] ?? moneyScales[word] ?? scalesBeforeCurrency[word] ?? 1
}
