import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { describeOutbox } from './outbox-notice.ts'
import { writeOutboxPage } from './outbox-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const openOutbox = (headers: Record<string, string> = {}) =>
  app.fetch(`/dev/outbox/?key=${app.services.outboxKey}`, { headers })

test('emails are listed with their links, the newest first', async () => {
  const first = await app.signUp()
  const second = await app.signUp()
  const answer = await openOutbox()
  const { results } = (await answer.json()) as { results: Array<{ to: string[]; subject: string; links: string[] }> }
  expect(results.map(({ to }) => to)).toEqual([[second.email], [first.email]])
  expect(results[0]).toMatchObject({
    subject: 'Confirm your email address for Firstread',
    links: [`http://firstread.test/sign-up/confirm-email/${await app.confirmationKey(second.email)}`],
  })
})

test('a browser gets a page on which the links work', async () => {
  const { email } = await app.signUp()
  const answer = await openOutbox({ accept: 'text/html' })
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const link = `http://firstread.test/sign-up/confirm-email/${await app.confirmationKey(email)}`
  expect(await answer.text()).toContain(`<a href="${link}">${link}</a>`)
})

test.each([
  ['no key', ''],
  ['an empty one', '?key='],
  ['another one', `?key=${'A'.repeat(43)}`],
  ['two', '?key=a&key=b'],
])('with %s the outbox stays closed and says how it opens', async (_name, query) => {
  const answer = await app.fetch(`/dev/outbox/${query}`, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    error: { code: 404, message: 'Open the outbox at the full address that the server printed when it started.' },
  })
})

test('the key goes neither into a cache nor along with a link', async () => {
  const { headers } = await openOutbox()
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test('what the start says leads to the outbox, with a key of its own each time', async () => {
  const notice = describeOutbox(app.services, app.url)
  const [, address = ''] = /^SMTP_URL is not set: emails are only saved. Read them at (\S+)$/.exec(notice ?? '') ?? []
  expect((await fetch(address)).status).toBe(200)
  expect(describeOutbox(app.services, null)).toContain(`They are saved in ${app.services.config.dataDir}/outbox`)
  const other = await startTestApp()
  expect(other.services.outboxKey).toMatch(/^[\w-]{43}$/)
  expect(other.services.outboxKey).not.toBe(app.services.outboxKey)
  await other.stop()
})

test('with a mail transport no outbox is served', async () => {
  const sending = await startTestApp({ config: { smtpUrl: 'smtp://127.0.0.1:1' } })
  expect((await sending.fetch(`/dev/outbox/?key=${sending.services.outboxKey}`)).status).toBe(404)
  expect(describeOutbox(sending.services, sending.url)).toBeNull()
  await sending.stop()
})

test('what a mail says is text on the page, never markup', () => {
  const mail = { name: 'a.eml', to: ['a@b.co'], subject: '<b>Hi</b>', date: '', text: '<script>"&\'', links: [] }
  const page = writeOutboxPage([mail])
  expect(page).toContain('&lt;b&gt;Hi&lt;/b&gt;')
  expect(page).toContain('&lt;script&gt;&quot;&amp;&#39;')
  expect(writeOutboxPage([])).toContain('No email yet.')
})
