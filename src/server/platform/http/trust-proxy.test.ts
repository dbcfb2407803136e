import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import type { Config } from '#server/platform/config.ts'
import { createTestHttp } from '#server/testing/test-http.ts'
import { route } from './route.ts'

const routes = [
  route(
    endpoint({ method: 'GET', path: '/api/who/', access: 'public', summary: '', response: z.string() }),
    async ({ actor }) => (actor.type === 'anonymous' ? actor.address : ''),
    { limit: { max: 2, window: '1 minute', by: 'address' } },
  ),
]

/** Makes calls through a proxy at `remoteAddress`; each gives whom the server saw, or the status of a refusal. */
async function seen(trustProxy: Config['trustProxy'], forwarded: string[], remoteAddress = '10.0.0.5') {
  const http = await createTestHttp(routes, { config: { trustProxy } })
  const answers: unknown[] = []
  for (const value of forwarded) {
    const answer = await http.inject({ url: '/api/who/', remoteAddress, headers: { 'x-forwarded-for': value } })
    answers.push(answer.statusCode === 200 ? answer.json().results : answer.statusCode)
  }
  await http.close()
  return answers
}

const clients = ['203.0.113.1', '203.0.113.2', '203.0.113.3']

test('by default a header changes neither who calls nor how often one may', async () => {
  expect(await seen(false, clients)).toEqual(['10.0.0.5', '10.0.0.5', 429])
})

test.each([[1], [['10.0.0.5']], [['10.0.0.0/8', 'loopback']]])(
  'behind a proxy that is trusted by %j each client has its own limit',
  async (trustProxy) => {
    expect(await seen(trustProxy, clients)).toEqual(clients)
    expect(await seen(trustProxy, Array(3).fill(clients[0]))).toEqual([clients[0], clients[0], 429])
  },
)

test('what a client itself writes into the header is not believed', async () => {
  expect(await seen(1, ['198.51.100.9, 203.0.113.1'])).toEqual(['203.0.113.1'])
  expect(await seen(['10.0.0.5'], ['198.51.100.9, 203.0.113.1'])).toEqual(['203.0.113.1'])
  expect(await seen(['10.0.0.5'], clients, '192.0.2.7')).toEqual(['192.0.2.7', '192.0.2.7', 429])
})
