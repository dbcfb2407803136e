import { describe, expect, it } from 'vitest'
import { page } from '#engine/testing/deck-builder.ts'
import { boxesOfSpan, glue, indexPage, indexText, splitTokens, wordsOfSpan } from './text-index.ts'

describe('glue', () => {
  it('keeps letters, digits and what changes a number, with its place', () => {
    expect(glue('a $1,200.50 (5%) — fée, 3.')).toEqual({
      glued: 'a$1,200.505%fée3',
      gluedAt: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 19, 20, 21, 24],
    })
  })
})

describe('tokensOf', () => {
  it('takes punctuation off the edges and bullets out', () => {
    expect(splitTokens('• “we raised” $2m+, 5% … (é)').map((token) => token.text)).toEqual([
      'we',
      'raised',
      '$2m+',
      '5%',
      'é',
    ])
  })

  it('tells where a token stands', () => {
    expect(splitTokens('a (bc)')).toEqual([
      { text: 'a', start: 0, end: 1 },
      { text: 'bc', start: 3, end: 5 },
    ])
  })
})

describe('indexes', () => {
  const index = indexPage(page({ blocks: ['We help small\nteams sell', 'more than ever'] }))

  it('know the words and boxes of a span, one box a line', () => {
    const start = index.normal.text.indexOf('small')
    const end = index.normal.text.indexOf('sell')
    expect(wordsOfSpan(index, start, end).map(({ word }) => word.text)).toEqual(['small', 'teams'])
    expect(boxesOfSpan(index, start, end)).toHaveLength(2)
    expect(wordsOfSpan(indexText('plain words'), 0, 5)).toEqual([])
  })

  it('know where lines begin and end', () => {
    const text = index.normal.text
    const words = (places: ReadonlySet<number>) => [...places].map((at) => text.slice(at).split(' ')[0])
    expect(words(index.lineStarts)).toEqual(['we', 'teams', 'more'])
    for (const last of ['small', 'sell', 'ever'])
      expect(index.lineEnds.has(text.indexOf(last) + last.length)).toBe(true)
    expect(index.lineEnds.has(text.indexOf(' help'))).toBe(false)
    expect(index.places.get('teams')).toEqual([3])
  })

  it('count the lines of plain text as lines, empty ones too', () => {
    const { normal, lineStarts } = indexText('one\n\ntwo')
    expect([...lineStarts].map((at) => normal.text.slice(at))).toEqual(['one two', 'two'])
  })
})
