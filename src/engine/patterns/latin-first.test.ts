import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyMatch } from './every-match.ts'
import { isLatin, latinFirst, latinFirstOf } from './latin-first.ts'

const patterns = [
  /(?<![\p{L}\p{N}])(?:seed|seeds|søknad|équipe)(?![\p{L}\p{N}])/giu,
  /^[^\p{L}]*\d[\d.,]*\s?[%kmb]?/giu,
  /(?:\p{Sc}|\busd\b)\s?\d+(?:\.\d+)?/giu,
  /\b\p{Lu}[\p{L}\p{N}.-]*(?: \p{Lu}[\p{Ll}\p{M}]+)*/gu,
  /[\p{Script=Han}\p{Lo}]|\p{N}+/gu,
]
const latin = [...'aeSsKkIıéÉßøŁžµÿǅ·–’“”€$£¢½²³ªº 0195.,%-()\n→✓']
const foreign = ['\u212a', ...'ſ种子轮тестسی', 'e\u0301', '😀', 'ẞ']
const textOf = (signs: string[]) =>
  fc.array(fc.oneof(fc.constantFrom(...signs), fc.constantFrom('seed', 'Seeds', 'Équipe', 'usd 5')), { maxLength: 12 })
const runs = { numRuns: 2000, seed: 20_260_102 }

const told = (pattern: RegExp, text: string) => everyMatch(pattern, text).map((match) => [match.index, ...match])

describe('latinFirst', () => {
  it('finds what the pattern itself finds, in any script', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...patterns),
        textOf([...latin, ...foreign]),
        textOf(latin),
        (written, any, plain) => {
          const cheap = latinFirst(written)
          for (const text of [any.join(''), plain.join('')]) {
            expect(told(cheap, text)).toEqual(told(written, text))
            expect(text.search(cheap)).toBe(text.search(written))
            expect(text.replace(cheap, '_')).toBe(text.replace(written, '_'))
            expect(text.split(cheap)).toEqual(text.split(written))
            expect([...text.matchAll(cheap)].length).toBe([...text.matchAll(written)].length)
          }
        },
      ),
      runs,
    )
  })

  it('keeps groups, flags and the place of the next match', () => {
    const year = latinFirst(/(?<![\p{L}\d])(?<year>20\d\d)/gu)
    expect(year.exec('2026, 2027')?.groups?.year).toBe('2026')
    expect(year.exec('2026, 2027')?.groups?.year).toBe('2027')
    expect([year.test('2026, 2027'), year.lastIndex, year.flags]).toEqual([false, 0, 'gu'])
  })

  it('leaves a pattern as written where it cannot be put for Latin text', () => {
    expect(latinFirst(/^\P{L}+$/u).test('12 %')).toBe(true)
    expect(latinFirst(/^\P{L}+$/u).test('ab')).toBe(false)
    expect(latinFirst(/\u{65}/u).test('seed')).toBe(true)
  })
})

describe('latinFirstOf', () => {
  it('asks for its sources at its first use, and once', () => {
    let asked = 0
    const seed = latinFirstOf('iu', () => {
      asked++
      return { written: 'seed|种子轮', latin: 'seed' }
    })
    expect([seed.flags, asked]).toEqual(['iu', 0])
    expect([seed.test('Seed'), seed.test('种子轮'), seed.test('A轮'), asked]).toEqual([true, true, false, 1])
    expect(seed.source).toBe('seed|种子轮')
    expect('Seeds and 种子轮'.split(seed)).toEqual(['', 's and ', ''])
  })

  it('has the same words under other flags', () => {
    const everySeed = latinFirst(latinFirst(/seed/iu), 'giu')
    expect(everyMatch(everySeed, 'seed, Seed')).toHaveLength(2)
  })
})

describe('isLatin', () => {
  it('takes Latin letters with the signs that decks set beside them', () => {
    expect(['Über 3½ % – “ok” → €5', ''].map(isLatin)).toEqual([true, true])
  })

  it('is not sure of other scripts, marks that stand alone and letters that fold to ASCII', () => {
    expect(['种子轮', 'e\u0301', 'ſ', '\u212a', '①', '😀'].map(isLatin)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})
