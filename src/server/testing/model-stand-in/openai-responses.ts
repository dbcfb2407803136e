import { z } from 'zod'
import { type WireFormat, writeSchema } from './wire-format.ts'

const part = z.union([
  z.object({ type: z.literal('input_text'), text: z.string() }),
  z.object({ type: z.literal('input_image'), image_url: z.string() }),
])
const request = z.object({
  model: z.string(),
  input: z.array(z.object({ role: z.string(), content: z.union([z.string(), z.array(part)]) })),
  text: z.object({ format: z.object({ type: z.string(), schema: z.unknown() }).optional() }).optional(),
  tools: z.array(z.unknown()).optional(),
  prompt_cache_key: z.string().optional(),
  tool_choice: z.object({ name: z.string() }).optional(),
})

/** OpenAI's responses. */
export const openaiResponses: WireFormat = {
  name: 'openai-responses',
  matches: (path) => path.endsWith('/responses'),
  read: (body) => {
    const { model, input, text, tools, tool_choice, prompt_cache_key } = request.parse(body)
    const parts = input
      .filter((one) => one.role === 'user')
      .flatMap(({ content }) =>
        typeof content === 'string' ? [{ type: 'input_text' as const, text: content }] : content,
      )
    return {
      model,
      system: input
        .flatMap((one) => (one.role !== 'user' && typeof one.content === 'string' ? [one.content] : []))
        .join('\n'),
      texts: parts.flatMap((one) => (one.type === 'input_text' ? [one.text] : [])),
      images: parts.filter((one) => one.type === 'input_image').length,
      schema: writeSchema(text?.format?.schema ?? tools?.[0]),
      cache: { by: 'automatic', key: prompt_cache_key ?? '' },
      mode: tool_choice ? 'tool' : text?.format?.type === 'json_schema' ? 'schema' : 'text',
      toolName: tool_choice?.name ?? null,
    }
  },
  write: ({ text, usage, cutOff }, model, toolName) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_790_000_000,
    status: cutOff ? 'incomplete' : 'completed',
    incomplete_details: cutOff ? { reason: 'max_output_tokens' } : null,
    error: null,
    model,
    output: [
      toolName === null
        ? {
            type: 'message',
            id: 'msg_1',
            role: 'assistant',
            status: 'completed',
            content: [{ type: 'output_text', text, annotations: [] }],
          }
        : {
            type: 'function_call',
            id: 'fc_1',
            call_id: 'call_1',
            name: toolName,
            arguments: text,
            status: 'completed',
          },
    ],
    usage: {
      input_tokens: usage.input,
      input_tokens_details: { cached_tokens: usage.cachedInput ?? 0 },
      output_tokens: usage.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.input + usage.output,
    },
  }),
  writeError: (status, message) => ({ error: { message, type: 'error', param: null, code: String(status) } }),
}
