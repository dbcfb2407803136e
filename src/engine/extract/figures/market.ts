import type { Extractor, Fact } from '#engine/facts.ts'
import {
  companyMetrics,
  growthWords,
  marketLabels,
  marketSizePhrases,
  marketTitles,
  noNounBehind,
  notMarketSize,
  otherGrowth,
  wordBehindNoun,
} from '#engine/lexicons/market-words.ts'
import { translated } from '#engine/lexicons/translated.ts'
import type { Figure } from '#engine/text/grammar/figure.ts'
import type { ExtractInput } from '../extract-input.ts'
import { bindFigure } from './bind-figure.ts'
import { keepDistinctFacts } from './distinct-facts.ts'
import { findClause, findPeriodsNear, liesAhead } from './nature.ts'
import { getMainKind, hasKind, joinStatementWords, type Statement } from './statement.ts'

type MarketKey = 'tam' | 'sam' | 'som'
/** In the currency of the deck; smaller amounts are not a market. */
const leastMarketMoney = 1e7
/** Smaller counts of people or firms are not a whole market. */
const leastBuyers = 1e6
const marketWords = translated(/\b(?:market|industry|sector|demand)\b/i, 'market')
const growthVerbs = translated(/CAGR|grow|grew/i, 'marketGrowth')

/** Market sizes by label, by phrase, and last by the largest figure of a slide on the market; and how the market grows. */
export const marketExtractor: Extractor<ExtractInput> = {
  id: 'figures/market',
  extract: ({ statements: all, deckDate }) => {
    const statements = all.filter((one) => one.figures.length > 0)
    const labelled = statements.flatMap(findLabelledSizes)
    const sized = labelled.some((fact) => fact.key === 'tam')
      ? []
      : findUnlabelledSizes(statements).filter((one) => !labelled.some((other) => isSameFigure(one, other)))
    const growth = statements.flatMap((statement) => findMarketGrowth(statement, deckDate))
    return keepDistinctFacts([...labelled, ...sized, ...growth])
  },
}

/** A figure that bears the label of a part of the market is not the whole. */
const isSameFigure = (a: Fact, b: Fact): boolean =>
  a.scope?.amount === b.scope?.amount && a.evidence[0]?.page === b.evidence[0]?.page

function findLabelledSizes(statement: Statement): Fact[] {
  if (getMainKind(statement.slide) === 'competition') return []
  const sizes = statement.figures.filter((one) => one.kind === 'money' || one.kind === 'count')
  const several = statement.shape === 'prose' && sizes.length > 1
  const only = findFirstLabel(joinStatementWords(statement), statement.language)
  const named = (['tam', 'sam', 'som'] as const).filter((key) => several || key === only)
  return named.flatMap((key) => {
    const money = bindFigure(statement, marketLabels[key], { units: ['money'] })
    if (money && money.figure.amount >= 1e5) return [makeSizeFact(key, statement, money.figure, 0.92, 'label')]
    const count = bindFigure(statement, marketLabels[key], { units: ['count'] })
    const large = count && count.figure.amount >= (key === 'tam' ? leastBuyers : 1000) ? count : null
    return large ? [makeSizeFact(key, statement, large.figure, 0.74, 'label')] : []
  })
}

/** 'SOM is a tenth of SAM' is a label of the SOM. */
function findFirstLabel(label: string, language: string): MarketKey | null {
  const places = (['tam', 'sam', 'som'] as const).map((key) => {
    const pattern = marketLabels[key].in(language)
    pattern.lastIndex = 0
    return { key, at: label.search(pattern) }
  })
  return places.filter((one) => one.at >= 0).sort((a, b) => a.at - b.at)[0]?.key ?? null
}

/** Where no figure bears the label: figures that a sentence calls a market, and the largest on a slide titled so. */
function findUnlabelledSizes(statements: readonly Statement[]): Fact[] {
  return statements.flatMap((statement) => {
    const words = joinStatementWords(statement)
    const kind = getMainKind(statement.slide)
    if (
      notMarketSize.in(statement.language).test(words) ||
      hasKind(statement.slide, 'competition', 'ask') ||
      (kind === 'traction' && !hasKind(statement.slide, 'market'))
    )
      return []
    const titled = marketTitles.in(statement.language).test(statement.heading)
    const bound = bindFigure(statement, marketSizePhrases, { units: ['money'] })
    const named = bound && bound.figure.amount >= leastMarketMoney ? bound.figure : null
    if (named) return [makeSizeFact('tam', statement, named, titled ? 0.84 : 0.68, 'phrase')]
    // On a slide of traction only a figure that is called a market is one.
    return kind !== 'traction' && (titled || kind === 'market') ? findLargeFigures(statement, titled) : []
  })
}

