import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/platform/context.ts'
import { AppError, badRequest, forbidden, notSignedIn } from '#server/platform/errors.ts'
import { type FindActor, findActor } from '#server/platform/http/require-actor.ts'
import type { AddPage } from '#server/platform/http/server.ts'
import { authenticateKey } from '../api-keys/authenticate-key.ts'
import { type LimitTool, makeToolLimits } from './limit-tools.ts'
import type { KeyActor, Tool } from './tool.ts'
import { mostFileBytes } from './tools/add-deal.ts'

/** A file travels as base64, which takes four characters for three bytes. */
const mostBytes = Math.ceil((mostFileBytes * 4) / 3) + 500_000

/** Calls that one API key, or one address without any, may make in a minute. */
const mostCalls = 300

type Door = { services: Services; limitTool: LimitTool }

/** `/mcp`: the tools for AI assistants, by Streamable HTTP of the Model Context Protocol without sessions. */
export const addMcp: AddPage = (http, services, beside) => {
  const find = (token: string) => authenticateKey(services, token)
  const door = { services, limitTool: makeToolLimits(http, beside) }
  const callers = new WeakMap<FastifyRequest, KeyActor>()
  const rateLimit = {
    max: mostCalls,
    timeWindow: '1 minute',
    keyGenerator: async (request: FastifyRequest) => {
      const actor = await findActor(request, find)
      return actor?.type === 'key' ? actor.keyId : request.ip
    },
  }
  http.route({
    method: 'POST',
    url: '/mcp/',
    bodyLimit: mostBytes,
    config: { rateLimit },
    onRequest: async (request) => refuseOtherOrigins(request, services.config.appUrl),
    // Before the body is read: strangers can't have the server hold megabytes.
    preParsing: async (request, reply) => {
      callers.set(request, await requireKey(request, reply, find))
    },
    handler: async (request, reply) => {
      const actor = callers.get(request)
      if (!actor) throw new Error('A request came past the check of its key.')
      return answer(door, actor, request, reply)
    },
  })
  http.route({
    method: ['GET', 'DELETE'],
    url: '/mcp/',
    exposeHeadRoute: false,
    handler: async (_request, reply) => {
      reply.header('allow', 'POST')
      throw new AppError(405, 'This address is for AI assistants: they send POST requests with an API key.')
    },
  })
}

/** A page of another site can make a browser on this network call, but not take back what stands in Origin. */
function refuseOtherOrigins({ headers: { origin } }: FastifyRequest, appUrl: string): void {
  if (origin !== undefined && origin !== new URL(appUrl).origin)
    throw forbidden('Pages of other sites can’t call this address.')
}

async function requireKey(request: FastifyRequest, reply: FastifyReply, find: FindActor): Promise<KeyActor> {
  const actor = await findActor(request, find)
  if (actor?.type === 'key') return actor
  const isGiven = request.headers.authorization !== undefined
  reply.header('www-authenticate', `Bearer realm="Firstread"${isGiven ? ', error="invalid_token"' : ''}`)
  throw notSignedIn(
    'Send an API key of the workspace as `Authorization: Bearer fr_…`. Owners make keys on Connections.',
  )
}

async function answer(
  { services, limitTool }: Door,
  actor: KeyActor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Each call of a batch would count as one.
  if (Array.isArray(request.body)) throw badRequest('Send one message a request.')
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  const origin = { address: request.ip, agent: request.headers['user-agent'] ?? '' }
  const count = (tool: Tool) => limitTool(request, actor.keyId, tool)
  const ctx = { ...services, actor, origin, signal: leaving.signal, count }
  // Loaded by the first assistant that calls: it takes memory.
  const { serveMcp } = await import('./serve-mcp.ts')
  const response = await serveMcp(ctx, describeRequest(request, services.config.appUrl), request.body)
  for (const [name, value] of response.headers) reply.header(name, value)
  return reply
    .header('cache-control', 'no-store')
    .code(response.status)
    .send(await response.text())
}

/** What the protocol reads of a request beside its parsed body. */
function describeRequest(request: FastifyRequest, appUrl: string): Request {
  const headers = new Headers()
  for (const name of ['accept', 'content-type', 'mcp-protocol-version'])
    headers.set(name, [request.headers[name]].flat()[0] ?? '')
  if (headers.get('mcp-protocol-version') === '') headers.delete('mcp-protocol-version')
  return new Request(new URL('/mcp', appUrl), { method: 'POST', headers })
}
