import { expect, test } from 'vitest'
import type { Decision } from '#contract/decisions.ts'
import { describeDecision } from './decision-words.ts'

const pass: Decision = {
  decision: 'pass',
  reason: 'Too early',
  note: '',
  look_again_on: null,
  decided_on: '2026-05-03T09:00:00.000Z',
  decided_by: { first_name: 'Ana', last_name: 'Ruiz' },
}

test('a decision is told with person, day and reason, its note on a line of its own', () => {
  expect(describeDecision(pass)).toMatch(/^Pass by Ana Ruiz on .+: Too early$/)
  expect(describeDecision({ ...pass, note: 'Ask in autumn.' })).toMatch(/: Too early\nAsk in autumn\.$/)
  expect(describeDecision({ ...pass, decision: 'meet', reason: '', note: 'On Friday.' })).toMatch(/2026\nOn Friday\.$/)
})
