import { describe, expect, it } from 'vitest'
import { makeDealName } from './name-from-file.ts'

describe('makeDealName', () => {
  it.each([
    ['Brambletide.pdf', 'Brambletide'],
    ['brambletide_pitch-deck_v3.pdf', 'brambletide'],
    ['Brambletide Pitch Deck FINAL (1).pptx', 'Brambletide'],
    ['Brambletide - Presentation 2026-03-14 copy.pdf', 'Brambletide'],
    ['2026.03 Brambletide v1.2.pdf', 'Brambletide'],
    ['Quayside_Robotics.final.pdf', 'Quayside Robotics'],
    ['Studio 42.pdf', 'Studio 42'],
    ['Deckhand.pdf', 'Deckhand'],
    ['deck.pdf', ''],
    ['Pitch Deck (2).pdf', ''],
  ])('%s: %s', (file, name) => {
    expect(makeDealName(file)).toBe(name)
  })
})
