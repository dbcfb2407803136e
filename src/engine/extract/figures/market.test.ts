import { describe, expect, it } from 'vitest'
import type { PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { marketExtractor } from './market.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Software for orchards'] }
const read = (...pages: PageSpec[]) =>
  factsOf(marketExtractor, [cover, { title: 'Solution', blocks: ['It waters.'] }, ...pages])
const market = (...blocks: NonNullable<PageSpec['blocks']>): PageSpec => ({ title: 'Market', blocks })
const tile = (x: number, value: string, label: string) => [
  { lines: value, x, y: 0.4, size: 40 },
  { lines: label, x, y: 0.5, size: 16 },
]

describe('marketExtractor', () => {
  it('reads labelled sizes apart', () => {
    const { said } = read(market('TAM: $18.4B contract software', 'SAM: $4.1B in the USA', 'SOM: $310M reachable'))
    expect(said).toEqual(['tam = $18.4B', 'sam = $4.1B', 'som = $310M'])
  })

  it('reads sizes set as tiles', () => {
    const { said } = read(
      market(...tile(0.1, '€6.2B', 'TAM: factories worldwide'), ...tile(0.45, '€1.1B', 'SAM: Europe')),
    )
    expect(said).toEqual(expect.arrayContaining(['tam = €6.2B', 'sam = €1.1B']))
  })

  it('reads a size whose label says what the market is of', () => {
    const { best } = read(market('~$12B addressable family-tier subscription market', 'Growers spend $90B on labour'))
    expect(best('tam')?.value).toBe('~$12B')
    const served = read(
      market(...tile(0.1, '€18B', 'Total market'), ...tile(0.5, '€4B', 'Serviceable addressable EU market')),
    )
    expect(served.said).toEqual(expect.arrayContaining(['tam = €18B', 'sam = €4B']))
    expect(served.said).not.toContain('tam = €4B')
  })

  it('takes a label with two names by the first', () => {
    const cells = [
      { lines: 'SOM is a tenth of SAM', x: 0.1, y: 0.4, size: 16 },
      { lines: '$47B', x: 0.1, y: 0.45, size: 16 },
    ]
    const { facts } = read(market(...cells))
    expect(facts.filter((one) => one.value === '$47B').map((one) => one.key)).toEqual(['som'])
  })

  it('takes the largest figure of a market slide where nothing is labelled', () => {
    const { best } = read(
      market('$3.9B a year in pruning work', 'Growers export for $900M', 'The three largest firms have 30%'),
    )
    expect(best('tam')).toMatchObject({ value: '$3.9B', rule: 'market/tam-slide' })
  })

  it('prefers what a sentence calls the market', () => {
    const { best } = read(market('A $2B market for pruning', 'Growers spend $9B on labour costs'))
    expect(best('tam')?.value).toBe('$2B')
  })

  it('counts buyers only where the slide has no money', () => {
    expect(read(market('300 million gardeners')).best('tam')?.value).toBe('300 million gardeners')
  })

  it.each<[string, PageSpec]>([
    ['an ask', { title: 'The ask', blocks: ['Raising $20M for a $50M opportunity'] }],
    ['a scenario of revenue', market('If all goes well: $2B+ in annual revenue')],
    ['a price', market('$12,000,000 per hospital')],
    ['a small sum', market('$50,000 a year')],
    ['a competitor', { title: 'Competition', blocks: ['A $5B market leader'] }],
  ])('takes %s for no market', (_, page) => {
    expect(read(page).best('tam')).toBeUndefined()
  })

  it.each<[string, string]>([
    ['The market grows 8.5% per year.', '8.5%'],
    ['An $18.4B market, growing 14% a year', '14%'],
    ['26.4% CAGR 2023-2030', '26.4% CAGR'],
    ['CAGR of 12.1%', '12.1% CAGR'],
    ['The market grows at 12% CAGR, our market share is 2%', '12% CAGR'],
    ['El mercado de los sensores para el campo crece 17% anual.', '17%'],
  ])('reads the growth in %s', (line, value) => {
    expect(read(market(line)).best('market_growth')?.value).toBe(value)
  })

  it('leaves the company’s own growth alone', () => {
    const { said } = read(
      { title: 'Traction', blocks: ['Revenue growth 240% a year', 'Users grew 30%'] },
      market('22% of users are young'),
      market('2.1% annual population growth drives demand'),
      market('1% market share = revenue a year'),
    )
    expect(said.filter((one) => one.startsWith('market_growth'))).toEqual([])
  })

  it('takes the growth of a penetration for no growth of the market', () => {
    const { said } = read(market('Smartphone penetration growing 18% YoY'), market('The market grows 9% a year'))
    expect(said).toEqual(['market_growth = 9%'])
  })

  it('reads a growth rate under a title on the market beside the company’s own figures, and under no other', () => {
    const blocks = [...tile(0.1, '37.3%', 'AI adoption CAGR 2023-2030'), ...tile(0.5, '$2M ARR', 'Revenue')]
    const growthUnder = (title: string) => read({ title, blocks }).best('market_growth')?.value
    expect(growthUnder('Massive market growth potential')).toBe('37.3% CAGR')
    expect(growthUnder('Our traction')).toBeUndefined()
  })

  it('leaves out an amount that is not the company’s to win', () => {
    expect(read(market('$5B was spent on pruning, not ours')).best('tam')).toBeUndefined()
    expect(read(market('$5B was spent on pruning')).best('tam')?.value).toBe('$5B')
  })

  it('reads a tile on the market beside traction, and no plain line on a slide of nothing but traction', () => {
    const paying = tile(0.6, '1,200', 'paying customers')
    const onTraction = (...blocks: NonNullable<PageSpec['blocks']>) => read({ title: 'Traction', blocks }).best('tam')
    const sized = tile(0.1, '$22B+', 'Global workflow automation market by 2026')
    expect(onTraction(...sized, ...paying)?.value).toBe('$22B+')
    expect(onTraction('The market is $22B', ...paying)).toBeUndefined()
  })
})
