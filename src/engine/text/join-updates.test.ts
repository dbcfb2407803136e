import { expect, it } from 'vitest'
import { findUpdateAt, joinUpdates } from './join-updates.ts'

const parts = ['new', '', 'older one'].map((text, index) => ({ id: `u${index}`, date: '2026-05-04', text }))

it('finds the update of every place of the joined text', () => {
  const { text } = joinUpdates(parts)
  const at = (words: string) => findUpdateAt(parts, text.indexOf(words))
  expect([at('new'), at('older'), at('one')]).toEqual([null, { id: 'u2', age: 2 }, { id: 'u2', age: 2 }])
})

it('gives one update as it is', () => {
  const text = 'Dear all,\r\n\r\nwe grew.\n'
  expect(joinUpdates([{ id: 'u', date: '2026-05-04', text }])).toMatchObject({ text, lines: text.split(/\r?\n/) })
  expect(joinUpdates([])).toMatchObject({ text: '', lines: [''] })
})
