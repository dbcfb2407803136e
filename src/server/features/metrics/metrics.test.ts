import { afterAll, beforeAll, expect, test } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { openTestDatabase } from '#server/testing/database-template.ts'
import { deckForm, sendDeck, untilDone } from '#server/testing/deck-calls.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { HttpCounts } from './http-counts.ts'
import { prometheusText } from './prometheus-text.ts'

let app: TestApp
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await startTestApp({ database })
})
afterAll(() => app.stop())

const scrape = async () => (await app.fetch('/metrics')).text()

test('tells of the process, of answers by route and of jobs by state', async () => {
  const member = await app.member()
  const { deal_id } = await sendDeck(
    app,
    member.token,
    deckForm({ deal_name: 'A', pdf_file: new Uint8Array(noTextPdf()) }),
  )
  await untilDone(app, member.token, deal_id)
  await app.call(dealEndpoints.get, { params: { dealId: deal_id } }, member.token)
  await app.fetch('/nowhere')
  await expect.poll(scrape, { timeout: 10_000 }).toContain('firstread_jobs{queue="make-memo",state="completed"} 1')
  const text = await scrape()
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m)
  const route = 'method="GET",route="/deal_entities/deals/:dealId/"'
  expect(text).toContain(`http_requests_total{${route},status="200"} 1\n`)
  expect(text).toContain(`http_request_duration_seconds_bucket{${route},le="+Inf"} 1\n`)
  expect(text).toContain(`http_request_duration_seconds_count{${route}} 1\n`)
  expect(text).toContain('http_requests_total{method="GET",route="other",status="404"} 1\n')
  expect(text).not.toContain(deal_id)
  // A stream lasts as long as somebody listens, which says nothing about speed.
  expect(text).not.toMatch(/duration_seconds_count\{method="GET",route="\/deal_entities\/events\//)
  expect(text).toContain('firstread_database_up 1\n')
})

test('is for this machine only', async () => {
  expect((await app.fetch('/metrics')).headers.get('content-type')).toContain('version=0.0.4')
  const headers = { host: 'localhost:3000' }
  expect((await app.http.inject({ url: '/metrics', headers })).statusCode).toBe(200)
  for (const stranger of [
    { headers, remoteAddress: '192.0.2.1' },
    { headers: { ...headers, 'x-forwarded-for': '203.0.113.7' } },
    { headers: { host: 'firstread.example.com' } },
  ]) {
    expect((await app.http.inject({ url: '/metrics', ...stranger })).statusCode).toBe(404)
  }
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
  const text = prometheusText(counts.families())
  const bucket = (le: string) => new RegExp(`_bucket\\{method="GET",route="/a/",le="${le}"\\} (\\d+)`).exec(text)?.[1]
  expect(['0.005', '0.1', '0.25', '30', '\\+Inf'].map(bucket)).toEqual(['1', '1', '2', '2', '3'])
  expect(text).toContain('http_requests_total{method="GET",route="/a/",status="200"} 4\n')
})

test('what a label holds can not end it', () => {
  const family = { name: 'x', help: 'X.', type: 'gauge', samples: [{ labels: { a: 'b"\\\n' }, value: 1 }] } as const
  expect(prometheusText([{ ...family, samples: [...family.samples] }])).toBe(
    '# HELP x X.\n# TYPE x gauge\nx{a="b\\"\\\\\\n"} 1\n',
  )
})
