import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { allEndpoints } from '#contract/all-endpoints.ts'
import type { EndpointDefinition } from '#contract/endpoint.ts'
import type { Services } from '#server/platform/context.ts'
import { notFound, notSignedIn } from '#server/platform/errors.ts'
import { isSameSecret } from '#server/platform/http/same-secret.ts'
import { HttpCounts } from './http-counts.ts'
import { writeJobMetrics } from './job-metrics.ts'
import { metricsType, openMetricsPort } from './metrics-port.ts'
import { watchProcess } from './process-metrics.ts'
import { writePrometheusText } from './prometheus-text.ts'

const endpoints: EndpointDefinition[] = Object.values(allEndpoints).flatMap((feature) => Object.values(feature))
const calls = new Set<string>(endpoints.map(({ path }) => path))
const streams = new Set<string>(endpoints.filter(({ answers }) => answers === 'events').map(({ path }) => path))

/**
 * `/metrics`: what Prometheus reads of this process, for callers with METRICS_TOKEN and, on METRICS_PORT, for whatever runs
 * on this machine. Otherwise it is not there.
 */
export function addMetrics(http: FastifyInstance, services: Services): void {
  const counts = new HttpCounts()
  const watched = watchProcess()
  http.addHook('onClose', async () => watched.stop())
  http.addHook('onResponse', async (request, reply) => {
    const pattern = request.routeOptions.url ?? ''
    counts.note({
      method: request.method,
      // Files of the web app and addresses that do not exist would be labels without end.
      route: calls.has(pattern) ? pattern : 'other',
      status: reply.statusCode,
      seconds: streams.has(pattern) ? null : reply.elapsedTime / 1000,
    })
  })
  const read = async () =>
    writePrometheusText([...watched.families(), ...counts.families(), ...(await writeJobMetrics(services))])
  const { metricsToken, metricsPort } = services.config
  http.get('/metrics/', async (request, reply) => {
    if (metricsToken === null) throw notFound()
    const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!isSameSecret(given, metricsToken)) {
      reply.header('www-authenticate', 'Bearer')
      throw notSignedIn('Send METRICS_TOKEN as `Authorization: Bearer …`.')
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metricsType)
      .send(await read())
  })
  if (metricsPort === null) return
  let server: Server | null = null
  http.addHook('onReady', async () => {
    server = await openMetricsPort(metricsPort, read, services.log)
  })
  http.addHook('onClose', async () => {
    server?.closeAllConnections()
    server?.close()
  })
}
