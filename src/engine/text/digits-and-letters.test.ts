import { describe, expect, it } from 'vitest'
import { plainDigits, spacedLetter } from './digits-and-letters.ts'

describe('plainDigits', () => {
  it('writes Arabic, Persian and full-width digits in ASCII, each in its place', () => {
    expect(plainDigits('۱۲٪ و ٣٫٥')).toBe('12% و 3.5')
    expect(plainDigits('売上１２００万円')).toBe('売上1200万円')
    expect(plainDigits('۱۲٪ و ٣٫٥')).toHaveLength('۱۲٪ و ٣٫٥'.length)
  })

  it('leaves Latin text as it is', () => {
    expect(plainDigits('12.000 €')).toBe('12.000 €')
  })
})

describe('spacedLetter', () => {
  it('holds letters of scripts that set spaces between words', () => {
    const letter = new RegExp(`[${spacedLetter}]`, 'u')
    for (const one of ['a', 'ß', 'ж', 'ش']) expect(letter.test(one), one).toBe(true)
    for (const one of ['市', 'の', '한', '7', '€']) expect(letter.test(one), one).toBe(false)
  })
})
