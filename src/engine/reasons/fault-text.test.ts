import { describe, expect, it } from 'vitest'
import type { Fault } from './fault.ts'
import { faultText } from './fault-text.ts'

describe('faultText', () => {
  it.each<[Fault, string]>([
    [{ fault: 'other-number', quote: '$2M', page: '$3M' }, 'the quote says $2M, the page $3M'],
    [{ fault: 'other-number', quote: null, page: '12%' }, "the page says '12%' where the quote leaves it out"],
    [{ fault: 'other-number', quote: '12%', page: null }, "the page does not say '12%'"],
    [{ fault: 'other-number', value: '12%' }, 'the value says 12%, which the quote does not'],
    [{ fault: 'negation-lost', at: 'within', words: 'not' }, "the quote leaves out 'not'"],
    [
      { fault: 'negation-lost', at: 'before', words: 'not yet …' },
      "the quote leaves out the negation before it: 'not yet …'",
    ],
    [{ fault: 'elsewhere', page: 1, pages: [3, 4] }, 'the quote is not on page 1 but on pages 3, 4'],
    [{ fault: 'not-found', page: null }, 'the quote was not found in the updates or elsewhere in the deck'],
    [{ fault: 'not-shaped', shape: 'email' }, 'the value is not an email address'],
    [{ fault: 'other-size', key: 'sam', asked: 'tam' }, 'the quote speaks of SAM, not of TAM'],
    [{ fault: 'other-subject', name: 'a market' }, 'the quote speaks of a market'],
    [{ fault: 'doctorate-unfinished' }, 'the quote speaks of a doctorate that is not finished'],
  ])('%j', (fault, expected) => {
    expect(faultText(fault)).toBe(expected)
  })
})
