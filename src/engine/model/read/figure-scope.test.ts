import { expect, it } from 'vitest'
import type { Fact } from '#engine/facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import type { ClaimHint } from './check-items.ts'
import { withScope } from './figure-scope.ts'

const lines = [
  'We spent $1.3M in 18 months to reach $1.5M in ARR',
  '$40k MRR in May 2026',
  'We expect $2.5M ARR in 2028',
  'Gross margin of 71%',
  'TAM of $4B by 2030',
]
const understood = understandDeck(deck([page({ title: 'Traction', blocks: lines })], { createdOn: '2026-05-20' }))
const scopeOf = (
  ...[key, value, quote, nature = 'actual', label = '']: [Fact['key'], string, string, ClaimHint['nature']?, string?]
) =>
  withScope(
    {
      ...{ key, value, kind: 'stated', rule: 'llm/test', score: 0.84, hint: { nature, period: null, label } },
      evidence: [{ document: 'deck', page: 1, quote }],
    },
    understood,
  )

it.each<[string, Fact['key'], string, string, ClaimHint['nature'], object | null]>([
  ['a plan that a model calls reached', 'gmv', '$2.5M', 'We expect $2.5M ARR in 2028', 'actual', null],
  ['a figure that it calls a plan', 'users', '120', '120 users', 'forecast', null],
  ['revenue that it calls a plan', 'revenue', '$40k', '$40k MRR in May 2026', 'forecast', { key: 'revenue_forecast' }],
  ['a reached figure', 'revenue', '$40k', '$40k MRR in May 2026', 'actual', { scope: { nature: 'actual' } }],
  ['what a plan’s words say of the past', 'revenue', '$1.5M', 'to reach $1.5M in ARR', 'actual', { key: 'revenue' }],
  [
    'a market of the future',
    'tam',
    '$4B',
    'TAM of $4B by 2030',
    'forecast',
    { key: 'tam', scope: { nature: 'actual' } },
  ],
  [
    'unit economics of a plan',
    'gross_margin',
    '71%',
    'Gross margin of 71%',
    'forecast',
    { scope: { nature: 'forecast' } },
  ],
])(
  'the printed words decide, and a model can only make a value weaker: %s',
  (_name, key, value, quote, nature, scope) => {
    const fact = scopeOf(key, value, quote, nature)
    if (scope === null) expect(fact).toBeNull()
    else expect(fact).toMatchObject(scope)
    expect(fact ?? {}).not.toHaveProperty('hint')
  },
)

it('a figure measures what its quote or its label calls it, and recurring revenue only where they do', () => {
  const metricOf = (quote: string, label = '') => scopeOf('revenue', '$40k', quote, 'actual', label)?.scope?.metric
  expect(metricOf('$40k MRR in May 2026')).toBe('MRR')
  expect(metricOf('$40k Monthly Recurring Revenue')).toBe('MRR')
  expect(metricOf('$40k', 'Monthly recurring revenue')).toBe('MRR')
  expect(metricOf('$40k recurring revenue')).toBe('ARR')
  expect(metricOf('$40k of sales')).toBe('revenue')
})
