import { expect, it } from 'vitest'
import { Citations } from './citations.ts'

const page = 'pitch_deck/3ac1edb4-cce6-89c4-bde4-2623b00f82c5?page=2'

it('numbers sources in order of first use and keeps the number of one that comes back', () => {
  const citations = new Citations()
  expect(citations.mark({ value: page, quote: 'ARR $1M' })).toBe(`[1](${page} "ARR $1M")`)
  expect(citations.mark({ value: page, quote: '86 customers' })).toBe(`[2](${page} "86 customers")`)
  expect(citations.mark({ value: 'most_recent_update' })).toBe('[3](most_recent_update)')
  expect(citations.mark({ value: page, quote: 'ARR $1M' })).toBe(`[1](${page} "ARR $1M")`)
  expect(citations.listSources()).toHaveLength(3)
})

it('keeps a quote from ending its title', () => {
  const mark = new Citations().mark({ value: page, quote: 'They call it "the desk" \\ R&amp;D\nat sea' })
  expect(mark).toBe(`[1](${page} "They call it \\"the desk\\" \\\\ R\\&amp;D at sea")`)
})

it('starts again beside the citations of a text that quotes the same places', () => {
  const first = new Citations()
  first.mark({ value: page, quote: 'ARR $1M' }, 'found')
  const second = new Citations(first)
  expect(second.listSources()).toEqual([])
  expect(second.mark({ value: page, quote: '86 customers' })).toBe(`[1](${page} "86 customers")`)
  expect(second.mark({ value: page, quote: 'ARR $1M' })).toBe(`[2](${page} "ARR $1M")`)
  expect(first.listMarks()).toEqual({ '1': 'found' })
})
