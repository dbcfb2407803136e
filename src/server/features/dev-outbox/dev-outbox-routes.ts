import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { isSameSecret } from '#server/platform/http/same-secret.ts'
import { listOutbox } from './list-outbox.ts'
import { writeOutboxPage } from './outbox-page.ts'

const query = z.object({ key: z.string() }).catch({ key: '' })

const closed = 'Open the outbox at the full address that the server printed when it started.'

/**
 * `/dev/outbox`: the emails that a server without SMTP_URL has saved. Their links open accounts, and neither an address
 * nor a header proves who asks: a proxy on this machine looks like a person at it. So it takes the key of this start.
 */
export function addDevOutbox(http: FastifyInstance, services: Services): void {
  http.get('/dev/outbox/', async (request, reply) => {
    if (services.config.smtpUrl !== null) throw notFound()
    if (!isSameSecret(query.parse(request.query).key, services.outboxKey)) throw notFound(closed)
    const emails = await listOutbox(services)
    // The address is a key: neither caches nor the pages behind the links get it.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (!request.headers.accept?.includes('text/html')) return { results: emails }
    return reply.type('text/html; charset=utf-8').send(writeOutboxPage(emails))
  })
}
