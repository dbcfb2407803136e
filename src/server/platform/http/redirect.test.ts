import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { createTestHttp } from '#server/testing/test-http.ts'
import { route } from './route.ts'

const redirecting = endpoint({
  method: 'GET',
  path: '/api/away/',
  access: 'public',
  summary: 'For this test.',
  query: z.object({ secure: z.string().optional() }),
  response: z.unknown(),
  answers: 'redirect',
})

let http: FastifyInstance
beforeAll(async () => {
  http = await createTestHttp([
    route(redirecting, async (_ctx, { cookie, query }) => {
      const seen = cookie('seen')
      if (seen !== null) return { to: `/known?seen=${seen}` }
      return {
        to: 'https://elsewhere.example/',
        cookie: { name: 'seen', value: 'a.b-c_d', path: '/api', maxAge: 60, secure: query.secure !== undefined },
      }
    }),
  ])
})
afterAll(() => http.close())

test('a redirect sends the browser on and gives it a cookie that scripts and other sites can not use', async () => {
  const answer = await http.inject('/api/away/')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://elsewhere.example/'])
  expect(answer.headers['set-cookie']).toBe('seen=a.b-c_d; Path=/api; Max-Age=60; HttpOnly; SameSite=Lax')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await http.inject('/api/away/?secure=1')).headers['set-cookie']).toMatch(/; Secure$/)
})

test.each([
  ['seen=one', 'one'],
  ['other=x; seen=two=2; more=y', 'two=2'],
])('of the cookies %s the named one is read', async (cookie, value) => {
  const answer = await http.inject({ url: '/api/away/', headers: { cookie } })
  expect(answer.headers.location).toBe(`/known?seen=${value}`)
  expect(answer.headers).not.toHaveProperty('set-cookie')
})

test('a cookie whose name only ends like it is another one', async () => {
  const answer = await http.inject({ url: '/api/away/', headers: { cookie: 'unseen=one' } })
  expect(answer.headers.location).toBe('https://elsewhere.example/')
})
