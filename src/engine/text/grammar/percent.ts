import { shareOrMultiple } from '#engine/lexicons/figure-units.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import { spacedLetter } from '#engine/text/digits-and-letters.ts'
import type { Figure } from './figure.ts'
import { inPlainDigits, numberPattern, parseNumber } from './numbers.ts'

const dash = String.raw`\s?(?:-|–|—|to|bis|à|hasta|até)\s?`
const percent = latinFirst(
  [
    `(?:[~≈><≥≤+–-]\\s?)?(?<![${spacedLetter}\\d.,])(?<low>${numberPattern})\\s?%?\\+?`,
    `(?:${dash}(?<high>${numberPattern}))?\\s?(?:%|percent(?![\\p{L}])|per cent`,
    `(?![\\p{L}])|Prozent|por ciento|pour cent|por cento|per cento|procent|proc\\.|процент\\p{L}*|درصد|بالمئة|퍼센트|パーセント)\\+?`,
  ].join(''),
  'giu',
)
const multiple = latinFirst(
  [
    `(?:[~≈><≥≤]\\s?)?(?<![\\p{L}\\d.,/])(?<low>\\d+(?:[.,]\\d+)?)(?:${dash}`,
    `(?<high>\\d+(?:[.,]\\d+)?))?\\s?(?:[x×](?![\\p{L}\\d])|(?:-?fold|times|-?fach|veces|vezes|fois|volte|keer|razy|раза?)`,
    `(?![\\p{L}])|[倍배])`,
  ].join(''),
  'giu',
)
/** Turkish sets the mark before the number: '%12'. */
const turned = latinFirst(`(?<![\\d.,]\\s?)(?<!\\p{L})%\\s?(?<low>${numberPattern})(?![\\d%]|\\s?%)`, 'giu')

/** Shares in percent (amount 0.3 for '30%') and multiples (amount 4.2 for '4.2x', '4.2 times'), left to right. */
export function findPercents(text: string): Figure[] {
  return shareOrMultiple.test(text) ? inPlainDigits(text, readShares) : []
}

function readShares(text: string): Figure[] {
  const found: Figure[] = []
  for (const match of everyMatch(percent, text)) found.push(readShare(match, 'percent', 0.01, '%'))
  for (const match of everyMatch(turned, text)) {
    const one = readShare(match, 'percent', 0.01, '%')
    if (!found.some((other) => other.start < one.end && one.start < other.end)) found.push(one)
  }
  for (const match of everyMatch(multiple, text)) {
    const one = readShare(match, 'multiple', 1, 'x')
    if (!found.some((other) => other.start < one.end && one.start < other.end)) found.push(one)
  }
  return found.sort((a, b) => a.start - b.start)
}

function readShare(match: RegExpMatchArray, kind: 'percent' | 'multiple', factor: number, unit: string): Figure {
  const { low = '', high } = match.groups ?? {}
  const start = match.index ?? 0
  const rounded = (printed: string) => Number((parseNumber(printed, true) * factor).toPrecision(12))
  return {
    kind,
    text: match[0],
    amount: rounded(low),
    high: high === undefined ? null : rounded(high),
    unit,
    start,
    end: start + match[0].length,
  }
}
