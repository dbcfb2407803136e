import { z } from 'zod'
import { type WireFormat, writeSchema } from './wire-format.ts'

const part = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
])
const request = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.union([z.string(), z.array(part)]) })),
  response_format: z.object({ type: z.string(), json_schema: z.unknown() }).optional(),
  tools: z.array(z.unknown()).optional(),
  prompt_cache_key: z.string().optional(),
  tool_choice: z.object({ function: z.object({ name: z.string() }) }).optional(),
})

/** Chat completions, as OpenAI, Ollama and vLLM speak them. */
export const openaiChat: WireFormat = {
  name: 'openai-chat',
  matches: (path) => path.endsWith('/chat/completions'),
  read: (body) => {
    const { model, messages, response_format, tools, tool_choice, prompt_cache_key } = request.parse(body)
    const parts = messages
      .filter((one) => one.role === 'user')
      .flatMap(({ content }) => (typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content))
    return {
      model,
      system: messages
        .flatMap((one) => (one.role === 'system' && typeof one.content === 'string' ? [one.content] : []))
        .join('\n'),
      texts: parts.flatMap((one) => (one.type === 'text' ? [one.text] : [])),
      images: parts.filter((one) => one.type === 'image_url').length,
      schema: writeSchema(response_format?.json_schema ?? tools?.[0]),
      cache: { by: 'automatic', key: prompt_cache_key ?? '' },
      mode: tool_choice ? 'tool' : response_format?.type === 'json_schema' ? 'schema' : 'text',
      toolName: tool_choice?.function.name ?? null,
    }
  },
  write: ({ text, usage, cutOff }, model, toolName) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model,
    choices: [
      {
        index: 0,
        message:
          toolName === null
            ? { role: 'assistant', content: text }
            : {
                role: 'assistant',
                content: null,
                tool_calls: [{ id: 'call_1', type: 'function', function: { name: toolName, arguments: text } }],
              },
        finish_reason: cutOff ? 'length' : toolName === null ? 'stop' : 'tool_calls',
      },
    ],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
      prompt_tokens_details: { cached_tokens: usage.cachedInput ?? 0 },
    },
  }),
  writeError: (status, message) => ({ error: { message, type: 'error', param: null, code: String(status) } }),
}
