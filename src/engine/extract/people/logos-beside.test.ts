import { describe, expect, it } from 'vitest'
import type { Line } from '#engine/deck-doc.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { founderExtractor } from './founders.ts'

type Logo = { text: string; x: number; y: number }
const place = { width: 0.08, height: 0.04 }

/** Traits by founder of a team slide with two people, one left and one right, and logos. */
function traits(...logos: readonly Logo[]) {
  const team = page({
    title: 'Our team',
    blocks: [
      { lines: 'Ana Ruiz\nCEO, co-founder', x: 0.1, y: 0.3 },
      { lines: 'Bo Lindqvist\nCTO, co-founder', x: 0.6, y: 0.3 },
    ],
  })
  const lines = logos.map(({ text, x, y }): Line => {
    const box = { x, y, ...place }
    return { text, words: [{ text, box, fontSize: 20, bold: false, confidence: 0.95 }], box, fontSize: 20, bold: false }
  })
  const facts = founderExtractor.extract(
    prepareInput(understandDeck(deck([page({ title: 'Tillbrook' }), { ...team, logos: lines }]))),
  )
  return facts.filter((one) => one.rule === 'trait.logo').map((one) => [one.person, one.key, one.kind])
}

describe('logos beside a person', () => {
  it('tell where that person studied and worked', () => {
    expect(traits({ text: 'HARVARD', x: 0.1, y: 0.42 }, { text: 'Google', x: 0.62, y: 0.42 })).toEqual([
      ['Ana Ruiz', 'trait_education', 'inferred'],
      ['Bo Lindqvist', 'trait_big_tech', 'inferred'],
    ])
  })

  it('tell nothing of anybody in a row under all, between two or above the names', () => {
    expect(traits({ text: 'Google', x: 0.1, y: 0.8 })).toEqual([])
    expect(traits({ text: 'Google', x: 0.4, y: 0.33 })).toEqual([])
    expect(traits({ text: 'Google', x: 0.1, y: 0.1 })).toEqual([])
  })

  it('tell nothing when the name is a part of another', () => {
    expect(traits({ text: 'Harvard Street Bakery', x: 0.1, y: 0.42 })).toEqual([])
  })
})
