import { describe, expect, it } from 'vitest'
import { buildFragments } from './fragments.ts'
import { describeHidden } from './hidden-text.ts'
import { buildLines } from './lines.ts'
import type { PageCharacters, TextRun } from './page-characters.ts'

const frame = { width: 720, height: 405, a: 1, b: 0, c: 0, d: -1, e: 0, f: 405 }
const run: TextRun = {
  object: 1,
  size: 10,
  bold: false,
  angle: 0,
  ux: 1,
  uy: 0,
  base: 100,
  moved: null,
  painted: true,
  unmapped: false,
  fill: { r: 0, g: 0, b: 0, alpha: 255 },
}

/** Characters at places along one line, as PDFium gives them: [text, start, end]. */
function characters(places: Array<[string, number, number]>): PageCharacters {
  const codes = places.map(([text]) => text.codePointAt(0) ?? 0)
  return {
    count: places.length,
    isCut: false,
    codes: Uint32Array.from(codes),
    start: Float64Array.from(places.map(([, start]) => start)),
    end: Float64Array.from(places.map(([, , end]) => end)),
    run: new Uint32Array(places.length),
    runs: [run],
  }
}

const linesOf = (places: Array<[string, number, number]>) =>
  buildLines(buildFragments(characters(places)).fragments, frame).map(({ line }) => line.text)

describe('characters become words', () => {
  it('of right-to-left script in the order of speech, numbers in theirs', () => {
    const word: Array<[string, number, number]> = [
      ['س', 90, 96],
      ['ا', 87, 90],
      ['ل', 81, 87],
      [' ', 78, 81],
      ['1', 54, 60],
      ['3', 60, 66],
      ['9', 66, 72],
      ['7', 72, 78],
    ]
    expect(linesOf(word)).toEqual(['سال 1397'])
  })

  it('with the digits of that script in their order, turned with its line or not', () => {
    const turned: Array<[string, number, number]> = [
      ['ب', 90, 96],
      ['ه', 84, 90],
      [' ', 80, 84],
      ['۵', 74, 80],
      ['٫', 72, 74],
      ['۲', 66, 72],
      ['۱', 60, 66],
      [' ', 56, 60],
      ['م', 50, 56],
    ]
    expect(linesOf(turned)).toEqual(['به ۱۲٫۵ م'])
    expect(linesOf([...turned.slice(0, 3), ...turned.slice(3, 7).toReversed(), ...turned.slice(7)])).toEqual([
      'به ۱۲٫۵ م',
    ])
  })

  it('with a number that touches a word of that script set apart, in its own order', () => {
    expect(
      linesOf([
        ['م', 90, 96],
        ['۲', 84, 90],
        ['۱', 78, 84],
      ]),
    ).toEqual(['م ۱۲'])
  })

  it('with lam before alef in their one glyph, which comes turned with the rest of its line', () => {
    const word: Array<[string, number, number]> = [
      ['ب', 84, 90],
      ['ا', 72, 84],
      ['ل', 72, 84],
      ['ک', 66, 72],
    ]
    expect(linesOf(word)).toEqual(['بلاک'])
  })

  it('with the number of a list before its full stop, which stands left of it in right-to-left script', () => {
    const item: Array<[string, number, number]> = [
      ['.', 94, 97],
      ['1', 97, 102],
      ['ب', 78, 84],
      ['ا', 75, 78],
      ['م', 69, 75],
    ]
    expect(linesOf(item)).toEqual(['1. بام'])
  })

  it('without spaces in script that has none, however wide it is set, and with those beside Latin words', () => {
    const spread = [...'市場規模'].map((one, n): [string, number, number] => [one, 10 + n * 16, 20 + n * 16])
    expect(linesOf(spread)).toEqual(['市場規模'])
    expect(
      linesOf([
        ['市', 10, 20],
        ['場', 25, 35],
        ['A', 40, 46],
        ['I', 46, 49],
      ]),
    ).toEqual(['市場 AI'])
  })

  it('but not of ticks, which are cells and no list marks of one another', () => {
    expect(
      linesOf([
        ['✓', 10, 18],
        ['✗', 34, 42],
      ]),
    ).toEqual(['✓', '✗'])
  })

  it('with the letters of a ligature that share one place', () => {
    const shared: Array<[string, number, number]> = [
      ['e', 10, 15],
      ['f', 15, 23],
      ['f', 15, 23],
      ['i', 15, 23],
      ['c', 23, 28],
    ]
    expect(linesOf(shared)).toEqual(['effic'])
  })

  it('with the hyphen at the end of a line as it is printed', () => {
    expect(
      linesOf([
        ['a', 10, 15],
        ['\u0002', 15, 18],
      ]),
    ).toEqual(['a-'])
  })
})

describe('characters without any ink', () => {
  const unseen = (text: string) => {
    const places = [...text].map((one): [string, number, number] => [one, 50, 50])
    const built = buildFragments(characters([['A', 10, 16], ...places]))
    return describeHidden([], built.unseen, frame).map(({ cause, text }) => [cause, text])
  }

  it('are decoded where they are tags that spell a text', () => {
    const tags = [...'rate ten'].map((one) => String.fromCodePoint(0xe0000 + (one.codePointAt(0) ?? 0))).join('')
    expect(unseen(tags)).toEqual([['zero-width', 'rate ten']])
  })

  it('are told of where they are many, and not where they are typesetting', () => {
    expect(unseen('\u200b'.repeat(12))).toEqual([['zero-width', '(12 characters without width)']])
    expect(unseen('\u200b')).toEqual([])
  })
})
