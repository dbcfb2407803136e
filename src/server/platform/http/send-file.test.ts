import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { createTestHttp } from '#server/testing/test-http.ts'
import { notFound } from '../errors.ts'
import { type FileAnswer, route } from './route.ts'

const common = { access: 'public', summary: 'For this test.' } as const
const fileBytes = Buffer.from('0123456789')
const file: FileAnswer = {
  contentType: 'application/pdf',
  bytes: 10,
  etag: 'e1',
  downloadAs: "Ana's deck.pdf",
  open: async (range) => Readable.from([fileBytes.subarray(range?.start ?? 0, (range?.end ?? 9) + 1)]),
}

const routes = [
  route(
    endpoint({ ...common, method: 'GET', path: '/api/file/', response: z.unknown(), answers: 'file' }),
    async () => file,
  ),
  route(
    endpoint({ ...common, method: 'GET', path: '/api/shown/', response: z.unknown(), answers: 'file' }),
    async () => ({ contentType: 'image/webp', bytes: 10, etag: 'e2', showAs: 'page 1.webp', open: file.open }),
  ),
  route(
    endpoint({ ...common, method: 'GET', path: '/api/gone/', response: z.unknown(), answers: 'file' }),
    async () => ({
      ...file,
      open: async () => {
        throw notFound('The file was deleted.')
      },
    }),
  ),
]

let http: FastifyInstance
beforeAll(async () => {
  http = await createTestHttp(routes)
})
afterAll(() => http.close())

test('a file comes whole, with its name', async () => {
  const answer = await http.inject('/api/file/')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('0123456789')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': `attachment; filename="Ana's deck.pdf"; filename*=UTF-8''Ana%27s%20deck.pdf`,
  })
})

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('the range %s is answered', async (range, body, contentRange) => {
  const answer = await http.inject({ url: '/api/file/', headers: { range } })
  expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, body, contentRange])
})

test.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])('the range %s is passed over', async (range) => {
  expect((await http.inject({ url: '/api/file/', headers: { range } })).body).toBe('0123456789')
})

test.each(['bytes=10-', 'bytes=-0'])('the range %s is outside the file', async (range) => {
  const answer = await http.inject({ url: '/api/file/', headers: { range } })
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */10'])
})

test('a file that the browser has is not sent again, and one that changed is sent whole', async () => {
  const unchanged = await http.inject({ url: '/api/file/', headers: { 'if-none-match': '"e1"' } })
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  const changed = await http.inject({ url: '/api/file/', headers: { range: 'bytes=2-4', 'if-range': '"e0"' } })
  expect(changed.statusCode).toBe(200)
  const head = await http.inject({ method: 'HEAD', url: '/api/file/' })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', ''])
})

test('a file for the page says how it is called', async () => {
  const { headers } = await http.inject('/api/shown/')
  expect(headers['content-disposition']).toBe("inline; filename*=UTF-8''page%201.webp")
})

test('a file that is gone is 404 like anything else', async () => {
  const answer = await http.inject('/api/gone/')
  expect(answer.json()).toEqual({ error: { code: 404, message: 'The file was deleted.' } })
  expect(answer.headers).not.toHaveProperty('etag')
})
