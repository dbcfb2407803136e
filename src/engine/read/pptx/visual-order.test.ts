import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortByVisualOrder } from './visual-order.ts'

/** The text of a line as it is seen, its words and blanks being pieces. */
const seen = (text: string) =>
  sortByVisualOrder((text.match(/\s|\S+/g) ?? []).map((piece) => ({ text: piece })))
    .map((piece) => piece.text)
    .join('')
/** Hebrew letters from the right, as they are written. */
const turned = (text: string) => [...text].reverse().join('')

describe('a line as it is seen', () => {
  it('from the left is as it is written', () => {
    expect(seen('Revenue of $2.5M in 2026')).toBe('Revenue of $2.5M in 2026')
  })

  it('from the right has its words and letters turned', () => {
    expect(seen('שלום עולם')).toBe(turned('שלום עולם'))
  })

  it('from the right keeps names and figures the way they are read', () => {
    expect(seen('לקוחות Acme Ports בשנת 2026')).toBe(`2026 ${turned('בשנת')} Acme Ports ${turned('לקוחות')}`)
  })

  it('from the right keeps numbers in Arabic and Persian digits the way they are read', () => {
    expect(seen('في عام ٢٠٢٦')).toBe(`٢٠٢٦ ${turned('عام')} ${turned('في')}`)
    expect(seen('۱۲٫۵')).toBe('۱۲٫۵')
  })

  it('keeps a figure that hangs on a letter', () => {
    expect(seen('ב-2025')).toBe('2025-ב')
    expect(seen('ל-12.5%')).toBe('12.5%-ל')
  })

  it('from the left has only its right-to-left words turned', () => {
    expect(seen('Our name שלום עולם means peace')).toBe(`Our name ${turned('שלום עולם')} means peace`)
  })

  it('has all its letters, each once, whatever the mixture', () => {
    const word = fc.constantFrom('שלום', 'עולם', '2025', '$3M', 'Acme', '(a)', 'ב-7', '٢٥', '-', 'é')
    const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
    const letters = (text: string) => [...text].toSorted().join('')
    fc.assert(
      fc.property(line, (text) => {
        expect(letters(seen(text))).toBe(letters(text))
      }),
      { seed: 5, numRuns: 200 },
    )
  })
})
