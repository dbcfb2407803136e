import { expect, it } from 'vitest'
import { dealColumns, orderChoices, turnOrder } from './deal-columns.ts'

const column = (name: string) => {
  const found = dealColumns.find(({ label }) => label === name)
  if (!found) throw new Error(`There is not a column ${name}.`)
  return found
}

it('sorts by a column as one asks of it first, then the other way round', () => {
  expect(turnOrder('-updated_on', column('Deal Name'))).toBe('name')
  expect(turnOrder('name', column('Deal Name'))).toBe('-name')
  expect(turnOrder('-name', column('Deal Name'))).toBe('name')
  expect(turnOrder('name', column('Ask'))).toBe('-ask')
  expect(turnOrder('-ask', column('Ask'))).toBe('ask')
})

it('has both orders of every column that sorts, in words of its own', () => {
  expect(orderChoices).toHaveLength(26)
  expect(new Set(orderChoices.map(({ label }) => label)).size).toBe(26)
  expect(orderChoices[2]).toEqual({ order: '-updated_on', label: 'Last Update, newest first' })
})

it('leaves no gap and no overlap in either line of a row', () => {
  for (const row of [1, 2]) {
    const edges = dealColumns.filter(({ two }) => two.row === row).map(({ two }) => [two.from, two.to])
    expect(edges[0]?.[0]).toBe(1)
    expect(edges.at(-1)?.[1]).toBe(14)
    for (const [at, [from]] of edges.entries()) if (at > 0) expect(from).toBe(edges[at - 1]?.[1])
  }
})
