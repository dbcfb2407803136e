import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure, type TestClaim } from '#engine/testing/judge-figure.ts'

const tile = (lines: string, x: number) => ({ lines, x, y: 0.4 })

describe('the label of a figure', () => {
  const traction = deck([
    page({
      title: 'Traction',
      blocks: [tile('$2.4M\nARR', 0.06), tile('$310k\nprocessed by one bank', 0.4), tile('118%\nnet retention', 0.72)],
    }),
  ])

  it('is that of its own tile, not of the next', () => {
    expect(judgeFigure(traction, { key: 'revenue', value: '$2.4M', quotes: ['$2.4M ARR'] })).toBeNull()
    expect(judgeFigure(traction, { key: 'revenue', value: '$310k', quotes: ['$310k'] })).toMatchObject({
      gate: 'label',
    })
    expect(judgeFigure(traction, { key: 'retention', value: '118%', quotes: ['118% net retention'] })).toBeNull()
    expect(judgeFigure(traction, { key: 'gross_margin', value: '118%', quotes: ['118%'] })).toMatchObject({
      gate: 'label',
      field: 'gross_margin',
    })
  })

  it('is read from the tile where the quote is the number alone', () => {
    expect(judgeFigure(traction, { key: 'revenue', value: '$2.4M', quotes: ['$2.4M'] })).toBeNull()
  })

  it('is not the title far above', () => {
    const doc = deck([page({ title: 'Revenue', blocks: [{ lines: '$900k saved in paper', y: 0.7 }] })])
    expect(judgeFigure(doc, { key: 'revenue', value: '$900k', quotes: ['$900k saved in paper'] })).toMatchObject({
      gate: 'label',
    })
  })

  it('of a sentence is the nearest, where the sentence names two', () => {
    const doc = deck([page({ title: 'Traction', blocks: ['We raised $2M and reached $300k in ARR.'] })])
    const said = ['We raised $2M and reached $300k in ARR.']
    expect(judgeFigure(doc, { key: 'revenue', value: '$300k', quotes: said })).toBeNull()
    expect(judgeFigure(doc, { key: 'revenue', value: '$2M', quotes: said })).toMatchObject({ gate: 'label' })
  })

  it('of a price list is a price, never revenue', () => {
    const doc = deck([
      page({ title: 'Pricing', blocks: ['Starter: $19 per month', 'Subscription revenue starts at $19 per seat'] }),
    ])
    expect(judgeFigure(doc, { key: 'pricing', value: '$19 per month', quotes: ['Starter: $19 per month'] })).toBeNull()
    const said = ['Subscription revenue starts at $19 per seat']
    expect(judgeFigure(doc, { key: 'revenue', value: '$19', quotes: said })).toMatchObject({ gate: 'label' })
    const cost = deck([page({ title: 'Costs', blocks: ['We spend $19 per month on each server'] })])
    const spent = { key: 'pricing', value: '$19 per month', quotes: ['We spend $19 per month on each server'] } as const
    expect(judgeFigure(cost, spent)).toMatchObject({ gate: 'label' })
  })

  it.each<[TestClaim['key'], string, string, boolean]>([
    ['employees', '17', 'Brackwater employs 17 people in Leipzig.', true],
    ['employees', '17', 'We currently employ 17 people.', true],
    ['employees', '400', 'Our customer Norvik Foods employs 400 people.', false],
    ['employees', '400', 'Norvik Foods employs 400 people.', false],
    ['retention', '68%', '68% of renters book again within a year.', true],
    ['retention', '41%', '41% repeat customers', true],
    ['retention', '68%', '68% of renters would book again.', false],
    ['retention', '20%', '20% of renters never come back.', false],
    ['retention', '68%', '68% of renters read our letters again and pay.', false],
    ['pricing', '14%', 'Commission of 14% on each booking', true],
    ['pricing', '14%', 'Comisión del 14% por reserva', true],
    ['pricing', '30%', 'Other platforms take a commission of 30%', false],
    ['pricing', '30%', 'We save harbours 30% in commission', false],
    ['pricing', '14%', 'Bookings grew 14% with a fixed fee', false],
    ['users', '100', '100 early adopters use it', true],
  ])('as %s of %s: %s', (key, value, line, isProof) => {
    const cover = page({ title: 'Brackwater', blocks: ['hello@brackwater.io'] })
    const doc = deck([cover, page({ title: 'Traction', blocks: [line] })])
    const problem = judgeFigure(doc, { key, value, quotes: [line], on: 2 })
    if (isProof) expect(problem).toBeNull()
    else expect(problem).not.toBeNull()
  })

  it('of a use of funds may name a market as the purpose, and not as a term', () => {
    const doc = deck([
      page({ title: 'Use of funds', blocks: ['40% Product\n30% Market entry and growth team\n20% Market share'] }),
    ])
    const judgeUse = (line: string) => judgeFigure(doc, { key: 'use_of_funds', value: line, quotes: [line] })
    expect(judgeUse('30% Market entry and growth team')).toBeNull()
    expect(judgeUse('20% Market share')).toMatchObject({ gate: 'label' })
  })

  it('of a chart’s axis is none', () => {
    const axis = ['$4M', '$3M', '$2M', '$1M'].map((lines, index) => ({
      lines,
      x: 0.06,
      y: 0.3 + index * 0.13,
      size: 9,
    }))
    const doc = deck([page({ title: 'Traction', blocks: [...axis, { lines: 'Growth since launch', x: 0.3, y: 0.9 }] })])
    expect(judgeFigure(doc, { key: 'revenue', value: '$4M', quotes: ['$4M'] })).toMatchObject({ gate: 'label' })
  })

  it('of a profit is not revenue', () => {
    const doc = deck([page({ title: 'Financials', blocks: ['Net profit on revenue of last year: $80k'] })])
    const said = ['Net profit on revenue of last year: $80k']
    expect(judgeFigure(doc, { key: 'revenue', value: '$80k', quotes: said })).toMatchObject({ gate: 'label' })
  })

  it('of another kind of number is none', () => {
    const doc = deck([page({ title: 'Traction', blocks: ['Our ARR grew by 40% in a year'] })])
    const said = ['Our ARR grew by 40% in a year']
    expect(judgeFigure(doc, { key: 'revenue_growth', value: '40%', quotes: said })).toBeNull()
    expect(judgeFigure(doc, { key: 'revenue', value: '40%', quotes: said })).toMatchObject({ gate: 'label' })
  })
})

