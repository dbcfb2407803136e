import { describe, expect, test } from 'vitest'
import { deckAddress, readSource } from './source-links.ts'

const deckId = '01940000-0000-7000-8000-000000000001'

describe('readSource', () => {
  test('a page of the deck', () => {
    expect(readSource(`pitch_deck/${deckId}?page=7`, 'ARR $1.2M')).toEqual({
      kind: 'page',
      deckId,
      page: 7,
      quote: 'ARR $1.2M',
    })
  })
  test('a deck without a page means its first', () => {
    expect(readSource(`pitch_deck/${deckId}`)).toMatchObject({ kind: 'page', page: 1 })
  })
  test('the most recent update and an address elsewhere', () => {
    expect(readSource('most_recent_update')).toEqual({ kind: 'update', quote: null })
    expect(readSource('https://tallyhall.io/team')).toEqual({
      kind: 'external',
      url: 'https://tallyhall.io/team',
      quote: null,
    })
  })
  test('a value that contains an address leads to that address', () => {
    const value = 'Company page: http://tallyhall.io/about us'
    expect(readSource(value)).toEqual({ kind: 'external', url: 'http://tallyhall.io/about', quote: null })
  })
  test.each([
    '',
    'http://[',
    'http and nothing more',
    'pitch_deck/http://tallyhall.io',
    'javascript:alert(1)//http',
    `pitch_deck/${deckId}?page=0`,
    `pitch_deck/${deckId}?page=x`,
    'pitch_deck/../../etc',
  ])('%s leads nowhere', (value) => expect(readSource(value)).toBeNull())
})

test('deckAddress carries page and quote', () => {
  expect(deckAddress({ deckId, page: 3, quote: '5% & more' })).toBe(`/pitch-deck/${deckId}?page=3&quote=5%25+%26+more`)
  expect(deckAddress({ deckId, page: 3, quote: null })).toBe(`/pitch-deck/${deckId}?page=3`)
})
