import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { endUnusedConnections } from './unused-connections.ts'

it('a connection without a request does not hold up the stop', async () => {
  const http = fastify()
  endUnusedConnections(http)
  await http.listen({ port: 0 })
  const accepted = once(http.server, 'connection')
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  const ended = once(socket, 'close')
  await accepted
  await http.close()
  await ended
  expect(http.server.listening).toBe(false)
})
