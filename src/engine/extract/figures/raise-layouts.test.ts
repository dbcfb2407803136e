import { describe, expect, it } from 'vitest'
import type { BlockSpec, PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { metricExtractor } from './metrics.ts'
import { raiseExtractor } from './raise.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Irrigation software for orchards'] }
const solution: PageSpec = { title: 'Our solution', blocks: ['Tillbrook waters each tree.'] }
const raise = (title: string, ...blocks: Array<string | BlockSpec>) =>
  factsOf(raiseExtractor, [cover, solution, { title, blocks }], { createdOn: '2025-10-01' })
const grid = (rows: readonly string[][]): BlockSpec[] =>
  rows.flatMap((row, i) => row.map((lines, j) => ({ lines, x: 0.06 + j * 0.28, y: 0.28 + i * 0.1, size: 16 })))

describe('raiseExtractor, ways of asking', () => {
  it.each<[string, string, string]>([
    ['The ask', '$500K for 10%', '$500K'],
    ['Funding request', 'USD 1.5 million', 'USD 1.5 million'],
    ['Investment', 'Total funding needed: €2.5M', '€2.5M'],
    ['The ask', '$1M @ $8M cap', '$1M'],
    ['The ask', 'Raising $1M at $8M post', '$1M'],
    ['Fundraising', '₹5 Cr for 8%', '₹5 Cr'],
    ['Next steps', 'Raise $1.5M in Q3 2026 to scale to three countries', '$1.5M'],
  ])('%s: %s', (title, line, amount) => {
    expect(raise(title, line).best('amount_raising')?.value).toBe(amount)
  })

  it('reads terms in a table', () => {
    const terms = raise(
      'The ask',
      ...grid([
        ['Round', 'Seed'],
        ['Amount', '$1.5M'],
        ['Valuation cap', '$10M'],
      ]),
    )
    expect(terms.best('amount_raising')?.value).toBe('$1.5M')
    expect(terms.best('valuation')?.value).toBe('$10M')
  })

  it('reads the one amount that its own words do not explain', () => {
    const tile: BlockSpec = { lines: '$1.5M', x: 0.1, y: 0.35, size: 48 }
    expect(raise('Our ask', tile, 'at $10M post-money valuation').best('amount_raising')?.value).toBe('$1.5M')
  })

  it('parts rounds that are over from the present one', () => {
    const history = raise(
      'Funding history',
      ...grid([
        ['Round', 'Date', 'Amount'],
        ['Pre-seed', 'May 2023', '$250K'],
        ['Seed', 'Now', '$1M'],
      ]),
    )
    expect(history.best('previous_funding')?.value).toBe('$250K')
    expect(history.best('amount_raising')?.value).toBe('$1M')
    expect(raise('The ask', 'Pre-seed: $400K (2024)', 'Now: $1.5M seed').best('previous_funding')?.value).toBe('$400K')
    expect(raise('The ask', 'Founders invested $50K').best('previous_funding')?.value).toBe('$50K')
  })

  it('reads a dollar sign that recognition took for a letter', () => {
    const page: PageSpec = { title: 'Seeking', blocks: ['S1M to build our platform'], origin: 'ocr' }
    const { best } = factsOf(raiseExtractor, [cover, solution, page])
    expect(best('amount_raising')).toMatchObject({ value: '$1M', evidence: [{ quote: 'S1M to build our platform' }] })
  })

  it.each([
    ['Market', 'Vendrally is raising $50M'],
    ['Problem', 'Startups need $500K to build a prototype'],
  ])('takes nothing from %s: %s', (title, line) => {
    expect(raise(title, line).best('amount_raising')).toBeUndefined()
  })
})

describe('metricExtractor, whose figure and when', () => {
  const metric = (title: string, ...blocks: Array<string | BlockSpec>) =>
    factsOf(metricExtractor, [cover, solution, { title, blocks }], { createdOn: '2025-10-01' }).best

  it('leaves the revenue of a case study to its customer', () => {
    expect(metric('Case study: Pellmoor Foods', 'Pellmoor grew revenue by $2M')('revenue')).toBeUndefined()
  })

  it('prefers the last year that was over, and reads each clause by its own year', () => {
    const table = grid([
      ['', '2024', '2025', '2026'],
      ['Revenue', '$100K', '$500K', '$2M'],
      ['Costs', '$80K', '$300K', '$900K'],
    ])
    expect(metric('Financials', ...table.filter((one) => one.lines !== ''))('revenue')?.value).toContain('$100K')
    expect(metric('Traction', '2024 revenue $100K, 2025 projected $500K')('revenue')?.value).toContain('$100K')
  })

  it('counts who uses the product by name and what is signed', () => {
    expect(metric('Traction', '20,000 growers use Tillbrook every month')('users')?.value).toBe('20,000')
    expect(metric('Traction', '45 orchards signed')('customers')?.value).toBe('45')
    // Who signs up uses a thing, and need not pay for it.
    expect(metric('Traction', '412 harvesters signed up for transfers')('customers')).toBeUndefined()
  })

  const headline = (text: string, ...rest: string[]) =>
    raise('What comes next', { lines: [text], size: 44 }, 'Use of funds', ...rest)

  it('takes the amount that the slide of the ask sets larger than all else, whatever its words', () => {
    const asked = headline('€900k takes us to six ports', '€500k for two buoys', '€400k for people', '60% hardware')
    expect(asked.best('amount_raising')).toMatchObject({ value: '€900k', rule: 'raise/headline' })
  })

  it.each([
    ['a part of it is more', '€900k takes us to six ports', '€1.2M for two buoys'],
    ['it was raised before', '€900k raised from angels', '€400k for people'],
    ['two are set alike', '€900k or €1.4M', '€400k for people'],
  ])('takes none where %s', (_, text, line) => {
    expect(headline(text, line, '60% hardware').best('amount_raising')).toBeUndefined()
  })
})
