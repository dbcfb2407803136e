import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { countPrintedNames } from './printed-names.ts'

describe('countPrintedNames', () => {
  it('joins up to three words, cuts the genitive, and counts pages', () => {
    const slides = understandDeck(
      deck([
        page({ title: 'Norvik Fine Foods', blocks: ['Norvik’s fleet grows by a quarter'] }),
        page({ title: 'Customers', blocks: ['Norvik Fine delivers'] }),
      ]),
    )
    const found = countPrintedNames(slides, new Set(['norvik', 'norvikfinefoods', 'norvikfinefood']))
    expect(found.get('norvik')).toEqual({ pages: 2, text: 'Norvik', page: 1 })
    expect(found.get('norvikfinefoods')).toEqual({ pages: 1, text: 'Norvik Fine Foods', page: 1 })
    expect(found.has('norvikfinefood')).toBe(false)
  })
})
