import { describe, expect, test } from 'vitest'
import { buildDeckAddress, listQuotes, mergePlaces, readSource, type SourceTarget } from './source-links.ts'

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
    expect(readSource('most_recent_update')).toEqual({ kind: 'update', of: null, quote: null })
    expect(readSource('https://tallyhall.io/team')).toEqual({
      kind: 'external',
      url: 'https://tallyhall.io/team',
      quote: null,
    })
  })
  test('an earlier update by its id', () => {
    expect(readSource(`most_recent_update?of=${deckId}`)).toEqual({ kind: 'update', of: deckId, quote: null })
  })
  test('a value that contains an address leads to that address', () => {
    const value = 'Company page: http://tallyhall.io/about us'
    expect(readSource(value)).toEqual({ kind: 'external', url: 'http://tallyhall.io/about', quote: null })
  })
  test('an empty text is null', () => expect(readSource('  ')).toBeNull())
  test('the company’s site has a name', () => {
    expect(readSource('company_site')).toEqual({ kind: 'text', text: 'Company site', quote: null })
  })
  test.each([
    'Call with Nora Vint, 3 May',
    'http://[',
    'http and nothing more',
    'pitch_deck/http://tallyhall.io',
    'javascript:alert(1)//http',
    `pitch_deck/${deckId}?page=0`,
    'most_recent_update?of=1',
    `pitch_deck/${deckId}?page=x`,
    'pitch_deck/../../etc',
  ])('%s leads nowhere and stands in its own words', (value) =>
    expect(readSource(value)).toEqual({ kind: 'text', text: value, quote: null }),
  )
})

test('each place once, with all its quotes', () => {
  const on = (page: number, quote: string | null): SourceTarget => ({ kind: 'page', deckId, page, quote })
  const update: SourceTarget = { kind: 'update', of: null, quote: 'ARR is 1.3M' }
  const places = mergePlaces([on(3, null), on(3, 'a'), update, on(3, 'b'), on(5, 'a'), on(3, 'a'), update])
  expect(places).toEqual([{ ...on(3, 'a'), quotes: ['b'] }, update, on(5, 'a')])
  expect(places.map(listQuotes)).toEqual([['a', 'b'], ['ARR is 1.3M'], ['a']])
  expect(mergePlaces(places)).toEqual(places)
})

test('buildDeckAddress carries page and quote', () => {
  expect(buildDeckAddress({ deckId, page: 3, quote: '5% & more' })).toBe(
    `/pitch-deck/${deckId}?page=3&quote=5%25+%26+more`,
  )
  expect(buildDeckAddress({ deckId, page: 3, quote: null })).toBe(`/pitch-deck/${deckId}?page=3`)
})
