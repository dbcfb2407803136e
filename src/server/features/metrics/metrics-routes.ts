import type { FastifyInstance } from 'fastify'
import { allEndpoints } from '#contract/all-endpoints.ts'
import type { EndpointDefinition } from '#contract/endpoint.ts'
import type { Services } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { isLocal } from '#server/platform/http/is-local.ts'
import { HttpCounts } from './http-counts.ts'
import { jobMetrics } from './job-metrics.ts'
import { watchProcess } from './process-metrics.ts'
import { prometheusText } from './prometheus-text.ts'

const endpoints: EndpointDefinition[] = Object.values(allEndpoints).flatMap((feature) => Object.values(feature))
const calls = new Set<string>(endpoints.map(({ path }) => path))
const streams = new Set<string>(endpoints.filter(({ answers }) => answers === 'events').map(({ path }) => path))

/** `/metrics`: what Prometheus reads of this process, for whatever runs on its machine. */
export function addMetrics(http: FastifyInstance, services: Services): void {
  const counts = new HttpCounts()
  const watched = watchProcess()
  http.addHook('onClose', async () => watched.stop())
  http.addHook('onResponse', async (request, reply) => {
    const pattern = request.routeOptions.url ?? ''
    counts.note({
      method: request.method,
      // Files of the web app and addresses that nobody has would be labels without end.
      route: calls.has(pattern) ? pattern : 'other',
      status: reply.statusCode,
      seconds: streams.has(pattern) ? null : reply.elapsedTime / 1000,
    })
  })
  http.get('/metrics/', async (request, reply) => {
    if (!isLocal(request)) throw notFound()
    const families = [...watched.families(), ...counts.families(), ...(await jobMetrics(services))]
    reply.header('cache-control', 'no-store')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(prometheusText(families))
  })
}
