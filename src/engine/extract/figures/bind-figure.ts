import { otherCountedWords } from '#engine/lexicons/figure-words.ts'
import type { Translated } from '#engine/lexicons/translated.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import type { Figure, FigureKind } from '#engine/text/grammar/figure.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import type { Statement } from './statement.ts'

export type Binding = { figure: Figure; trigger: string; distance: number }
type BindOptions = {
  units: readonly FigureKind[]
  /** The figure is followed by the trigger with at most three plain words between ('1,200 paying SMB customers'). */
  nounAfter?: boolean
}

const clauseBreaks = /[.;!?|•]\s|[;!?|•·]|\s[–—]\s|\s-\s/
const clauseEnd = /,\s/
/** 'Valuation of €6M' names its own figure, however near another stands before it. */
const ofIt = /^\s(?:of|de|von)\s$/i
/** 'Lifetime value (LTV): $480' names its own figure too. */
const labelled = /^\s?(?:\([^()]{1,12}\))?\s?[:：=]\s?$/u
/** '用户超过': in scripts without spaces a noun stands right before its count, or a short verb between them. */
const unspacedVerb = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{0,5}[：:]?$/u
/** '家付费': in scripts without spaces a measure word or an adjective may stand between a count and its noun. */
const classifier = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{0,4}$/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const plainWordsBetween = /^[\s\p{L}\p{N}&/()'’+,:=~≈*"“”-]*$/u
/** Lines up to this length are a label and its number: 'Customers 1,200'. */
const longestLabelLineChars = 24
/** A figure further behind its trigger belongs to something else. */
const mostCharsAfterTrigger = 42
/** The same for a figure ahead of its trigger. */
const mostCharsBeforeTrigger = 34

/** '82% · gross margin': a figure, a dot and its label, and nothing else. */
const dotted = /^\S+(?: \p{L}+)? [·•|] [^·•|]+$/u

/** Returns the figure that a trigger names in a statement: the nearest of the right kind with no break between, or null. */
export function bindFigure(statement: Statement, named: RegExp | Translated, options: BindOptions): Binding | null {
  const trigger = named instanceof RegExp ? named : named.in(statement.language)
  return statement.shape === 'labelled'
    ? bindLabel(statement, trigger, options)
    : bindProse(statement, trigger, options)
}

function bindLabel(statement: Statement, trigger: RegExp, options: BindOptions): Binding | null {
  const figure = statement.figures.find((one) => options.units.includes(one.kind))
  if (!figure) return null
  if (statement.labelFigures.some((one) => options.units.includes(one.kind))) return null
  const rest = statement.text.slice(0, figure.start) + statement.text.slice(figure.end)
  // A value that names its metric itself ('CAC €90') is read as prose; only a tile's own label may date it.
  const words =
    (statement.evidence.length === 1 ? firstMatch(trigger, rest) : null) ?? firstMatch(trigger, statement.label)
  if (!words) return null
  // '90% of customers': the label's noun is what the share is taken of.
  if (options.nounAfter && statement.figures.some((one) => one.kind === 'percent')) return null
  return { figure, trigger: words[0], distance: Math.min(words.index, 40) / 2 }
}

function bindProse(statement: Statement, trigger: RegExp, options: BindOptions): Binding | null {
  const figures = statement.figures.filter((one) => options.units.includes(one.kind))
  if (figures.length === 0) return null
  let best: Binding | null = null
  for (const match of everyMatch(trigger, statement.text)) {
    const end = match.index + match[0].length
    for (const figure of figures) {
      const distance = measureDistance(statement.text, figure, match.index, end, figures, options)
      if (distance !== null && (!best || distance < best.distance)) best = { figure, trigger: match[0], distance }
    }
  }
  return best
}

function measureDistance(
  text: string,
  figure: Figure,
  start: number,
  end: number,
  all: readonly Figure[],
  options: BindOptions,
): number | null {
  if (figure.end <= start) {
    const between = text.slice(figure.end, start)
    if (figure.start === 0 && all.length === 1 && between.trim().length === 1 && dotted.test(text))
      return between.length
    if (clauseBreaks.test(between) || hasFigureBetween(all, figure.end, start)) return null
    if (options.nounAfter)
      return isNounPhrase(between) || (unspaced.test(text) && classifier.test(between)) ? between.length : null
    if (between.length > mostCharsBeforeTrigger || clauseEnd.test(between)) return null
    return between.length
  }
  if (figure.start >= end) {
    const between = text.slice(end, figure.start)
    if (hasFigureBetween(all, end, figure.start)) return null
    if (options.nounAfter)
      return /^\s?(?::|：|=|–|-)\s?$/.test(between) ||
        (text.length <= longestLabelLineChars && between === ' ') ||
        (unspaced.test(text) && unspacedVerb.test(between))
        ? between.length
        : null
    if (
      between.length > mostCharsAfterTrigger ||
      clauseBreaks.test(between.replace(/^\s?[–—-]\s/, ' ')) ||
      !plainWordsBetween.test(between)
    )
      return null
    if (labelled.test(between) && !hasFigureInFront(text, start, all)) return 0
    return ofIt.test(between) ? 1 : between.length + 6
  }
  return 0
}

/** '$120 CAC: $480' names the figure in front, unless that has a label of its own. */
const hasFigureInFront = (text: string, start: number, figures: readonly Figure[]): boolean =>
  figures.some(
    (one) =>
      one.end <= start && text.slice(one.end, start).trim() === '' && !/[:：=]\s?$/u.test(text.slice(0, one.start)),
  )

const hasFigureBetween = (figures: readonly Figure[], from: number, to: number): boolean =>
  figures.some((one) => one.start >= from && one.end <= to)
/** Whether up to three words can stand between a count and its noun: a preposition or verb makes another noun the counted one. */
const isNounPhrase = (between: string): boolean =>
  /^\s?(?:[\p{L}\p{N}-]+\s){0,3}$/u.test(between) && !otherCountedWords.test(between)
