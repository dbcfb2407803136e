import { z } from 'zod'
import { type WireFormat, writeSchema } from './wire-format.ts'

const part = z.object({ type: z.string(), text: z.string().optional(), cache_control: z.unknown().optional() })
const request = z.object({
  model: z.string(),
  system: z.array(z.object({ text: z.string() })).optional(),
  messages: z.array(z.object({ role: z.string(), content: z.array(part) })),
  tools: z.array(z.object({ name: z.string(), input_schema: z.unknown() })).optional(),
  tool_choice: z.object({ type: z.string(), name: z.string().optional() }).optional(),
  output_config: z.object({ format: z.object({ type: z.string(), schema: z.unknown() }).optional() }).optional(),
  output_format: z.object({ type: z.string(), schema: z.unknown() }).optional(),
})

/** Anthropic's messages. Its SDK asks older models for JSON by a tool named `json`. */
export const anthropicMessages: WireFormat = {
  name: 'anthropic-messages',
  matches: (path) => path.endsWith('/messages'),
  read: (body) => {
    const { model, system, messages, tools, tool_choice, output_config, output_format } = request.parse(body)
    const parts = messages.filter((one) => one.role === 'user').flatMap((one) => one.content)
    const texts = parts.filter((one) => one.type === 'text')
    const toolName = tool_choice?.name ?? (tool_choice?.type === 'any' ? (tools?.[0]?.name ?? null) : null)
    const bySchema = toolName === 'json' || output_config?.format !== undefined || output_format !== undefined
    return {
      model,
      system: (system ?? []).map((one) => one.text).join('\n'),
      texts: texts.map((one) => one.text ?? ''),
      images: parts.filter((one) => one.type === 'image').length,
      schema: writeSchema(output_config?.format?.schema ?? output_format?.schema ?? tools?.[0]?.input_schema),
      cache: { by: 'marked', texts: texts.flatMap((one, at) => (one.cache_control === undefined ? [] : [at])) },
      mode: bySchema ? 'schema' : toolName === null ? 'text' : 'tool',
      toolName,
    }
  },
  write: ({ text, usage, cutOff }, model, toolName) => {
    const input = toolName === null ? null : jsonOrNull(text)
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [
        toolName === null || input === null
          ? { type: 'text', text }
          : { type: 'tool_use', id: 'toolu_1', name: toolName, input },
      ],
      stop_reason: cutOff ? 'max_tokens' : input === null ? 'end_turn' : 'tool_use',
      stop_sequence: null,
      usage: {
        input_tokens: usage.input - (usage.cachedInput ?? 0) - (usage.cacheWrite ?? 0),
        cache_read_input_tokens: usage.cachedInput ?? 0,
        cache_creation_input_tokens: usage.cacheWrite ?? 0,
        output_tokens: usage.output,
      },
    }
  },
  writeError: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'invalid_request_error', message },
  }),
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
