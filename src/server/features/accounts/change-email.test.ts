import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { type Member, startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const start = new Date()
let clock = start
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => clock })
})
afterEach(() => {
  clock = start
})
afterAll(() => app.stop())

const wait = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds)
}
const newEmail = () => `${crypto.randomUUID()}@firstread.test`
const names = { first_name: 'Ana', last_name: 'Silva' }
const update = ({ userId, token }: Member, body: { email?: string; password?: string; first_name?: string }) =>
  app.call(accountEndpoints.updateUser, { params: { id: userId }, body: { ...names, ...body } }, token)
const change = (member: Member, email: string) => update(member, { email, password: testPassword })
const getUser = ({ userId, token }: Member) => app.call(accountEndpoints.getUser, { params: { id: userId } }, token)
const logIn = (email: string, password = testPassword) =>
  app.call(accountEndpoints.logIn, { body: { email, password } })
const subjectsTo = async (email: string) => (await app.emails(email)).map(({ subject }) => subject)

const asked = 'Your Firstread email address is about to change'
const changed = 'Your Firstread email address was changed'

/** The link of a mail to the old address by which its owner takes the account back, once the mail is there. */
async function undoLink(email: string, subject: string) {
  const mail = await vi.waitFor(
    async () => {
      const found = (await app.emails(email)).find((one) => one.subject === subject)
      if (!found) throw new Error(`No mail '${subject}' went to ${email}.`)
      return found
    },
    { timeout: 180_000, interval: 100 },
  )
  const [uid = '', token = ''] =
    mail.links
      .find((link) => link.includes('/password-reset/'))
      ?.split('/')
      .slice(-2) ?? []
  return { uid, token }
}
const undo = (link: { uid: string; token: string }, password = 'a password of my own') =>
  app.call(accountEndpoints.resetPassword, { body: { ...link, new_password1: password, new_password2: password } })

test.each([
  [{}, 'Enter your password to change your email address.'],
  [{ password: '' }, 'Enter your password to change your email address.'],
  [{ password: 'not my password' }, 'The password is wrong.'],
])('a new address with %o is refused at the password, and nothing is saved or mailed', async (password, message) => {
  const member = await app.member()
  const email = newEmail()
  await expect(update(member, { email, first_name: 'Eve', ...password })).rejects.toMatchObject({
    status: 422,
    fields: { password: message },
  })
  expect(await getUser(member)).toMatchObject({ email: member.email, first_name: '' })
  expect(await app.emails(email)).toEqual([])
  expect(await app.emails(member.email)).toHaveLength(1)
})

test('names, and the same address in other letters, need no password', async () => {
  const member = await app.member()
  expect(await update(member, {})).toMatchObject(names)
  expect(await update(member, { email: member.email.toUpperCase() })).toMatchObject(names)
})

test('an account without a password needs a sign-in of the last five minutes', async () => {
  const member = await app.member()
  await app.services.db
    .updateTable('app_user')
    .set({ password_hash: null, google_sub: crypto.randomUUID() })
    .where('user_id', '=', member.userId)
    .execute()
  const email = newEmail()
  wait(5 * MINUTE + 1)
  await expect(update(member, { email })).rejects.toMatchObject({
    status: 422,
    fields: {
      password:
        'Your account has no password. Sign out, sign in with Google again, and change the address within 5 minutes.',
    },
  })
  wait(-1)
  await update(member, { email })
  await app.confirm(email)
  expect((await getUser(member)).email).toBe(email)
})

test('the old address is told at once, and again when the new one counts', async () => {
  const member = await app.member()
  const email = newEmail()
  await change(member, email)
  expect(await subjectsTo(member.email)).toContain(asked)
  expect((await app.emails(member.email))[0]?.text).toContain(email)
  await app.confirm(email)
  await undoLink(member.email, changed)
})

test('the old address is told alike when the new one has an account', async () => {
  const [ana, ben] = [await app.member(), await app.member()]
  await change(ana, ben.email)
  expect(await subjectsTo(ana.email)).toContain(asked)
  expect((await getUser(ana)).email).toBe(ana.email)
})

test('when it counts, every sign-in ends but the one that asked', async () => {
  const member = await app.member()
  const other = { ...member, token: (await logIn(member.email)).key }
  const email = newEmail()
  await change(member, email)
  await app.confirm(email)
  expect((await getUser(member)).email).toBe(email)
  await expect(getUser(other)).rejects.toMatchObject({ status: 401 })
})