describe('the size of a market', () => {
  const doc = deck([
    page({ title: 'Market', blocks: ['TAM $5B', 'SAM $600M', 'The packaging industry is worth $80B', '$7B'] }),
  ])

  it('is the first sum under a heading that opens with its label', () => {
    const head = (lines: string, y: number) => ({ lines, x: 0.06, y })
    const under = (lines: string, y: number) => ({ lines, x: 0.1, y })
    const sizes = deck([
      page({
        title: 'Market',
        blocks: [
          head('TAM – total addressable market of harbours in Europe and Africa, alerts and bookings:', 0.3),
          under('Estimated: $42B a year', 0.36),
          under('Fuel alone: $9B a year', 0.42),
          head('SAM – serviceable market of small harbours in the north of Europe:', 0.5),
          under('Spent each year: $2B', 0.56),
        ],
      }),
    ])
    const judgeSize = (key: 'tam' | 'sam', value: string, quote: string) =>
      judgeFigure(sizes, { key, value, quotes: [quote] })
    expect(judgeSize('tam', '$42B', 'Estimated: $42B a year')).toBeNull()
    expect(judgeSize('sam', '$2B', 'Spent each year: $2B')).toBeNull()
    expect(judgeSize('tam', '$2B', 'Spent each year: $2B')).toMatchObject({ gate: 'label' })
    expect(judgeSize('tam', '$9B', 'Fuel alone: $9B a year')).toMatchObject({ gate: 'label' })
  })

  it('is TAM, SAM or SOM by its own label', () => {
    expect(judgeFigure(doc, { key: 'tam', value: '$5B', quotes: ['TAM $5B'] })).toBeNull()
    expect(judgeFigure(doc, { key: 'sam', value: '$600M', quotes: ['SAM $600M'] })).toBeNull()
    expect(judgeFigure(doc, { key: 'tam', value: '$600M', quotes: ['SAM $600M'] })).toMatchObject({ gate: 'label' })
  })

  it('of any other market is found', () => {
    const said = ['The packaging industry is worth $80B']
    expect(judgeFigure(doc, { key: 'tam', value: '$80B', quotes: said })).toMatchObject({ gate: 'label', field: 'tam' })
    expect(judgeFigure(doc, { key: 'tam', value: '$7B', quotes: ['$7B'] })).toMatchObject({ gate: 'label' })
  })

  it('is what could be sold at most where its own slide calls the largest sum so', () => {
    const judgeSize = (value: string, quote: string, title: string, ...blocks: string[]) =>
      judgeFigure(deck([page({ title, blocks })]), { key: 'tam', value, quotes: [quote] })
    const large = 'Port software: $80B in 2030'
    expect(judgeSize('$80B', large, 'Market size', large, 'Small harbours: $3B')).toBeNull()
    const notIt = { gate: 'label', field: 'tam' }
    expect(judgeSize('$3B', 'Small harbours: $3B', 'Market size', large, 'Small harbours: $3B')).toMatchObject(notIt)
    expect(judgeSize('$80B', large, 'Market size', large, 'TAM $5B')).toMatchObject(notIt)
    expect(judgeSize('$80B', large, 'Market', large)).toMatchObject(notIt)
    const cost = 'Floods cost harbours $80B a year'
    expect(judgeSize('$80B', cost, 'Market size', cost)).toMatchObject(notIt)
  })

  it('grows where the market is named beside the rate, not where a metric is', () => {
    const growth = deck([
      page({ title: 'Why now', blocks: ['The market grows 12% a year', 'Our sales grew 30% a year'] }),
    ])
    const rate = { key: 'market_growth', value: '12%', quotes: ['The market grows 12% a year'] } as const
    expect(judgeFigure(growth, rate)).toBeNull()
    const own = { key: 'market_growth', value: '30%', quotes: ['Our sales grew 30% a year'] } as const
    expect(judgeFigure(growth, own)).toMatchObject({ gate: 'label' })
  })
})

