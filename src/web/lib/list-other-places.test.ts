import { expect, test } from 'vitest'
import { listOtherPlaces } from './list-other-places.ts'

const page = 'pitch_deck/01940000-0000-7000-8000-000000000001?page=10'

test.each([
  [page, 'page 10'],
  ['most_recent_update', 'most recent update'],
  ['https://www.Brambletide.test/about', 'brambletide.test'],
  ['Call with Ada Moore', 'Call with Ada Moore'],
  ['', 'another place'],
])('a contradiction of %j stands at %j', (value, place) => {
  const [other] = listOtherPlaces([
    { value: '$2.1M', reason: '', settled: false, source: { value, quote: '$2.1M ARR' } },
  ])
  expect(other).toMatchObject({ place, value: '$2.1M', settled: false })
  expect(other?.target?.quote).toBe(value === '' ? undefined : '$2.1M ARR')
})

test('nothing contradicts a value without contradictions', () => expect(listOtherPlaces(undefined)).toEqual([]))

test('the same place with the same words stands once, with other words again', () => {
  const says = (value: string, quote: string) => ({ value, reason: '', settled: false, source: { value: page, quote } })
  const others = listOtherPlaces([says('$2M', 'ARR of $2M'), says('$2M', 'ARR of $2M'), says('$2M', 'ARR $2M')])
  expect(others.map(({ target }) => target?.quote)).toEqual(['ARR of $2M', 'ARR $2M'])
})
