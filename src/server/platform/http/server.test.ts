import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { createTestHttp } from '#server/testing/test-http.ts'
import { conflict } from '../errors.ts'
import { Page, route } from './route.ts'

const common = { access: 'public', summary: 'For this test.' } as const
const routes = [
  route(
    endpoint({
      ...common,
      method: 'POST',
      path: '/api/echo/:id/',
      params: z.object({ id: z.uuid() }),
      query: z.object({ n: z.coerce.number().optional() }),
      body: z.object({ name: z.string().min(2, 'Too short.'), tags: z.array(z.string()).optional() }),
      response: z.unknown(),
      status: 201,
    }),
    async (_ctx, { params, query, body }) => ({ ...params, ...query, ...body }),
  ),
  route(
    endpoint({ ...common, method: 'GET', path: '/api/list/', response: z.array(z.number()) }),
    async () => new Page([1, 2], 'after-2'),
  ),
  route(endpoint({ ...common, method: 'POST', path: '/api/stale/', response: z.object({}) }), async () => {
    throw conflict('Someone was faster.', { version: 2 })
  }),
  route(endpoint({ ...common, method: 'GET', path: '/api/broken/', response: z.object({}) }), async () => {
    throw new Error('relation "secret" does not exist')
  }),
  route(
    endpoint({ ...common, method: 'GET', path: '/api/strict/', response: z.object({ n: z.number() }) }),
    // An answer that the contract does not allow, as a wrong row in the database would make it.
    async () => JSON.parse('{"n":"one"}'),
  ),
  route(
    endpoint({ ...common, access: 'signed-in', method: 'GET', path: '/api/mine/', response: z.string() }),
    async (ctx) => ctx.actor.type,
  ),
  route(endpoint({ ...common, method: 'GET', path: '/auth/known/', response: z.string() }), async () => 'known'),
  route(endpoint({ ...common, method: 'POST', path: '/api/limited/', response: z.object({}) }), async () => ({}), {
    limit: { max: 2, window: '1 minute', by: 'address' },
  }),
]

let http: FastifyInstance
let webDir: string
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'firstread-web-'))
  await mkdir(join(webDir, 'assets'))
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Firstread</title>')
  await writeFile(join(webDir, 'assets/app-1a2b.js'), 'start()')
  await writeFile(join(webDir, 'preloads.json'), '{"deal-list":["/assets/app-5e6f.css","/assets/app-1a2b.js"]}')
  http = await createTestHttp(routes, { webDir })
})
afterAll(async () => {
  await http.close()
  await rm(webDir, { recursive: true, force: true })
})

const id = '0198c0de-0000-7000-8000-000000000001'
const sendJson = (path: string, body: string, headers: Record<string, string> = {}) =>
  http.inject({ method: 'POST', url: path, payload: body, headers: { 'content-type': 'application/json', ...headers } })
const page = { accept: 'text/html,application/xhtml+xml' }

test.each(['/api/echo/', '/api/echo'])('an input is parsed and answered in the envelope, at %s…', async (path) => {
  const slash = path.endsWith('/') ? '/' : ''
  const answer = await sendJson(`/api/echo/${id}${slash}?n=3`, '{"name":"Ana","stray":1}')
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({ results: { id, n: 3, name: 'Ana' } })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  ['{"name":"A"}', { name: 'Too short.' }],
  ['{}', { name: 'Required' }],
  ['', { name: 'Required' }],
  ['{"name":"Ana","tags":[1]}', { 'tags.0': 'Must be a string' }],
  ['[]', { body: 'Must be an object' }],
])('the body %o is 422 with its fields', async (body, fields) => {
  const answer = await sendJson(`/api/echo/${id}/`, body)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toEqual({ error: { code: 422, message: Object.values(fields)[0], fields } })
})

test.each([
  ['an id that is none', () => sendJson('/api/echo/7/', '{"name":"Ana"}'), 404, 'Not found.'],
  ['a query that is none', () => sendJson(`/api/echo/${id}/?n=x`, '{"name":"Ana"}'), 422, 'Must be a number'],
  ['no JSON', () => sendJson(`/api/echo/${id}/`, '{"name"'), 400, 'Could not read the request.'],
  ['a prototype', () => sendJson(`/api/echo/${id}/`, '{"__proto__":{}}'), 400, 'Could not read the request.'],
  [
    'another kind',
    () => sendJson(`/api/echo/${id}/`, 'name=Ana', { 'content-type': 'text/x' }),
    415,
    'This type of content is not supported.',
  ],
  ['too much', () => sendJson(`/api/echo/${id}/`, `"${'x'.repeat(1_100_000)}"`), 413, 'The request is too large.'],
  ['an unknown path', () => http.inject('/api/nothing/'), 404, 'Not found.'],
  ['an unknown path in a browser', () => http.inject({ url: '/api/nothing', headers: page }), 404, 'Not found.'],
  ['another method', () => http.inject({ method: 'DELETE', url: '/api/list' }), 405, 'DELETE is not allowed here.'],
  ['a wrong address', () => http.inject('/%zz'), 400, 'Could not read the address.'],
])('%s is told in the envelope', async (_what, request, code, message) => {
  const answer = await request()
  expect(answer.statusCode).toBe(code)
  expect(answer.json().error).toMatchObject({ code, message })
})