describe('a count', () => {
  const doc = deck([
    page({
      title: 'Traction',
      blocks: ['We serve 40 paying customers', '40 shops of our customers', 'Up to 40 users per team', '1,200 users'],
    }),
    page({ title: 'Team', blocks: ['A team of 14', '14 years of experience', 'Employees: 22'] }),
  ])

  it('has its noun right beside it', () => {
    expect(judgeFigure(doc, { key: 'customers', value: '40', quotes: ['We serve 40 paying customers'] })).toBeNull()
    expect(judgeFigure(doc, { key: 'users', value: '1,200', quotes: ['1,200 users'] })).toBeNull()
    expect(judgeFigure(doc, { key: 'customers', value: '40', quotes: ['40 shops of our customers'] })).toMatchObject({
      gate: 'label',
    })
  })

  it('is not the limit of a plan', () => {
    expect(judgeFigure(doc, { key: 'users', value: '40', quotes: ['Up to 40 users per team'] })).toMatchObject({
      gate: 'label',
    })
  })

  it('of staff names them', () => {
    expect(judgeFigure(doc, { key: 'employees', value: '14', quotes: ['A team of 14'], on: 2 })).toBeNull()
    const years = { key: 'employees', value: '14', quotes: ['14 years of experience'], on: 2 } as const
    expect(judgeFigure(doc, years)).toMatchObject({ gate: 'label' })
  })
})

describe('a term of the round', () => {
  const ask = deck([
    page({
      title: 'The ask',
      blocks: ['Raising €3M seed', 'Valuation: €12M pre-money', '€400k already committed', '€90k for marketing'],
    }),
    page({ title: 'History', blocks: ['We raised €500k from angels', 'Our clients raised €70M with our help'] }),
    page({ title: 'Use of funds', blocks: ['60% Product', '40% Sales'] }),
    page({ title: 'Product mix', blocks: ['60% Hardware', 'Round closes in June 2027'] }),
  ])

  it('stands beside its amount', () => {
    expect(judgeFigure(ask, { key: 'amount_raising', value: '€3M', quotes: ['Raising €3M seed'] })).toBeNull()
    expect(judgeFigure(ask, { key: 'valuation', value: '€12M', quotes: ['Valuation: €12M pre-money'] })).toBeNull()
    expect(judgeFigure(ask, { key: 'committed', value: '€400k', quotes: ['€400k already committed'] })).toBeNull()
    const use = { key: 'amount_raising', value: '€90k', quotes: ['€90k for marketing'] } as const
    expect(judgeFigure(ask, use)).toMatchObject({ gate: 'label' })
    const raise = { key: 'valuation', value: '€3M', quotes: ['Raising €3M seed'] } as const
    expect(judgeFigure(ask, raise)).toMatchObject({ gate: 'label' })
  })

  it('of the past is what the company raised itself', () => {
    const own = { key: 'previous_funding', value: '€500k', quotes: ['We raised €500k from angels'], on: 2 } as const
    expect(judgeFigure(ask, own)).toBeNull()
    const clients = { ...own, value: '€70M', quotes: ['Our clients raised €70M with our help'] }
    expect(judgeFigure(ask, clients)).not.toBeNull()
  })

  it('says what the money is for under a heading of such uses', () => {
    const product = { key: 'use_of_funds', value: 'Product 60%', quotes: ['60% Product'], on: 3 } as const
    expect(judgeFigure(ask, product)).toBeNull()
    const hardware = { key: 'use_of_funds', value: 'Hardware 60%', quotes: ['60% Hardware'], on: 4 } as const
    expect(judgeFigure(ask, hardware)).toMatchObject({ gate: 'label' })
  })

  it('closes where the words say so', () => {
    const closes = {
      key: 'closing_deadline',
      value: 'June 2027',
      quotes: ['Round closes in June 2027'],
      on: 4,
    } as const
    expect(judgeFigure(ask, closes)).toBeNull()
    const launch = deck([page({ title: 'Roadmap', blocks: ['Launch in June 2027'] })])
    expect(judgeFigure(launch, { ...closes, quotes: ['Launch in June 2027'], on: 1 })).toMatchObject({ gate: 'label' })
  })
})

