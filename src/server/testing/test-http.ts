import type { FastifyInstance } from 'fastify'
import { type Config, readConfig } from '#server/platform/config.ts'
import type { Services } from '#server/platform/context.ts'
import type { Route } from '#server/platform/http/route.ts'
import { createHttp } from '#server/platform/http/server.ts'
import { createLog } from '#server/platform/log.ts'

/** The web server alone, on routes that use no service but settings and log; the token `good` belongs to a user. */
export function createTestHttp(
  routes: Route[],
  { webDir = '/nowhere', config = {} }: { webDir?: string; config?: Partial<Config> } = {},
): Promise<FastifyInstance> {
  const services = { config: { ...readConfig({}), ...config }, log: createLog('silent') }
  return createHttp({
    // The routes of a test that starts no database can't use one.
    services: services as Services,
    routes,
    pages: [],
    authenticate: async (_services, token) =>
      token === 'good' ? { type: 'user', userId: crypto.randomUUID(), tokenId: crypto.randomUUID() } : null,
    findLiving: async (_services, ids) => new Set(ids),
    webDir,
    limitFactor: 1,
  })
}
