import { expect, test } from 'vitest'
import { describeInstructions } from './describe-instructions.ts'

const inDeck = 'pitch_deck/01940000-0000-7000-8000-000000000001?page=3'
const hidden = 'Hidden instructions'
const inSight = 'Instructions to a machine'

test.each([
  [[[hidden, inDeck]], 'This deck holds 1 hidden instruction. It was not used.'],
  [
    [
      [hidden, inDeck],
      [hidden, inDeck],
    ],
    'This deck holds 2 hidden instructions. They were not used.',
  ],
  [[[inSight, inDeck]], 'This deck holds 1 instruction to a machine. It was not used.'],
  [
    [
      [inSight, inDeck],
      [inSight, inDeck],
    ],
    'This deck holds 2 instructions to a machine. They were not used.',
  ],
  [[[inSight, 'most_recent_update']], 'The updates hold 1 instruction to a machine. It was not used.'],
  [
    [
      [hidden, inDeck],
      [inSight, 'most_recent_update'],
    ],
    'This deck and the updates hold 2 instructions to a machine, 1 of them hidden. They were not used.',
  ],
])('instructions of %j are told as they are', (found, text) => {
  const signals = found.map(([key = '', value = '']) => ({ key, value: '', reason: '', source: [{ value }] }))
  expect(describeInstructions(signals)).toBe(text)
})
