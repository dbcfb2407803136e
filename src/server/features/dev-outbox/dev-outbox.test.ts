import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { outboxPage } from './outbox-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('mails are listed with their links, the newest first', async () => {
  const first = await app.signUp()
  const second = await app.signUp()
  const answer = await app.fetch('/dev/outbox')
  const { results } = (await answer.json()) as { results: Array<{ to: string[]; subject: string; links: string[] }> }
  expect(results.map(({ to }) => to)).toEqual([[second.email], [first.email]])
  expect(results[0]).toMatchObject({
    subject: 'Confirm your e-mail address for Firstread',
    links: [`http://firstread.test/sign-up/confirm-email/${await app.confirmationKey(second.email)}`],
  })
})

test('a browser gets a page on which the links work', async () => {
  const { email } = await app.signUp()
  const answer = await app.fetch('/dev/outbox/', { headers: { accept: 'text/html' } })
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const link = `http://firstread.test/sign-up/confirm-email/${await app.confirmationKey(email)}`
  expect(await answer.text()).toContain(`<a href="${link}">${link}</a>`)
})

test.each([
  { 'x-forwarded-for': '203.0.113.7' },
  { forwarded: 'for=203.0.113.7' },
  { host: 'firstread.example.com' },
  { host: '127.0.0.1.example.com' },
])('a request with %o is not from this machine', async (headers) => {
  const answer = await app.http.inject({ url: '/dev/outbox/', headers })
  expect(answer.statusCode).toBe(404)
})

test('neither is one from another address', async () => {
  const headers = { host: 'localhost:3000' }
  expect((await app.http.inject({ url: '/dev/outbox/', headers })).statusCode).toBe(200)
  const answer = await app.http.inject({ url: '/dev/outbox/', headers, remoteAddress: '192.0.2.1' })
  expect(answer.statusCode).toBe(404)
})

test('with a mail transport there is no outbox', async () => {
  const sending = await startTestApp({ config: { smtpUrl: 'smtp://127.0.0.1:1' } })
  expect((await sending.fetch('/dev/outbox')).status).toBe(404)
  await sending.stop()
})

test('what a mail says is text on the page, never markup', () => {
  const mail = { name: 'a.eml', to: ['a@b.co'], subject: '<b>Hi</b>', date: '', text: '<script>"&\'', links: [] }
  const page = outboxPage([mail])
  expect(page).toContain('&lt;b&gt;Hi&lt;/b&gt;')
  expect(page).toContain('&lt;script&gt;&quot;&amp;&#39;')
  expect(outboxPage([])).toContain('No mail yet.')
})
