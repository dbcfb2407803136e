import { describe, expect, test } from 'vitest'
import type { MemoField } from '#contract/memo.ts'
import { listSources, listTargets } from './field-sources.ts'
import { describePlaceShortly } from './source-links.ts'

const deckId = '01940000-0000-7000-8000-000000000001'
const page = `pitch_deck/${deckId}?page=7`
function field(source: MemoField['source']): MemoField {
  return { type: 'str', value: 'x', standing: 'proved', validated: true, reason: '', source }
}

describe('listSources', () => {
  test('a page carries the deck’s quote', () => {
    expect(listSources(field({ in1: 'ARR $1.2M', in2: null, value: page }))).toEqual([
      { kind: 'page', deckId, page: 7, quote: 'ARR $1.2M' },
    ])
  })
  test('the updates carry theirs, and stand beside the page when both have one', () => {
    const update = { kind: 'update', of: null, quote: 'ARR is 1.3M now' }
    expect(listSources(field({ in1: null, in2: update.quote, value: 'most_recent_update' }))).toEqual([update])
    expect(listSources(field({ in1: 'ARR $1.2M', in2: update.quote, value: page }))).toMatchObject([
      { page: 7 },
      update,
    ])
    expect(listSources(field({ in1: null, in2: update.quote, value: '' }))).toEqual([update])
  })
  test('what a person wrote stands in no source', () => {
    expect(listSources({ ...field({ in1: 'ARR $1.2M', in2: null, value: page }), edited: true })).toEqual([])
  })
  test('nothing cited, no source', () => {
    expect(listSources(field({ in1: null, in2: null, value: '' }))).toEqual([])
  })
})

test('places in the fewest words, each once, those that lead nowhere in their own', () => {
  const sources = [page, 'most_recent_update', 'https://www.example.com/report', 'javascript:alert(1)', page]
  expect(listTargets(sources.map((value) => ({ value }))).map(describePlaceShortly)).toEqual([
    'Page 7',
    'Most recent update',
    'example.com',
    'javascript:alert(1)',
  ])
})
