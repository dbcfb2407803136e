import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Ends the connections at a stop that browsers opened ahead and never used; nothing else would for a minute. */
export function endUnusedConnections(http: FastifyInstance): void {
  const unused = new Set<Socket>()
  http.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  http.server.on('request', (request) => unused.delete(request.socket))
  http.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
  })
}
