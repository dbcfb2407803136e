import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EndpointDefinition } from '#contract/endpoint.ts'
import type { Actor } from '../context.ts'
import { notSignedIn, tooMany } from '../errors.ts'
import { requireScope } from '../require-scope.ts'
import type { RouteLimit } from './route.ts'

/** Whom a token or an API key stands for; null for an unknown or ended one. */
export type FindActor = (token: string) => Promise<Actor | null>

/** Calls that one API key may make in a minute, of all kinds together: what a busy script needs, not what a flood does. */
const mostKeyCalls = 300

/** On whose behalf a request asks. AppError 401 for no one, 403 and 429 for an API key that may not, or not now. */
export type RequireActor = (request: FastifyRequest, endpoint: EndpointDefinition) => Promise<Actor>

/** `limitFactor` multiplies the limit of each key; the count is that of this process. */
export function makeRequireActor(http: FastifyInstance, find: FindActor, limitFactor: number): RequireActor {
  const limitKey = makeKeyLimit(http, { max: mostKeyCalls * limitFactor, window: '1 minute' })
  return async (request, endpoint) => {
    if (endpoint.access === 'public') return { type: 'anonymous', address: request.ip }
    const actor = await findActor(request, find)
    if (actor === null) throw notSignedIn()
    requireScope(actor, endpoint.scope ?? null)
    if (actor.type === 'key') await limitKey(request, actor.keyId)
    return actor
  }
}

/** Whom the token or API key of a request stands for; null without one that counts. */
export async function findActor(request: FastifyRequest, find: FindActor): Promise<Actor | null> {
  const token = /^(?:Token|Bearer) ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  return token === undefined ? null : find(token)
}

/** Counts calls of one kind by API key. What it returns throws AppError 429 beyond the limit. */
export function makeKeyLimit(http: FastifyInstance, { max, window }: Pick<RouteLimit, 'max' | 'window'>) {
  const keyOf = new WeakMap<FastifyRequest, string>()
  const count = http.createRateLimit({
    max,
    timeWindow: window,
    keyGenerator: (request) => keyOf.get(request) ?? request.ip,
  })
  return async (request: FastifyRequest, keyId: string) => {
    keyOf.set(request, keyId)
    const { isAllowed, ...rest } = await count(request)
    if (isAllowed || !('isExceeded' in rest) || !rest.isExceeded) return
    throw tooMany(`This API key made too many calls. Try again in ${rest.ttlInSeconds} seconds.`, rest.ttlInSeconds)
  }
}
