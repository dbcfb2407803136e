import { describe, expect, it } from 'vitest'
import type { FactKey } from '#engine/facts.ts'
import { factOfModel as fact } from '#engine/testing/verified-fact.ts'
import type { CitedFact } from './cited-fact.ts'
import { listCitedFacts } from './cited-facts.ts'
import { findFigureProblem } from './figure-problem.ts'

const expected = { metric: 'ARR', period: '2028', nature: 'forecast', amount: 2_500_000, unit: 'USD' } as const
const planned = { metric: 'use of funds', period: null, nature: 'forecast', amount: 60, unit: '%' } as const
const facts = listCitedFacts([
  fact('revenue', '$40k MRR', '$40k MRR in May 2026'),
  fact('revenue_growth', '12%', 'Revenue grows 12% a month'),
  fact('customers', '120', '120 paying customers, not counting pilots'),
  fact('employees', '40', 'A team of 40'),
  fact('revenue_forecast', '$2.5M ARR', 'We expect $2.5M ARR in 2028', { scope: expected }),
  fact('gross_margin', '70%', 'Gross margin of 70%'),
  fact('amount_raising', '$1M', 'We are raising $1M in a seed round'),
  fact('valuation', '$9M', 'at a $9M pre-money valuation'),
  fact('previous_funding', '$300k', 'Angels put in $300k in 2024'),
  fact('use_of_funds', '60% product', '60% product and 40% sales', { scope: planned }),
  fact('use_of_funds', '40% sales', '60% product and 40% sales'),
  fact('tam', '$4B', 'TAM of $4B'),
  fact('som', '$41-58M', 'SOM: a third of SAM, $41-58M'),
  fact('runway', '18 months', 'It gives us 18 months of runway'),
  fact('topic:Traction', '86 hotels, 14 partners and $7k a week', '86 hotels, 14 partners and $7k a week'),
])
const cited = (keys: readonly FactKey[]): CitedFact[] => facts.filter((one) => keys.includes(one.fact.key))
type Case = [text: string, ...keys: FactKey[]]

describe('figures told as what they are', () => {
  it.each<Case>([
    ['Northwind makes $40k MRR and is raising $1M.', 'revenue', 'amount_raising'],
    ['It is raising $1M at a $9M pre-money valuation.', 'amount_raising', 'valuation'],
    ['The company seeks $1M, valued at $9M before the money.', 'amount_raising', 'valuation'],
    ['It raised $300k from angels in 2024 and now asks for $1M.', 'previous_funding', 'amount_raising'],
    ['It serves 120 paying customers with a team of 40.', 'customers', 'employees'],
    ['With 40 people it serves 120 customers and makes $40k MRR.', 'customers', 'employees', 'revenue'],
    ['Revenue of $40k a month grows 12% monthly at a 70% gross margin.', 'revenue', 'revenue_growth', 'gross_margin'],
    ['The money goes to product (60%) and sales (40%).', 'use_of_funds'],
    ['60% of it is for product, 40% for sales.', 'use_of_funds'],
    ['It makes $40k MRR today and expects $2.5M ARR in 2028.', 'revenue', 'revenue_forecast'],
    ['ARR of $2.5M is expected for 2028, after $40k MRR in May 2026.', 'revenue', 'revenue_forecast'],
    ['The $1M is meant to last 18 months with 40 people.', 'amount_raising', 'runway', 'employees'],
    ['The market is $4B.', 'tam'],
    ['It can win $41-58M (SOM) of it.', 'som'],
    ['Northwind wants $1M to grow.', 'amount_raising'],
    ['86 hotels and 14 partners bring $7k a week.', 'topic:Traction'],
  ])('stand: %s', (text, ...keys) => {
    expect(findFigureProblem(text, cited(keys))).toBeNull()
  })

  it.each<Case>([
    ['Northwind makes $1M MRR and is raising $40k.', 'revenue', 'amount_raising'],
    ['Northwind makes $1M and is raising $40k in MRR.', 'revenue', 'amount_raising'],
    ['Northwind has $1M to its name.', 'revenue', 'amount_raising'],
    ['It is raising $9M at a $1M pre-money valuation.', 'amount_raising', 'valuation'],
    ['It raised $1M from angels in 2024 and now asks for $300k.', 'previous_funding', 'amount_raising'],
    ['It serves 40 paying customers with a team of 120.', 'customers', 'employees'],
    ['Revenue of $40k grows 70% monthly at a 12% gross margin.', 'revenue', 'revenue_growth', 'gross_margin'],
    ['60% of it is for sales, 40% for product.', 'use_of_funds'],
    ['It makes $2.5M ARR and expects $40k MRR.', 'revenue', 'revenue_forecast'],
    ['It expects $40k MRR, up from $2.5M ARR.', 'revenue', 'revenue_forecast'],
    ['14 hotels and 86 partners bring $7k a week.', 'topic:Traction'],
    ['Northwind has revenue of $1M.', 'amount_raising'],
    ['It has 120 users.', 'customers'],
    ['It grows 70% a month.', 'gross_margin'],
  ])('fall when they are mixed up: %s', (text, ...keys) => {
    expect(findFigureProblem(text, cited(keys))).not.toBeNull()
  })
})

