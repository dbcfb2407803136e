import { describe, expect, it } from 'vitest'
import { splitTokens } from '#engine/text/tokens.ts'
import { countWords, listWords, makeWordModel, scoreClasses, type WordCounts, wordTable } from './word-model.ts'

const bytes = (...weights: number[]) => Buffer.from(Int8Array.from(weights).buffer).toString('base64')
const table = {
  head: { decks: 2, date: '2026-11-29' },
  words: ['boat', 'fast boat', 'rent'],
  rarities: [1, 2, 3],
  classes: {
    travel: { bias: -1, step: 0.5, weights: bytes(4, 8, -2) },
    energy: { bias: -3, step: 1, weights: bytes(0, 0, 0) },
  },
}
const count = (text: string, weight = 1): WordCounts => {
  const counts: WordCounts = new Map()
  countWords(counts, splitTokens(text), weight)
  return counts
}

describe('listWords', () => {
  it('gives words and pairs of neighbours, without numbers', () => {
    expect(listWords(splitTokens('Fast boats 24 hours'))).toEqual(['fast', 'fast boat', 'boat', 'hour'])
  })
})

describe('scoreClasses', () => {
  const model = makeWordModel(wordTable.parse(table))

  it('adds what the known words of a text say of each class', () => {
    // One known word: its vector has length 1, so that its whole weight counts.
    expect(scoreClasses(model, count('boat')).get('travel')).toBeCloseTo(-1 + 4 * 0.5)
    expect(scoreClasses(model, count('rent')).get('travel')).toBeCloseTo(-1 - 2 * 0.5)
    expect(scoreClasses(model, count('fast boat')).get('travel')).toBeGreaterThan(2)
    expect(scoreClasses(model, count('fast boat')).get('energy')).toBe(-3)
  })

  it('says what is usual of a text without known words, and takes a long text for no more than a short one', () => {
    expect(scoreClasses(model, new Map()).get('travel')).toBe(-1)
    expect(scoreClasses(model, count('boat', 9)).get('travel')).toBeCloseTo(1)
    expect(count('boat', 0).size).toBe(0)
  })

  it('takes no table whose words and rarities do not match', () => {
    expect(() => wordTable.parse({ ...table, rarities: [1] })).toThrow('Each word has one rarity.')
  })
})
