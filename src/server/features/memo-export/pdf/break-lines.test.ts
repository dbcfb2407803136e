import { describe, expect, it } from 'vitest'
import { breakLines, type Measure, type Words } from './break-lines.ts'
import type { Style } from './styles.ts'

const plain: Style = { family: 'serif', size: 1, color: '#000' }
const bold: Style = { ...plain, bold: true }
/** Every letter is one point wide. */
const measure: Measure = { runsOf: (text) => [{ text, face: 'f' }], widthOf: (text) => text.length }
const set = (words: Words[], width: number) =>
  breakLines(words, width, measure).map(({ pieces }) => pieces.map(({ text, x }) => `${x}:${text}`).join('|'))

describe('lines', () => {
  it('break between words, and join what looks the same', () => {
    expect(set([{ text: 'one two three', style: plain }], 8)).toEqual(['0:one two', '0:three'])
  })

  it('keep a word together that changes its style, such as one with its note', () => {
    const note = { text: '12', style: bold, goTo: 'note-12', notes: [12] }
    expect(set([{ text: 'see word', style: plain }, note, { text: ' on', style: plain }], 8)).toEqual([
      '0:see',
      '0:word|4:12',
      '0:on',
    ])
    expect(breakLines([{ text: 'see word', style: plain }, note], 8, measure).map(({ notes }) => notes)).toEqual([
      [],
      [12],
    ])
  })

  it('cut a word that is longer than a line', () => {
    expect(set([{ text: 'a 0123456789', style: plain }], 4)).toEqual(['0:a', '0:0123', '0:4567', '0:89'])
  })

  it.each([
    ['after a hyphen', 'a go-to-market plan', 10, ['0:a go-to-', '0:market', '0:plan']],
    ['between the signs of Chinese', '石头科技有限公司', 3, ['0:石头科', '0:技有限', '0:公司']],
    ['not before a closing sign of Chinese', '石头科技。公司', 4, ['0:石头科', '0:技。公司']],
    ['in Thai at spaces alone', 'สวัสดี ครับ', 8, ['0:สวัสดี', '0:ครับ']],
    ['after the slashes of an address', 'see https://a.io/deck/page', 20, ['0:see https://a.io/', '0:deck/page']],
    ['not after the hyphens of an address', 'see www.a.io/a-b/c-d', 15, ['0:see www.a.io/', '0:a-b/c-d']],
    ['not after the scheme of an address', 'see https://a.io/', 13, ['0:see', '0:https://a.io/']],
    ['not in an email address', 'to ana-maria@quay-side.io', 24, ['0:to', '0:ana-maria@quay-side.io']],
    [
      'after the slashes of an address without a scheme',
      'see quay-side.io/in/ana-ruiz',
      17,
      ['0:see quay-side.io/', '0:in/ana-ruiz'],
    ],
    ['not between the signs of a name', 'in C++ now', 4, ['0:in', '0:C++', '0:now']],
    ['not in a range', 'for $5M–$10M, 2024—2025', 11, ['0:for', '0:$5M–$10M,', '0:2024—2025']],
    ['not in a number', 'up 1,200.50 to', 10, ['0:up', '0:1,200.50', '0:to']],
    ['not at a space that keeps both sides together', 'up 10\u00a0000 now', 6, ['0:up', '0:10\u00a0000', '0:now']],
    ['not before a closing bracket', 'a ( b ) c', 5, ['0:a', '0:( b )', '0:c']],
  ])('break %s', (_, text, width, lines) => {
    expect(set([{ text, style: plain }], width)).toEqual(lines)
  })

  it('keep a note with a word whose last sign allows a break', () => {
    const note = { text: '12', style: bold, goTo: 'note-12', notes: [12] }
    expect(set([{ text: 'so new!', style: plain }, note], 7)).toEqual(['0:so', '0:new!|4:12'])
  })

  it('are none for no words', () => {
    expect(set([{ text: '  ', style: plain }], 4)).toEqual([])
  })
})
