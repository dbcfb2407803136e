import type { Line } from '#engine/deck-doc.ts'
import { readMonth } from '#engine/extract/figures/nature.ts'
import { priceWords } from '#engine/lexicons/figure-label-words.ts'
import { priceRates } from '#engine/lexicons/price-words.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import { roundsTo } from '#engine/text/rounds-to.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { readFigureUnit } from './read-figure-unit.ts'

/** A claim's figure as it is compared: what it measures, its amount, its unit and its last month. */
type Measured = {
  claim: Claim
  metric: string
  amount: number
  unit: string
  month: number | null
  period: string | null
}

/**
 * Returns the other value of the same field that is as good, or why this one is past: the same metric, unit and period with
 * another amount. Rounded forms of one number agree; figures of different periods do not rival, but the latest stands.
 */
export function findRivalFigure(claim: Claim, others: readonly Claim[], deck: VerifySources): Problem | null {
  const here = measure(claim, deck)
  if (!here) return null
  if (claim.fact.key === 'pricing') return findOtherPrice(claim, deck)
  const alike = others.flatMap((one) => {
    const there = measure(one, deck)
    return there && isComparable(here, there) && !isLater(here, there) ? [there] : []
  })
  const later = alike.find((one) => isLater(one, here))
  if (later && claim.fact.key !== 'revenue_forecast')
    return { gate: 'when', is: 'past', ...(here.period ? { until: here.period } : {}) }
  const rival = alike.find((one) => one.period === null || here.period === null || isSamePeriod(one, here))
  if (!rival) return null
  return {
    gate: 'rival',
    here: { page: claim.evidence[0]?.page ?? null },
    value: String(claim.fact.value),
    there: { page: rival.claim.evidence[0]?.page ?? null },
    other: String(rival.claim.fact.value),
  }
}

/** Another price on the same slide: one plan of several is not the price. */
function findOtherPrice(claim: Claim, deck: VerifySources): Problem | null {
  const { statement, figure } = readFigureUnit(claim, deck)
  const { slide, language } = statement
  if (!slide || !figure) return null
  const isPriceList = priceWords.test(slide.title)
  const own = slide.lines.find(({ text }) => text.includes(figure.text))
  const prices = slide.lines.flatMap((line) =>
    readFigures(line.text, language).figures.filter(
      (one) =>
        one.kind === 'money' &&
        (isPriceList ||
          (own && isSetAlike(line, own)) ||
          firstMatch(priceRates.in(language), line.text.slice(one.end)) !== null),
    ),
  )
  const other = prices.find((one) => one.amount !== figure.amount && one.amount > 0)
  if (!other) return null
  const place = { page: slide.page }
  return { gate: 'rival', here: place, value: String(claim.fact.value), there: place, other: other.text }
}

/** In fractions of the page. */
const mostShift = 0.01
/** In points. */
const mostSizeGap = 0.5

/** Lines of one type in one column or row: the prices of several plans. */
const isSetAlike = (one: Line, other: Line) =>
  Math.abs(one.fontSize - other.fontSize) < mostSizeGap &&
  (Math.abs(one.box.x - other.box.x) < mostShift || Math.abs(one.box.y - other.box.y) < mostShift)

/** Months compare where both are known; 'Year 1' and 'Year 3' by their words. */
const isSamePeriod = (one: Measured, other: Measured) =>
  one.month !== null && other.month !== null ? one.month === other.month : one.period === other.period

/** Months tell where both are known; else an update is younger than the deck, and than the updates before it. */
function isLater(one: Measured, other: Measured): boolean {
  if (one.month !== null && other.month !== null && one.month !== other.month) return one.month > other.month
  return getAge(one.claim) < getAge(other.claim)
}

/** How many updates are newer than a claim's; all are newer than the deck. */
const getAge = ({ evidence: [first] }: Claim) =>
  first?.document === 'updates' ? (first.update?.age ?? 0) : Number.POSITIVE_INFINITY

/** Whether two claims measure one thing and say different amounts of it. */
function isComparable(here: Measured, there: Measured): boolean {
  if (here.metric !== there.metric || here.unit !== there.unit) return false
  return !roundsTo([String(here.claim.fact.value), String(there.claim.fact.value)], [here.amount, there.amount])
}

function measure(claim: Claim, deck: VerifySources): Measured | null {
  const { statement, figure } = readFigureUnit(claim, deck)
  if (!figure) return null
  const periods = statement.periods.filter((one) => !one.relative)
  const months = periods.flatMap((one) => readMonth(one) ?? [])
  return {
    claim,
    metric: claim.fact.scope?.metric ?? claim.fact.key,
    amount: figure.amount,
    unit: `${figure.kind} ${figure.unit}`,
    month: months.length > 0 ? Math.max(...months) : null,
    period: statement.periods[0]?.text ?? null,
  }
}
