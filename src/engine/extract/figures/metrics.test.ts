import { describe, expect, it } from 'vitest'
import type { PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { metricExtractor } from './metrics.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Software for orchards'] }
const filler: PageSpec = { title: 'Solution', blocks: ['A sensor on each tree tells when to water it.'] }
const deckWith = (...pages: PageSpec[]) => [cover, filler, ...pages]
const traction = (...blocks: NonNullable<PageSpec['blocks']>): PageSpec => ({ title: 'Traction', blocks })
const said = (pages: PageSpec[], createdOn?: string) =>
  factsOf(metricExtractor, pages, createdOn ? { createdOn } : {}).said

describe('metricExtractor', () => {
  it.each<[string, string]>([
    ['We have reached $1.7m in ARR', 'revenue = $1.7m ARR'],
    ['ARR: $1.2M', 'revenue = $1.2M ARR'],
    ['Net sales 2025: $3.8M', 'revenue = $3.8M Net sales'],
    ['Monthly recurring revenue of €85k', 'revenue = €85k Monthly recurring revenue'],
    ['MRR grew 4.2 times in the last year.', 'revenue_growth = 4.2 times'],
    ['Revenue up 30% MoM', 'revenue_growth = 30% MoM'],
    ['+96% ARR against 2021', 'revenue_growth = +96%'],
    ['$3.4M ARR, 4.1x in twelve months', 'revenue_growth = 4.1x'],
    ['3 mentors & 18 clients on board now', 'customers = 18'],
    ['63 paying traders', 'customers = 63'],
    ['318 paying plants in 14 countries', 'customers = 318'],
    ['21,700 families who pay', 'customers = 21,700'],
    ['263 venues on contract', 'customers = 263'],
    ['31,000 families active each month', 'users = 31,000'],
    ['1,200+ paying SMB customers', 'customers = 1,200+'],
    ['Customers: 86', 'customers = 86'],
    ['50k registered users', 'users = 50k'],
    ['1,450 paying subscribers', 'customers = 1,450'],
    ['Trusted by 500+ growers', 'customers = 500+'],
    ['124% net revenue retention', 'retention = 124%'],
    ['~2% monthly logo churn, none among large accounts.', 'retention = ~2% monthly logo churn'],
    ['£7.8M GMV in the last year', 'gmv = £7.8M'],
    ['€3.2M qualified pipeline', 'pipeline = €3.2M'],
    ['Gross margin 66%', 'gross_margin = 66%'],
    ['Net burn: $140k per month', 'burn_rate = $140k per month'],
    ['Runway of 20 months', 'runway = 20 months'],
    ['CAC of $118, blended', 'cac = $118'],
  ])('reads %s', (line, fact) => {
    expect(said(deckWith(traction(line)))).toContain(fact)
  })

  it.each([
    ['3 mentors & 18 clients on board now', 'before-noun'],
    ['50k users', 'before-noun'],
    ['63 paying traders', undefined],
    ['Trusted by 500+ growers', undefined],
  ])('says of %s whether the noun alone speaks for it', (line, manner) => {
    const [best] = factsOf(metricExtractor, deckWith(traction(line))).facts.toSorted((a, b) => b.score - a.score)
    expect(best?.manner).toBe(manner)
  })

  it('keeps each figure to its own metric on one line', () => {
    const facts = said(deckWith({ title: 'Unit economics', blocks: ['CAC $5,200 · LTV $31,000 · LTV/CAC 6x'] }))
    expect(facts).toEqual(['cac = $5,200', 'ltv = $31,000'])
  })

  it.each<[string, string]>([
    ['a figure for each sales person', '$25k ARR added per month and seller'],
    ['what customers earn', 'Our merchants’ sales: $12M revenue'],
    ['companies of a size', 'We sell to companies with $10M revenue'],
    ['a satisfaction score', '98% customer satisfaction'],
    ['a share of customers', '80% of customers renew'],
    ['a wish', 'Goal: 1,000 paying customers'],
    ['hours', '40 hours paid'],
    ['orders', '3,400 orders paid online'],
    ['things that are active', '45 active sensors in the field'],
    ['a fee', 'MRR: 3% per month fee'],
    ['a fall', 'Sales down 20% vs 2022'],
    ['a year beside a share of another thing', '+96% trees, 2025 on 2024'],
    ['a limit of a plan', 'Up to 10 users'],
    ['another metric', 'CAC payback 7 months, LTV/CAC 5x'],
    ['a blanked figure', '$XK in revenue'],
    ['lost revenue', '$4M lost revenue per hospital'],
  ])('takes %s for nothing', (_, line) => {
    expect(said(deckWith(traction(line))).filter((one) => !one.startsWith('revenue_forecast'))).toEqual([])
  })

  it('keeps GMV and bookings out of revenue', () => {
    expect(said(deckWith(traction('$1.4B GMV in the quarter', 'Bookings of $3M')))).toEqual(['gmv = $1.4B'])
  })

  it.each(['Problem', 'Market', 'Competition'])('takes no revenue from a slide titled %s', (title) => {
    const facts = said(
      deckWith({ title, blocks: ['The leader makes $400M revenue', 'More than 3,000 customers use spreadsheets'] }),
    )
    expect(facts.filter((one) => /^(?:revenue|customers) =/.test(one))).toEqual([])
  })

  it('never fills an actual with a plan', () => {
    const plans = [
      traction('We will reach $5M ARR', '$4.8M ARR by the end of 2027'),
      { title: 'Financial projections', blocks: ['ARR $12M'] },
    ]
    const { facts } = factsOf(metricExtractor, deckWith(...plans), { createdOn: '2026-10-01' })
    expect(facts.map((one) => one.key)).toEqual(['revenue_forecast', 'revenue_forecast', 'revenue_forecast'])
    expect(facts[1]).toMatchObject({ value: '$4.8M ARR', scope: { nature: 'forecast', period: '2027', amount: 4.8e6 } })
  })

  it.each<[string, string]>([
    ['The ask', '✓ 1,000 paying merchants in the US'],
    ['The ask', '$500K ARR'],
    ['Traction', 'Path to $2M ARR'],
    ['Financials', 'Projected revenue of $4M, growing 40% a year'],
    ['Business model', 'At 10K paying merchants that is $2.3M ARR for us'],
    ['Business model', 'At scale, 10% market penetration = $20M ARR for us'],
    ['Traction', 'Our backend serves 5K concurrent users'],
  ])('takes for reached nothing that is yet to come: under %s, %s', (title, line) => {
    const facts = said(deckWith({ title, blocks: [line] }))
    expect(facts.filter((one) => !/^revenue_(?:forecast|growth)/.test(one))).toEqual([])
  })

  it.each<[string, string]>([
    ['A better way to pay, used by 1,200 paying customers', 'customers = 1,200'],
    ['Live at 40 hospitals, $1.2M ARR', 'revenue = $1.2M ARR'],
    ['Proven at scale: 1,200 paying customers', 'customers = 1,200'],
    ['$120 CAC: $480 LTV', 'cac = $120'],
    ['$3.2M ARR = $270K a month', 'revenue = $3.2M ARR'],
  ])('takes for reached: %s', (line, fact) => {
    expect(said(deckWith(traction(line)))).toContain(fact)
  })

  it('takes what a sentence of the ask says the company has', () => {
    expect(said(deckWith({ title: 'The ask', blocks: ['With ARR of $2.1M we are raising $3M'] }))).toContain(
      'revenue = $2.1M ARR',
    )
  })

  it('takes what a slide of the ask says is reached today', () => {
    expect(said(deckWith({ title: 'The ask', blocks: ['We have 1,200 paying customers today'] }))).toContain(
      'customers = 1,200',
    )
  })

  it('gives a label in front of a colon the figure behind it', () => {
    const facts = said(
      deckWith({ title: 'Key metrics', blocks: ['Acquisition cost (CAC): $120\nLifetime value (LTV): $4,800'] }),
    )
    expect(facts).toContain('ltv = $4,800')
  })

  it('reads a table by row and column header and tells record from plan', () => {
    const row = (y: number, cells: readonly string[]) =>
      cells.map((lines, index) => ({ lines, x: 0.08 + index * 0.22, y, size: 14 }))
    const table = [...row(0.3, ['', '2025A', '2026E']).slice(1), ...row(0.38, ['ARR, year end', '$0.45M', '$1.6M'])]
    const { facts } = factsOf(metricExtractor, deckWith({ title: 'Financials', blocks: table }), {
      createdOn: '2026-03-01',
    })
    expect(facts.map((one) => [one.key, one.value, one.scope?.period])).toEqual([
      ['revenue', '$0.45M ARR', '2025A'],
      ['revenue_forecast', '$1.6M ARR', '2026E'],
    ])
    expect(facts[1]?.evidence.map((one) => one.quote)).toEqual(['$1.6M', 'ARR, year end', '2026E'])
  })

  it('reads a row of a table to its last column, past a row that begins with an empty cell', () => {
    const cells = [
      ['', '2022', '2023', '2024', '2025 (plan)'],
      ['Revenue', '$0.4M', '$0.8M', '$1.4M', '$2.6M'],
      ['Growth', '–', '100%', '75%', '86%'],
      ['Customers', '61', '128', '214', '380'],
    ]
    const blocks = cells.flatMap((row, y) =>
      row.flatMap((lines, x) => (lines === '' ? [] : [{ lines, x: 0.06 + x * 0.19, y: 0.3 + y * 0.1, size: 16 }])),
    )
    const { facts } = factsOf(metricExtractor, deckWith({ title: 'Financials', blocks }), { createdOn: '2025-02-01' })
    const best = (key: string) => facts.filter((one) => one.key === key).toSorted((a, b) => b.score - a.score)[0]?.value
    expect([best('revenue'), best('customers')]).toEqual(['$1.4M Revenue', '214'])
  })

  it('takes the revenue of one customer in a table of unit economics for nothing', () => {
    const cells = [
      { lines: 'Per plant', x: 0.08, y: 0.3 },
      { lines: 'Hardware', x: 0.4, y: 0.3 },
      { lines: 'Revenue', x: 0.08, y: 0.4 },
      { lines: '58.800 €', x: 0.4, y: 0.4 },
    ]
    expect(said(deckWith({ title: 'Unit economics', blocks: cells }))).toEqual([])
  })

  it('binds a tile to the label under it and quotes both', () => {
    const tile = [
      { lines: '$80k', x: 0.1, y: 0.4, size: 44 },
      { lines: 'Monthly burn', x: 0.1, y: 0.5, size: 16 },
    ]
    const { best } = factsOf(
      metricExtractor,
      deckWith({ title: 'Traction', blocks: [...tile, { lines: 'A quiet year of building', x: 0.5, y: 0.8 }] }),
    )
    expect(best('burn_rate')).toMatchObject({ value: '$80k', evidence: [{ page: 3, quote: '$80k Monthly burn' }] })
  })

  it('prefers the update, which is newer than the deck', () => {
    const { best } = factsOf(metricExtractor, deckWith(traction('ARR: $1.2M')), {
      updates: 'Hi all,\nWe now have $1.6M ARR. Thanks!',
    })
    expect(best('revenue')).toMatchObject({
      value: '$1.6M ARR',
      evidence: [{ document: 'updates', page: null, quote: 'We now have $1.6M ARR.' }],
    })
  })

  it('takes what is due at the end of the year for no users yet', () => {
    expect(said(deckWith(traction('EOY MAU 1.5M')))).toEqual([])
    expect(said(deckWith(traction('MAU 1.5M')))).toEqual(['users = 1.5M'])
  })

  it('reads a figure and its label on both sides of a dot, and nothing across two dots', () => {
    expect(said(deckWith(traction('82% · gross margin')))).toEqual(['gross_margin = 82%'])
    expect(said(deckWith(traction('82% · gross margin · 9% churn')))).not.toContain('gross_margin = 82%')
  })

  it('keeps what the figure measures and when', () => {
    const { best } = factsOf(metricExtractor, deckWith(traction('ARR: $1.2M, September 2026')))
    expect(best('revenue')?.scope).toMatchObject({ metric: 'ARR', period: 'September 2026', amount: 1_200_000 })
  })

  it('says nothing about a deck without figures', () => {
    expect(said([cover, filler])).toEqual([])
  })
})
