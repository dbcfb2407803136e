import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { insertKey } from '#server/testing/insert-caller.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'
import { hashToken } from './tokens.ts'

const HOUR = 3_600_000
let app: TestApp
let clock = new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => clock })
})
afterAll(() => app.stop())

type Link = { uid: string; token: string }
const newEmail = () => `${crypto.randomUUID()}@firstread.test`
const ask = (email: string) => app.call(accountEndpoints.requestPasswordReset, { body: { email } })
const reset = (link: Link, password: string) =>
  app.call(accountEndpoints.resetPassword, {
    body: { ...link, new_password1: password, new_password2: password },
  })
const logIn = (email: string, password: string) => app.call(accountEndpoints.logIn, { body: { email, password } })

const resetLinks = async (email: string): Promise<Link[]> =>
  (await app.emails(email))
    .filter(({ subject }) => subject === 'Set a new password for Firstread')
    .map(({ links }) => {
      const [uid = '', token = ''] = links[0]?.split('/').slice(-2) ?? []
      return { uid, token }
    })

/** The links that were mailed to the address, the newest first, once there are `count` of them. */
const linksTo = (email: string, count = 1) =>
  vi.waitFor(
    async () => {
      const links = await resetLinks(email)
      expect(links).toHaveLength(count)
      return links
    },
    { timeout: 180_000 },
  )

/** A further link: asking while the job of the first mail still ends makes none, so it asks until there is one. */
const askForAnother = (email: string): Promise<Link> =>
  vi.waitFor(
    async () => {
      const [newest, older] = await resetLinks(email)
      if (newest && older) return newest
      await ask(email)
      throw new Error('The second link has not come yet.')
    },
    { timeout: 180_000, interval: 250 },
  )
const linkTo = async (email: string): Promise<Link> => {
  await ask(email)
  const [link] = await linksTo(email)
  return link ?? { uid: '', token: '' }
}
const unknown = {
  status: 404,
  message: 'This link is not known, or it was used already. Ask for a new one and open it from the email.',
}

test('a mailed link sets a new password, once, and ends every sign-in', async () => {
  const member = await app.member()
  const other = await logIn(member.email, testPassword)
  expect(await ask(member.email.toUpperCase())).toEqual({})
  const [link = { uid: '', token: '' }] = await linksTo(member.email)
  expect(link.uid).toBe(member.userId)
  expect((await app.emails(member.email))[0]?.text).toContain(
    `http://firstread.test/password-reset/${link.uid}/${link.token}`,
  )
  expect(await reset(link, 'a new password')).toEqual({ keys: [] })
  for (const token of [member.token, other.key]) {
    const read = app.call(accountEndpoints.getUser, { params: { id: member.userId } }, token)
    await expect(read).rejects.toMatchObject({ status: 401 })
  }
  await expect(logIn(member.email, testPassword)).rejects.toMatchObject({ status: 401 })
  expect((await logIn(member.email, 'a new password')).user_id).toBe(member.userId)
  await expect(reset(link, 'another one')).rejects.toMatchObject(unknown)
})

test('an address without an account gets the same answer and no mail', async () => {
  const [unknown, known] = [newEmail(), (await app.member()).email]
  expect(await ask(unknown)).toEqual({})
  await ask(known)
  await linksTo(known)
  expect(await app.emails(unknown)).toEqual([])
})

test('the token is kept nowhere', async () => {
  const { token } = await linkTo((await app.member()).email)
  const links = await app.services.db.selectFrom('email_link').selectAll().execute()
  expect(links.filter(({ link_hash }) => link_hash.equals(hashToken(token)))).toHaveLength(1)
  expect(JSON.stringify(links)).not.toContain(token)
})

test('a link works for an hour', async () => {
  const { email } = await app.member()
  const link = await linkTo(email)
  const asked = clock
  clock = new Date(asked.getTime() + HOUR)
  await expect(reset(link, 'far too late now')).rejects.toMatchObject({
    status: 410,
    message: 'This link has expired. Ask for a new one; it works for an hour.',
  })
  clock = new Date(asked.getTime() + HOUR - 1)
  await reset(link, 'just in time')
  clock = asked
  await logIn(email, 'just in time')
})

