import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { createLog } from '#server/platform/log.ts'
import { StartError } from '#server/platform/start-error.ts'
import { openTestDatabase } from '#server/testing/database-template.ts'
import { deckForm, sendDeck, untilDone } from '#server/testing/deck-calls.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { HttpCounts } from './http-counts.ts'
import { openMetricsPort } from './metrics-port.ts'
import { writePrometheusText } from './prometheus-text.ts'

let app: TestApp
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await startTestApp({ database, config: { metricsToken: token } })
})
afterAll(() => app.stop())

const token = 'a-token-for-prometheus'
const scrapeWith = (authorization: string) => app.fetch('/metrics', { headers: { authorization } })
const scrape = async () => (await scrapeWith(`Bearer ${token}`)).text()

test('tells of the process, of answers by route and of jobs by state', async () => {
  const member = await app.member()
  const { deal_id } = await sendDeck(
    app,
    member.token,
    deckForm({ deal_name: 'A', pdf_file: new Uint8Array(noTextPdf()) }),
  )
  await untilDone(app, member.token, deal_id)
  await app.call(dealEndpoints.get, { params: { dealId: deal_id } }, member.token)
  await app.fetch('/api/nowhere')
  await expect.poll(scrape).toContain('firstread_jobs{queue="make-memo",state="completed"} 1')
  const text = await scrape()
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m)
  const route = 'method="POST",route="/api/pitch_decks/"'
  expect(text).toContain(`http_requests_total{${route},status="201"} 1\n`)
  expect(text).toContain(`http_request_duration_seconds_bucket{${route},le="+Inf"} 1\n`)
  expect(text).toContain(`http_request_duration_seconds_count{${route}} 1\n`)
  expect(text).toContain('http_requests_total{method="GET",route="other",status="404"} 1\n')
  expect(text).not.toContain(deal_id)
  // A stream lasts as long as its listener, which says nothing about speed.
  expect(text).not.toMatch(/duration_seconds_count\{method="GET",route="\/deal_entities\/events\//)
  expect(text).toContain('firstread_database_up 1\n')
})

test('asks for its token', async () => {
  expect((await scrapeWith(`Bearer ${token}`)).headers.get('content-type')).toContain('version=0.0.4')
  for (const authorization of ['', token, 'Bearer ', 'Bearer wrong', `Token ${token}`]) {
    const answer = await scrapeWith(authorization)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(await answer.text()).toContain('Send METRICS_TOKEN as `Authorization: Bearer …`.')
  }
})

const log = createLog('silent')

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = await openMetricsPort(0, async () => '', log)
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test('has a port of its own on this machine, and is nowhere without either', async () => {
  const metricsPort = await freePort()
  const measured = await startTestApp({ config: { metricsPort } })
  expect((await measured.fetch('/metrics')).status).toBe(404)
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  expect(await answer.text()).toContain('firstread_database_up 1\n')
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
  await expect(openMetricsPort(metricsPort, async () => '', log)).rejects.toThrow(
    new StartError(`METRICS_PORT=${metricsPort} can’t be used. Stop what uses it, or set another one, such as 9464.`),
  )
  await measured.stop()
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow()
})

test('its port answers 500 where the metrics can’t be read, and the log says why', async () => {
  const lines: string[] = []
  const fails = () => Promise.reject(new Error('No counts.'))
  const server = await openMetricsPort(0, fails, createLog('error', { write: (line) => void lines.push(line) }))
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500)
  expect(lines.join('')).toContain('No counts.')
  server.closeAllConnections()
  server.close()
})

test('still tells of the rest when the database is gone', async () => {
  await database.pool.query('alter schema pgboss rename to elsewhere')
  const text = await scrape()
  expect(text).toContain('firstread_database_up 0\n')
  expect(text).toContain('http_requests_total')
  expect(text).not.toContain('firstread_jobs{')
  await database.pool.query('alter schema elsewhere rename to pgboss')
})

test('a histogram counts an answer in every bucket that it fits', () => {
  const counts = new HttpCounts()
  for (const seconds of [0.003, 0.2, 99, null]) counts.note({ method: 'GET', route: '/a/', status: 200, seconds })
  const text = writePrometheusText(counts.families())
  const bucket = (le: string) => new RegExp(`_bucket\\{method="GET",route="/a/",le="${le}"\\} (\\d+)`).exec(text)?.[1]
  expect(['0.005', '0.1', '0.25', '30', '\\+Inf'].map(bucket)).toEqual(['1', '1', '2', '2', '3'])
  expect(text).toContain('http_requests_total{method="GET",route="/a/",status="200"} 4\n')
})

test('what a label holds can not end it', () => {
  const family = { name: 'x', help: 'X.', type: 'gauge', samples: [{ labels: { a: 'b"\\\n' }, value: 1 }] } as const
  expect(writePrometheusText([{ ...family, samples: [...family.samples] }])).toBe(
    '# HELP x X.\n# TYPE x gauge\nx{a="b\\"\\\\\\n"} 1\n',
  )
})
