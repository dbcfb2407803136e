import { expect, it } from 'vitest'
import { getField } from '#engine/memo-reader.ts'
import { sampleMemo } from '#server/testing/sample-memo.ts'
import type { CrmFieldForm } from './crm-driver.ts'
import { fitValue, readDomain, readSendable } from './crm-values.ts'

const form = (more: Partial<CrmFieldForm>): CrmFieldForm => ({
  ...{ id: '1', name: 'Field', on: 'list', type: 'number', isMany: false, options: [], currency: null },
  ...more,
})

it.each([
  [['$2.5M'], form({}), 2_500_000],
  [['1,204'], form({}), 1_204],
  [['$2.5M'], form({ type: 'money', currency: 'EUR' }), null],
  [['€2M'], form({}), null],
  [['$1M to $2M'], form({}), null],
  [['~$2M'], form({}), null],
  [['$1.2M ARR'], form({}), null],
  [['10–15'], form({}), null],
  [['seed '], form({ type: 'choice', options: ['Seed', 'Series A'] }), ['Seed']],
  [['Pre-seed'], form({ type: 'choice', options: ['Seed'] }), null],
  [['A', 'B'], form({ type: 'choice', options: ['A', 'B'] }), null],
  [['A', 'B'], form({ type: 'choice', options: ['A', 'B'], isMany: true }), ['A', 'B']],
  [['A', 'B'], form({ type: 'text' }), ['A, B']],
])('%j fits %j as %j', (texts, into, value) => {
  const fitted = fitValue(texts, 'amount_raising', into, 'USD')
  expect(fitted.value).toEqual(value)
  expect(fitted.why === null).toBe(value !== null)
})

it('sends what is proved or entered, of a list those entries, and no site that is another’s', () => {
  const { validated_response: memo } = sampleMemo({
    values: { Stage: 'Seed', Industry: ['SaaS', 'Health'], 'Company Site': 'https://www.linkedin.com/company/x' },
  })
  expect(readSendable(memo, 'stage')).toEqual({ texts: ['Seed'], why: null })
  const industry = getField(memo, 'industry')
  const [first] = industry?.type === 'array' ? (industry.entries ?? []) : []
  if (first) first.standing = 'inferred'
  expect(readSendable(memo, 'industry').texts).toEqual(['Health'])
  for (const standing of ['found', 'inferred'] as const) {
    Object.assign(getField(memo, 'stage') ?? {}, { standing })
    expect(readSendable(memo, 'stage').texts).toBeNull()
  }
  expect(readSendable(memo, 'valuation')).toEqual({ texts: null, why: 'The memo does not state it.' })
  expect(readDomain(memo)).toBeNull()
  Object.assign(getField(memo, 'site') ?? {}, { value: 'www.acme.example/en' })
  expect(readDomain(memo)).toBe('acme.example')
})
