import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { createTestHttp } from '#server/testing/test-http.ts'
import { notFound } from '../errors.ts'
import { type FileAnswer, route, ServerEvent } from './route.ts'

const common = { access: 'public', summary: 'For this test.', method: 'GET' } as const
const words = Array.from({ length: 400 }, (_, at) => `word ${at % 7}`)
const fileBytes = Buffer.from('0123456789'.repeat(500))
const file: FileAnswer = {
  contentType: 'application/json',
  bytes: fileBytes.length,
  etag: 'e1',
  open: async (range) => Readable.from([fileBytes.subarray(range?.start ?? 0, (range?.end ?? fileBytes.length) + 1)]),
}

const routes = [
  route(endpoint({ ...common, path: '/api/words/', response: z.array(z.string()) }), async () => words),
  route(endpoint({ ...common, path: '/api/word/', response: z.string() }), async () => 'word'),
  route(
    endpoint({ ...common, method: 'POST', path: '/api/echo/', body: z.object({}), response: z.object({}) }),
    async () => ({}),
  ),
  route(endpoint({ ...common, path: '/api/missing/', response: z.string() }), async () => {
    throw notFound('x'.repeat(2_000))
  }),
  route(endpoint({ ...common, path: '/api/file/', response: z.unknown(), answers: 'file' }), async () => file),
  route(
    endpoint({ ...common, path: '/api/events/', response: z.string(), answers: 'events' }),
    async function* (_ctx, { signal }) {
      yield new ServerEvent('m1', 'first'.repeat(1_000))
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    },
  ),
]

const script = 'start()\n'.repeat(500)
let http: FastifyInstance
let webDir: string
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'firstread-web-'))
  await mkdir(join(webDir, 'assets'))
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Firstread</title>')
  await writeFile(join(webDir, 'assets/app-1a2b.js'), script)
  await writeFile(join(webDir, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(webDir, 'assets/app-1a2b.js.gz'), gzipSync(script))
  http = await createTestHttp(routes, { webDir })
})
afterAll(async () => {
  await http.close()
  await rm(webDir, { recursive: true, force: true })
})

const ask = (url: string, encoding: string, headers: Record<string, string> = {}) =>
  http.inject({ url, headers: { 'accept-encoding': encoding, ...headers } })

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('an answer to %s is compressed by %s', async (accepted, encoding, unpack) => {
  const answer = await ask('/api/words/', accepted)
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(answer.rawPayload.length).toBeLessThan(400)
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual({ results: words })
})

test('an answer that is small, or for a program that unpacks nothing, goes out as it is', async () => {
  expect((await ask('/api/word/', 'br')).json()).toEqual({ results: 'word' })
  for (const answer of [
    await ask('/api/word/', 'br'),
    await ask('/api/words/', 'identity'),
    await ask('/api/words/', ''),
  ])
    expect(answer.headers).not.toHaveProperty('content-encoding')
})

test('a refusal is compressed, too', async () => {
  const answer = await ask('/api/missing/', 'br')
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([404, 'br'])
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).error.code).toBe(404)
})

test('a file keeps its bytes and its ranges, whatever it holds', async () => {
  const whole = await ask('/api/file/', 'br')
  expect(whole.headers).not.toHaveProperty('content-encoding')
  expect([whole.headers['content-length'], whole.rawPayload.equals(fileBytes)]).toEqual(['5000', true])
  const part = await ask('/api/file/', 'br', { range: 'bytes=10-13' })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '0123', 'bytes 10-13/5000'])
})

test('events go out one by one, as they are', async () => {
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  const stop = new AbortController()
  const answer = await fetch(`${url}/api/events/`, { headers: { 'accept-encoding': 'br, gzip' }, signal: stop.signal })
  expect(answer.headers.has('content-encoding')).toBe(false)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('data:')) text += (await reader?.read())?.value ?? ''
  expect(text).toContain('data: "firstfirst')
  stop.abort()
})

test('a script goes out as the build has compressed it', async () => {
  const answer = await ask('/assets/app-1a2b.js', 'gzip, br')
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringMatching(/immutable/),
  })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
  expect(gunzipSync((await ask('/assets/app-1a2b.js', 'gzip')).rawPayload).toString()).toBe(script)
})

test('a body that says it is compressed is not unpacked', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const answer = await http.inject({ method: 'POST', url: '/api/echo/', headers, payload: gzipSync('{}') })
  expect(answer.json()).toEqual({ error: { code: 400, message: 'Could not read the request.' } })
})
