import { expect, test } from 'vitest'
import type { WorkspaceModel } from '#contract/language-models.ts'
import { type ModelFormValues, makeFormValues, makeRequestBody } from './model-form-values.ts'

const saved: WorkspaceModel = {
  source: 'workspace',
  provider: 'openai',
  model: 'gpt-5-mini',
  has_key: true,
  key_is_readable: true,
  monthly_token_limit: 2_000_000,
  server_model: 'none',
  server_token_limit: null,
  used_server_tokens_this_month: 0,
  used_tokens_this_month: 0,
  used_cost_this_month: 0,
  providers: ['openai', 'anthropic', 'google'],
  can_store_key: true,
}
const values: ModelFormValues = { provider: 'openai', model: 'gpt-5-mini', api_key: '', monthly_token_limit: '2000000' }

test('the form shows what the workspace saved, and nothing of the server’s own model', () => {
  expect(makeFormValues(saved)).toEqual(values)
  expect(makeFormValues({ ...saved, source: 'server', monthly_token_limit: null })).toEqual({
    provider: '',
    model: '',
    api_key: '',
    monthly_token_limit: '',
  })
})

test('a key that is left empty is not sent, so that the stored one stays', () => {
  expect(makeRequestBody(values)).toEqual({ provider: 'openai', model: 'gpt-5-mini', monthly_token_limit: 2_000_000 })
  expect(makeRequestBody({ ...values, api_key: ' sk-1 ' })).toMatchObject({ api_key: 'sk-1' })
})

test('without a provider only the limit is sent', () => {
  const body = makeRequestBody({ ...values, provider: '', api_key: 'sk-1' })
  expect(body).toEqual({ provider: null, model: null, monthly_token_limit: 2_000_000 })
})

test.each([
  ['', null],
  ['2,000,000', 2_000_000],
  ['2 000 000', 2_000_000],
  ['many', -1],
])('a limit written %j is sent as %j', (monthly_token_limit, sent) => {
  expect(makeRequestBody({ ...values, monthly_token_limit }).monthly_token_limit).toBe(sent)
})
