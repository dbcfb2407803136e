import { describe, expect, it } from 'vitest'
import { page } from '#engine/testing/deck-builder.ts'
import { readListedName, readNameLine } from './read-name-line.ts'

const read = (text: string) => {
  const line = page({ blocks: [text] }).blocks[0]?.lines[0]
  return line ? readNameLine(line) : null
}

describe('readNameLine', () => {
  it.each([
    ['Ana Ruiz', 'Ana Ruiz', null],
    ['• Ana Ruiz, CEO', 'Ana Ruiz', 'CEO'],
    ['Ana Ruiz – Head of Sales', 'Ana Ruiz', 'Head of Sales'],
    ['Ana Ruiz (CTO)', 'Ana Ruiz', 'CTO'],
    ['Ana Ruiz | Founder | ruiz.example', 'Ana Ruiz', 'Founder'],
    ['CEO: Ana Ruiz', 'Ana Ruiz', 'CEO'],
    ['Ana Ruiz, Madrid', 'Ana Ruiz', null],
    ['Ana Ruiz Co-founder', 'Ana Ruiz', 'Co-founder'],
    ['Ana ruiz, CEO', 'Ana ruiz', 'CEO'],
    ['ANA RUIZ', 'ANA RUIZ', null],
    ['J. Ott', 'J. Ott', null],
  ])('%s', (text, name, role) => {
    expect(read(text)).toEqual({ name, role })
  })

  it.each([
    'Our Team',
    'we help ana ruiz sell',
    'Revenue',
    'We met Ana at the harbour in May, and she joined',
    'Market Size, 2027',
    'Leading vision: sport science and hardware, software and data, told by a founder; and by a team',
  ])('names no one in: %s', (text) => {
    expect(read(text)).toBeNull()
  })

  it('reads a list of names whose family names are written small', () => {
    expect(readListedName('• Ana ruiz – SP')).toEqual({ name: 'Ana ruiz', role: null })
    expect(readListedName('market size')).toBeNull()
  })
})
