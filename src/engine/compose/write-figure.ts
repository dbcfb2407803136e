import type { MemoFieldKey } from '#contract/memo-fields.ts'
import { currencyCodes, currencyMarks } from '#engine/lexicons/currencies.ts'
import { yearlyRate } from '#engine/lexicons/rate-words.ts'
import { countedNouns, knownWord } from '#engine/lexicons/summary-words.ts'
import { matchAnyOf } from '#engine/text/grammar/numbers.ts'
import { calmFigure } from '#engine/text/sentence-case.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { splitNoun } from './split-noun.ts'
import type { Cited } from './summary-text.ts'

type Words = (value: string, cited: Cited) => string

const words: Partial<Record<MemoFieldKey, Words>> = {
  market_growth: (value, cited) => {
    const bare = value.replace(/\s*\(?\bCAGR\b\)?/iu, '')
    const own = splitNoun(bare, 'market_growth')
    const saysYearly = bare !== value || /\b(?:annual|yearly)\b/iu.test(own?.noun ?? '')
    return `${own?.figure ?? bare}${saysYearly || isYearly(value, cited) ? ' a year' : ''}`
  },
  valuation: (value, cited) => `a ${nameValuation(cited)} of ${splitNoun(value, 'valuation')?.figure ?? value}`,
  runway: (value) => writeLength(splitNoun(value, 'runway')?.figure ?? value),
}

/** '18-month' stands before a noun; alone it is '18 months'. */
const writeLength = (value: string) =>
  value.replace(
    /^((?:about )?(\d+(?:[.,–-]\d+)?))-(month|year)$/iu,
    (_, figure: string, count: string, unit: string) => {
      const one = unit.toLowerCase()
      return `${figure} ${count === '1' ? one : `${one}s`}`
    },
  )

/**
 * Returns a figure as a part of an English sentence: with what it counts, its period where the cited words show it, and the word
 * forecast, pilot or intent where it has not happened. Words of another language stand in quotation marks.
 */
export function writeFigure(cited: Cited, key: MemoFieldKey): string {
  const value = writeValue(cited)
  const phrase = words[key]?.(value, cited) ?? value
  const notes = listNotes(cited, key)
  return notes.length === 0 ? phrase : `${phrase} (${notes.map(escapeMarkdown).join(', ')})`
}

/** Returns the nature and the period of a figure, as far as its quotes show them: 'forecast', '2029'. */
export function listNotes(cited: Cited, key: MemoFieldKey): string[] {
  const { figure } = cited.field
  return cited.edited || !figure ? [] : [...listNature(figure.nature, key), ...listPeriod(figure.period, cited)]
}

/** Returns a value without notes and slide shorthand, in quotation marks where it has words of another language. */
export function writeValue({ plain, text, edited }: Cited): string {
  if (!isEnglish(plain)) return `“${text}”`
  return edited ? text : escapeMarkdown(calmFigure(plain).replace(/^~\s?(?=[\p{Sc}\d])/u, 'about '))
}

/** 'S/' and 'R$'. */
const letteredMark = new RegExp(
  `(?<!\\p{L})(?:${matchAnyOf(Object.keys(currencyMarks).filter((mark) => /\p{L}/u.test(mark)))})`,
  'gu',
)
const codes = new Set(currencyCodes)

/** Returns whether every word of a value is one that readers of English know, or a currency. */
export const isEnglish = (text: string): boolean =>
  (text.replace(letteredMark, ' ').match(/\p{L}[\p{L}\p{N}-]*/gu) ?? []).every(
    (word) => knownWord.test(word) || codes.has(word),
  )

function listNature(nature: NonNullable<Cited['field']['figure']>['nature'], key: MemoFieldKey): string[] {
  if (nature === 'forecast' && key !== 'revenue_forecast' && key !== 'break_even') return ['forecast']
  if (nature === 'intent') return key === 'pipeline' ? [] : ['letters of intent']
  return nature === 'pilot' ? ['pilot'] : []
}

/** The period, where the quotes that are cited show it and the value doesn't say it already. */
function listPeriod(period: string | null, { plain, quotes }: Cited): string[] {
  if (!period || !/\d/.test(period) || plain.includes(period)) return []
  return quotes.some((quote) => quote.toLowerCase().includes(period.toLowerCase())) ? [period] : []
}

/** Returns '86 paying customers': the noun of the deck where it is an English one, else the field's. */
export function writeCount(value: string, { plain, quotes, edited }: Cited, noun: string): string {
  if (/\p{L}{3}/u.test(plain)) return value
  const bare = plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`(?:^|\\s)${bare}\\s+(${countedNouns})\\b`, 'iu')
  const found = pattern.exec(edited ? '' : (quotes[0] ?? ''))
  return `${value} ${found?.[1] ? found[1].toLowerCase() : noun}`
}

const isYearly = (value: string, { quotes }: Cited) =>
  !/year|annual|p\.a\.|cagr|anual/iu.test(value) && quotes.some((quote) => yearlyRate.test(quote))

function nameValuation({ quotes }: Cited): string {
  const text = quotes.join(' ').toLowerCase()
  const money = /post[- ]?money/.test(text) ? 'post-money ' : /pre[- ]?money/.test(text) ? 'pre-money ' : ''
  return /\bcap\b/.test(text) ? `${money}valuation cap` : `${money}valuation`
}
