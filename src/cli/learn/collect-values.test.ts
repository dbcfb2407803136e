import { expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { goldLabel } from '../gold-label.ts'
import { collectValues } from './collect-values.ts'
import { makeOwnLot } from './deck-lots.ts'

const doc = deck([
  page({ title: 'Northwind', blocks: ['The booking platform for small harbours', 'hello@northwind.example'] }),
  page({ title: 'Traction', blocks: ['120 paying customers'] }),
  page({ title: 'Competition', blocks: ['Our competitors are Harbourly, Dockside and Moorly'] }),
  page({ title: 'The Ask', blocks: ['We are raising $1M in a seed round'] }),
])
const gold = goldLabel.parse({
  email: ['hello@northwind.example'],
  amount_raising: ['$2M'],
  competitors: ['Harbourly', 'Moorly'],
  industry: { must: ['travel'] },
})

it('judges each value of the memo with the rule that found it and the gate that stops it', () => {
  const values = collectValues({ slug: 'northwind', doc, gold, lot: makeOwnLot('northwind'), today: '2026-11-22' })
  const shown = values.map(({ row, value, isRight }) => [row, value, isRight])
  expect(shown).toEqual(
    expect.arrayContaining([
      ['email', 'hello@northwind.example', true],
      ['amount_raising', '$1M', false],
      ['competitors', 'Harbourly', true],
      ['competitors', 'Dockside', false],
    ]),
  )
  const of = (value: string) => values.find((one) => one.value === value)
  expect(of('hello@northwind.example')).toMatchObject({ rule: 'contact-email.printed', stop: null })
  expect(of('Dockside')).toMatchObject({ key: 'competitors', rule: 'competitors/list', stop: null })
  expect(values.filter((one) => one.row === 'industry').every((one) => one.stop === 'inferred')).toBe(true)
  expect(values.every((one) => one.rule !== 'unknown')).toBe(true)
})
