import { randomUUID } from 'node:crypto'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { Role } from '#contract/roles.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireScope } from '#server/platform/require-scope.ts'
import type { McpCtx, Tool, ToolCtx } from './tool.ts'

/** Calls a tool as the HTTP call of the same verb would be. What fails is a result, too, with a sentence that says what to do. */
export async function callTool(ctx: McpCtx, tool: Tool, given: unknown): Promise<CallToolResult> {
  try {
    requireScope(ctx.actor, tool.endpoint.scope)
    await ctx.count(tool)
    const { data, text } = await tool.run({ ...ctx, needed: findRole(tool) }, given)
    return { structuredContent: data, content: [{ type: 'text', text }] }
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: explain(ctx, tool, error) }] }
  }
}

function findRole({ endpoint: { access } }: Tool): Role {
  return access === 'public' || access === 'signed-in' ? 'viewer' : access
}

function explain(ctx: ToolCtx, tool: Tool, error: unknown): string {
  // A failure that says its cause is the server's, and its message hides what to put right.
  if (error instanceof AppError && error.cause !== undefined)
    ctx.log.error({ err: error, tool: tool.name }, 'Could not serve a tool.')
  if (error instanceof AppError) return error.message
  const id = randomUUID().slice(0, 8)
  ctx.log.error({ err: error, id, tool: tool.name }, 'A tool failed.')
  return `Something went wrong on the server. Try again. If it happens again, report number ${id}.`
}
