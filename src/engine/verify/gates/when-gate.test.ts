import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure, type TestClaim } from '#engine/testing/judge-figure.ts'

const createdOn = '2026-05-01'
const cover = page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours'] })
const judgeLine = (title: string, line: string, claim: Pick<TestClaim, 'key' | 'value'>) =>
  judgeFigure(deck([cover, page({ title, blocks: [line] })], { createdOn }), { ...claim, quotes: [line], on: 2 })

describe('the time of a figure', () => {
  const revenue = { key: 'revenue', value: '$4M' } as const

  it('is past or present for what was reached', () => {
    expect(judgeLine('Traction', 'Revenue of $4M in 2025', revenue)).toBeNull()
    expect(judgeLine('Traction', 'Revenue of $4M in 2028', revenue)).toMatchObject({
      gate: 'when',
      is: 'plan',
      until: '2028',
    })
    expect(judgeLine('Traction', 'We expect revenue of $4M', revenue)).toMatchObject({ gate: 'when', is: 'plan' })
    expect(judgeLine('Projections', 'Revenue of $4M', revenue)).toMatchObject({ gate: 'when', is: 'plan' })
  })

  it('is ahead for a forecast', () => {
    const forecast = { key: 'revenue_forecast', value: '$4M' } as const
    expect(judgeLine('Projections', 'Revenue of $4M in 2028', forecast)).toBeNull()
    expect(judgeLine('Traction', 'Revenue of $4M in 2024', forecast)).toMatchObject({ gate: 'when', is: 'reached' })
  })

  it('is read from a heading over a table of plans', () => {
    const doc = deck(
      [
        page({
          title: 'Financials',
          blocks: [
            { lines: 'Forecast for five years', x: 0.06, y: 0.2, size: 20 },
            { lines: 'Registered users', x: 0.06, y: 0.4 },
            { lines: '7M', x: 0.4, y: 0.4 },
          ],
        }),
      ],
      { createdOn },
    )
    const claim = { key: 'users', value: '7M', quotes: ['7M', 'Registered users'] } as const
    expect(judgeFigure(doc, claim)).toMatchObject({ gate: 'when', is: 'plan' })
  })

  it('is not a target, a limit, a pilot or an intent', () => {
    const customers = { key: 'customers', value: '40' } as const
    expect(judgeLine('Traction', 'Target: 40 paying customers', customers)).toMatchObject({
      gate: 'when',
      is: 'target',
    })
    expect(judgeLine('Traction', 'We have 40 customers in pilots', customers)).toMatchObject({
      gate: 'when',
      is: 'pilot',
    })
    expect(judgeLine('Traction', 'We have 40 customers on the waiting list', customers)).toMatchObject({
      gate: 'when',
      is: 'intent',
    })
    expect(judgeLine('Traction', 'Revenue of up to $4M', revenue)).toMatchObject({ gate: 'when', is: 'limit' })
    expect(judgeLine('Traction', 'We have 40 paying customers', customers)).toBeNull()
  })

  it('of letters of intent is right for a pipeline', () => {
    expect(judgeLine('Traction', 'Pipeline of $4M in letters of intent', { key: 'pipeline', value: '$4M' })).toBeNull()
  })

  it('of an undated timeline is not known', () => {
    const blocks = ['2016 Launch', '2016 First order', '2016 We signed 40 customers', '2017 Batch two opens']
    const timeline = page({ title: 'Traction', blocks })
    const claim = { key: 'customers', value: '40', quotes: ['2016 We signed 40 customers'] } as const
    expect(judgeFigure(deck([timeline]), claim)).toMatchObject({ gate: 'when' })
    expect(judgeFigure(deck([timeline], { createdOn }), claim)).toBeNull()
  })
})

describe('the time of a runway', () => {
  const runway = { key: 'runway', value: '18 months' } as const

  it('is that of the cash at hand, and not what the round pays for', () => {
    expect(judgeLine('Financials', '18 months of runway', runway)).toBeNull()
    expect(judgeLine('The ask', 'Current runway: 18 months', runway)).toBeNull()
    const plan = { gate: 'when', is: 'plan' }
    expect(judgeLine('The ask', 'Runway: 18 months', runway)).toMatchObject(plan)
    expect(judgeLine('Financials', '18 months runway to Series A', runway)).toMatchObject(plan)
    expect(judgeLine('Financials', 'This round gives us 18 months of runway', runway)).toMatchObject(plan)
  })
})

describe('the time of a milestone', () => {
  it('is before the deck', () => {
    const milestone = (value: string) => judgeLine('Roadmap', value, { key: 'milestones', value })
    expect(milestone('March 2025: opened the first depot')).toBeNull()
    expect(milestone('March 2028: opening of the second depot')).toMatchObject({ gate: 'when', is: 'plan' })
  })
})

describe('the round', () => {
  const ask = { key: 'amount_raising', value: '€3M' } as const

  it('is this one, not the next or the last', () => {
    expect(judgeLine('The ask', 'We are raising €3M', ask)).toBeNull()
    expect(judgeLine('The ask', 'Next round: raising €3M', ask)).toMatchObject({ gate: 'when', is: 'next-round' })
    expect(judgeLine('The ask', 'We have raised €3M of funding', ask)).not.toBeNull()
    expect(judgeLine('The ask', 'Raising up to €3M', ask)).toMatchObject({ gate: 'when', is: 'limit' })
  })

  it('values the company now, not at its exit', () => {
    const valuation = { key: 'valuation', value: '€90M' } as const
    expect(judgeLine('The ask', 'Pre-money valuation of €90M', valuation)).toBeNull()
    expect(judgeLine('The ask', 'Exit valuation of €90M', valuation)).toMatchObject({ gate: 'when' })
  })
})

describe('a price', () => {
  it('is a plan only by its own words', () => {
    const price = { key: 'pricing', value: '€9 per month' } as const
    expect(judgeLine('Financial projections and pricing', 'Price: €9 per month', price)).toBeNull()
    const plan = { key: 'pricing', value: '$99 a month' } as const
    expect(judgeLine('Pricing', 'Plans start at $99 a month per harbour', plan)).toBeNull()
    expect(judgeLine('Pricing', 'We plan to charge $99 a month per harbour', plan)).toMatchObject({ gate: 'when' })
    expect(judgeLine('Pricing', 'Price expected after launch: €9 per month', price)).toMatchObject({ gate: 'when' })
  })
})
