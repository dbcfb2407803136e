import { describe, expect, it } from 'vitest'
import type { Fact } from '#engine/facts.ts'
import { figure, listKeys, listSignals, pages } from '#engine/testing/check-signals.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'

const usd = (amount: number, more: object = {}) => ({ amount, unit: 'USD', ...more })

describe('customers and revenue', () => {
  const key = 'Customers and revenue disagree'
  const doc = pages(
    '40 paying customers',
    'Price: $500 / month',
    'ARR of $3M',
    'ARR of $260k',
    '$500 per user and month',
  )
  const customers = figure('customers', '40', 1, '40 paying customers', { metric: 'customers', amount: 40, unit: '' })
  const price = figure('pricing', '$500 / month', 2, 'Price: $500 / month', usd(500, { metric: 'pricing' }))
  const arr = (value: string, on: number, amount: number, more: object = {}) =>
    figure('revenue', value, on, `ARR of ${value}`, usd(amount, { metric: 'ARR', ...more }))

  it('names the three places when they are another order of size', () => {
    const found = listSignals({ doc, facts: [customers, price, arr('$3M', 3, 3e6)] }).find((one) => one.key === key)
    expect(found?.reason).toBe(
      '40 customers (on page 1) at $500 / month (on page 2) make $240k a year, while ARR is $3M on page 3.',
    )
    expect(found?.evidence.map((one) => one.page)).toEqual([1, 2, 3])
  })

  it('lets near sums, prices for a part of a customer and other currencies be', () => {
    const perUser = figure(
      'pricing',
      '$500 per user and month',
      5,
      '$500 per user and month',
      usd(500, { metric: 'pricing' }),
    )
    const cases: Fact[][] = [
      [customers, price, arr('$260k', 4, 2.6e5)],
      [customers, perUser, arr('$3M', 3, 3e6)],
      [customers, price, arr('$3M', 3, 3e6, { unit: 'EUR' })],
      [customers, price, arr('$3M', 3, 3e6, { nature: 'forecast' })],
      [price, arr('$3M', 3, 3e6)],
    ]
    for (const facts of cases) expect(listKeys({ doc, facts })).not.toContain(key)
  })
})

describe('runway', () => {
  const key = 'Runway does not add up'
  const lines = ['Runway of 24 months', 'Net burn: $100k per month', 'Raising $1.2M', 'We have $900k in the bank']
  const runway = (value = '24 months', amount = 24) =>
    figure('runway', value, 1, `Runway of ${value}`, { metric: 'runway', amount, unit: 'month' })
  const burn = figure('burn_rate', '$100k per month', 2, lines[1] ?? '', usd(1e5, { metric: 'burn' }))
  const round = figure('amount_raising', '$1.2M', 3, 'Raising $1.2M', usd(1.2e6, { metric: 'amount_raising' }))

  it('tells a runway that the round does not pay for', () => {
    const found = listSignals({ doc: pages(...lines.slice(0, 3)), facts: [runway(), burn, round] }).find(
      (one) => one.key === key,
    )
    expect(found?.reason).toBe(
      'Runway is 24 months on page 1, while a round of $1.2M (on page 3) at a burn of $100k a month (on page 2) lasts 12 months.',
    )
  })

  it('compares with the cash where a page states it', () => {
    const found = listSignals({ doc: pages(...lines), facts: [runway(), burn, round] }).find((one) => one.key === key)
    expect(found).toMatchObject({ value: 'The money lasts 9 months, the deck says 24 months.' })
    expect(found?.evidence.map((one) => one.page)).toEqual([1, 2, 4])
  })

  it('lets a shorter runway than the round gives, a yearly burn and a lacking part be', () => {
    const short = ['Runway of 8 months', ...lines.slice(1, 3)]
    expect(listKeys({ doc: pages(...short), facts: [runway('8 months', 8), burn, round] })).not.toContain(key)
    const yearly = figure('burn_rate', '$100k per year', 2, 'Net burn: $100k per year', usd(1e5, { metric: 'burn' }))
    const doc = pages('Runway of 24 months', 'Net burn: $100k per year', 'Raising $1.2M')
    expect(listKeys({ doc, facts: [runway(), yearly, round] })).not.toContain(key)
    expect(listKeys({ doc: pages(...lines.slice(0, 3)), facts: [runway(), burn] })).not.toContain(key)
  })
})

describe('head count', () => {
  const key = 'Head count and team page disagree'
  const card = (name: string, role: string, x: number) => ({ lines: `${name}\n${role}`, x, y: 0.4 })
  const team = [
    card('Ana Ruiz', 'CEO', 0.05),
    card('Ben Okafor', 'CTO', 0.35),
    card('Cleo Marsh', 'Head of Sales', 0.65),
  ]
  const counted = (count: number) => figure('employees', String(count), 1, `A team of ${count}`)
  const doc = (count: number) => deck([page({ blocks: [`A team of ${count}`] }), page({ title: 'Team', blocks: team })])

  it('tells when more people are shown than counted', () => {
    const found = listSignals({ doc: doc(2), facts: [counted(2)] }).find((one) => one.key === key)
    expect(found?.reason).toBe('The deck counts 2 people on page 1, while 3 with a role are shown on page 2.')
  })

  it('lets a smaller team page, a deck without a count, and advisers be', () => {
    expect(listKeys({ doc: doc(12), facts: [counted(12)] })).not.toContain(key)
    expect(listKeys({ doc: doc(2) })).not.toContain(key)
    const advised = deck([
      page({ blocks: ['A team of 2'] }),
      page({ title: 'Team', blocks: [...team.slice(0, 2), card('Dora Lind', 'Advisor', 0.65)] }),
    ])
    expect(listKeys({ doc: advised, facts: [counted(2)] })).not.toContain(key)
  })
})

describe('planned revenue', () => {
  const key = 'Plan is a large share of the market'
  const doc = pages('SAM $200M', 'Revenue of $50M planned for 2029', 'Revenue of $5M planned for 2029')
  const sam = figure('sam', '$200M', 1, 'SAM $200M', usd(2e8, { metric: 'SAM' }))
  const plan = (value: string, on: number, amount: number) =>
    figure(
      'revenue_forecast',
      value,
      on,
      `Revenue of ${value} planned for 2029`,
      usd(amount, { metric: 'revenue', nature: 'forecast', period: '2029' }),
    )

  it('tells a plan of more than a tenth of the SAM', () => {
    const found = listSignals({ doc, facts: [sam, plan('$50M', 2, 5e7)] }).find((one) => one.key === key)
    expect(found?.reason).toBe(
      '$50M of revenue is planned for 2029 (on page 2), which is 25% of the SAM of $200M (on page 1).',
    )
  })

  it('lets a small plan, another unit and a deck without a SAM be', () => {
    expect(listKeys({ doc, facts: [sam, plan('$5M', 3, 5e6)] })).not.toContain(key)
    expect(listKeys({ doc, facts: [plan('$50M', 2, 5e7)] })).not.toContain(key)
    const counted = figure('sam', '$200M', 1, 'SAM $200M', { metric: 'SAM', amount: 2e8, unit: 'companies' })
    expect(listKeys({ doc, facts: [counted, plan('$50M', 2, 5e7)] })).not.toContain(key)
  })
})
