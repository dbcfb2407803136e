import { expect, test } from 'vitest'
import { nameDeal } from './name-deal.ts'

const founder = { name: 'Ida Holm', address: 'ida@tarnwick.example' }
const clues = { fileName: '', subjects: [], founder, firm: 'Alder Point' }

test.each([
  ['Tarnwick_PitchDeck_v3.pdf', 'Tarnwick'],
  ['Tarnwick - Pitch Deck (2).pdf', 'Tarnwick'],
  ['Marble 24 deck December 2024.pdf', 'Marble 24'],
  ['2025-03-04 Tarnwick Seed Deck final.pptx', 'Tarnwick'],
  ['Tarnwick Deck März 2025.pdf', 'Tarnwick'],
  ['Deck Tarnwick Q1 2025 for Alder Point.pdf', 'Tarnwick'],
  ['TarnwickInvestorDeck.pdf', 'Tarnwick'],
  ['Harbour & Sons Ltd.pdf', 'Harbour & Sons Ltd'],
  ['Tarnwick_20250304.pdf', 'Tarnwick'],
])('the file %s is named %s', (fileName, name) => {
  expect(nameDeal({ ...clues, fileName })).toBe(name)
})

test.each([
  ['Fwd: Re: Tarnwick – our deck', 'Tarnwick'],
  ['WG: AW: Tarnwick', 'Tarnwick'],
  ['TR : Tarnwick, levée de fonds', 'Tarnwick, levée de fonds'],
  ['Intro: Tarnwick <> Alder Point', 'Tarnwick'],
  ['[EXTERNAL] RE: Tarnwick pitch deck 04.03.2025', 'Tarnwick'],
  ['FW: Deck', 'tarnwick.example'],
])('without a name in the file the subject %s gives %s', (subject, name) => {
  for (const fileName of ['', 'deck.pdf', 'Pitch Deck 2025.pdf', '7f3e9c1d2b4a5f60.pdf'])
    expect(nameDeal({ ...clues, fileName, subjects: [subject] })).toBe(name)
})

test('an address at which anyone can be gives its person', () => {
  const person = { name: 'Ida Holm', address: 'ida.holm@gmail.com' }
  expect(nameDeal({ ...clues, founder: person })).toBe('Ida Holm')
  expect(nameDeal({ ...clues, founder: null })).toBe('Deal by email')
})
