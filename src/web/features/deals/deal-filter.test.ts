import { describe, expect, it } from 'vitest'
import { makeSampleDeal } from '#web/testing/sample-deal.ts'
import { countByStatus, formatAdder, rankStatus, searchDeals } from './deal-filter.ts'

const brambletide = makeSampleDeal()
const quayside = makeSampleDeal({
  name: 'Quayside Robotics',
  status: 'failed',
  created_by: { first_name: 'Jonas', last_name: '' },
})
const lumenfold = makeSampleDeal({ name: 'Lumenfold', status: 'in_progress' })
const deals = [brambletide, quayside, lumenfold]

describe('searchDeals', () => {
  it('finds every word in the name or the adder, in any order and case', () => {
    expect(searchDeals(deals, 'ROBOTICS quay')).toEqual([quayside])
    expect(searchDeals(deals, 'okafor lumen')).toEqual([lumenfold])
    expect(searchDeals(deals, 'quayside okafor')).toEqual([])
  })
  it('keeps all deals for an empty search', () => {
    expect(searchDeals(deals, '  ')).toEqual(deals)
  })
})

it('counts deals by status', () => {
  expect(countByStatus(deals)).toEqual({ all: 3, in_progress: 1, completed: 1, failed: 1 })
})

it('ranks running deals before failed and completed ones', () => {
  expect(deals.toSorted((a, b) => rankStatus(a) - rankStatus(b))).toEqual([lumenfold, quayside, brambletide])
})

it('leaves no space behind a missing last name', () => {
  expect(formatAdder(quayside)).toBe('Jonas')
})
