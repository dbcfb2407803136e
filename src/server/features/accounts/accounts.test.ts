import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { sessionEndpoints } from '#contract/sessions.ts'
import { CallError, startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'
import { hashToken } from './tokens.ts'

const HOUR = 3_600_000
let app: TestApp
let clock = new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => clock })
})
afterAll(() => app.stop())

const later = async (milliseconds: number, work: () => Promise<void>) => {
  const before = clock
  clock = new Date(before.getTime() + milliseconds)
  await work().finally(() => {
    clock = before
  })
}
const newEmail = () => `${crypto.randomUUID()}@firstread.test`
const signUp = (email: string, password = testPassword) =>
  app.call(accountEndpoints.signUp, { body: { email, password1: password, password2: password } })
const logIn = (email: string, password = testPassword) =>
  app.call(accountEndpoints.logIn, { body: { email, password } })
const confirm = (key: string) => app.call(accountEndpoints.confirmEmail, { params: { key } })
const getUser = (id: string, token?: string) => app.call(accountEndpoints.getUser, { params: { id } }, token)
const failure = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallError)) throw new Error('The call did not fail.', { cause: error })
  return { status: error.status, message: error.message }
}

test('sign up, confirm, sign in, read the account, sign out', async () => {
  const email = newEmail()
  const { user_id, email: answered } = await signUp(email)
  expect(answered).toBe(email)
  expect(await confirm(await app.confirmationKey(email))).toEqual({ email })
  const { key, user_id: sameId } = await logIn(email)
  expect(sameId).toBe(user_id)
  expect(await getUser(user_id, key)).toEqual({
    user_id,
    email,
    first_name: '',
    last_name: '',
    is_onboarding_complete: false,
  })
  expect(await app.call(sessionEndpoints.logOut, {}, key)).toEqual({})
  expect(await failure(getUser(user_id, key))).toEqual({ status: 401, message: 'Sign in to continue.' })
})

test.each([
  [{ email: 'ana', password1: 'a', password2: 'a' }, { email: 'Invalid email' }],
  [
    { email: 'a@b.co', password1: '', password2: '' },
    { password1: 'Password is required', password2: 'Please repeat your password' },
  ],
  [{ email: 'a@b.co', password1: 'a', password2: 'b' }, { password2: 'Passwords must match' }],
])('signing up with %o names the wrong fields', async (body, fields) => {
  await expect(app.call(accountEndpoints.signUp, { body })).rejects.toMatchObject({ status: 422, fields })
})