describe('costs and margins', () => {
  const doc = deck([
    page({
      title: 'Unit economics',
      blocks: [
        'Gross margin 71%',
        'CAC $90',
        'LTV $1,100',
        'Monthly burn $60k',
        '14 months of runway',
        'Payback 7 months',
      ],
    }),
  ])

  it.each([
    ['gross_margin', '71%', 'Gross margin 71%'],
    ['cac', '$90', 'CAC $90'],
    ['ltv', '$1,100', 'LTV $1,100'],
    ['burn_rate', '$60k', 'Monthly burn $60k'],
    ['runway', '14 months', '14 months of runway'],
  ] as const)('%s is proved by its own name', (key, value, quote) => {
    expect(judgeFigure(doc, { key, value, quotes: [quote] })).toBeNull()
  })

  it.each([
    ['cac', '$60k', 'Monthly burn $60k'],
    ['ltv', '$90', 'CAC $90'],
    ['runway', '7 months', 'Payback 7 months'],
  ] as const)('%s is not proved by another', (key, value, quote) => {
    expect(judgeFigure(doc, { key, value, quotes: [quote] })).toMatchObject({ gate: 'label' })
  })
})

describe('break-even', () => {
  const doc = deck([
    page({
      title: 'Financials',
      blocks: ['Launch in 2027, break-even in 2029', 'Each customer breaks even: payback in 7 months'],
    }),
  ])

  it('is the date nearest to its words, of the company', () => {
    const quotes = ['Launch in 2027, break-even in 2029']
    expect(judgeFigure(doc, { key: 'break_even', value: '2029', quotes })).toBeNull()
    expect(judgeFigure(doc, { key: 'break_even', value: '2027', quotes })).toMatchObject({ gate: 'label' })
    const payback = ['Each customer breaks even: payback in 7 months']
    expect(judgeFigure(doc, { key: 'break_even', value: '7 months', quotes: payback })).toMatchObject({ gate: 'label' })
    const ofOne = deck([page({ title: 'Profitable by Year 4', blocks: ['Unit economics of one orchard'] })])
    const profitable = { key: 'break_even', value: 'Year 4', quotes: ['Profitable by Year 4'] } as const
    expect(judgeFigure(ofOne, profitable)).toMatchObject({ gate: 'label' })
    expect(judgeFigure(deck([page({ title: 'Profitable by Year 4' })]), profitable)).toBeNull()
  })
})

describe('a founding year', () => {
  it('stands with a word of founding', () => {
    const doc = deck([
      page({ title: 'About us', blocks: ['Founded in 2019 in Porto', 'Winner of the 2018 harbour prize'] }),
    ])
    expect(judgeFigure(doc, { key: 'year_founded', value: '2019', quotes: ['Founded in 2019 in Porto'] })).toBeNull()
    const both = deck([page({ title: 'About us', blocks: ['Founded in 2019, first prize in 2021'] })])
    const said = ['Founded in 2019, first prize in 2021']
    expect(judgeFigure(both, { key: 'year_founded', value: '2019', quotes: said })).toBeNull()
    expect(judgeFigure(both, { key: 'year_founded', value: '2021', quotes: said })).toMatchObject({ gate: 'label' })
    const line = deck([page({ title: 'About us', blocks: ['2019 company founded 2020 first customers'] })])
    const dated = ['2019 company founded 2020 first customers']
    expect(judgeFigure(line, { key: 'year_founded', value: '2019', quotes: dated })).toBeNull()
    const prize = { key: 'year_founded', value: '2018', quotes: ['Winner of the 2018 harbour prize'] } as const
    expect(judgeFigure(doc, prize)).toMatchObject({ gate: 'label' })
  })
})
