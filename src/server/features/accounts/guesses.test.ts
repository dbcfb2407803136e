import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { type Member, startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
let clock = new Date()
const waited: number[] = []
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => clock, wait: async (milliseconds) => void waited.push(milliseconds) })
})
afterAll(() => app.stop())

const wait = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds)
}
const strangers = ['198.51.100.7', '203.0.113.9', '2001:db8:5::1']

/** A sign-in from an address: status, seconds to wait, and what was said. */
async function signIn(email: string, password: string, from = '127.0.0.1') {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/auth/login/',
    remoteAddress: from,
    payload: { email, password },
  })
  const retryAfter = answer.headers['retry-after']
  return { status: answer.statusCode, wait: retryAfter === undefined ? null : Number(retryAfter), body: answer.json() }
}
const statusOf = async (...asked: Parameters<typeof signIn>) => (await signIn(...asked)).status
const guess = async (email: string, times: number, from = strangers) => {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1)
    statuses.push(await statusOf(email, 'a wrong password', from[time % from.length]))
  return statuses
}

/** Asks for a link by which to set a new password, and uses it from an address. */
async function setPassword(email: string, password: string, from: string) {
  await app.call(accountEndpoints.requestPasswordReset, { body: { email } })
  const link = await vi.waitFor(
    async () => {
      const links = (await app.emails(email)).flatMap((mail) => mail.links)
      const found = links.find((one) => one.includes('/password-reset/'))
      if (found === undefined) throw new Error(`No link was mailed to ${email}.`)
      return found
    },
    { timeout: 180_000, interval: 100 },
  )
  const [uid, token] = link.split('/').slice(-2)
  const answer = await app.http.inject({
    method: 'POST',
    url: accountEndpoints.resetPassword.path,
    remoteAddress: from,
    payload: { uid, token, new_password1: password, new_password2: password },
  })
  expect(answer.json()).toEqual({ results: { keys: [] } })
}
test('a wrong password is refused no sooner than noting it takes, whether the address has an account or not', async () => {
  const { email } = await app.signUp()
  for (const address of [email, 'without-an-account@firstread.test']) {
    waited.length = 0
    expect(await statusOf(address, 'a wrong password')).toBe(401)
    expect(waited).toEqual([100])
  }
})

const five = [401, 401, 401, 401, 401]

test('after five wrong passwords strangers wait 1, 2, 4 ... 60 seconds, from whichever network', async () => {
  const { email } = await app.member()
  expect(await guess(email, 5)).toEqual(five)
  const waits: Array<number | null> = []
  for (let time = 0; time < 8; time += 1) {
    const refused = await signIn(email, 'a wrong password', strangers[time % 3])
    expect(refused.status).toBe(429)
    waits.push(refused.wait)
    wait((refused.wait ?? 0) * SECOND)
    expect(await statusOf(email, 'a wrong password', strangers[time % 3])).toBe(401)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  // The right one waits, too, or the answer would tell which it is.
  const refused = await signIn(email, testPassword, strangers[0])
  expect(refused.body).toEqual({
    error: { code: 429, message: 'Too many wrong passwords. Try again in 60 seconds, or set a new password.' },
  })
  wait(15 * MINUTE)
  expect(await statusOf(email, testPassword, strangers[0])).toBe(200)
})

test('an owner signs in from a network of the last 30 days, whatever strangers do', async () => {
  const { email } = await app.member()
  expect(await guess(email, 6)).toEqual([...five, 429])
  expect(await statusOf(email, testPassword)).toBe(200)
  expect(await statusOf(email, testPassword, '127.0.0.99')).toBe(200)
  expect(await statusOf(email, testPassword, '127.0.1.1')).toBe(429)
  wait(30 * DAY)
  expect(await guess(email, 6)).toEqual([...five, 429])
  expect(await statusOf(email, testPassword)).toBe(429)
})

test('a network that is known counts for itself, and begins again with a sign-in', async () => {
  const { email } = await app.member()
  const home = ['127.0.0.1']
  expect(await guess(email, 4, home)).toEqual(five.slice(1))
  expect(await statusOf(email, testPassword)).toBe(200)
  expect(await guess(email, 6, home)).toEqual([...five, 429])
  expect(await guess(email, 1)).toEqual([401])
})

test('the one who sets a new password signs in from there at once, whatever strangers do', async () => {
  const { email } = await app.member()
  const elsewhere = '192.0.2.5'
  expect(await guess(email, 6)).toEqual([...five, 429])
  expect(await statusOf(email, testPassword, elsewhere)).toBe(429)
  await setPassword(email, 'a password of my own', elsewhere)
  expect(await statusOf(email, 'a password of my own', elsewhere)).toBe(200)
  expect(await guess(email, 1)).toEqual([429])
})

test('guesses at the same moment are counted one by one', async () => {
  const { email } = await app.member()
  const statuses = await Promise.all(
    Array.from({ length: 12 }, (_, time) => statusOf(email, `guess ${time}`, strangers[time % 3])),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
})

test('an address without an account is answered alike', async () => {
  const [unknown, { email }] = [`${crypto.randomUUID()}@firstread.test`, await app.member()]
  for (const address of [unknown, email]) expect(await guess(address, 6)).toEqual([...five, 429])
  expect((await signIn(unknown, 'x', strangers[0])).body).toEqual((await signIn(email, 'x', strangers[0])).body)
})

test('the one who guesses at an open screen waits as well, and keeps no one else out', async () => {
  const member: Member = await app.member()
  const change = (password: string) =>
    app.call(
      accountEndpoints.updateUser,
      {
        params: { id: member.userId },
        body: { first_name: 'Ana', last_name: 'Silva', email: 'elsewhere@firstread.test', password },
      },
      member.token,
    )
  for (let time = 0; time < 5; time += 1) await expect(change('a wrong one')).rejects.toMatchObject({ status: 422 })
  await expect(change(testPassword)).rejects.toMatchObject({ status: 429, retryAfter: 1 })
  expect(await statusOf(member.email, testPassword)).toBe(200)
  wait(SECOND)
  await change(testPassword)
})

test('nothing is kept longer than it counts, and no address', async () => {
  const unknown = `${crypto.randomUUID()}@firstread.test`
  await guess(unknown, 3)
  const { db } = app.services
  expect(JSON.stringify(await db.selectFrom('password_guess').selectAll().execute())).not.toContain(unknown)
  wait(31 * DAY)
  const { email } = await app.member()
  await guess(email, 1)
  expect(await db.selectFrom('password_guess').selectAll().execute()).toHaveLength(1)
  expect(await db.selectFrom('known_network').selectAll().execute()).toHaveLength(1)
})
