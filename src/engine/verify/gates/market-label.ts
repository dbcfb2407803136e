import { bindFigure } from '#engine/extract/figures/bind-figure.ts'
import { joinStatementWords } from '#engine/extract/figures/statement.ts'
import { marketNouns } from '#engine/lexicons/figure-label-words.ts'
import { companyMetrics, growthWords, marketLabels } from '#engine/lexicons/market-words.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import type { FigureUnit } from '../figure-unit.ts'

/** Longer lines hold more than a label and its size. */
const longestLineChars = 60
const isOnlySize = ({ statement, figure }: FigureUnit) =>
  statement.figures.every((one) => one === figure || one.kind !== figure?.kind)
const opensLine = (label: RegExp, words: string) => (firstMatch(label, words)?.index ?? 9) < 3

const sizes = ['tam', 'sam', 'som'] as const

/** A number of people or firms has its noun behind it; one without is money whose currency was lost. */
const isCounted = (behind: string) => /^\s?\p{L}{3,}/u.test(behind)

/**
 * Returns whether a size bears its own label or its words; the size of any market is none of them. Growth needs a word for
 * the market beside it or over it, and no metric of a company.
 */
export function labelsMarket(field: (typeof sizes)[number] | 'market_growth', unit: FigureUnit): boolean {
  const { statement, figure, headings } = unit
  if (!figure) return false
  const words = joinStatementWords(statement)
  const isSaid = (pattern: RegExp, text: string) => firstMatch(pattern, text) !== null
  if (field === 'market_growth') {
    const named = isSaid(marketNouns.in(statement.language), words)
    if (isSaid(companyMetrics.in(statement.language), words) && !named) return false
    const grows = bindFigure(statement, growthWords, { units: ['percent'] })?.figure === figure
    return grows && (named || headings.some((one) => isSaid(marketNouns.in(statement.language), one)))
  }
  if (figure.kind !== 'money' && !(figure.kind === 'count' && isCounted(statement.text.slice(figure.end)))) return false
  if (bindFigure(statement, marketLabels[field], { units: [figure.kind] })?.figure === figure) return true
  return (
    words.length <= longestLineChars && isOnlySize(unit) && opensLine(marketLabels[field].in(statement.language), words)
  )
}
