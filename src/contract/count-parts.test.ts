import { expect, test } from 'vitest'
import { listCountParts } from './count-parts.ts'

const none = { hidden: 0, in_sight: 0, contradicted: 0, to_check: 0, proved: 0, by_team: 0, unstated: 0, fields: 0 }

test.each([
  [
    { hidden: 4, in_sight: 0, contradicted: 3, to_check: 8, proved: 39, by_team: 2, unstated: 29, fields: 49 },
    '4 hidden instructions · 3 contradicted · 8 of 49 to check · 39 proved · 2 by your team · 29 not stated',
  ],
  [{ ...none, hidden: 1, to_check: 1, fields: 1 }, '1 hidden instruction · 1 of 1 to check'],
  [{ ...none, proved: 2, by_team: 1, fields: 3 }, '2 proved · 1 by your team · Nothing to check'],
  [{ ...none, hidden: 3, in_sight: 1 }, '3 instructions to a machine · Nothing to check'],
  [none, 'Nothing to check'],
])('the counts %j are told in words', (counts, text) => {
  expect(
    listCountParts(counts)
      .map((part) => part.text)
      .join(' · '),
  ).toBe(text)
})
