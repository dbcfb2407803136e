import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure, type TestClaim } from '#engine/testing/judge-figure.ts'

const createdOn = '2026-05-01'
const cover = page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours'] })

/** Judges a claim whose quote is the first block of a slide behind the cover. */
const judge = (title: string, blocks: readonly string[], claim: Pick<TestClaim, 'key' | 'value'>) =>
  judgeFigure(deck([cover, page({ title, blocks })], { createdOn }), { ...claim, quotes: blocks.slice(0, 1), on: 2 })

describe('plans that do not look like plans', () => {
  const retention = { key: 'retention', value: '95%' } as const
  const customers = { key: 'customers', value: '40' } as const

  it('are read in letters set apart', () => {
    expect(judge('Traction', ['Net revenue retention 95%'], retention)).toBeNull()
    expect(judge('Traction', ['Net revenue retention TA RGET 95%'], retention)).toMatchObject({ gate: 'when' })
  })

  it('stand on a roadmap, or on a slide with a heading of projections', () => {
    expect(judge('Traction', ['40 paying customers'], customers)).toBeNull()
    expect(judge('Roadmap', ['40 paying customers', 'Q3 2026', 'Q4 2026', 'Q1 2027'], customers)).not.toBeNull()
    expect(judge('Traction', ['40 paying customers', 'Projected year ending'], customers)).toMatchObject({
      gate: 'when',
    })
  })
})

describe('figures whose scale or currency is lost', () => {
  it('are not proved where the page gives amounts in thousands', () => {
    const revenue = { key: 'revenue', value: '$5,377' } as const
    expect(judge('Traction', ['Revenue of $5,377 in 2025'], revenue)).toBeNull()
    expect(judge('Traction', ['Revenue of $5,377 in 2025', '($ in thousands)'], revenue)).toMatchObject({
      gate: 'label',
      other: { fault: 'no-scale' },
    })
    expect(
      judge('Traction', ['Revenue of $5.4M in 2025', '($ in thousands)'], { key: 'revenue', value: '$5.4M' }),
    ).toBeNull()
  })

  it('are not the size of a market without a currency or what is counted', () => {
    expect(judge('Market', ['SOM: $70M'], { key: 'som', value: '$70M' })).toBeNull()
    expect(judge('Market', ['SOM: 5,000 harbours'], { key: 'som', value: '5,000' })).toBeNull()
    expect(judge('Market', ['SOM: Rp 70 M'], { key: 'som', value: '70 M' })).toMatchObject({ gate: 'label' })
  })
})

it('takes a chart of revenue by source for no revenue', () => {
  const revenue = { key: 'revenue', value: '$2.5M' } as const
  expect(judge('Traction', ['Revenue $2.5M in 2025'], revenue)).toBeNull()
  expect(judge('Traction', ['Revenue by source $2.5M in 2025'], revenue)).toMatchObject({ gate: 'label' })
})

it('takes one of several prices for no price', () => {
  const price = { key: 'pricing', value: '€9 per month' } as const
  expect(judge('Pricing', ['Price: €9 per month'], price)).toBeNull()
  expect(judge('Pricing', ['Price: €9 per month', 'Enterprise: €40 per month'], price)).toMatchObject({
    gate: 'rival',
    other: '€40',
  })
})
