import type { Extractor, Fact } from '#engine/facts.ts'
import { notAUse, useOfFundsHeadings } from '#engine/lexicons/fund-use-words.ts'
import type { Figure } from '#engine/text/grammar/figure.ts'
import type { ExtractInput } from '../extract-input.ts'
import { hasKind, joinStatementWords, type Statement } from './statement.ts'

const tokenWords = /\btoken(?:s|omics)?\b|\bairdrop\b|\bvesting\b/i
const mostLabelWords = 9

type Use = { label: string; figure: Figure; statement: Statement }

/** What the money is for: shares that sum to the whole on the slide of the ask, or labelled amounts under such a heading. */
export const useOfFundsExtractor: Extractor<ExtractInput> = {
  id: 'figures/use-of-funds',
  extract: ({ deck, statements }) => {
    const headings = useOfFundsHeadings.in(deck.language)
    return deck.slides.flatMap((slide) => {
      const headed = slide.lines.some((line) => line.text.length < 80 && headings.test(line.text))
      if (
        (!headed && !hasKind(slide, 'ask')) ||
        slide.lines.some((line) => tokenWords.test(line.text) && line.text.length < 40)
      )
        return []
      return findUses(
        statements.filter((one) => one.slide === slide),
        headed,
      )
    })
  },
}

function findUses(statements: readonly Statement[], headed: boolean): Fact[] {
  const uses = keepDistinctUses(statements.flatMap((statement) => readUse(statement, 'percent')))
  const sum = uses.reduce((total, one) => total + one.figure.amount, 0)
  const whole = sum > 0.96 && sum < 1.04
  if (uses.length >= 2 && (whole || headed)) return uses.map((one) => makeUseFact(one, whole ? 0.88 : 0.66))
  if (!headed) return []
  const amounts = keepDistinctUses(statements.flatMap((statement) => readUse(statement, 'money')))
  return amounts.length >= 2 ? amounts.map((one) => makeUseFact(one, 0.66)) : []
}

function readUse(statement: Statement, kind: 'percent' | 'money'): Use[] {
  const figures = statement.figures.filter((one) => one.kind === kind)
  const figure = figures[0]
  if (
    !figure ||
    figures.length > 1 ||
    statement.isTitle ||
    figure.amount <= 0 ||
    (kind === 'percent' && figure.amount > 0.95)
  )
    return []
  const rest = `${statement.text.slice(0, figure.start)} ${statement.text.slice(figure.end)}`
  const label = tidy(statement.shape === 'prose' ? rest : `${rest} ${statement.label}`)
  const words = label.split(' ').filter(Boolean).length
  if (
    words === 0 ||
    words > mostLabelWords ||
    !/\p{L}{2}/u.test(label) ||
    notAUse.in(statement.language).test(joinStatementWords(statement)) ||
    useOfFundsHeadings.in(statement.language).test(label)
  )
    return []
  return [{ label, figure, statement }]
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s•●▪·*§:,;()–—-]+|[\s:,;()–—-]+$/gu, '')
    .trim()

/** A line that holds share and label itself is surer than a pair that geometry made of the same share. */
function keepDistinctUses(uses: readonly Use[]): Use[] {
  const kept: Use[] = []
  for (const one of [...uses].sort((a, b) => rankShape(a) - rankShape(b))) {
    const same = kept.some((other) => other.label.toLowerCase() === one.label.toLowerCase() || isSameFigure(other, one))
    if (!same) kept.push(one)
  }
  return uses.filter((one) => kept.includes(one))
}
const rankShape = (one: Use): number => (one.statement.shape === 'prose' ? 0 : 1)
const isSameFigure = (a: Use, b: Use): boolean =>
  a.statement.shape !== b.statement.shape &&
  a.figure.text === b.figure.text &&
  (a.label.includes(b.label) || b.label.includes(a.label))

function makeUseFact({ label, figure, statement }: Use, score: number): Fact {
  return {
    key: 'use_of_funds',
    value: `${label} ${figure.text}`,
    evidence: statement.evidence,
    kind: 'stated',
    rule: figure.kind === 'percent' ? 'funds/share' : 'funds/amount',
    score,
    scope: { metric: 'use of funds', period: null, nature: 'forecast', amount: figure.amount, unit: figure.unit },
  }
}
