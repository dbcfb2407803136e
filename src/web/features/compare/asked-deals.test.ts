import { expect, test } from 'vitest'
import { readAskedDeals } from './asked-deals.ts'

const id = (last: number) => `01890000-0000-7000-8000-00000000000${last}`

test.each([
  ['two deals', `${id(1)},${id(2)}`, [id(1), id(2)], false],
  ['one twice', `${id(1)}, ${id(1)}`, [id(1)], false],
  ['what is not an id', `${id(1)},inkwharf,`, [id(1)], false],
  ['more than four', [1, 2, 3, 4, 5].map(id).join(','), [1, 2, 3, 4].map(id), true],
  ['nothing', null, [], false],
])('the deals of the address: %s', (_, text, ids, isTooMany) => {
  expect(readAskedDeals(text)).toEqual({ ids, isTooMany })
})
