import { expect, it } from 'vitest'
import { orderKeyFacts } from './key-facts-in-order.ts'

it('key facts have their order, those of other labels come last', () => {
  const fact = { value: 'x', source: [] }
  const labels = ['Team', 'Unit economics', 'Traction', 'constructor', 'Market', 'Problem']
  const { first, later } = orderKeyFacts(Object.fromEntries(labels.map((label) => [label, fact])))
  expect(first.map(({ name }) => name)).toEqual(['Problem', 'Traction'])
  expect(later.map(({ name }) => name)).toEqual(['Market', 'Team', 'Unit economics', 'constructor'])
})
