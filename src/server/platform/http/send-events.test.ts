import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { createTestHttp } from '#server/testing/test-http.ts'
import { notFound } from '../errors.ts'
import { Marked, route } from './route.ts'

const common = { access: 'public', summary: 'For this test.' } as const

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
    async function* (_ctx, { signal, lastMark }) {
      yield new Marked('m1', { n: Number(lastMark ?? 1) })
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
      throw notFound('There is no such workspace.')
    },
  ),
  route(
    endpoint({ ...common, method: 'GET', path: '/api/breaking/', response: z.object({}), answers: 'events' }),
    async function* () {
      yield new Marked<Record<string, never>>('m1', null)
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
  expect(answer.json()).toEqual({ error: { code: 404, message: 'There is no such workspace.' } })
})

test('what fails later ends the stream', async () => {
  expect(await (await fetch(`${url}/api/breaking/`)).text()).toBe(': open\n\nid: m1\n\n')
})
