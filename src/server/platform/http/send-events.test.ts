import { once } from 'node:events'
import { connect } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { createTestHttp } from '#server/testing/test-http.ts'
import type { Actor } from '../context.ts'
import { notFound } from '../errors.ts'
import { createLog } from '../log.ts'
import { route, ServerEvent } from './route.ts'
import { EventStreams } from './send-events.ts'

const common = { access: 'public', summary: 'For this test.' } as const

const long = 'x'.repeat(250_000)

let finishStream: () => void = () => {}

const routes = [
  route(
    endpoint({
      ...common,
      method: 'GET',
      path: '/api/events/',
      response: z.object({ n: z.number() }),
      answers: 'events',
    }),
    async function* (_ctx, { signal, lastEventId }) {
      yield new ServerEvent('m1', { n: Number(lastEventId ?? 1) })
      await new Promise<void>((resolve) => {
        finishStream = resolve
        signal.addEventListener('abort', () => resolve())
      })
    },
  ),
  route(
    endpoint({ ...common, method: 'GET', path: '/api/refused/', response: z.object({}), answers: 'events' }),
    // biome-ignore lint/correctness/useYield: it fails before its first event
    async function* () {
      throw notFound('Workspace not found.')
    },
  ),
  route(
    endpoint({ ...common, method: 'GET', path: '/api/long/', response: z.string(), answers: 'events' }),
    async function* () {
      for (let n = 1; n <= 40; n += 1) yield new ServerEvent(String(n), long)
    },
  ),
  route(
    endpoint({ ...common, method: 'GET', path: '/api/breaking/', response: z.object({}), answers: 'events' }),
    async function* () {
      yield new ServerEvent<Record<string, never>>('m1', null)
      throw new Error('the database went away')
    },
  ),
]

let http: FastifyInstance
let url: string
beforeAll(async () => {
  http = await createTestHttp(routes)
  url = await http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => http.close())
afterEach(() => void vi.useRealTimers())

test('events come as they happen, with marks, and go on after the last one', async () => {
  const answer = await fetch(`${url}/api/events/`, { headers: { 'last-event-id': '7' } })
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('data:')) text += (await reader?.read())?.value ?? ''
  finishStream()
  expect(text).toBe(': open\n\nid: m1\ndata: {"n":7}\n\n')
  expect((await reader?.read())?.done).toBe(true)
})

test('a stop ends the open event streams', async () => {
  const other = await createTestHttp(routes)
  const address = await other.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${address}/api/events/`)
  const ended = answer.text()
  await other.close()
  expect(await ended).toContain('data: {"n":1}')
})

test('what fails before the first event is answered like any other failure', async () => {
  const answer = await http.inject('/api/refused/')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ error: { code: 404, message: 'Workspace not found.' } })
})

test('what fails later ends the stream', async () => {
  expect(await (await fetch(`${url}/api/breaking/`)).text()).toBe(': open\n\nid: m1\n\n')
})

test('a listener who reads more slowly than events come hears them all', async () => {
  const text = await (await fetch(`${url}/api/long/`)).text()
  expect(text.match(/^id: \d+$/gm)).toHaveLength(40)
  expect(text.length).toBeGreaterThan(40 * long.length)
})

async function* endless() {
  for (let n = 1; ; n += 1) yield new ServerEvent(String(n), long)
}

test('a listener who reads nothing is cut off, and nothing more is made for it', async () => {
  const streams = new EventStreams(async (ids) => new Set(ids), createLog('silent'), 50)
  const ended = Promise.withResolvers<void>()
  const other = fastify()
  const actor: Actor = { type: 'anonymous', address: '' }
  other.get('/', (request, reply) =>
    streams.send(request, reply, { actor, schema: z.string(), events: endless }).finally(ended.resolve),
  )
  const { port } = new URL(await other.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nhost: test\r\n\r\n')
  await ended.promise
  socket.destroy()
  await other.close()
})

test('streams stay open while it can’t be told whether their sign-ins have ended', async () => {
  const asked = Promise.withResolvers<void>()
  const living = async () => {
    asked.resolve()
    throw new Error('The database went away.')
  }
  const streams = new EventStreams(living, createLog('silent'))
  const other = fastify()
  const actor: Actor = { type: 'user', userId: 'u', tokenId: 't' }
  async function* events(signal: AbortSignal) {
    yield new ServerEvent('1', 'first')
    await asked.promise
    yield new ServerEvent('2', signal.aborted ? 'ended' : 'second')
  }
  other.get('/', (request, reply) => streams.send(request, reply, { actor, schema: z.string(), events }))
  const address = await other.listen({ host: '127.0.0.1', port: 0 })
  expect(await (await fetch(address)).text()).toContain('"second"')
  await other.close()
})

test('whether sign-ins have ended is asked once at a time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let asked = 0
  let answer = Promise.withResolvers<ReadonlySet<string>>()
  const living = () => {
    asked += 1
    return answer.promise
  }
  const streams = new EventStreams(living, createLog('silent'))
  const other = fastify()
  const actor: Actor = { type: 'user', userId: 'u', tokenId: 't' }
  async function* events(signal: AbortSignal) {
    yield new ServerEvent('1', 'first')
    await once(signal, 'abort')
  }
  other.get('/', (request, reply) => streams.send(request, reply, { actor, schema: z.string(), events }))
  const ended = (await fetch(await other.listen({ host: '127.0.0.1', port: 0 }))).text()
  vi.advanceTimersByTime(10_000)
  expect(asked).toBe(1)
  answer.resolve(new Set(['t']))
  answer = Promise.withResolvers()
  answer.resolve(new Set())
  await expect.poll(() => vi.advanceTimersByTime(1_000) && asked).toBe(2)
  expect(await ended).toContain('first')
  await other.close()
})
