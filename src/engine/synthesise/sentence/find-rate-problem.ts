import type { Quantity } from '#engine/text/quantities.ts'
import { sameQuantity } from '#engine/text/quantities.ts'
import type { ProseText } from './read-prose.ts'
import type { Source } from './read-sources.ts'

const rate = /\bper (month|year|week|day|hour|quarter)\b/gu
const unit = /^[\s-]?(days?|weeks?|months?|quarters?|years?|hours?|minutes?|seconds?)\b/u
const percentPoints = /^\s?(?:percentage )?points?\b/u
/** What says the same as a rate. */
const rateWords: Readonly<Record<string, RegExp>> = {
  month: /\b(?:mrr|mom|months?|mes|mensual|mensuales|mois|monat)\b/u,
  year: /\b(?:arr|yoy|cagr|years?|12 months|anual|anuales|año|an|jahr)\b/u,
  week: /\bweeks?\b/u,
  day: /\bdays?|día|diario\b/u,
  hour: /\bhours?|hora\b/u,
  quarter: /\bquarters?|qoq|q[1-4]\b/u,
}

/** Returns a rate or a span of a sentence that its figure does not have in what is cited: '$9 a year' for '$9/month'. */
export function findRateProblem(sentence: ProseText, sources: readonly Source[], isForeign: boolean): string | null {
  for (const match of sentence.text.matchAll(rate)) {
    const figure = isAttribute(sentence.text.slice(match.index + match[0].length))
      ? null
      : findNearest(sentence.figures, match.index)
    const holding = sources.filter((source) => figure === null || holds(source, figure))
    const of = match[1] ?? ''
    const isTold = holding.some(
      ({ texts, fact }) => texts.some(({ text }) => rateWords[of]?.test(text)) || defaultRates[fact.key] === of,
    )
    if (holding.length > 0 && !isTold) return `its '${match[0]}' stands in no fact of ${figure?.text ?? 'it'}`
  }
  if (
    isForeign &&
    !sources.some(({ texts }) => texts.some((text) => text.figures.some(({ end }) => unit.test(text.text.slice(end)))))
  )
    return null
  for (const figure of sentence.figures) {
    const after = sentence.text.slice(figure.end)
    const [, spoken] = unit.exec(after) ?? []
    if (spoken !== undefined && !sources.some(({ texts }) => texts.some((text) => hasSpan(text, figure, spoken))))
      return `its '${figure.text} ${spoken}' stands in no fact that it cites`
    if (percentPoints.test(after) && !sources.some(({ texts }) => texts.some(({ text }) => /points?/u.test(text))))
      return 'it tells a share as points'
  }
  return null
}

/** 'Annual subscription' says what it is, 'annual revenue of $2M' and '$2M a year' at which rate a figure runs. */
const isAttribute = (behind: string): boolean =>
  /^ (?!of\b|for\b|to\b|in\b|and\b|or\b|on\b|at\b|by\b|with\b|from\b|net\b|per\b|as\b|while\b|after\b|before\b|over\b|until\b)\p{L}/u.test(
    behind,
  ) && !/^ (?:\p{L}+ ){1,3}(?:of|is|was|at|to) \P{L}*\d/u.test(behind)

/** Rates that a figure of a field has where nothing else is printed. */
const defaultRates: Readonly<Record<string, string>> = { market_growth: 'year', burn_rate: 'month' }

const holds = ({ texts }: Source, figure: Quantity) =>
  texts.some((text) => text.figures.some((one) => sameQuantity(one, figure)))

const behindCost = 4

function findNearest(figures: readonly Quantity[], index: number): Quantity | null {
  // A rate follows its figure more often than it leads to it.
  const gap = ({ start, end }: Quantity) => (end <= index ? index - end : behindCost * (start - index))
  return figures.toSorted((one, other) => gap(one) - gap(other))[0] ?? null
}

/** Whether a text has the figure with a span of the same name, before or behind it; 'twelve months' are a year. */
function hasSpan(text: ProseText, figure: Quantity, spoken: string): boolean {
  const name = spoken.replace(/s$/u, '')
  return text.figures.some((one) => {
    if (one.amount !== figure.amount) return false
    const after = text.text.slice(one.end, one.end + 25)
    const [, printed] = unit.exec(after) ?? []
    return printed === undefined
      ? new RegExp(`\\b${name}s?\\b`, 'u').test(text.text)
      : printed.replace(/s$/u, '') === name
  })
}
