import type { FastifyRequest } from 'fastify'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const localNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Whether a request comes from this machine itself: nothing that came through a proxy, or by a name that points here from elsewhere. */
export function isLocal(request: FastifyRequest): boolean {
  const { host = '', forwarded, 'x-forwarded-for': forwardedFor } = request.headers
  return loopback.has(request.ip) && localNames.test(host) && forwarded === undefined && forwardedFor === undefined
}
