import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { listPassages, sentenceAt, splitSentences, withoutBullet } from './passages.ts'

const textsOf = (...blocks: NonNullable<Parameters<typeof page>[0]>['blocks'] & object) =>
  listPassages(understandDeck(deck([page({ title: 'Cover' }), page({ title: 'Solution', blocks })])))
    .filter((passage) => passage.page === 2)
    .map((passage) => [passage.place, passage.text])

describe('passagesOf', () => {
  it('joins the lines of a paragraph and parts bullets', () => {
    expect(textsOf('We pay workers on the\nevening of the day', '• No paper\n• No waiting for\nthe bank')).toEqual([
      ['title', 'Solution'],
      ['body', 'We pay workers on the evening of the day'],
      ['body', 'No paper'],
      ['body', 'No waiting for the bank'],
    ])
  })

  it('gives a figure with its label once', () => {
    const said = ['Paid by the day to three million people who pick fruit', 'Most of it still in cash and in envelopes']
    const figure = [
      { lines: '$4B', y: 0.4, size: 50 },
      { lines: 'a year in wages', y: 0.53 },
    ]
    expect(textsOf(...figure, { lines: said, y: 0.7 })).toEqual([
      ['title', 'Solution'],
      ['body', said.join(' ')],
      ['figure', '$4B a year in wages'],
    ])
  })
})

describe('sentences', () => {
  it('end at points, not at abbreviations or decimals', () => {
    expect(splitSentences('We save $1.5M, e.g. Water bills. It is fast! Dr. Ott agrees.')).toEqual([
      'We save $1.5M, e.g. Water bills.',
      'It is fast!',
      'Dr. Ott agrees.',
    ])
    expect(splitSentences('我们很快。很好')).toEqual(['我们很快。', '很好'])
  })

  it('are found around a place', () => {
    const at = (text: string, offset: number) => sentenceAt({ text, sentences: splitSentences(text) }, offset)
    expect(at('One here. Two there.', 12)).toBe('Two there.')
    expect(at('whole', 99)).toBe('whole')
  })
})

describe('withoutBullet', () => {
  it('takes marks and numbers of lists away and nothing else', () => {
    expect(['• One', '1. Two', '– Three', '24 hours', '-5% costs'].map(withoutBullet)).toEqual([
      'One',
      'Two',
      'Three',
      '24 hours',
      '-5% costs',
    ])
  })
})
