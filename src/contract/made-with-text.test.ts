import { expect, test } from 'vitest'
import { describeEngine } from './made-with-text.ts'
import type { MemoModel } from './memo-model.ts'

const model: MemoModel = {
  label: 'OpenAI gpt-5-mini',
  calls: 4,
  input_tokens: 36_000,
  output_tokens: 2_000,
  cost: 0.021,
  seconds: 21.3,
  failed: null,
}

test.each([
  ['without a model', undefined, 'Made by rules, without a model'],
  ['with one', model, 'Made with OpenAI gpt-5-mini: 4 calls, 38k tokens, $0.02, 21 s'],
  [
    'with one that counts nothing',
    { ...model, calls: 1, input_tokens: null, cost: null, seconds: 0.2 },
    'Made with OpenAI gpt-5-mini: 1 call, 1 s',
  ],
  [
    'with one that failed at once',
    { ...model, calls: 0, failed: 'OpenAI gpt-5-mini refused the key.' },
    'Made by rules, without a model. OpenAI gpt-5-mini refused the key.',
  ],
  [
    'with one that failed later',
    { ...model, failed: 'It did not answer in time.' },
    'Made with OpenAI gpt-5-mini: 4 calls, 38k tokens, $0.02, 21 s. It did not answer in time.',
  ],
  [
    'of a deal that is kept from models',
    { ...model, calls: 0, kept: { sent_before: [] } },
    'Made by rules, without a model: this deal is kept from models',
  ],
  [
    'of a deal that was sent to one before',
    { ...model, calls: 0, kept: { sent_before: [model.label] } },
    'Made by rules, without a model: this deal is kept from models. Before, it was sent to OpenAI gpt-5-mini.',
  ],
])('a memo made %s says so', (_how, made, text) => {
  expect(describeEngine(made)).toBe(text)
})