test('the old address takes its account back within seven days, from the one who took it', async () => {
  const member = await app.member()
  const theirs = newEmail()
  await change(member, theirs)
  await app.confirm(theirs)
  const link = await undoLink(member.email, changed)
  // The one who took it sets a password of their own, links a Google account and moves on.
  await app.call(accountEndpoints.requestPasswordReset, { body: { email: theirs } })
  const reset = await undoLink(theirs, 'Set a new password for Firstread')
  await undo(reset, 'the password of a thief')
  const thief = { ...member, token: (await logIn(theirs, 'the password of a thief')).key }
  const further = newEmail()
  await update(thief, { email: further, password: 'the password of a thief' })
  await app.confirm(further)
  const back = await undoLink(theirs, changed)
  await app.services.db
    .updateTable('app_user')
    .set({ google_sub: crypto.randomUUID() })
    .where('user_id', '=', member.userId)
    .execute()

  wait(7 * DAY - 1)
  await undo(link)
  const { user_id, key } = await logIn(member.email, 'a password of my own')
  expect(user_id).toBe(member.userId)
  expect(await getUser({ ...member, token: key })).toMatchObject({ email: member.email })
  await expect(getUser(thief)).rejects.toMatchObject({ status: 401 })
  await expect(logIn(further, 'the password of a thief')).rejects.toMatchObject({ status: 401 })
  await expect(undo(back)).rejects.toMatchObject({ status: 404 })
  const row = await app.services.db
    .selectFrom('app_user')
    .select('google_sub')
    .where('user_id', '=', member.userId)
    .executeTakeFirstOrThrow()
  expect(row.google_sub).toBeNull()
})

test('a later change undone takes no way back from an earlier owner', async () => {
  const member = await app.member()
  const theirs = newEmail()
  await change(member, theirs)
  await app.confirm(theirs)
  const first = await undoLink(member.email, changed)
  wait(MINUTE)
  const further = newEmail()
  await change(member, further)
  await app.confirm(further)
  await undo(await undoLink(theirs, changed), 'the password of a thief')
  await undo(first)
  await logIn(member.email, 'a password of my own')
})

test('a change that does not count yet is stopped by the same link', async () => {
  const member = await app.member()
  const email = newEmail()
  await change(member, email)
  const key = await app.confirmationKey(email)
  await undo(await undoLink(member.email, asked))
  await expect(app.call(accountEndpoints.confirmEmail, { params: { key } })).rejects.toMatchObject({ status: 404 })
  await expect(getUser(member)).rejects.toMatchObject({ status: 401 })
  await logIn(member.email, 'a password of my own')
})

test('the way back ends after seven days, and where the old address has another account', async () => {
  const member = await app.member()
  const email = newEmail()
  await change(member, email)
  await app.confirm(email)
  const link = await undoLink(member.email, changed)
  wait(7 * DAY)
  await expect(undo(link)).rejects.toMatchObject({
    status: 410,
    message: 'This link has expired; it worked for seven days. Ask your administrator for help.',
  })
  clock = start
  await app.signUp(member.email)
  await app.confirm(member.email)
  await expect(undo(link)).rejects.toMatchObject({
    status: 409,
    message: `${member.email} already has another account. Sign in to that one, give it another email address, and open this link again.`,
  })
})

const tooMany = (message: string, retryAfter: number) => ({ status: 429, message, retryAfter })

test('a user asks three times an hour and ten times a day', async () => {
  const member = await app.member()
  for (let hour = 0; hour < 3; hour += 1) {
    for (let time = 0; time < 3; time += 1) await change(member, newEmail())
    await expect(change(member, newEmail())).rejects.toMatchObject(
      tooMany('You asked for three changes of your email address. Try again in 60 minutes.', 3600),
    )
    wait(60 * MINUTE)
  }
  await change(member, newEmail())
  const email = newEmail()
  await expect(change(member, email)).rejects.toMatchObject(
    tooMany('You asked for ten changes of your email address. Try again in 21 hours.', 75_600),
  )
  expect(await app.emails(email)).toEqual([])
  wait(DAY)
  await change(member, newEmail())
})

test('an address gets three emails an hour, no matter who asks, and at the same moment too', async () => {
  const members = [await app.member(), await app.member(), await app.member(), await app.member(), await app.member()]
  const email = newEmail()
  const outcomes = await Promise.allSettled(members.map((member) => change(member, email)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await app.emails(email)).toHaveLength(3)
  await expect(change(await app.member(), email)).rejects.toMatchObject(
    tooMany('This address was sent three emails within an hour. Try again in 60 minutes, or use another one.', 3600),
  )
  wait(60 * MINUTE)
  await change(await app.member(), email)
})
