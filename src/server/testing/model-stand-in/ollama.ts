import { openaiChat } from './openai-chat.ts'
import type { WireFormat } from './wire-format.ts'

/** Where the stand-in is an Ollama: its own root, since its path is that of any chat completion. */
export const ollamaRoot = '/ollama/v1'
/** Where it lists its models. */
export const ollamaTagsPath = '/ollama/api/tags'

/**
 * Ollama's chat completions. They are OpenAI's but for what is said beside the answer: thoughts come in a member of their
 * own, nothing is told of cached tokens, and a tool that is asked for by name is called or not as the model likes; here it
 * is not.
 */
export const ollama: WireFormat = {
  name: 'ollama',
  matches: (path) => path === `${ollamaRoot}/chat/completions`,
  read: (body, path) => ({ ...openaiChat.read(body, path), cache: { by: 'none' } }),
  write: ({ text, usage, cutOff }, model) => ({
    id: 'chatcmpl-123',
    object: 'chat.completion',
    created: 1_790_000_000,
    model,
    system_fingerprint: 'fp_ollama',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text, reasoning: 'The lines name {"facts": []} somewhere.' },
        finish_reason: cutOff ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  }),
  writeError: (status, message) => ({
    error: { message, type: status === 404 ? 'not_found_error' : 'api_error', param: null, code: null },
  }),
}
