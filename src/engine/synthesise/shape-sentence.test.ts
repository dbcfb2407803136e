import { describe, expect, it } from 'vitest'
import type { VerifiedFact } from '#engine/facts.ts'
import { fact, on } from '#engine/testing/verified-fact.ts'
import { citeFact } from './cited-facts.ts'
import { shapeSentence } from './shape-sentence.ts'

const found: Partial<VerifiedFact> = { standing: 'found', problem: { gate: 'when', is: 'plan' } }
const inferred: Partial<VerifiedFact> = { standing: 'inferred', kind: 'inferred' }
const facts: Record<string, VerifiedFact> = {
  name: fact('company_name', 'Northwind', found),
  revenue: fact('revenue', '$40k MRR'),
  customers: fact('customers', '120'),
  growth: fact('revenue_growth', '12%'),
  market: fact('tam', '$4B', found),
  update: fact('users', '900', { ...found, evidence: [{ ...on(1, '900 users'), document: 'updates', page: null }] }),
  client: fact('client_type', 'b2b', inferred),
  burn: fact('burn_rate', '$20k', inferred),
  founder: fact('founder_name', 'Ana Ruiz', { person: 'Ana Ruiz' }),
  role: fact('founder_role', 'CEO', { person: 'Ana Ruiz' }),
  other: fact('founder_role', 'CTO', { person: 'Ben Ode' }),
  school: fact('trait_education', true, { ...inferred, person: 'Ana Ruiz', evidence: [on(2, 'Physics at MIT')] }),
}
const shape = (text: string, ...names: Array<keyof typeof facts>) =>
  shapeSentence(
    text,
    names.flatMap((name) => (facts[name] ? [citeFact(String(name), facts[name])] : [])),
    'Northwind',
  )
type Case = [told: string, shown: string | null, ...facts: string[]]

describe('the form of a sentence', () => {
  it.each<Case>([
    ['Northwind makes $40k MRR', 'Northwind makes $40k MRR.', 'revenue'],
    ['It makes $40k MRR.', 'Northwind makes $40k MRR.', 'revenue'],
    ['Its customers number 120.', 'Northwind’s customers number 120.', 'customers'],
    ['Also, it serves 120 customers.', 'Northwind serves 120 customers.', 'customers'],
    ['She is CEO.', 'Ana Ruiz is CEO.', 'founder', 'role'],
    ['It grows 12% a month.', null, 'growth'],
    ['It takes 120 customers.', null, 'customers'],
    ['They serve 120 customers.', null, 'customers'],
    ['This is $40k MRR.', null, 'revenue'],
    ['He is CTO.', null, 'role', 'other'],
    ['Ana Ruiz says that she is CEO.', null, 'role'],
    ['Northwind probably serves 120 customers.', null, 'customers'],
    [`Northwind serves ${'many '.repeat(26)}customers.`, null, 'customers'],
  ])('stands alone: %s', (text, shown, ...names) => {
    expect(shape(text, ...names)).toBe(shown)
  })

  it.each<Case>([
    ['The market is $4B.', 'The deck says the market is $4B.', 'market'],
    ['Northwind sees a market of $4B.', 'The deck says Northwind sees a market of $4B.', 'market'],
    ['The deck puts the market at $4B.', 'The deck puts the market at $4B.', 'market'],
    ['The market is $4B on page 1.', 'The market is $4B on page 1.', 'market'],
    ['Northwind has 900 users.', 'The update says Northwind has 900 users.', 'update'],
    ['Northwind makes $40k MRR.', 'Northwind makes $40k MRR.', 'name', 'revenue'],
    ['Northwind appears to sell to businesses.', 'Northwind appears to sell to businesses.', 'client'],
    ['Northwind sells to businesses.', 'Northwind appears to sell to businesses.', 'client'],
    ['Northwind has businesses as customers.', 'Northwind appears to have businesses as customers.', 'client'],
    ['Businesses buy from Northwind.', null, 'client'],
    ['Northwind appears to burn $20k.', null, 'burn'],
    ['Northwind serves 120 B2B customers.', 'Northwind serves 120 B2B customers.', 'customers', 'client'],
    ['Ana Ruiz studied physics.', 'The deck says Ana Ruiz studied physics.', 'school'],
  ])('fits how sure its facts are: %s', (text, shown, ...names) => {
    expect(shape(text, ...names)).toBe(shown)
  })
})
