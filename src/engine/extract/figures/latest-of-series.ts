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
 * the last that is not ahead of the deck, with its own period alone. A text without such a row comes back as it was.
 */
export function takeLatest(statement: Statement, binding: Binding, date: DeckDate): [Statement, Binding] {
  const { figure } = binding
  const alike = statement.figures.filter((one) => one.kind === figure.kind && one.unit === figure.unit)
  if (statement.shape !== 'prose' || alike.length < fewestDated) return [statement, binding]
  const dated = listDated(statement, alike).filter(({ period }) => !liesAhead(period, date))
  if (dated.length < fewestDated || !dated.some((one) => one.figure === figure)) return [statement, binding]
  const [latest] = dated.toSorted((one, other) => readEnd(other) - readEnd(one))
  if (!latest) return [statement, binding]
  return [
    { ...statement, periods: [latest.period] },
    { ...binding, figure: latest.figure },
  ]
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
