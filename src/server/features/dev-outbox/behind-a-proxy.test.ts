import { expect, test } from 'vitest'
import { startBareProxy } from '#server/testing/bare-proxy.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const pages = ['/dev/outbox', '/dev/outbox/?key=', `/dev/outbox/?key=${'A'.repeat(43)}`, '/metrics']

test.each([
  ['APP_URL is set', 'https://deals.example.com'],
  ['it is not', 'http://127.0.0.1:3000'],
])('a stranger behind a bare proxy reads neither emails nor metrics where %s', async (_name, appUrl) => {
  const app = await startTestApp({ config: { appUrl } })
  const proxy = await startBareProxy(app.url)
  const { email } = await app.signUp()
  await app.confirm(email)
  const headers = { 'content-type': 'application/json' }
  const asked = await fetch(`${proxy.url}/auth/password-reset/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email }),
  })
  expect(asked.status).toBe(200)
  await expect.poll(async () => (await app.emails(email)).length).toBe(2)
  for (const page of pages)
    for (const accept of ['application/json', 'text/html', '*/*']) {
      const answer = await fetch(`${proxy.url}${page}`, { headers: { accept } })
      expect(await answer.text()).not.toContain('/password-reset/')
      expect(answer.status).toBe(404)
    }
  await proxy.close()
  await app.stop()
})
