import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.ts'
import type { EndpointDefinition } from '#contract/endpoint.ts'
import { allRoutes } from './all-routes.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const endpoints: EndpointDefinition[] = Object.values(allEndpoints).flatMap((feature) => Object.values(feature))
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

let app: TestApp
let dataDir: string
beforeAll(async () => {
  app = await startTestApp()
  dataDir = await mkdtemp(join(tmpdir(), 'firstread-app-'))
})
afterAll(async () => {
  await app.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('every endpoint of the contract has one route', () => {
  expect(new Set(allRoutes.map(({ endpoint }) => endpoint))).toEqual(new Set(endpoints))
  expect(allRoutes).toHaveLength(endpoints.length)
})

/** The path with ids that nothing has. */
const pathOf = (endpoint: EndpointDefinition) =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => (name === 'n' ? '1' : crypto.randomUUID()))

test.each(named)('%s answers with and without its slash', async (_name, endpoint) => {
  const path = pathOf(endpoint)
  const method = endpoint.method
  const answers = await Promise.all([path, path.slice(0, -1)].map((url) => app.http.inject({ method, url })))
  expect(answers[0]?.statusCode).toBe(answers[1]?.statusCode)
  expect(answers[0]?.statusCode).not.toBe(405)
  if (endpoint.answers === 'redirect') expect(answers[0]?.statusCode).toBe(302)
  else expect(answers[0]?.json().error?.message).not.toBe('Not found.')
})

test.each(named.filter(([, endpoint]) => endpoint.access !== 'public'))('%s needs a token', async (_name, endpoint) => {
  for (const authorization of [undefined, 'Token made-up']) {
    const headers = authorization === undefined ? {} : { authorization }
    const answer = await app.http.inject({ method: endpoint.method, url: pathOf(endpoint), headers })
    expect(answer.json()).toEqual({ error: { code: 401, message: 'Sign in to continue.' } })
  }
})

const runMain = (env: Record<string, string>) =>
  spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: dataDir, RELAY_SMTP_PORT: '0', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** The address that a started server prints. */
async function addressOf(server: ReturnType<typeof runMain>): Promise<string> {
  for await (const line of createInterface(server.stdout)) {
    const address = /^Firstread is at (http:\S+)$/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error(`The server did not start: ${await text(server.stderr)}`)
}

async function failedStart(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const server = runMain(env)
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { code, said }
}

test('the server says where it is, refuses a second one on its data or port, and ends on a signal', async () => {
  const server = runMain({ PORT: '0' })
  const address = await addressOf(server)
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ results: { status: 'ok' } })

  expect(await failedStart({ PORT: '0' })).toEqual({
    code: 1,
    said: expect.stringMatching(/^Another Firstread is running on .*\n$/),
  })
  const port = new URL(address).port
  const elsewhere = join(dataDir, 'elsewhere')
  expect(await failedStart({ PORT: port, DATA_DIR: elsewhere })).toEqual({
    code: 1,
    said: `Port ${port} is in use. Stop what uses it, or set PORT to another one.\n`,
  })

  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})

test('a wrong setting stops the start with its sentence and nothing else', async () => {
  expect(await failedStart({ PORT: 'x' })).toEqual({
    code: 1,
    said: 'PORT must be a port number from 0 to 65535.\n',
  })
})
