import type { Extractor, Fact, FactKey } from '#engine/facts.ts'
import { notAPrice, priceRates } from '#engine/lexicons/price-words.ts'
import { translated } from '#engine/lexicons/translated.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { Figure } from '#engine/text/grammar/figure.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import { findPeriods, type Period } from '#engine/text/grammar/periods.ts'
import type { ExtractInput } from '../extract-input.ts'
import { bindFigure } from './bind-figure.ts'
import { keepDistinctFacts } from './distinct-facts.ts'
import { getMainKind, hasKind, joinStatementWords, type Statement } from './statement.ts'

const priceWords = translated(
  /\b(?:pric(?:e|es|ing)|plans?|tiers?|subscription|business model|revenue model)\b/i,
  'prices',
)
const breakEvenWords = translated(
  latinFirst(/\b(?:break[- ]?even|profitab(?:le|ility)|cash[- ]?flow positive|breakeven)(?![\p{L}])/giu),
  'breakEven',
)
const mostCharsToPeriod = 48

/** Prices and break-even. */
export const termExtractor: Extractor<ExtractInput> = {
  id: 'figures/terms',
  extract: (input) =>
    keepDistinctFacts(input.statements.flatMap((statement) => [...findPrices(statement), ...findBreakEven(statement)])),
}

function findPrices(statement: Statement): Fact[] {
  const words = joinStatementWords(statement)
  const { slide } = statement
  if (
    slide &&
    hasKind(slide, 'problem', 'competition', 'market', 'ask', 'traction') &&
    getMainKind(slide) !== 'business-model'
  )
    return []
  const { language } = statement
  if (notAPrice.in(language).test(words)) return []
  const home = getMainKind(slide) === 'business-model' || priceWords.in(language).test(statement.heading)
  if (!home && !priceWords.in(language).test(words)) return []
  return statement.figures.flatMap((figure) => {
    if (figure.kind !== 'money' || figure.amount <= 0) return []
    const behind = priceRates.in(language).exec(statement.text.slice(figure.end))?.[0] ?? readLabelRate(statement)
    if (behind === null) return []
    const value = `${figure.text}${behind.replace(/\s+/g, ' ')}`.trim()
    return [makeTermFact('pricing', value, statement, home ? 0.82 : 0.68, 'terms/price', figure)]
  })
}

const readLabelRate = (statement: Statement): string | null =>
  statement.shape === 'labelled' ? (priceRates.in(statement.language).exec(` ${statement.label}`)?.[0] ?? null) : null

function findBreakEven(statement: Statement): Fact[] {
  if (hasKind(statement.slide, 'problem', 'market', 'competition') && !hasKind(statement.slide, 'financials')) return []
  const words = joinStatementWords(statement)
  const named = findNearestPeriod(words, breakEvenWords.in(statement.language))
  if (named) return [makeTermFact('break_even', named.words, statement, 0.82, 'terms/break-even')]
  const after = bindFigure(statement, breakEvenWords, { units: ['duration'] })
  if (!after || /\b(?:payback|per|customer|unit)\b/i.test(words)) return []
  return [makeTermFact('break_even', after.figure.text, statement, 0.72, 'terms/break-even-in', after.figure)]
}

const periodLead =
  /(?:\b(?:(?:the )?(?:first|second) half of|(?:the )?end of|early|mid|late|by|before|until)\s?-?)+\s?$/i

/** The period nearest to the trigger, with 'second half of', 'end of' before it. */
function findNearestPeriod(words: string, trigger: RegExp): { words: string; period: Period } | null {
  const match = firstMatch(trigger, words)
  if (!match) return null
  const end = match.index + match[0].length
  const distance = (one: Period) => (one.start >= end ? one.start - end : match.index - one.end + 8)
  const nearest = findPeriods(words)
    .filter((one) => distance(one) >= 0 && distance(one) < mostCharsToPeriod && (one.year !== null || one.relative))
    .sort((a, b) => distance(a) - distance(b))[0]
  if (!nearest) return null
  const ahead = periodLead.exec(words.slice(0, nearest.start))?.[0] ?? ''
  return { words: `${ahead}${nearest.text}`.replace(/^(?:the|by) /i, '').trim(), period: nearest }
}

function makeTermFact(
  key: FactKey,
  value: string,
  statement: Statement,
  score: number,
  rule: string,
  figure?: Figure,
): Fact {
  const scope = {
    metric: key,
    period: statement.periods[0]?.text ?? null,
    nature: 'actual' as const,
    amount: figure?.amount ?? null,
    unit: figure?.unit ?? null,
  }
  const better = statement.document === 'updates' ? 0.08 : 0
  return {
    key,
    value,
    evidence: statement.evidence,
    kind: 'stated',
    rule,
    score: score + better,
    scope,
  }
}
