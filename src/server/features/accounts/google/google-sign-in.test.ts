import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountEndpoints, googleReturn } from '#contract/accounts.ts'
import { type GoogleStandIn, startGoogleStandIn } from '#server/testing/google-stand-in.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

let google: GoogleStandIn
let app: TestApp
let clock = new Date()
beforeAll(async () => {
  google = await startGoogleStandIn({ sub: '', email: '' })
  app = await startTestApp({ config: { google: google.settings }, now: () => clock })
})
afterAll(async () => {
  await app.stop()
  await google.stop()
})
beforeEach(() => {
  clock = new Date()
  google.refuses = false
  google.wrongClaims = {}
  google.person = newPerson()
})

const newPerson = (email = `${crypto.randomUUID()}@firstread.test`) => ({
  sub: crypto.randomUUID(),
  email,
  email_verified: true,
  given_name: 'Ana',
  family_name: 'Silva',
})
const goTo = async (address: string | URL, init: RequestInit = {}) => {
  const answer = await fetch(address, { ...init, redirect: 'manual' })
  expect(answer.status).toBe(302)
  return { to: new URL(answer.headers.get('location') ?? ''), cookie: answer.headers.get('set-cookie') }
}
const start = async () => {
  const { to, cookie } = await goTo(`${app.url}/api/auth/google/?handover=of-this-tab`)
  return { to, cookie: cookie?.split(';')[0] ?? '' }
}
/** Back from the stand-in to the server under test; what the sign-in screen then finds in its fragment. */
const finish = async (from: URL, cookie: string, server = app) => {
  expect(`${from.origin}${from.pathname}`).toBe('http://firstread.test/api/auth/google/callback/')
  const back = await goTo(`${server.url}${from.pathname}${from.search}`, { headers: { cookie } })
  expect(`${back.to.origin}${back.to.pathname}${back.to.search}`).toBe('http://firstread.test/sign-in')
  expect(back.cookie).toContain('google_attempt=; Path=/api/auth/google; Max-Age=0')
  return googleReturn.parse(Object.fromEntries(new URLSearchParams(back.to.hash.slice(1))))
}
const visit = async () => {
  const { to, cookie } = await start()
  return finish((await goTo(to)).to, cookie)
}
const signedIn = async () => {
  const outcome = await visit()
  if ('google_failure' in outcome) throw new Error(`The sign-in failed: ${outcome.google_failure}`)
  return outcome
}
const userOf = ({ token, user_id }: { token: string; user_id: string }) =>
  app.call(accountEndpoints.getUser, { params: { id: user_id } }, token)
const logIn = (email: string, password = testPassword) =>
  app.call(accountEndpoints.logIn, { body: { email, password } })

test('the way to Google carries state, nonce and a hashed secret, and the cookie tells no one the secret', async () => {
  const { to, cookie } = await goTo(`${app.url}/api/auth/google/`)
  expect(to.origin).toBe(google.settings.issuer.origin)
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    client_id: 'firstread-tests',
    redirect_uri: 'http://firstread.test/api/auth/google/callback/',
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^.{43}$/),
    nonce: expect.stringMatching(/^.{43}$/),
  })
  expect(cookie).toMatch(/^google_attempt=[\w-]{200,}; Path=\/api\/auth\/google; Max-Age=600; HttpOnly; SameSite=Lax$/)
  const sealed = Buffer.from(/=([\w-]+);/.exec(cookie ?? '')?.[1] ?? '', 'base64url').toString('latin1')
  expect(sealed).not.toContain(to.searchParams.get('state'))
})

test('a new person gets a confirmed account with the names that Google knows, and the same one the next time', async () => {
  const first = await signedIn()
  expect(first.handover).toBe('of-this-tab')
  expect(await userOf(first)).toEqual({
    user_id: first.user_id,
    email: google.person.email,
    first_name: 'Ana',
    last_name: 'Silva',
    is_onboarding_complete: false,
  })
  google.person.email = `${crypto.randomUUID()}@firstread.test`
  expect((await signedIn()).user_id).toBe(first.user_id)
})

test('without names, or with unusable ones, the account starts without', async () => {
  google.person = { sub: crypto.randomUUID(), email: google.person.email, email_verified: true }
  expect(await userOf(await signedIn())).toMatchObject({ first_name: '', last_name: '' })
  google.person = { ...newPerson(), given_name: 'A'.repeat(101) }
  expect(await userOf(await signedIn())).toMatchObject({ first_name: '', last_name: 'Silva' })
})

test('an account of the same confirmed address is the same account, and keeps its password', async () => {
  const { userId, email } = await app.member()
  google.person = newPerson(email.toUpperCase())
  const outcome = await signedIn()
  expect(await userOf(outcome)).toMatchObject({ user_id: userId, email, first_name: 'Ana', last_name: 'Silva' })
  expect((await logIn(email)).user_id).toBe(userId)
})

test('where two-factor sign-in is on, Google alone opens nothing and links nothing; the password and a code do', async () => {
  const { userId, email } = await app.member()
  const [linked, stranger] = [newPerson(email), newPerson(email)]
  google.person = linked
  expect((await signedIn()).user_id).toBe(userId)
  await app.services.db
    .insertInto('totp')
    .values({ user_id: userId, sealed_secret: 'sealed', last_step: 0, created_at: clock, turned_on_at: clock })
    .execute()
  expect(await visit()).toEqual({ google_failure: 'needs-code' })
  google.person = stranger
  expect(await visit()).toEqual({ google_failure: 'needs-code' })
  await expect(logIn(email)).rejects.toMatchObject({ status: 401, fields: { code: expect.any(String) } })
  const { google_sub: sub } = await app.services.db
    .selectFrom('app_user')
    .select('google_sub')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(sub).toBe(linked.sub)
})