function findLargeFigures(statement: Statement, titled: boolean): Fact[] {
  const money = statement.figures.filter((one) => one.kind === 'money' && one.amount >= leastMarketMoney)
  if (money.length > 0)
    return money.map((figure) => makeSizeFact('tam', statement, figure, titled ? 0.78 : 0.66, 'slide'))
  const buyers = statement.figures.filter((one) => one.kind === 'count' && one.amount >= leastBuyers)
  return getMainKind(statement.slide) === 'market'
    ? buyers.map((figure) => makeSizeFact('tam', statement, figure, 0.6, 'slide'))
    : []
}

function makeSizeFact(
  key: MarketKey,
  statement: Statement,
  figure: Figure,
  base: number,
  how: 'label' | 'phrase' | 'slide',
): Fact {
  // Among sizes found alike the largest stated wins.
  const larger = Math.min(0.06, Math.max(0, Math.log10(Math.max(1, figure.amount)) - 6) * 0.01)
  const people = figure.kind === 'count' ? readCountedNoun(statement.text, figure) : ''
  return {
    key,
    value: `${figure.text}${people}`,
    evidence: statement.evidence,
    kind: 'stated',
    rule: `market/${key}-${how}`,
    score: Math.min(1, base + larger),
    scope: {
      metric: key.toUpperCase(),
      period: statement.periods[0]?.text ?? null,
      nature: 'actual',
      amount: figure.amount,
      unit: figure.unit || null,
    },
  }
}

/** '300 million gardeners': a count means nothing without what is counted. */
function readCountedNoun(text: string, figure: Figure): string {
  const words = /^\s(?:[\p{Ll}-]+\s)?[\p{Ll}-]+/u.exec(text.slice(figure.end))?.[0] ?? ''
  return noNounBehind.test(words) ? '' : words.replace(wordBehindNoun, '')
}

function findMarketGrowth(statement: Statement, date: number | null): Fact[] {
  const words = joinStatementWords(statement)
  const binding = bindFigure(statement, growthWords, { units: ['percent'] })
  if (!binding || binding.figure.amount <= 0 || binding.figure.amount > 5) return []
  const cagr = /\b(?:CAGR|TCAC|TCAM)\b|复合增长率|年均复合/iu.test(words)
  const market = marketWords.in(statement.language).test(words)
  const titled =
    marketTitles.in(statement.language).test(statement.heading) || getMainKind(statement.slide) === 'market'
  const early = hasKind(statement.slide, 'problem', 'why-now', 'market')
  if (companyMetrics.in(statement.language).test(words) && !market) return []
  const aboutOthers = hasKind(statement.slide, 'traction', 'financials', 'competition', 'ask')
  if (aboutOthers && !market && !(cagr && titled)) return []
  if (otherGrowth.test(findClause(statement, binding.figure))) return []
  if (!growthVerbs.in(statement.language).test(words)) return []
  const base = cagr && (market || titled) ? 0.86 : market ? 0.8 : titled ? 0.72 : early ? 0.62 : cagr ? 0.6 : 0
  if (base === 0) return []
  const period = findPeriodsNear(statement, binding.figure)[0]
  return [
    {
      key: 'market_growth',
      value: `${binding.figure.text}${/\bCAGR\b/i.test(words) ? ' CAGR' : ''}`,
      evidence: statement.evidence,
      kind: 'stated',
      rule: cagr ? 'market/cagr' : 'market/growth',
      score: base - Math.min(binding.distance, 40) * 0.001,
      scope: {
        metric: 'market growth',
        period: period?.text ?? null,
        nature: period && liesAhead(period, date) ? 'forecast' : 'actual',
        amount: binding.figure.amount,
        unit: '%',
      },
    },
  ]
}
