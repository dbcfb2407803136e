import type { Extractor, Fact, FactKey } from '#engine/facts.ts'
import { notAPrice, priceRates } from '#engine/lexicons/price-words.ts'
import { translated } from '#engine/lexicons/translated.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { Figure } from '#engine/text/grammar/figure.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import { findPeriods, type Period } from '#engine/text/grammar/periods.ts'
import type { ExtractInput } from '../extract-input.ts'
import { bindFigure } from './bind-figure.ts'
import { distinctFacts } from './distinct-facts.ts'
import { hasKind, mainKind, type Statement, wordsOf } from './statement.ts'

const prices = translated(/\b(?:pric(?:e|es|ing)|plans?|tiers?|subscription|business model|revenue model)\b/i, 'prices')
const breakEven = translated(
  latinFirst(/\b(?:break[- ]?even|profitab(?:le|ility)|cash[- ]?flow positive|breakeven)(?![\p{L}])/giu),
  'breakEven',
)
const reach = 48

/** Prices and break-even. */
export const termExtractor: Extractor<ExtractInput> = {
  id: 'figures/terms',
  extract: (input) =>
    distinctFacts(input.statements.flatMap((statement) => [...pricing(statement), ...breakEvenOf(statement)])),
}

function pricing(statement: Statement): Fact[] {
  const words = wordsOf(statement)
  const { slide } = statement
  if (
    slide &&
    hasKind(slide, 'problem', 'competition', 'market', 'ask', 'traction') &&
    mainKind(slide) !== 'business-model'
  )
    return []
  const { language } = statement
  if (notAPrice.in(language).test(words)) return []
  const home = mainKind(slide) === 'business-model' || prices.in(language).test(statement.heading)
  if (!home && !prices.in(language).test(words)) return []
  return statement.figures.flatMap((figure) => {
    if (figure.kind !== 'money' || figure.amount <= 0) return []
    const behind = priceRates.in(language).exec(statement.text.slice(figure.end))?.[0] ?? labelRate(statement)
    if (behind === null) return []
    const value = `${figure.text}${behind.replace(/\s+/g, ' ')}`.trim()
    return [fact('pricing', value, statement, home ? 0.82 : 0.68, 'terms/price', `states the price ${value}`, figure)]
  })
}

const labelRate = (statement: Statement): string | null =>
  statement.shape === 'labelled' ? (priceRates.in(statement.language).exec(` ${statement.label}`)?.[0] ?? null) : null

function breakEvenOf(statement: Statement): Fact[] {
  if (hasKind(statement.slide, 'problem', 'market', 'competition') && !hasKind(statement.slide, 'financials')) return []
  const words = wordsOf(statement)
  const named = nearPeriod(words, breakEven.in(statement.language))
  if (named)
    return [fact('break_even', named.words, statement, 0.82, 'terms/break-even', `places break-even in ${named.words}`)]
  const after = bindFigure(statement, breakEven, { units: ['duration'] })
  if (!after || /\b(?:payback|per|customer|unit)\b/i.test(words)) return []
  return [
    fact(
      'break_even',
      after.figure.text,
      statement,
      0.72,
      'terms/break-even-in',
      `counts ${after.figure.text} to break-even`,
      after.figure,
    ),
  ]
}

const lead = /(?:\b(?:(?:the )?(?:first|second) half of|(?:the )?end of|early|mid|late|by|before|until)\s?-?)+\s?$/i

/** The period nearest to the trigger, with 'second half of', 'end of' before it. */
function nearPeriod(words: string, trigger: RegExp): { words: string; period: Period } | null {
  const match = firstMatch(trigger, words)
  if (!match) return null
  const end = match.index + match[0].length
  const distance = (one: Period) => (one.start >= end ? one.start - end : match.index - one.end + 8)
  const nearest = findPeriods(words)
    .filter((one) => distance(one) >= 0 && distance(one) < reach && (one.year !== null || one.relative))
    .sort((a, b) => distance(a) - distance(b))[0]
  if (!nearest) return null
  const ahead = lead.exec(words.slice(0, nearest.start))?.[0] ?? ''
  return { words: `${ahead}${nearest.text}`.replace(/^(?:the|by) /i, '').trim(), period: nearest }
}

function fact(
  key: FactKey,
  value: string,
  statement: Statement,
  score: number,
  rule: string,
  what: string,
  figure?: Figure,
): Fact {
  const who = statement.document === 'updates' ? 'The update' : 'The deck'
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
    reason: `${who} ${what}.`,
    score: score + better,
    scope,
  }
}