test('names that stand in the account stay', async () => {
  const { userId, email, token } = await app.member()
  const body = { first_name: 'Eva', last_name: 'Lund' }
  await app.call(accountEndpoints.updateUser, { params: { id: userId }, body }, token)
  google.person = newPerson(email)
  expect(await userOf(await signedIn())).toMatchObject(body)
})

test('a password that was signed up with before the address was proved opens nothing afterwards', async () => {
  const { userId, email } = await app.signUp()
  const squatted = await app.confirmationKey(email)
  google.person = newPerson(email)
  const outcome = await signedIn()
  expect(outcome.user_id).not.toBe(userId)
  await expect(logIn(email)).rejects.toMatchObject({ status: 401 })
  const confirm = app.call(accountEndpoints.confirmEmail, { params: { key: squatted } })
  await expect(confirm).rejects.toMatchObject({ status: 404 })
  await expect(logIn(email)).rejects.toMatchObject({ status: 401 })
})

test.each([{ email_verified: false }, { email_verified: undefined }, { email_verified: 'yes' }])(
  'an address that Google has not verified opens no account: %o',
  async (claim) => {
    const { email } = await app.member()
    google.person = newPerson(email)
    google.wrongClaims = claim
    expect(await visit()).toEqual({ google_failure: 'unverified' })
    google.person = newPerson()
    expect(await visit()).toEqual({ google_failure: 'unverified' })
    await expect(logIn(google.person.email)).rejects.toMatchObject({ status: 401 })
  },
)

test('refusing at Google is told apart', async () => {
  google.refuses = true
  expect(await visit()).toEqual({ google_failure: 'refused' })
})

test.each([{ nonce: 'another' }, { aud: 'another client' }, { iss: 'https://elsewhere.example' }, { email: 'none' }])(
  'an ID token with %o is not believed',
  async (claim) => {
    google.wrongClaims = claim
    expect(await visit()).toEqual({ google_failure: 'failed' })
  },
)

test('another state, another browser and a cookie that was tampered with end nothing', async () => {
  const { to, cookie } = await start()
  const back = (await goTo(to)).to
  const other = await start()
  expect(await finish(back, other.cookie)).toEqual({ google_failure: 'expired' })
  expect(await finish(back, '')).toEqual({ google_failure: 'expired' })
  expect(await finish(back, 'google_attempt=made-up')).toEqual({ google_failure: 'expired' })
  expect(await finish(back, `${cookie.slice(0, -2)}AA`)).toEqual({ google_failure: 'expired' })
  back.searchParams.set('state', 'another')
  expect(await finish(back, cookie)).toEqual({ google_failure: 'expired' })
  back.searchParams.append('state', 'twice')
  expect(await finish(back, cookie)).toEqual({ google_failure: 'expired' })
})

test('a sign-in can be ended for ten minutes, and once', async () => {
  const { to, cookie } = await start()
  const back = (await goTo(to)).to
  const begun = clock
  clock = new Date(begun.getTime() + 600_001)
  expect(await finish(back, cookie)).toEqual({ google_failure: 'expired' })
  clock = new Date(begun.getTime() + 590_000)
  expect(await finish(back, cookie)).toMatchObject({ token: expect.any(String) })
  expect(await finish(back, cookie)).toEqual({ google_failure: 'failed' })
})

test('a Google that can not be reached is told apart, and asked again the next time', async () => {
  let flaky = await startGoogleStandIn(newPerson())
  const { settings } = flaky
  const elsewhere = await startTestApp({ config: { google: settings } })
  const [begin, unreachable] = [`${elsewhere.url}/api/auth/google/`, { google_failure: 'unreachable' }]
  await flaky.stop()
  const lost = new URL('http://firstread.test/sign-in#google_failure=unreachable')
  expect(await goTo(begin)).toEqual({ to: lost, cookie: null })
  flaky = await startGoogleStandIn(newPerson(), Number(settings.issuer.port))
  const { to, cookie } = await goTo(begin)
  const back = (await goTo(to)).to
  await flaky.stop()
  expect(await finish(back, cookie?.split(';')[0] ?? '', elsewhere)).toEqual(unreachable)
  await elsewhere.stop()
})

test('a server without Google says so and leads back', async () => {
  const without = await startTestApp()
  expect(await without.call(accountEndpoints.signInMethods, {})).toEqual({ google: false })
  expect(await app.call(accountEndpoints.signInMethods, {})).toEqual({ google: true })
  const notSetUp = new URL('http://firstread.test/sign-in#google_failure=not-set-up')
  expect((await goTo(`${without.url}/api/auth/google/`)).to).toEqual(notSetUp)
  expect((await goTo(`${without.url}/api/auth/google/callback/?code=x`)).to).toEqual(notSetUp)
  await without.stop()
})

test('on HTTPS the cookie travels on HTTPS only', async () => {
  const secure = await startTestApp({ config: { google: google.settings, appUrl: 'https://deals.example' } })
  expect((await goTo(`${secure.url}/api/auth/google/`)).cookie).toMatch(/; Secure$/)
  await secure.stop()
})
