import { createHash } from 'node:crypto'
import {
  generateText,
  type LanguageModelUsage,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  type LanguageModel as SdkModel,
  jsonSchema as sdkSchema,
  type Tool,
  ToolChoiceViolationError,
} from 'ai'
import { z } from 'zod'
import type { ModelImage, ModelRequest, ModelUsage } from '#engine/language-model.ts'

/** Ways to ask for JSON, best first: by the provider's schema support, as a tool's input, in words. */
export const answerModes = ['schema', 'tool', 'text'] as const
export type AnswerMode = (typeof answerModes)[number]

/** What came back, unread. `cutOff`: the model ran into its output limit. */
export type ProviderAnswer = { written: string; usage: ModelUsage; cutOff: boolean }

const toolName = 'record'

/** One call to a provider, without retries. Rejects with what the SDK throws. */
export async function askProvider(
  model: SdkModel,
  request: ModelRequest,
  images: readonly ModelImage[],
  mode: AnswerMode,
  abortSignal: AbortSignal,
): Promise<ProviderAnswer> {
  const schema = sdkSchema(z.toJSONSchema(request.schema, { target: 'draft-7', io: 'input' }) as object)
  const call = {
    model,
    instructions: request.system,
    messages: [makeMessage(request, images, mode === 'text')],
    maxOutputTokens: request.maxOutputTokens,
    maxRetries: 0,
    abortSignal,
    telemetry: { isEnabled: false },
    // The provider is asked to keep nothing, and to send requests over the same deck to the same cache.
    providerOptions: { openai: { store: false, promptCacheKey: markText(request.prefix) } },
  }
  let counted: LanguageModelUsage | undefined
  try {
    if (mode === 'tool') {
      const record: Tool = { description: 'Hands the result over.', inputSchema: schema }
      const answer = await generateText({
        ...call,
        tools: { record },
        toolChoice: { type: 'tool', toolName },
        onLanguageModelCallEnd: ({ usage }) => {
          counted = usage
        },
      })
      const input = answer.toolCalls.find((one) => one.toolName === toolName)?.input
      const written = input === undefined ? answer.text : typeof input === 'string' ? input : JSON.stringify(input)
      return { written, usage: readUsage(answer.usage), cutOff: answer.finishReason === 'length' }
    }
    const answer = await generateText({ ...call, ...(mode === 'schema' ? { output: Output.object({ schema }) } : {}) })
    return { written: answer.text, usage: readUsage(answer.usage), cutOff: answer.finishReason === 'length' }
  } catch (error) {
    // Servers that know no forced tools answer in words, which may hold just what was asked for.
    if (ToolChoiceViolationError.isInstance(error)) {
      const written = error.content.map((part) => (part.type === 'text' ? part.text : '')).join('')
      return { written, usage: readUsage(counted), cutOff: error.finishReason === 'length' }
    }
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    // The SDK could not read the answer; what it says is for us to judge.
    return { written: error.text ?? '', usage: readUsage(error.usage), cutOff: error.finishReason === 'length' }
  }
}

function makeMessage(request: ModelRequest, images: readonly ModelImage[], inWords: boolean): ModelMessage {
  const wanted = inWords
    ? `${request.prompt}\n\nAnswer with one JSON object of this JSON schema and nothing else:\n${JSON.stringify(
        z.toJSONSchema(request.schema, { target: 'draft-7', io: 'input' }),
      )}`
    : request.prompt
  return {
    role: 'user',
    content: [
      {
        type: 'text',
        text: request.prefix,
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      },
      ...images.flatMap((image) => [
        { type: 'text' as const, text: `Page ${image.page} as a picture:` },
        { type: 'file' as const, data: image.bytes, mediaType: image.mediaType },
      ]),
      { type: 'text', text: wanted },
    ],
  }
}

/** A short mark that equal texts share. */
const markText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

function readUsage(usage: LanguageModelUsage | undefined): ModelUsage {
  return {
    // A server that reads a prompt from its cache may count none of it, which tells nothing.
    input: usage?.inputTokens || null,
    cachedInput: usage?.inputTokenDetails?.cacheReadTokens ?? null,
    cacheWrite: usage?.inputTokenDetails?.cacheWriteTokens ?? null,
    output: usage?.outputTokens ?? null,
  }
}
