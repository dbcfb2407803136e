import { z } from 'zod'
import { type WireFormat, writeSchema } from './wire-format.ts'

const part = z.object({ text: z.string().optional(), inlineData: z.unknown().optional() })
const request = z.object({
  systemInstruction: z.object({ parts: z.array(z.object({ text: z.string() })) }).optional(),
  contents: z.array(z.object({ role: z.string(), parts: z.array(part) })),
  generationConfig: z
    .object({
      responseMimeType: z.string().optional(),
      responseSchema: z.unknown().optional(),
      responseJsonSchema: z.unknown().optional(),
    })
    .optional(),
  tools: z.array(z.unknown()).optional(),
  toolConfig: z
    .object({ functionCallingConfig: z.object({ allowedFunctionNames: z.array(z.string()).optional() }).optional() })
    .optional(),
})

/** Google's generateContent. */
export const gemini: WireFormat = {
  name: 'gemini',
  matches: (path) => path.endsWith(':generateContent'),
  read: (body, path) => {
    const { systemInstruction, contents, generationConfig, tools, toolConfig } = request.parse(body)
    const parts = contents.filter((one) => one.role === 'user').flatMap((one) => one.parts)
    const toolName = toolConfig?.functionCallingConfig?.allowedFunctionNames?.[0] ?? null
    const schema = generationConfig?.responseSchema ?? generationConfig?.responseJsonSchema
    return {
      model: decodeURIComponent(path.split('/models/')[1]?.split(':')[0] ?? ''),
      system: (systemInstruction?.parts ?? []).map((one) => one.text).join('\n'),
      texts: parts.flatMap((one) => (one.text === undefined ? [] : [one.text])),
      images: parts.filter((one) => one.inlineData !== undefined).length,
      schema: writeSchema(schema ?? tools?.[0]),
      cache: { by: 'automatic', key: '' },
      mode: toolName !== null ? 'tool' : schema !== undefined ? 'schema' : 'text',
      toolName,
    }
  },
  write: ({ text, usage, cutOff }, model, toolName) => ({
    modelVersion: model,
    candidates: [
      {
        index: 0,
        content: {
          role: 'model',
          parts: [toolName === null ? { text } : { functionCall: { name: toolName, args: JSON.parse(text) } }],
        },
        finishReason: cutOff ? 'MAX_TOKENS' : 'STOP',
      },
    ],
    usageMetadata: {
      promptTokenCount: usage.input,
      candidatesTokenCount: usage.output,
      totalTokenCount: usage.input + usage.output,
      cachedContentTokenCount: usage.cachedInput ?? 0,
    },
  }),
  writeError: (status, message) => ({ error: { code: status, message, status: 'INVALID_ARGUMENT' } }),
}