test('unknown, mixed up and foreign links are 404', async () => {
  const [ana, ben] = [await app.member(), await app.member()]
  const link = await linkTo(ana.email)
  await expect(reset({ uid: ana.userId, token: 'made-up' }, 'an unused password')).rejects.toMatchObject(unknown)
  await expect(reset({ uid: 'no-uuid', token: link.token }, 'an unused password')).rejects.toMatchObject(unknown)
  await expect(reset({ uid: ben.userId, token: link.token }, 'an unused password')).rejects.toMatchObject(unknown)
  const { email, userId } = await app.signUp()
  const confirmation = await app.confirmationKey(email)
  await expect(reset({ uid: userId, token: confirmation }, 'an unused password')).rejects.toMatchObject(unknown)
  const asConfirmation = app.call(accountEndpoints.confirmEmail, { params: { key: link.token } })
  await expect(asConfirmation).rejects.toMatchObject({ status: 404 })
  await logIn(ana.email, testPassword)
})

test.each([
  [
    { new_password1: '', new_password2: '' },
    { new_password1: 'Password is required', new_password2: 'Please repeat your password' },
  ],
  [{ new_password1: 'a', new_password2: 'b' }, { new_password2: 'Passwords must match' }],
])('the passwords %o are refused with their fields', async (passwords, fields) => {
  const body = { ...passwords, uid: crypto.randomUUID(), token: 'made-up' }
  await expect(app.call(accountEndpoints.resetPassword, { body })).rejects.toMatchObject({ status: 422, fields })
})

test('asking for a link needs an address', async () => {
  await expect(ask('ana')).rejects.toMatchObject({ status: 422, fields: { email: 'Invalid email' } })
})

test('a reset proves the address, and no password of an earlier sign-up comes back', async () => {
  const { email } = await app.signUp()
  const squatted = await app.confirmationKey(email)
  await reset(await linkTo(email), 'the password of the owner')
  await logIn(email, 'the password of the owner')
  const confirm = app.call(accountEndpoints.confirmEmail, { params: { key: squatted } })
  await expect(confirm).rejects.toMatchObject({ status: 404 })
  await expect(logIn(email, testPassword)).rejects.toMatchObject({ status: 401 })
})

test('a reset ends the other open links of the user, a change of address among them', async () => {
  const { email, userId, token } = await app.member()
  const elsewhere = newEmail()
  const body = { first_name: 'Ana', last_name: 'Silva', email: elsewhere, password: testPassword }
  await app.call(accountEndpoints.updateUser, { params: { id: userId }, body }, token)
  const change = await app.confirmationKey(elsewhere)
  const first = await linkTo(email)
  const second = await askForAnother(email)
  await reset(second, 'a new password')
  await expect(reset(first, 'an unused password')).rejects.toMatchObject({ status: 404 })
  const confirm = app.call(accountEndpoints.confirmEmail, { params: { key: change } })
  await expect(confirm).rejects.toMatchObject({ status: 404 })
})

test('a link to an address that is the user’s no more sets nothing', async () => {
  const { email, userId, token } = await app.member()
  const link = await linkTo(email)
  const body = { first_name: 'Ana', last_name: 'Silva', email: newEmail(), password: testPassword }
  await app.call(accountEndpoints.updateUser, { params: { id: userId }, body }, token)
  await app.confirm(body.email)
  await expect(reset(link, 'an unused password')).rejects.toMatchObject({ status: 404 })
  await logIn(body.email, testPassword)
})

test('asking is possible ten times a minute from one address', async () => {
  const limited = await startTestApp({ limitFactor: 1 })
  const askThere = () => limited.call(accountEndpoints.requestPasswordReset, { body: { email: 'a@firstread.test' } })
  for (let n = 0; n < 10; n += 1) await askThere()
  await expect(askThere()).rejects.toMatchObject({ status: 429 })
  await limited.stop()
})

test('API keys go on working, and the answer and an email name those that count', async () => {
  const { userId: madeBy, workspaceId, email } = await app.member()
  const key = await insertKey(app, { workspaceId, madeBy })
  await insertKey(app, { workspaceId, madeBy, expires: new Date(clock.getTime() - HOUR) })
  const shown = `fr_…${key.slice(-4)}`
  expect(await reset(await linkTo(email), 'a new password')).toEqual({
    keys: [{ name: 'Test', shown, workspace: 'Test Fund' }],
  })
  const mail = await vi.waitFor(
    async () => {
      const told = (await app.emails(email)).filter(({ subject }) => subject === 'Your Firstread password was changed')
      expect(told).toHaveLength(1)
      return told[0]
    },
    { timeout: 180_000 },
  )
  expect(mail?.text).toContain(`- ‘Test’ (${shown}) of Test Fund`)
  expect(mail?.links).toContain('http://firstread.test/workspace-edit/connections')
  expect((await app.fetch(dealEndpoints.list.path, {}, key)).status).toBe(200)
})
