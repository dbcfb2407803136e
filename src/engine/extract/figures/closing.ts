import type { Evidence, Extractor, Fact } from '#engine/facts.ts'
import {
  betweenClosingAndDate,
  clauseEnd,
  closing,
  namedRound,
  numberedClose,
  otherClosings,
  raisingBy,
  roundCloses,
  weClose,
} from '#engine/lexicons/closing-words.ts'
import type { Updates } from '#engine/slides.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import { findPeriods } from '#engine/text/grammar/periods.ts'
import { findDates, type PrintedDate } from '#engine/text/grammar/printed-dates.ts'
import type { ExtractInput } from '../extract-input.ts'
import { keepDistinctFacts } from './distinct-facts.ts'
import { hasKind, joinStatementWords, type Statement } from './statement.ts'

/** Characters between the words of a closing and its date; what stands further off belongs to something else. */
const mostCharsToDate = 48
/** The same for a date that stands before the words: 'Q1 2027: first close'. */
const mostCharsBackToDate = 12

/** A sentence that can name the closing, with what shows whose closing it is. */
type Passage = { text: string; evidence: Evidence[]; language: string; isOnRound: boolean; isUpdate: boolean }
type Found = { date: PrintedDate; rule: string; score: number }

/** The date by which the round closes, from the deck and its updates. */
export const closingExtractor: Extractor<ExtractInput> = {
  id: 'figures/closing',
  extract: ({ statements, updates, deckDate }) => {
    const passages = statements.flatMap((statement) => splitPassages(statement, updates))
    const deckYear = deckDate === null ? null : Math.floor((deckDate - 1) / 12)
    const closingsIn = (some: readonly Passage[]) => some.flatMap((passage) => findClosings(passage, deckYear))
    const found = closingsIn(passages)
    const told = new Set(found.map(({ evidence }) => findPart(updates, evidence)))
    const silent = updates.parts.filter((part) => !told.has(part))
    const wrapped = silent.flatMap(({ text }) => findWrappedPassages(text, statements))
    return keepDistinctFacts([...found, ...closingsIn(wrapped)])
  },
}

function splitPassages(statement: Statement, updates: Updates): Passage[] {
  const { evidence, language, document } = statement
  const isUpdate = document === 'updates'
  const isOnRound = isUpdate
    ? isOnTheRound(findPart(updates, evidence)?.text ?? '', language)
    : hasKind(statement.slide, 'ask')
  return splitClauses(joinStatementWords(statement)).map((text) => ({ text, evidence, language, isOnRound, isUpdate }))
}

/** Returns the newest update that holds a quote; nothing for one of the deck. */
const findPart = ({ parts }: Updates, [first]: readonly Evidence[]) =>
  first?.document === 'updates' ? parts.find(({ text }) => text.includes(first.quote)) : undefined

const isOnTheRound = (text: string, language: string) => firstMatch(namedRound.in(language), text) !== null

const splitClauses = (text: string): string[] => text.split(/(?<=[.!?;])\s+(?=\p{Lu})/u)

/** Sentences that an email broke over several lines. */
function findWrappedPassages(update: string, statements: readonly Statement[]): Passage[] {
  const language = statements.find(({ document }) => document === 'updates')?.language ?? 'und'
  const isOnRound = isOnTheRound(update, language)
  return update
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim())
    .flatMap(splitClauses)
    .map((text) => ({
      text,
      evidence: [{ document: 'updates', page: null, quote: text }],
      language,
      isOnRound,
      isUpdate: true,
    }))
}

function findClosings(passage: Passage, deckYear: number | null): Fact[] {
  const { text, evidence, language, isOnRound, isUpdate } = passage
  const dates = findDates(text)
  if (dates.length === 0) return []
  const isPast = (date: PrintedDate) => isBefore(date, deckYear)
  const open = dates.filter((date) => !isPast(date))
  // On the slide of the ask a deadline that ran out stays as printed; a past year ahead of a line is history.
  const stated = isUpdate ? open : dates.filter((date) => date.start > 0 || !isPast(date))
  const found =
    findBySureWords(passage, open, deckYear) ??
    findByPlainWords(text, stated, { language, isOnRound, isUpdate }) ??
    (isOnRound ? findByRaise(text, stated, language) : null)
  if (!found) return []
  const value = found.date.words
  return [
    {
      key: 'closing_deadline',
      value,
      evidence,
      kind: 'stated',
      rule: found.rule,
      score: found.score + (isUpdate ? 0.08 : 0),
      scope: { metric: 'closing_deadline', period: value, nature: 'actual', amount: null, unit: null },
    },
  ]
}

