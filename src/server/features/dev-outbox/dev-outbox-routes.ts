import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { isLocal } from '#server/platform/http/is-local.ts'
import { listOutbox } from './list-outbox.ts'
import { outboxPage } from './outbox-page.ts'

/** `/dev/outbox`: the mails that a server without SMTP_URL has written, for whoever sits at its machine. */
export function addDevOutbox(http: FastifyInstance, services: Services): void {
  if (services.config.smtpUrl !== null) return
  http.get('/dev/outbox/', async (request, reply) => {
    // The links open accounts.
    if (!isLocal(request)) throw notFound()
    const mails = await listOutbox(services)
    reply.header('cache-control', 'no-store')
    if (!request.headers.accept?.includes('text/html')) return { results: mails }
    return reply.type('text/html; charset=utf-8').send(outboxPage(mails))
  })
}
