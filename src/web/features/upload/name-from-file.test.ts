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
    ['Acme_12.05.2024.pdf', 'Acme'],
    ['Acme 2-5-2024 v2.pdf', 'Acme'],
    ['Acme_05-24-2024.pdf', 'Acme'],
    ['Acme 12.05.24.pdf', 'Acme'],
    ['Acme_12052024.pdf', 'Acme'],
    ['Acme-20240512.pdf', 'Acme'],
    ['Acme_05-2024.pdf', 'Acme'],
    ['Acme Deck May 2024.pdf', 'Acme'],
    ['Acme – May’24.pdf', 'Acme'],
    ['Acme, 12th September 2024.pdf', 'Acme'],
    ['Acme_Sept-3,_2024_deck.pdf', 'Acme'],
    ['Acme 2024-Mar-03.pdf', 'Acme'],
    ['Acme 2024 May deck.pdf', 'Acme'],
    ['Acme (Q3 2024).pdf', 'Acme'],
    ['Acme [2024_Q3] (final).pdf', 'Acme'],
    ["Acme Q3'24.pdf", 'Acme'],
    ['Studio 54.pdf', 'Studio 54'],
    ['Studio 12 2024.pdf', 'Studio 12'],
    ['May Mobility.pdf', 'May Mobility'],
    ['May Mobility May 2024.pdf', 'May Mobility'],
    ['2024 May Mobility.pdf', 'May Mobility'],
    ['Mayflower 2024.pdf', 'Mayflower'],
    ['Area 51 Q.pdf', 'Area 51 Q'],
    ['Acme (Berlin).pdf', 'Acme (Berlin)'],
    ['deck.pdf', ''],
    ['Pitch Deck (2).pdf', ''],
  ])('%s: %s', (file, name) => {
    expect(makeDealName(file)).toBe(name)
  })
})
