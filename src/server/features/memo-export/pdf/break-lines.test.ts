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

  it('are none for no words', () => {
    expect(set([{ text: '  ', style: plain }], 4)).toEqual([])
  })
})
