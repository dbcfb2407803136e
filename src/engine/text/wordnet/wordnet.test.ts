import { describe, expect, it } from 'vitest'
import { isMostlyOf } from './find-subject.ts'
import { saysSame } from './say-same.ts'

describe('what says the same in English', () => {
  it.each([
    ['a synonym in another form', 'quickens', 'accelerates'],
    ['a word of its family', 'detects', 'detection'],
    ['a British spelling', 'analyses', 'analyze'],
    ['a broader term', 'money', 'funding'],
  ])('is %s', (_name, word, other) => {
    expect(saysSame(word, other)).toBe(true)
  })

  it.each([
    ['an opposite', 'rise', 'fall'],
    ['an opposite adverb', 'slowly', 'rapidly'],
    ['another of its kind', 'farmer', 'teacher'],
    ['another span', 'monthly', 'yearly'],
    ['another direction', 'north', 'south'],
    ['a narrower term', 'electricity', 'energy'],
    ['a word that no dictionary has', 'inkwharf', 'energy'],
  ])('is not %s', (_name, word, other) => {
    expect(saysSame(word, other)).toBe(false)
  })
})

describe('the subject of a word', () => {
  it('is that of most of its uses, and of none where WordNet lacks it', () => {
    expect(isMostlyOf('insurers', ['thing'])).toBe(true)
    expect(isMostlyOf('thermal', ['thing'])).toBe(true)
    expect(isMostlyOf('rely', ['thing', 'deal'])).toBe(false)
    expect(isMostlyOf('buys', ['deal'])).toBe(true)
    expect(isMostlyOf('inkwharf', ['thing'])).toBeNull()
  })
})
