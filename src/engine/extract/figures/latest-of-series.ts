import type { Figure } from '#engine/text/grammar/figure.ts'
import type { Period } from '#engine/text/grammar/periods.ts'
import type { Binding } from './bind-figure.ts'
import { type DeckDate, liesAhead, readMonth } from './nature.ts'
import type { Statement } from './statement.ts'

type Dated = { figure: Figure; period: Period }

const betweenPeriodAndFigure = /^\)?\s?[:=–-]?\s?$/u
const betweenFigureAndPeriod = /^\s?(?:in|en|im|for|@)?\s?\(?$/iu
const fewestDated = 2

/**
 * Returns the statement and figure that tell how it stands where a text goes through several years: '$0.4M in 2022, $3.1M in 2024' gives
 * the last that is not ahead of the deck, with its own period before the others. A text without such a row comes back as it was, and so does
 * one of a deck without a date, of which a plan can't be told.
 */
export function takeLatest(statement: Statement, binding: Binding, date: DeckDate): [Statement, Binding] {
  const { figure } = binding
  const alike = statement.figures.filter((one) => one.kind === figure.kind && one.unit === figure.unit)
  if (date === null || statement.shape !== 'prose' || alike.length < fewestDated) return [statement, binding]
  const row = cutRow(statement, listDated(statement, alike), figure)
  const reached = row.filter(({ period }) => !liesAhead(period, date))
  const [latest, ...others] = reached.toSorted((one, other) => readEnd(other) - readEnd(one))
  if (!latest || reached.length < fewestDated || !reached.some((one) => one.figure === figure))
    return [statement, binding]
  return [
    { ...statement, periods: [latest, ...others].map(({ period }) => period) },
    { ...binding, figure: latest.figure },
  ]
}

const joints = /^[\s,;:()/|→–-]*(?:(?:and|then|in|en|im|to|und|y|et|e)[\s,;:(]*){0,2}$/iu

/** The dated figures around one, as far as no other words stand between them: 'raised $5M' is of something else. */
function cutRow({ text }: Statement, dated: readonly Dated[], figure: Figure): Dated[] {
  const rows = dated.reduce<Dated[][]>((all, one, at) => {
    const before = dated[at - 1]
    return before && joints.test(readBetween(text, before, one))
      ? [...all.slice(0, -1), [...(all.at(-1) ?? []), one]]
      : [...all, [one]]
  }, [])
  return rows.find((row) => row.some((one) => one.figure === figure)) ?? []
}

/** What stands between two dated figures, without their periods. */
function readBetween(text: string, before: Dated, behind: Dated): string {
  const from = Math.max(before.figure.end, before.period.end)
  return text.slice(from, Math.min(behind.figure.start, behind.period.start))
}

const readEnd = ({ period }: Dated) => readMonth(period) ?? 0

/** Each figure with the period right before it, or all with the one right behind: the text begins with one or the other. */
function listDated({ text, periods }: Statement, figures: readonly Figure[]): Dated[] {
  const known = periods.filter(({ year, relative }) => year !== null && !relative)
  const leads = (known[0]?.start ?? 0) < (figures[0]?.start ?? 0)
  return figures.flatMap((figure) => {
    const period = known.find((one) =>
      leads
        ? one.end <= figure.start && betweenPeriodAndFigure.test(text.slice(one.end, figure.start))
        : one.start >= figure.end && betweenFigureAndPeriod.test(text.slice(figure.end, one.start)),
    )
    return period ? [{ figure, period }] : []
  })
}
