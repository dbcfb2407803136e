import { z } from 'zod'
import type { EndpointDefinition } from '#contract/endpoint.ts'
import type { KeyScope } from '#contract/key-scopes.ts'
import type { Actor, Ctx } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { parseInput } from '#server/platform/http/parse.ts'

/** A program with an API key, as a verb knows it. */
export type KeyActor = Extract<Actor, { type: 'key' }>
export type ToolCtx = Ctx & { actor: KeyActor; signal: AbortSignal }

/** The ctx of a request, which may call any tool. */
export type McpCtx = ToolCtx & {
  /** AppError 429 where the key called the tool too often. */
  count: (tool: Tool) => Promise<void>
}

/** What a tool answers: data for programs, and the same as text for a language model. */
type ToolAnswer<O> = { data: O; text: string }

/** A tool as an assistant sees it, which opens the verb of one call of the contract. */
export type Tool = {
  name: string
  title: string
  description: string
  /** The call whose scope and role it needs. */
  endpoint: EndpointDefinition & { scope: KeyScope }
  /** Whether it changes anything. */
  changes: boolean
  input: z.ZodObject
  output: z.ZodObject
  run: (ctx: ToolCtx, input: unknown) => Promise<ToolAnswer<Record<string, unknown>>>
}

/** Declares a tool: `run` gets what its schema made of the input, and its data goes out in the shape of the output. */
export function defineTool<I extends z.ZodObject, O extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'output' | 'run'> & {
    input: I
    output: O
    run: (ctx: ToolCtx, input: z.output<I>) => Promise<ToolAnswer<z.input<O>>>
  },
): Tool {
  return {
    ...tool,
    run: async (ctx, given) => {
      const { data, text } = await tool.run(ctx, readInput(tool.input, given))
      return { data: tool.output.parse(data), text }
    },
  }
}

/** AppError 422 with what is wrong with each part. */
function readInput<I extends z.ZodObject>(schema: I, given: unknown): z.output<I> {
  try {
    // `parseInput` returns what this very schema made of it.
    return parseInput(schema, given) as z.output<I>
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const wrong = Object.entries(error.fields ?? {}).map(([name, why]) => `${name}: ${why}`)
    throw new AppError(422, wrong.join(' '))
  }
}

/** A tool as `tools/list` tells of it. */
export function describeTool({ name, title, description, input, output, changes }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: toSchema(input, 'input'),
    outputSchema: toSchema(output, 'output'),
    annotations: { readOnlyHint: !changes, destructiveHint: false, openWorldHint: false },
  }
}

function toSchema(schema: z.ZodObject, io: 'input' | 'output') {
  return { ...z.toJSONSchema(schema, { target: 'draft-7', io }), type: 'object' as const }
}