/**
 * 'We plan to close the round by March 2027', 'first close in June': the words say that it is the round's. A date ahead of
 * them may be the year of an earlier round, unless the deck is known to be no younger.
 */
function findBySureWords(
  { text, isOnRound, isUpdate }: Passage,
  dates: readonly PrintedDate[],
  deckYear: number | null,
): Found | null {
  const match = firstMatch(roundCloses, text) ?? (isOnRound || isUpdate ? firstMatch(numberedClose, text) : null)
  const end = match ? match.index + match[0].length : 0
  const near = match && findNearestDate(text, dates, match.index, end)
  if (!near || (near.date.end <= match.index && deckYear === null && !isOnRound && !isUpdate)) return null
  const from = Math.min(match.index, near.date.start)
  if (otherClosings.test(cutClause(text, from, Math.max(end, near.date.end)))) return null
  return { date: near.date, rule: 'closing/round', score: 0.86 }
}

/** The words from `start` to `end` and what stands around them in the same clause. */
function cutClause(text: string, start: number, end: number): string {
  const ends = [...text.matchAll(clauseEnd)]
  const from = ends.findLast((one) => one.index + one[0].length <= start)
  const to = ends.find((one) => one.index >= end)
  return text.slice(from ? from.index + from[0].length : 0, to?.index)
}

/** Whether a date lies in a year before the deck's own; false where either is unknown. */
function isBefore({ words }: PrintedDate, deckYear: number | null): boolean {
  const year = findPeriods(words).at(-1)?.year ?? null
  return year !== null && deckYear !== null && year < deckYear
}

/**
 * 'Closing: end of Q1 2027' on the slide of the ask. More than a round is closed in updates: there the date follows at
 * once or the sentence names a round, and the update is on the round, or the line says no more than who closes.
 */
function findByPlainWords(
  text: string,
  dates: readonly PrintedDate[],
  { language, isOnRound, isUpdate }: Pick<Passage, 'language' | 'isOnRound' | 'isUpdate'>,
): Found | null {
  if (otherClosings.test(text)) return null
  const match = firstMatch(closing.in(language), text)
  const near = match && findNearestDate(text, dates, match.index, match.index + match[0].length)
  if (!near || !(isOnRound || isUpdate)) return null
  const isTold =
    !isUpdate || betweenClosingAndDate.test(near.between) || firstMatch(namedRound.in(language), text) !== null
  const isOwn = isOnRound || weClose.test(text.slice(0, match.index))
  return isTold && isOwn ? { date: near.date, rule: 'terms/closing', score: 0.8 } : null
}

/** 'We are raising €2M by March 2027'. */
function findByRaise(text: string, dates: readonly PrintedDate[], language: string): Found | null {
  const match = firstMatch(raisingBy, text)
  if (!match || /\b(?:to|and|so|for)\b/iu.test(match[0])) return null
  if (
    !/\p{Sc}\s?\d|\d\s?(?:\p{Sc}|[kKmM]\b|million)/u.test(match[0]) &&
    firstMatch(namedRound.in(language), match[0].slice(7)) === null
  )
    return null
  const end = match.index + match[0].length
  const near = findNearestDate(text, dates, match.index, end)
  return near && betweenClosingAndDate.test(near.between)
    ? { date: near.date, rule: 'closing/raising-by', score: 0.74 }
    : null
}

/** Returns the date nearest to words and the text between; dates behind the words come before those in front. */
function findNearestDate(
  text: string,
  dates: readonly PrintedDate[],
  start: number,
  end: number,
): { date: PrintedDate; between: string } | null {
  const behind = dates.find((one) => one.start >= end && one.start - end < mostCharsToDate)
  if (behind) return { date: behind, between: text.slice(end, behind.start) }
  const ahead = dates.findLast((one) => one.end <= start && start - one.end < mostCharsBackToDate)
  return ahead ? { date: ahead, between: text.slice(ahead.end, start) } : null
}
