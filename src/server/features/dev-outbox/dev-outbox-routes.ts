import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { listOutbox } from './list-outbox.ts'
import { outboxPage } from './outbox-page.ts'

/** `/dev/outbox`: the mails that a server without SMTP_URL has written, for whoever sits at its machine. */
export function addDevOutbox(http: FastifyInstance, services: Services): void {
  if (services.config.smtpUrl !== null) return
  http.get('/dev/outbox/', async (request, reply) => {
    if (!isLocal(request)) throw notFound()
    const mails = await listOutbox(services)
    reply.header('cache-control', 'no-store')
    if (!request.headers.accept?.includes('text/html')) return { results: mails }
    return reply.type('text/html; charset=utf-8').send(outboxPage(mails))
  })
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const localNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** The links open accounts: nothing that came through a proxy, or by a name that points here from elsewhere. */
function isLocal(request: FastifyRequest): boolean {
  const { host = '', forwarded, 'x-forwarded-for': forwardedFor } = request.headers
  return loopback.has(request.ip) && localNames.test(host) && forwarded === undefined && forwardedFor === undefined
}
