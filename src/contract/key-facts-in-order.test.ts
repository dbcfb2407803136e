import { expect, it } from 'vitest'
import { orderKeyFacts } from './key-facts-in-order.ts'

it('key facts have their order, those of other labels come last', () => {
  const fact = { value: 'x', source: [] }
  const labels = ['Team', 'Unit economics', 'Traction', 'constructor', 'Market', 'Problem']
  const { first, later } = orderKeyFacts(Object.fromEntries(labels.map((label) => [label, fact])), '')
  expect(first.map(({ name }) => name)).toEqual(['Problem', 'Traction'])
  expect(later.map(({ name }) => name)).toEqual(['Market', 'Team', 'Unit economics', 'constructor'])
})

it('leaves out uses of funds that the fundraising summary lists, and the whole key fact where nothing is left', () => {
  const link = (page: number) => `pitch_deck/d?page=${page}`
  const sales = `- Sales: 30% [1](${link(9)} "30% Sales")`
  const hires = `- Two hires in Spain [2](${link(10)} "Two hires")`
  const round = `We raise $2M.\n\nUse of funds:\n\n- Sales: 30% [4](${link(9)})`
  const source = [{ value: link(9) }, { value: link(10) }]
  const order = (value: string) => orderKeyFacts({ 'Use of Funds': { value, source } }, round).later
  expect(order(`${sales}\n${hires}`)).toEqual([
    { name: 'Use of Funds', fact: { value: hires.slice(2), source: [{ value: link(10) }] } },
  ])
  expect(order(sales)).toEqual([])
  expect(order(hires)).toEqual([{ name: 'Use of Funds', fact: { value: hires, source } }])
})
