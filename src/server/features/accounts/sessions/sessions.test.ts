import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { auditEndpoints } from '#contract/audit.ts'
import { sessionEndpoints } from '#contract/sessions.ts'
import { dealEvents } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'
import { hashToken } from '../tokens.ts'
import { describeDevice } from './describe-device.ts'

let app: TestApp
let member: Member
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  member = await app.member()
})
afterAll(() => app.stop())

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const list = (token = member.token) => app.call(sessionEndpoints.list, { params: { id: member.userId } }, token)
const end = (sessionId: string, token = member.token) =>
  app.call(sessionEndpoints.end, { params: { id: member.userId, sessionId } }, token)

/** Signs in as a browser does. */
async function logInFrom(agent: string): Promise<string> {
  const body = JSON.stringify({ email: member.email, password: testPassword })
  const headers = { 'content-type': 'application/json', 'user-agent': agent }
  const answer = await app.fetch('/api/auth/login/', { method: 'POST', body, headers })
  return accountEndpoints.logIn.response.parse(((await answer.json()) as { results: unknown }).results).key
}

describe('sign-ins', () => {
  it('are listed with device, beginning and last use, the own one first', async () => {
    const other = await logInFrom(chrome)
    now = new Date(now.getTime() + 3_600_000)
    await list(other)
    now = new Date(now.getTime() + 60_000)
    await list(other)
    const [own, theirs] = await list()
    expect(own).toMatchObject({ is_this: true, last_used_on: now.toISOString() })
    const hourLater = new Date(now.getTime() - 60_000).toISOString()
    expect(theirs).toMatchObject({ is_this: false, device: 'Chrome on Windows', last_used_on: hourLater })
  })

  it('end one by one, with their streams, and are told of in the audit log', async () => {
    const other = await logInFrom(chrome)
    const events = dealEvents(app, other)
    await events.next()
    const ended = (await list(other)).find(({ is_this }) => is_this)?.session_id ?? ''
    await end(ended)
    for (let next = await events.next(); !next.done; ) next = await events.next()
    await expect(list(other)).rejects.toMatchObject({ status: 401 })
    await expect(end(ended)).rejects.toMatchObject({ status: 404, message: 'This sign-in has ended already.' })
    const query = { event: 'session_ended' } as const
    const told = await app.call(auditEndpoints.list, { params: { id: member.workspaceId }, query }, member.token)
    expect(told.map(({ text }) => text)).toEqual(['Ended a sign-in: Chrome on Windows.'])
  })

  it('end all at once but the own one, and are no one else’s business', async () => {
    const others = [await logInFrom(chrome), await logInFrom('curl/8.5.0')]
    const params = { id: member.userId }
    const stranger = await app.member()
    await expect(app.call(sessionEndpoints.endOthers, { params }, stranger.token)).rejects.toMatchObject({
      status: 404,
    })
    const lasting = (await list()).length - 1
    const expired = await logInFrom(chrome)
    const past = new Date(now.getTime() - 1)
    await app.services.db
      .updateTable('session_token')
      .set({ expires_at: past })
      .where('token_hash', '=', hashToken(expired))
      .execute()
    expect(await app.call(sessionEndpoints.endOthers, { params }, member.token)).toEqual({ ended: lasting })
    expect(await list()).toHaveLength(1)
    for (const other of others) await expect(list(other)).rejects.toMatchObject({ status: 401 })
  })
})

it.each([
  [chrome, 'Chrome on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 EdgA/140.0',
    'Edge on Android',
  ],
  [
    chrome.replace('Chrome/', 'HeadlessChrome/').replace(/Windows[^)]*/, 'X11; Linux x86_64'),
    'Headless Chrome on Linux',
  ],
  [`${chrome} OPR/120.0`, 'Opera on Windows'],
  [
    chrome.replace('Chrome/', 'Ubuntu Chromium/140.0 Chrome/').replace(/Windows[^)]*/, 'X11; Linux'),
    'Chromium on Linux',
  ],
  [chrome.replace(/Windows[^)]*/, 'X11; CrOS x86_64 14541.0.0'), 'Chrome on ChromeOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    'An app on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'An app on Android',
  ],
  ['curl/8.5.0', 'The program curl'],
  ['node', 'The program node'],
  ['python-requests/2.32 (Linux)', 'The program python-requests on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'A program on Windows'],
  ['<b>', 'Unknown device'],
  ['', 'Unknown device'],
])('names the device of %s', (agent, words) => {
  expect(describeDevice(agent)).toBe(words)
})
