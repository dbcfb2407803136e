import { describe, expect, it } from 'vitest'
import type { Line } from '#engine/deck-doc.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from './understand-deck.ts'

const word = (text: string, x: number, y: number): Line => {
  const box = { x, y, width: 0.03, height: 0.02 }
  return { text, words: [{ text, box, fontSize: 10, bold: false, confidence: 0.9 }], box, fontSize: 10, bold: false }
}
const roles = (...logos: Line[]) => {
  const team = page({
    title: 'Our team',
    blocks: [
      { lines: 'Ana Ruiz', x: 0.1, y: 0.4 },
      { lines: 'Ran two kitchens for six years', x: 0.1, y: 0.6, size: 12 },
      { lines: 'Bo Lindqvist\nCTO', x: 0.6, y: 0.4 },
    ],
  })
  const people = understandDeck(deck([page({ title: 'Tillbrook' }), { ...team, logos }])).slides[1]?.people ?? []
  return people.map((card) => [card.name, card.role])
}

describe('a role among scattered words', () => {
  it('belongs to the name right above it that has none', () => {
    expect(roles(word('CPO', 0.12, 0.45))).toEqual([
      ['Ana Ruiz', 'CPO'],
      ['Bo Lindqvist', 'CTO'],
    ])
  })

  it('is left where it is far away, beside, or no role', () => {
    const none = [
      ['Ana Ruiz', null],
      ['Bo Lindqvist', 'CTO'],
    ]
    expect(roles(word('CPO', 0.12, 0.55))).toEqual(none)
    expect(roles(word('CPO', 0.3, 0.41))).toEqual(none)
    expect(roles(word('Norvane', 0.12, 0.45))).toEqual(none)
  })
})