/** How a deck states a figure, and how a sentence tells it. */
const told: ReadonlyArray<{ key: FactKey; value: string; quote: string; says: (value: string) => string }> = [
  { key: 'revenue', value: '$410k', quote: 'Revenue: $410k', says: (value) => `it makes ${value} of revenue` },
  { key: 'gmv', value: '$5.1M', quote: 'GMV $5.1M', says: (value) => `its GMV is ${value}` },
  { key: 'burn_rate', value: '$95k', quote: 'Net burn of $95k', says: (value) => `it burns ${value} a month` },
  { key: 'cac', value: '$312', quote: 'CAC $312', says: (value) => `winning a customer (CAC) costs ${value}` },
  {
    key: 'ltv',
    value: '$2,700',
    quote: 'LTV: $2,700',
    says: (value) => `a customer brings ${value} over its lifetime`,
  },
  { key: 'tam', value: '$4.2B', quote: 'Total market of $4.2B', says: (value) => `the market is worth ${value}` },
  { key: 'amount_raising', value: '$1.5M', quote: 'Raising $1.5M', says: (value) => `it is raising ${value}` },
  {
    key: 'valuation',
    value: '$12M',
    quote: '$12M post-money',
    says: (value) => `the valuation is ${value} post-money`,
  },
  { key: 'customers', value: '86', quote: '86 paying customers', says: (value) => `it has ${value} paying customers` },
  { key: 'users', value: '9,400', quote: '9,400 monthly users', says: (value) => `${value} users come each month` },
  { key: 'employees', value: '14', quote: 'A team of 14', says: (value) => `the team is ${value} people` },
  { key: 'retention', value: '97%', quote: 'Retention 97%', says: (value) => `its retention is ${value}` },
  { key: 'gross_margin', value: '82%', quote: 'Gross margin 82%', says: (value) => `its gross margin is ${value}` },
  {
    key: 'market_growth',
    value: '9%',
    quote: 'Market growing 9%',
    says: (value) => `the market grows ${value} a year`,
  },
]
const unit = (value: string) => (value.includes('$') ? 'money' : value.includes('%') ? 'percent' : 'count')
const pairs = told.flatMap((one) =>
  told.flatMap((other) => (one !== other && unit(one.value) === unit(other.value) ? [[one, other] as const] : [])),
)

describe('two figures of a unit in a sentence', () => {
  const joints = [' and ', ', while ', '; ', ', ']
  const citing = (...some: ReadonlyArray<(typeof told)[number]>) =>
    listCitedFacts(some.map(({ key, value, quote }) => fact(key, value, quote)))

  it(`stand as they are and fall when they are swapped, in all ${pairs.length} orders of two`, () => {
    const wrong: string[] = []
    for (const [one, other] of pairs) {
      for (const joint of joints) {
        const right = `${one.says(one.value)}${joint}${other.says(other.value)}.`
        const swapped = `${one.says(other.value)}${joint}${other.says(one.value)}.`
        if (findFigureProblem(right, citing(one, other)) !== null) wrong.push(`fell: ${right}`)
        if (findFigureProblem(swapped, citing(one, other)) === null) wrong.push(`stood: ${swapped}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
