import { describe, expect, it } from 'vitest'
import { readModelSettings } from './read-model-settings.ts'

describe('the language model of the environment', () => {
  it('is none when nothing is set, and empty lines count as nothing', () => {
    expect(readModelSettings({})).toBeNull()
    expect(readModelSettings({ AI_PROVIDER: '', AI_MODEL: ' ' })).toBeNull()
  })

  it('needs no key for a server of one’s own', () => {
    expect(
      readModelSettings({
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'qwen3',
        AI_BASE_URL: 'http://127.0.0.1:11434/v1',
      }),
    ).toEqual({ provider: 'openai-compatible', model: 'qwen3', baseUrl: 'http://127.0.0.1:11434/v1', apiKey: null })
  })

  it.each([
    [{ AI_PROVIDER: 'acme', AI_MODEL: 'x' }, 'AI_PROVIDER must be one of openai'],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, 'without AI_MODEL'],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'claude' }, 'Set AI_API_KEY'],
    [{ AI_MODEL: 'gpt-5-mini' }, 'AI_MODEL is set without AI_PROVIDER'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x', AI_BASE_URL: 'ftp://x' }, 'AI_BASE_URL must be an address'],
  ])('tells what to put right in %j', (env, message) => {
    expect(() => readModelSettings(env)).toThrow(message)
  })
})
