import { describe, expect, it } from 'vitest'
import type { Fact } from '#engine/facts.ts'
import { faultText } from '#engine/reasons/fault-text.ts'
import { isNegatedBy, isNegation } from '#engine/text/negations.ts'
import { valueProblem } from './value-follows.ts'

const problem = (key: Fact['key'], value: string | boolean, ...quotes: string[]) => {
  const fault = valueProblem({ key, value }, quotes)
  return fault && faultText(fault)
}

describe('valueProblem', () => {
  it.each([
    ['revenue', '$1.5M', 'Revenue: $1.5 million'],
    ['customers', '1,200', '1200 customers'],
    ['employees', '12', 'a team of twelve'],
    ['company_name', 'North Wind', 'NorthWind Ltd'],
    ['site', 'https://www.northwind.example', 'northwind.example'],
    ['stage', 'pre_seed', 'our pre-seed round'],
    ['stage', 'seed', 'Levantamos una ronda semilla'],
    ['stage', 'pre_seed', 'ronda pre-semilla de 400.000 €'],
    ['stage', 'seed', "un tour d'amorçage"],
    ['stage', 'series_a', '2026年完成A轮融资'],
    ['industry', 'fintech', 'A FinTech for harbours'],
    ['trait_phd', true, 'PhD in chemistry'],
    ['trait_communities', true, 'Y Combinator W21'],
    ['use_of_funds', 'Sales 35%', '35% Sales'],
    ['revenue_forecast', '$2.4M Revenue', '$2.4M Year 1 projected revenue'],
    ['revenue', '1.2M', 'Revenue: $1.2M'],
    ['tam', 'US$38,000 millones', 'US$38,000 millones TAM'],
    ['trait_education', true, 'MBA, Stanford'],
    ['trait_education', true, 'First class graduate of Statistics'],
  ] as const)('%s %s follows from %s', (key, value, quote) => {
    expect(problem(key, value, quote)).toBeNull()
  })

  it.each([
    ['revenue', '$1.5M', 'Revenue: €1.5M'],
    ['revenue', '$1.5M', 'Revenue: $1.5k'],
    ['revenue_growth', '12%', 'grew by 12'],
    ['company_name', 'Southwind', 'NorthWind Ltd'],
    ['stage', 'series_a', 'our seed round'],
    ['stage', 'seed', 'ronda pre-semilla'],
    ['stage', 'seed', 'semillas para huertos'],
    ['stage', 'series_b', 'Levantamos una ronda semilla'],
    ['trait_education', true, 'ten years in shipping'],
    ['trait_education', true, 'BSc and MSc in Cybersecurity'],
    ['trait_education', true, 'Olympic gold medallist in rowing'],
    ['revenue', '$1.5M', 'Revenue: 1.5M'],
    ['revenue', '$15M', 'Revenue: $1.5M'],
    ['ltv', 'LTV $5,200', 'CAC $5,200 · LTV $31,000'],
    ['revenue_growth', '80% to 20%', 'from 20% to 80%'],
    ['solution', 'we are profitable', 'we are not profitable'],
    ['solution', 'debt', 'we carry no debt'],
    ['solution', 'raised from Google', 'raised interest from Google'],
    ['company_name', 'Wind', 'Northwind Ltd'],
    ['company_name', 'Ana Smith', 'Ana Ruiz and Ben Smith'],
    ['industry', 'ai', 'We maintain pumps'],
    ['industry', 'fintech', 'not a FinTech'],
    ['site', 'northwind.example', 'ana@northwind.example'],
    ['year_founded', '2.025', 'Founded in 2025'],
    ['employees', '12', 'grew 12x'],
    ['company_name', '[COMPANY]', '[COMPANY]'],
    ['tam', '<market size>', 'TAM <market size>'],
  ] as const)('%s %s does not follow from %s', (key, value, quote) => {
    expect(problem(key, value, quote)).not.toBeNull()
  })

  it('reads a value off several quotes together', () => {
    expect(problem('headquarters', 'Lisbon, Portugal', 'Lisbon', 'Portugal')).toBeNull()
    expect(problem('company_name', 'Ana Smith', 'Ana Ruiz', 'Ben Smith')).not.toBeNull()
  })
})

describe('negations', () => {
  it('knows them in several languages', () => {
    expect(['not', "doesn't", 'kein', 'sin', 'não', 'note'].map(isNegation)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it('sees one right before a quote, over small words, within the sentence', () => {
    expect(['we are not ', 'not yet a ', 'never been '].map(isNegatedBy)).toEqual([true, true, true])
    expect(['not for sale. ', 'not only cheap but ', 'we are '].map(isNegatedBy)).toEqual([false, false, false])
  })
})
