import type { FastifyInstance, FastifyRequest } from 'fastify'
import { makeKeyLimit } from '#server/platform/http/require-actor.ts'
import type { HttpOptions } from '#server/platform/http/server.ts'
import { allTools } from './all-tools.ts'
import type { Tool } from './tool.ts'

type Beside = Pick<HttpOptions, 'routes' | 'limitFactor'>

/** Counts a call of a tool; AppError 429 where its key made more than the limit of the HTTP call that the tool opens. */
export type LimitTool = (request: FastifyRequest, keyId: string, tool: Tool) => Promise<void>

export function makeToolLimits(http: FastifyInstance, { routes, limitFactor }: Beside): LimitTool {
  const limits = new Map<Tool, ReturnType<typeof makeKeyLimit>>()
  for (const tool of allTools) {
    const limit = routes.find(({ endpoint }) => endpoint === tool.endpoint)?.limit
    if (limit) limits.set(tool, makeKeyLimit(http, { max: limit.max * limitFactor, window: limit.window }))
  }
  return async (request, keyId, tool) => limits.get(tool)?.(request, keyId)
}
