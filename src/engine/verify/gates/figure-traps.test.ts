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

  it('are those of a company that does not sell yet', () => {
    expect(judge('Traction', ['Net revenue retention 95%', 'Pre-revenue, with two pilots'], retention)).toMatchObject({
      gate: 'when',
    })
  })

  it('stand under a date that lies ahead, in a column of dates', () => {
    const milestones = (first: string, second: string) => [first, '3 boats', second, '40 paying customers']
    const judgeAt = (first: string, second: string) =>
      judgeFigure(deck([cover, page({ title: 'Traction', blocks: milestones(first, second) })], { createdOn }), {
        ...customers,
        quotes: ['40 paying customers'],
        on: 2,
      })
    expect(judgeAt('Q3 2025', 'Q4 2025')).toBeNull()
    expect(judgeAt('Q1 2026', 'Q4 2026')).toMatchObject({ gate: 'when', is: 'plan' })
  })

  it('are a pipeline on a roadmap', () => {
    const pipeline = { key: 'pipeline', value: '$20M' } as const
    expect(judge('Traction', ['Pilot pipeline of $20M'], pipeline)).toBeNull()
    expect(judge('Roadmap', ['Pilot pipeline of $20M'], pipeline)).toMatchObject({ gate: 'when', is: 'plan' })
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
    expect(judge('Traction', ['Revenue of $5,377 in 2025', 'Chart in dollars (Millions)'], revenue)).toMatchObject({
      gate: 'label',
    })
    expect(
      judge('Traction', ['Revenue of $5.4M in 2025', '($ in thousands)'], { key: 'revenue', value: '$5.4M' }),
    ).toBeNull()
  })

  it('are not the size of a market without a currency or what is counted', () => {
    expect(judge('Market', ['SOM: $70M'], { key: 'som', value: '$70M' })).toBeNull()
    expect(judge('Market', ['SOM: 5,000 harbours'], { key: 'som', value: '5,000' })).toBeNull()
    expect(judge('Market', ['SOM: Zt 70 M'], { key: 'som', value: '70 M' })).toMatchObject({ gate: 'label' })
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
  // Set alike, whatever it is paid for.
  expect(judge('Business model', ['€9 per month', '€2 for each alert'], price)).toMatchObject({ gate: 'rival' })
})
