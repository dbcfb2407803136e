import { expect, it } from 'vitest'
import { hasFilters, makeFilterQuery, readListAddress, writeListAddress } from './list-address.ts'

const read = (text: string) => readListAddress(new URLSearchParams(text))

it('reads filters and order, and leaves out what the server would refuse', () => {
  expect(read('q=ink&stage=seed,series_a&decision=none&order=-ask')).toEqual({
    q: 'ink',
    stage: 'seed,series_a',
    decision: 'none',
    order: '-ask',
  })
  expect(read('status=sleeping&order=size&by=me&added=ever&decision=&unknown=1')).toEqual({})
})

it('writes the same filters as the same text, with commas as they are', () => {
  const text = 'q=ink+wharf&stage=seed,series_a&order=name'
  expect(writeListAddress(read(`order=name&stage=seed,series_a&q=ink+wharf`))).toBe(text)
  expect(writeListAddress(read('order=-updated_on'))).toBe('')
})

it('calls the search by its name in the contract, and an order alone no filter', () => {
  expect(makeFilterQuery(read('q=ink&seen=yes&order=name'))).toEqual({ search: 'ink', seen: 'yes' })
  expect(hasFilters(read('order=name'))).toBe(false)
  expect(hasFilters(read('q=ink'))).toBe(true)
})
