import { expect, test } from 'vitest'
import { describeActiveModel } from './describe-active-model.ts'

const own = { source: 'workspace', provider: 'ollama', model: 'gemma3:4b', server_model: 'none' } as const
const none = { source: 'none', provider: null, model: null, server_model: 'none' } as const

test.each([
  [own, false, 'Memos of this workspace are made with Ollama on this machine, gemma3:4b.'],
  [
    { ...own, source: 'server', provider: 'openai', model: 'gpt-5-mini' } as const,
    false,
    'This server provides one: OpenAI, gpt-5-mini. Choose your own to use it instead.',
  ],
  [own, true, 'Ollama on this machine, gemma3:4b is set up and not asked: this workspace keeps all deals from models.'],
  [none, true, expect.stringMatching(/^None is set up: memos are made by rules/)],
  [{ ...none, server_model: 'kept' } as const, false, expect.stringContaining('AI_SHARED_KEY=on')],
])('a workspace’s model is told as it is asked (%#)', (model, isKept, text) => {
  expect(describeActiveModel(model, isKept)).toEqual(text)
})