test('a conflict brings the newest state along', async () => {
  const answer = await sendJson('/api/stale/', '')
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toEqual({ error: { code: 409, message: 'Someone was faster.' }, results: { version: 2 } })
})

test.each(['/api/broken/', '/api/strict/'])(
  'an unforeseen error at %s is 500 and shows nothing of the inside',
  async (path) => {
    const answer = await http.inject(path)
    expect(answer.statusCode).toBe(500)
    expect(answer.json().error.message).toMatch(
      /^Something went wrong on the server\. Try again\. If it happens again, report number [0-9a-f]{8}\.$/,
    )
  },
)

test('a list says where it goes on', async () => {
  expect((await http.inject('/api/list')).json()).toEqual({ results: [1, 2], next: 'after-2' })
})

test.each([undefined, 'Token bad', 'Bearer bad', 'Basic good', 'Token', 'Token good extra', 'Token ä'])(
  'the authorization %o signs no one in',
  async (authorization) => {
    const answer = await http.inject({ url: '/api/mine/', headers: authorization ? { authorization } : {} })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ error: { code: 401, message: 'Sign in to continue.' } })
  },
)

test.each(['Token good', 'Bearer good'])('the authorization %o signs its user in', async (authorization) => {
  const answer = await http.inject({ url: '/api/mine/', headers: { authorization } })
  expect(answer.json()).toEqual({ results: 'user' })
})

test('too many tries from one address have to wait', async () => {
  const codes = []
  for (let n = 0; n < 3; n += 1) codes.push((await sendJson('/api/limited/', '')).statusCode)
  expect(codes).toEqual([200, 200, 429])
  const refused = await sendJson('/api/limited', '')
  expect(refused.json()).toEqual({ error: { code: 429, message: 'Too many attempts. Try again in 1 minute.' } })
  expect(refused.headers['retry-after']).toBe('60')
})

test('every page of the app is the same file, which is asked for again', async () => {
  for (const path of ['/', '/deal-list', '/deal-memo/7?view=read']) {
    const answer = await http.inject({ url: path, headers: page })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('<title>Firstread</title>')
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
})

test('a page names the scripts that its screen needs', async () => {
  const { link } = (await http.inject({ url: '/deal-list?x=1', headers: page })).headers
  expect(link).toBe(
    '</assets/app-5e6f.css>; rel=preload; as=style; crossorigin, </assets/app-1a2b.js>; rel=modulepreload',
  )
  expect((await http.inject({ url: '/profile-edit', headers: page })).headers).not.toHaveProperty('link')
})

describe('a program that takes anything, or does not say what', () => {
  const anything = [{ accept: '*/*' }, { accept: 'text/*;q=0.8' }, {}]

  test('gets the app outside the paths of the calls, as a browser does', async () => {
    for (const headers of anything)
      for (const path of ['/', '/deal-list', '/deal-memo/7?view=read', '/nowhere', '/deal-list/v1.2/more']) {
        const answer = await http.inject({ url: path, headers })
        expect([answer.statusCode, answer.headers['content-type']], path).toEqual([200, 'text/html; charset=utf-8'])
        expect(answer.body).toContain('<title>Firstread</title>')
      }
    const head = await http.inject({ method: 'HEAD', url: '/deal-list', headers: { accept: '*/*' } })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  test('is told in the envelope that no such call or file exists', async () => {
    for (const headers of anything)
      for (const path of ['/api/nothing/', '/api', '/auth/nothing', '/logo.png', '/assets/gone.js', '/assets/gone']) {
        const answer = await http.inject({ url: path, headers })
        expect(answer.statusCode, path).toBe(404)
        expect(answer.json()).toEqual({ error: { code: 404, message: 'Not found.' } })
      }
  })

  test('and one that takes no page gets none', async () => {
    for (const accept of ['application/json', 'image/avif,image/*;q=0.8'])
      expect((await http.inject({ url: '/deal-list', headers: { accept } })).statusCode).toBe(404)
    expect((await http.inject({ method: 'POST', url: '/deal-list', headers: { accept: '*/*' } })).statusCode).toBe(404)
  })
})

test('files with a hash in their name are kept for ever, and missing ones are missing', async () => {
  const script = await http.inject('/assets/app-1a2b.js')
  expect([script.statusCode, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await http.inject('/assets/gone.js')).statusCode).toBe(404)
})

test('scripts and frames from elsewhere are shut out', async () => {
  const { headers } = await http.inject({ url: '/', headers: page })
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('without a built web app the page says what to do', async () => {
  const bare = await createTestHttp(routes)
  const answer = await bare.inject({ url: '/', headers: page })
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm run build:web')])
  expect((await bare.inject('/api/list')).statusCode).toBe(200)
  await bare.close()
})
