import { describe, expect, it } from 'vitest'
import type { PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { milestoneExtractor } from './milestones.ts'
import { termExtractor } from './terms.ts'
import { useOfFundsExtractor } from './use-of-funds.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Software for orchards'] }
const solution: PageSpec = { title: 'Solution', blocks: ['It waters.'] }
const terms = (...pages: PageSpec[]) => factsOf(termExtractor, [cover, solution, ...pages]).said

describe('termExtractor', () => {
  it.each<[string, string]>([
    ['$590 / month', '$590 / month'],
    ['Family plan ($6-11/month) for all trees', '$6-11/month'],
    ['490 € per sensor, one-off', '490 € per sensor'],
    ['$890 MXN al mes', '$890 MXN al mes'],
  ])('reads the price in %s', (line, value) => {
    expect(terms({ title: 'Business model', blocks: [line] })).toContain(`pricing = ${value}`)
  })

  it.each(['Customers save $400 per month', 'We lose $20 per user', '$80k burn per month'])(
    'takes no price from %s',
    (line) => {
      expect(terms({ title: 'Business model', blocks: [line] })).toEqual([])
    },
  )

  it('reads break-even with the words that narrow the period', () => {
    const page = { title: 'Financials', blocks: ['Net burn $95k per month. Break-even in the second half of 2028.'] }
    expect(terms(page)).toEqual(['break_even = second half of 2028'])
  })
})

describe('useOfFundsExtractor', () => {
  const funds = (...pages: PageSpec[]) => factsOf(useOfFundsExtractor, [cover, solution, ...pages]).said

  it('reads shares that sum to the whole', () => {
    const page = { title: 'The ask', blocks: ['Raising $2M', '50% Product\n30% Sales and marketing\n20% Operations'] }
    expect(funds(page)).toEqual([
      'use_of_funds = Product 50%',
      'use_of_funds = Sales and marketing 30%',
      'use_of_funds = Operations 20%',
    ])
  })

  it('reads shares under the heading even where they do not sum', () => {
    expect(funds({ title: 'Use of funds', blocks: ['Engineering - 50%\nSales - 30%'] })).toHaveLength(2)
  })

  it('reads amounts under the heading', () => {
    expect(funds({ title: 'Use of proceeds', blocks: ['Team: $600k', 'Tooling: $400k'] })).toEqual([
      'use_of_funds = Team $600k',
      'use_of_funds = Tooling $400k',
    ])
  })

  it.each<[string, PageSpec]>([
    ['token allocation', { title: 'Tokenomics', blocks: ['Use of funds', '45% Public sale\n30% Team\n25% Reserve'] }],
    ['terms', { title: 'The ask', blocks: ['20% discount', '10% equity'] }],
    ['lone shares', { title: 'The ask', blocks: ['70% of salaries go to engineers'] }],
  ])('takes %s for no use of funds', (_, page) => {
    expect(funds(page)).toEqual([])
  })
})

describe('milestoneExtractor', () => {
  const dated = (...pages: PageSpec[]) =>
    factsOf(milestoneExtractor, [cover, solution, ...pages], { createdOn: '2026-05-01' }).facts

  it('reads dates with their text in one line and tells plans from records', () => {
    const facts = dated({ title: 'Roadmap', blocks: ['Q1 2026 First orchard connected', 'Q2 2027 Launch in Chile'] })
    expect(facts.map((one) => [one.value, one.scope?.nature])).toEqual([
      ['Q1 2026 First orchard connected', 'actual'],
      ['Q2 2027 Launch in Chile', 'forecast'],
    ])
  })

  it('joins a date to the text under it', () => {
    const at = (x: number, date: string, text: string) => [
      { lines: date, x, y: 0.4, size: 20 },
      { lines: text, x, y: 0.48, size: 14 },
    ]
    const facts = dated({
      title: 'Roadmap',
      blocks: [...at(0.1, 'Q4 2026', 'Gateway in series'), ...at(0.5, 'Q2 2027', 'Chile and Peru')],
    })
    expect(facts.map((one) => one.value)).toEqual(['Q4 2026: Gateway in series', 'Q2 2027: Chile and Peru'])
  })

  it('keeps the heading that says what happened', () => {
    const blocks = [
      { lines: 'App launched', x: 0.1, y: 0.4, size: 18, bold: true },
      { lines: 'Apr 24th 2026, in both stores', x: 0.1, y: 0.445, size: 12 },
    ]
    const [fact] = dated({ title: 'Traction', blocks })
    expect(fact).toMatchObject({ value: 'App launched – Apr 24th 2026, in both stores' })
    expect(fact?.evidence.map(({ quote }) => quote)).toEqual(['App launched', 'Apr 24th 2026, in both stores'])
  })

  it('leaves dates of other slides alone', () => {
    expect(dated({ title: 'Team', blocks: ['2019 Founded Orchardly in Lisbon'] })).toEqual([])
  })
})
