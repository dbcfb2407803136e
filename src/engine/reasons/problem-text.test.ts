import { describe, expect, it } from 'vitest'
import type { Problem } from './problem.ts'
import { problemText } from './problem-text.ts'

const gone = { fault: 'not-found', page: 7 } as const

describe('problemText', () => {
  it.each<[Problem, string]>([
    [{ gate: 'quote', place: { page: 7 }, detail: gone }, 'The quote was not found on page 7.'],
    [
      { gate: 'quote', place: { page: null, document: 'updates' }, detail: gone },
      'The quote was not found in the update.',
    ],
    [{ gate: 'quote', place: { page: null, document: 'site' }, detail: gone }, 'The quote was not found on the site.'],
    [{ gate: 'follows', value: '12%', detail: { fault: 'other-words' } }, 'The quote does not say 12%.'],
    [{ gate: 'follows', concluded: true }, 'No sentence states it.'],
    [{ gate: 'label', value: '$2.4M', field: 'revenue' }, 'Nothing beside “$2.4M” says that it is revenue.'],
    [
      { gate: 'label', value: 'Quayline', field: 'competitors' },
      'Nothing beside “Quayline” says that it is a competitor.',
    ],
    [{ gate: 'whose', of: 'customer' }, 'It stands in a customer story.'],
    [{ gate: 'whose', of: 'other-person', name: 'Ida Holm' }, 'Nothing ties these words to Ida Holm.'],
    [{ gate: 'whose', of: 'no-owner' }, 'Nothing says that it is the company’s own.'],
    [
      { gate: 'whose', of: 'other-person', name: 'Ida Holm', owner: 'Mats Berg' },
      'These words stand in the card of Mats Berg.',
    ],
    [{ gate: 'whose', of: 'adviser' }, 'This person also stands as an adviser or investor.'],
    [{ gate: 'whose', of: 'unnamed-founder' }, 'No page says that this person founded the company.'],
    [{ gate: 'whose', of: 'unnamed-logo' }, 'No title or heading says that the logos of this page are of competitors.'],
    [{ gate: 'when', is: 'plan', until: '2027' }, 'It is a plan for 2027.'],
    [{ gate: 'when', is: 'pilot' }, 'It is from a pilot.'],
    [{ gate: 'when', is: 'past', until: '2023' }, 'It is of 2023; a later one stands.'],
    [
      { gate: 'rival', here: { page: 4 }, value: '40', there: { page: 11 }, other: '55' },
      'Page 4 says 40, page 11 says 55.',
    ],
    [{ gate: 'rival', here: { page: 4 }, value: '40', there: { page: 4 }, other: '55' }, 'Page 4 says 40 and 55.'],
    [{ gate: 'reading', how: 'ocr', words: '55' }, 'It was read by OCR and is not certain.'],
    [{ gate: 'reading', how: 'logo', words: 'Ossery' }, 'It was read from an image.'],
    [
      { gate: 'reading', how: 'data', words: '2019' },
      'It stands in the page’s data for search engines, not in its text.',
    ],
    [{ gate: 'record', right: 8 }, 'This kind of reading is right in about 8 of 10 decks.'],
  ])('%j', (problem, expected) => {
    expect(problemText(problem)).toBe(expected)
  })
})
