import { findCounts, findDurations } from './counts.ts'
import type { Figure } from './figure.ts'
import { findMoney } from './money.ts'
import { findPercents } from './percent.ts'
import { findPeriods, type Period } from './periods.ts'

const digit = /[\d٠-٩۰-۹０-９]/u
const none: { figures: Figure[]; periods: Period[] } = { figures: [], periods: [] }

/**
 * Returns every figure and period of a text, left to right. Money and shares are read first; what a date takes is not a
 * count. `language` (ISO 639-1) tells how digits are grouped and what 'mil' means.
 */
export function readFigures(text: string, language = 'en'): { figures: Figure[]; periods: Period[] } {
  if (!digit.test(text)) return none
  const figures = findMoney(text, language)
  const add = (more: readonly Figure[]) => {
    for (const one of more)
      if (!figures.some((other) => other.start < one.end && one.start < other.end)) figures.push(one)
  }
  add(findPercents(text))
  add(findDurations(text))
  const taken = figures.slice()
  const periods = findPeriods(text).filter(
    (one) => !taken.some((other) => other.start < one.end && one.start < other.end),
  )
  add(
    findCounts(text, language).filter(
      (one) => !periods.some((other) => other.start < one.end && one.start < other.end),
    ),
  )
  return { figures: figures.sort((a, b) => a.start - b.start), periods }
}