const noEmail = { email: 'Invalid email' }
const noPassword = { password: 'Password is required' }
const noNames = {
  first_name: 'First Name must be at least 2 characters.',
  last_name: 'Last Name must be at least 2 characters.',
}
const { signUp: signUpCall, logIn: logInCall, requestPasswordReset, updateUser } = accountEndpoints
const noPasswords = { password1: noPassword.password, password2: 'Please repeat your password' }
test.each([
  { call: signUpCall, body: {}, fields: { ...noEmail, ...noPasswords } },
  { call: logInCall, body: {}, fields: { ...noEmail, ...noPassword } },
  { call: logInCall, body: { email: 'ana@', password: '' }, fields: { ...noEmail, ...noPassword } },
  { call: requestPasswordReset, body: {}, fields: noEmail },
  { call: updateUser, body: {}, fields: noNames },
  { call: updateUser, body: { first_name: ' A', last_name: 'B ', email: 'ana' }, fields: { ...noNames, ...noEmail } },
])('$call.path with $body is told what its form tells', async ({ call, body, fields }) => {
  const { token, userId } = await app.member()
  const init = { method: call.method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await app.fetch(call.path.replace(':id', userId), init, token)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({ error: { code: 422, message: Object.values(fields)[0], fields } })
})

test('neither a token nor a password is kept anywhere', async () => {
  const { token, email } = await app.member()
  const user = await app.services.db
    .selectFrom('app_user')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  const sessions = await app.services.db.selectFrom('session_token').selectAll().execute()
  expect(sessions.filter(({ token_hash }) => token_hash.equals(hashToken(token)))).toHaveLength(1)
  expect(JSON.stringify(sessions)).not.toContain(token)
})

test('a taken address gets the same answer and a different mail, whatever its letter case', async () => {
  const { email, userId } = await app.member()
  const other = email.toUpperCase()
  const answer = await signUp(other, 'another password')
  expect(answer).toEqual({ user_id: expect.any(String), email: other })
  expect(answer.user_id).not.toBe(userId)
  const [mail] = await app.emails(other)
  expect(mail?.subject).toBe('You already have a Firstread account')
  expect(mail?.links.some((link) => link.includes('confirm-email'))).toBe(false)
  expect(await failure(logIn(email, 'another password'))).toMatchObject({ status: 401 })
  expect((await logIn(email)).user_id).toBe(userId)
})

test('of two sign-ups with one address, the password of the opened link counts', async () => {
  const email = newEmail()
  await signUp(email, 'the password of the owner')
  const ownKey = await app.confirmationKey(email)
  await signUp(email, 'the password of someone else')
  const otherKey = await app.confirmationKey(email)
  expect(otherKey).not.toBe(ownKey)
  await confirm(ownKey)
  await logIn(email, 'the password of the owner')
  expect(await failure(logIn(email, 'the password of someone else'))).toMatchObject({ status: 401 })
  expect(await failure(confirm(otherKey))).toMatchObject({ status: 404 })
})

test('a link answers the same for an hour, since mail scanners open links', async () => {
  const { email } = await app.signUp()
  const key = await app.confirmationKey(email)
  await confirm(key)
  await later(HOUR - 1, async () => expect(await confirm(key)).toEqual({ email }))
  await later(HOUR + 1, async () =>
    expect(await failure(confirm(key))).toEqual({
      status: 404,
      message: 'This link is not known, or it was used already.',
    }),
  )
})

test('an unknown link is 404, one of yesterday 410', async () => {
  expect(await failure(confirm('made-up'))).toMatchObject({ status: 404 })
  const { email } = await app.signUp()
  const key = await app.confirmationKey(email)
  await later(24 * HOUR, async () =>
    expect(await failure(confirm(key))).toEqual({
      status: 410,
      message: 'This link has expired. Sign in to get a new one.',
    }),
  )
})

test('signing in before confirming sends the link again', async () => {
  const { email } = await app.signUp()
  const first = await app.confirmationKey(email)
  expect(await failure(logIn(email))).toEqual({
    status: 403,
    message: 'Confirm your email address first. The link was sent to you again.',
  })
  const again = await app.confirmationKey(email)
  expect(again).not.toBe(first)
  await confirm(again)
  await logIn(email)
})

test('a wrong pair is 401 whichever half is wrong, also before confirming', async () => {
  const { email } = await app.signUp()
  const wrong = { status: 401, message: 'The email address or the password is wrong.' }
  expect(await failure(logIn(email, 'wrong'))).toEqual(wrong)
  expect(await failure(logIn(newEmail()))).toEqual(wrong)
  expect(await app.emails(email)).toHaveLength(1)
})

test('a password is the same in composed and decomposed letters', async () => {
  const email = newEmail()
  await signUp(email, 'Grüße aus Köln'.normalize('NFD'))
  await app.confirm(email)
  await logIn(email, 'Grüße aus Köln'.normalize('NFC'))
})

test('a token ends after 30 days, and its row goes with the next sign-in', async () => {
  const { email, userId, token } = await app.member()
  await later(30 * 24 * HOUR - 1, async () => expect((await getUser(userId, token)).user_id).toBe(userId))
  await later(30 * 24 * HOUR, async () => {
    expect(await failure(getUser(userId, token))).toMatchObject({ status: 401 })
    await logIn(email)
  })
  const left = await app.services.db.selectFrom('session_token').selectAll().where('user_id', '=', userId).execute()
  expect(left.some(({ token_hash }) => token_hash.equals(hashToken(token)))).toBe(false)
})

test('signing out ends one token, not the others', async () => {
  const { email, userId, token } = await app.member()
  const { key } = await logIn(email)
  await app.call(sessionEndpoints.logOut, {}, token)
  expect((await getUser(userId, key)).user_id).toBe(userId)
})

test("someone else's account is 404", async () => {
  const [ana, ben] = [await app.member(), await app.member()]
  const missing = { status: 404, message: 'User not found.' }
  expect(await failure(getUser(ben.userId, ana.token))).toEqual(missing)
  const body = { first_name: 'Eve', last_name: 'Doe' }
  const update = app.call(accountEndpoints.updateUser, { params: { id: ben.userId }, body }, ana.token)
  expect(await failure(update)).toEqual(missing)
  expect((await getUser(ben.userId, ben.token)).first_name).toBe('')
})

test('names are changed at once and need two letters', async () => {
  const { userId, token, email } = await app.member()
  const update = (first_name: string, last_name: string) =>
    app.call(accountEndpoints.updateUser, { params: { id: userId }, body: { first_name, last_name, email } }, token)
  expect(await update(' Ana ', 'Silva')).toMatchObject({ first_name: 'Ana', last_name: 'Silva', email })
  expect(await getUser(userId, token)).toMatchObject({ first_name: 'Ana', last_name: 'Silva' })
  await expect(update('A', 'B')).rejects.toMatchObject({
    fields: {
      first_name: 'First Name must be at least 2 characters.',
      last_name: 'Last Name must be at least 2 characters.',
    },
  })
  expect(await app.emails(email)).toHaveLength(1)
})

const changeEmail = ({ userId, token }: { userId: string; token: string }, email: string) =>
  app.call(
    accountEndpoints.updateUser,
    { params: { id: userId }, body: { first_name: 'Ana', last_name: 'Silva', email, password: testPassword } },
    token,
  )

test('a new e-mail counts once it is confirmed', async () => {
  const member = await app.member()
  const email = newEmail()
  expect((await changeEmail(member, email)).email).toBe(member.email)
  await confirm(await app.confirmationKey(email))
  expect((await getUser(member.userId, member.token)).email).toBe(email)
  await logIn(email)
  expect(await failure(logIn(member.email))).toMatchObject({ status: 401 })
})

test('the link of a new e-mail ends after a day, with the way to another one', async () => {
  const member = await app.member()
  const email = newEmail()
  await changeEmail(member, email)
  const key = await app.confirmationKey(email)
  await later(24 * HOUR, async () =>
    expect((await failure(confirm(key))).message).toBe(
      'This link has expired. Save the new address in your profile to get another one.',
    ),
  )
})

test('changing to an address that has an account tells its owner only', async () => {
  const [ana, ben] = [await app.member(), await app.member()]
  expect((await changeEmail(ana, ben.email)).email).toBe(ana.email)
  expect((await app.emails(ben.email))[0]?.subject).toBe('This email address already has a Firstread account')
})

test('an address that another account confirmed meanwhile can be proved no more', async () => {
  const [ana, ben] = [await app.member(), await app.member()]
  const email = newEmail()
  await changeEmail(ana, email)
  const key = await app.confirmationKey(email)
  await changeEmail(ben, email)
  await confirm(await app.confirmationKey(email))
  expect(await failure(confirm(key))).toMatchObject({ status: 404 })
  expect((await getUser(ana.userId, ana.token)).email).toBe(ana.email)
})

test('a sign-up that was never confirmed does not keep an address from its owner', async () => {
  const member = await app.member()
  const email = newEmail()
  await signUp(email, 'squatted by a stranger')
  await changeEmail(member, email)
  await confirm(await app.confirmationKey(email))
  expect((await logIn(email)).user_id).toBe(member.userId)
})
