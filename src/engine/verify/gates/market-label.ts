import type { Line } from '#engine/deck-doc.ts'
import { bindFigure } from '#engine/extract/figures/bind-figure.ts'
import { getMainKind, joinStatementWords } from '#engine/extract/figures/statement.ts'
import { bottomEdge, isInSameColumn } from '#engine/geometry.ts'
import { marketNouns } from '#engine/lexicons/figure-label-words.ts'
import { companyMetrics, growthWords, marketLabels, notMarketSize } from '#engine/lexicons/market-words.ts'
import type { Translated } from '#engine/lexicons/translated.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
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
 * Returns whether a size bears its own label or its words; the size of any market is none of them, but the largest
 * that the deck's own slide calls the market's size is what could be sold at most. Growth needs a word for
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
  if (
    words.length <= longestLineChars &&
    isOnlySize(unit) &&
    opensLine(marketLabels[field].in(statement.language), words)
  )
    return true
  return isUnderLabel(field, unit) || (field === 'tam' && isLargestOfMarket(unit))
}

/** In fractions of the page: a heading further up is of another part. */
const mostRoomUnderLabel = 0.15
const slack = 0.01

/** Whether the nearest line over a sum that opens with the label of a size has this one's, and the sum is the first under it. */
function isUnderLabel(field: (typeof sizes)[number], { statement, figure }: FigureUnit): boolean {
  const { slide, language } = statement
  const [own] = statement.lines
  if (!slide || !own || figure?.kind !== 'money') return false
  const said = joinStatementWords(statement)
  if ([notMarketSize, companyMetrics].some((words) => firstMatch(words.in(language), said) !== null)) return false
  const above = slide.lines
    .filter(
      ({ box }) => bottomEdge(box) <= own.box.y + slack && box.x <= own.box.x + slack && isInSameColumn(box, own.box),
    )
    .toSorted((one, other) => other.box.y - one.box.y)
  const at = above.findIndex(({ text }) => sizes.some((size) => opensLine(marketLabels[size].in(language), text)))
  const label = above[at]
  if (!label || own.box.y - bottomEdge(label.box) > mostRoomUnderLabel) return false
  const isSum = (line: Line) => readFigures(line.text, language).figures.some(({ kind }) => kind === 'money')
  return opensLine(marketLabels[field].in(language), label.text) && !above.slice(0, at + 1).some(isSum)
}

/**
 * Whether a sum is called a market's size in its own words or by the heading over it, on the slide of the market, and is the
 * largest sum there. A slide that names TAM, SAM or SOM means those; a sum of the company or of a part of the market is neither.
 */
function isLargestOfMarket({ statement, figure, headings }: FigureUnit): boolean {
  const { slide, language } = statement
  if (!slide || figure?.kind !== 'money' || getMainKind(slide) !== 'market') return false
  const words = joinStatementWords(statement)
  const isSaid = (pattern: Translated, texts: readonly string[]) =>
    texts.some((text) => firstMatch(pattern.in(language), text) !== null)
  if (isSaid(notMarketSize, [words]) || isSaid(companyMetrics, [words])) return false
  if (![words, ...headings].some((text) => sizeWords.test(text))) return false
  const lines = slide.lines.map(({ text }) => text)
  if (sizes.some((size) => isSaid(marketLabels[size], lines))) return false
  const sums = lines.flatMap((text) => readFigures(text, language).figures).filter(({ kind }) => kind === 'money')
  return sums.every(({ unit, amount }) => unit === figure.unit && amount <= figure.amount)
}

/** 'The port software market is worth $80B' may be a market that the company takes a small part in. */
const sizeWords = /\bmarket (?:size|value|volume|opportunity|potential)\b/iu
