import { capitalisedMonth, wordsBeforeDate } from '#engine/lexicons/date-words.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import { findPeriods } from './periods.ts'

/** A date as it is printed, with what narrows it: 'end of Q1 2027', '15 March 2027', 'June'. */
export type PrintedDate = { words: string; start: number; end: number }
const day = /(?<![\d.,/])\d{1,2}(?:st|nd|rd|th)?\.?\s(?:(?:of|de)\s)?$/iu
/** A month, a quarter or a half without its year, after a word that makes it a date; a month is written with a capital. */
const yearless = latinFirst(
  [
    String.raw`(?<=(?<![\p{L}])(?:[Ii]n|[Bb]y|[Uu]ntil|[Bb]efore|[Oo]f|[Ee]arly|[Mm]id|[Ll]ate|[Ff]or|[Ii]m|[Bb]is|Ende|Anfang|Mitte|[:–—])[\s-])`,
    String.raw`(?:${capitalisedMonth}|Q[1-4]|H[12])(?![\p{L}\d]|\s?['’]?\d)`,
  ].join(''),
  'gu',
)

/** Finds the dates of a text, from left to right; counted times such as 'year 2' are none. */
export function findDates(text: string): PrintedDate[] {
  const dated = findPeriods(text).filter(({ year }) => year !== null)
  const others = everyMatch(yearless, text)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => !dated.some((one) => one.start < end && start < one.end))
  return [...dated, ...others].sort((a, b) => a.start - b.start).map(({ start, end }) => addLead(text, start, end))
}

function addLead(text: string, start: number, end: number): PrintedDate {
  const onDay = day.exec(text.slice(0, start))?.[0] ?? ''
  const from = start - onDay.length
  const ahead = wordsBeforeDate.exec(text.slice(0, from))?.[0] ?? ''
  const printed = text.slice(from - ahead.length, end)
  const words = printed.replace(/^(?:the |by )+/iu, '').trim()
  return { words, start: from - ahead.length + printed.indexOf(words), end }
}
