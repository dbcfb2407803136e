import { expect, it } from 'vitest'
import { joinReasons } from './join-reasons.ts'

it.each([
  [
    ["'Quay' is named among the customers.", "'Pier' is named among the customers.", "'Dock' stands under 'Partners'."],
    "'Quay' and 'Pier' are named among the customers. 'Dock' stands under 'Partners'.",
  ],
  [
    ['Page 9 gives 60% of the round to Sales.', 'Page 9 gives 40% of the round to Boats and piers.'],
    'Page 9 gives 60% of the round to Sales and 40% to Boats and piers.',
  ],
  [
    ['Page 9 dates this Q1 2027, as a plan.', 'Page 9 dates this 2028, as a plan.'],
    'Page 9 dates them Q1 2027 and 2028, as plans.',
  ],
  [
    ['Of A it says a. Not verified: concluded, not stated.', 'Of B it says b. Not verified: concluded, not stated.'],
    'Of A it says a. Of B it says b. Not verified: concluded, not stated.',
  ],
  [
    ["'Quay' is named as an investor.", "'Pier' is named as an investor. Not verified: the quote was not found."],
    "'Quay' and 'Pier' are named as investors. Not verified in part: the quote was not found.",
  ],
  [['The deck says so.'], 'The deck says so.'],
  [['Page 9 dates this 2028, as a plan.'], 'Page 9 dates this 2028, as a plan.'],
])('joins %j', (reasons, text) => {
  expect(joinReasons(reasons)).toBe(text)
})
