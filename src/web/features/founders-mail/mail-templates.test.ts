import { expect, test } from 'vitest'
import {
  addReason,
  hasReason,
  type MailFacts,
  removeReason,
  writeDefaultMail,
  writePassMail,
  writeUnknownFieldsMail,
} from './mail-templates.ts'

const facts: MailFacts = {
  company: 'Inkwharf',
  founder: 'Maren Oskvig',
  sender: 'Ada Merrow',
  questions: ['How much cash do you spend a month?', 'Where is the company based?'],
  receivesAnswers: false,
  redFlags: [{ key: 'Stage', value: 'Series B', reason: 'One of your red flags.', source: [] }],
}

test('the first mail asks about the round and its papers', () => {
  const { subject, body } = writeDefaultMail('ask', facts)
  expect(subject).toBe('A few questions about Inkwharf')
  for (const word of ['Valuation', 'Co-investors', 'Stage', 'Deck', 'Cap table', 'Closing deadline'])
    expect(body).toContain(`\n- ${word}: `)
  expect(body).toMatch(/^Hello Maren,\n/)
  expect(body).toMatch(/\nBest regards,\nAda Merrow$/)
})

test('without names the letter still has its form', () => {
  const { body } = writeDefaultMail('ask', { ...facts, founder: ' ', sender: '' })
  expect(body).toMatch(/^Hello,\n/)
  expect(body).toMatch(/\nBest regards,$/)
})

test('the questions that the memo leaves become points', () => {
  const { body } = writeUnknownFieldsMail(facts)
  expect(body).toContain('\n\n- How much cash do you spend a month?\n- Where is the company based?\n\n')
})

test('a pass names the red flags only where it is told to', () => {
  expect(writeDefaultMail('pass', facts).body).not.toContain('Series B')
  expect(writePassMail(facts, facts.redFlags).body).toContain('\n- Stage: Series B\n')
})

test('the reason of the decision goes in and out again, and what a person wrote stays', () => {
  const { body } = writeDefaultMail('pass', facts)
  const given = addReason(body, 'Too early')
  expect(given).toContain('\n\nWhat it came down to on our side:\n- Too early\n\nThis may change')
  expect([hasReason(body, 'Too early'), hasReason(given, 'Too early')]).toEqual([false, true])
  expect(removeReason(given, 'Too early')).toBe(body)
  expect(removeReason(addReason('We pass.', 'Too early'), 'Too early')).toBe('We pass.')
})

test.each(['Terms: $$5M', "Terms: $&, $` and $'"])('a reason with dollars stands as it is written: %s', (reason) => {
  const { body } = writeDefaultMail('pass', facts)
  const given = addReason(body, reason)
  expect(hasReason(given, reason)).toBe(true)
  expect(removeReason(given, reason)).toBe(body)
})
