import { describe, expect, it } from 'vitest'
import { foldLetters } from './fold-letters.ts'

describe('foldLetters', () => {
  it.each([
    ['Größe', 'grosse'],
    ['CRÉÉE', 'creee'],
    ['Usługi', 'uslugi'],
    ['İstanbul ılık', 'istanbul ilik'],
    ['Søren Œuvre', 'soren oeuvre'],
    ['Ёлка', 'елка'],
    ['كتابي', 'کتابی'],
    ['สวัสดี', 'สวสด'],
    ['한국', '한국'],
    ['plain', 'plain'],
  ])('%s is %s', (text, folded) => {
    expect(foldLetters(text)).toBe(folded)
  })

  it('makes one word of its two ways of writing an accent', () => {
    expect(foldLetters('e\u0301quipe')).toBe(foldLetters('\u00e9quipe'))
  })
})
