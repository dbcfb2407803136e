import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'
import { hashPassword } from './passwords.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const short = 'Use at least 10 characters.'
const common = 'This password is too common. Choose another.'
const refused: Array<[password: string, message: string]> = [
  ['a', short],
  ['123456789', short],
  // Nine characters of two code units each.
  ['\u{1F511}'.repeat(9), short],
  ['1234567890', common],
  ['PassWord123', common],
  ['qwertyuiop', common],
  ['margareta.olsson@firstread.test', common],
  ['Margareta.Olsson', common],
  ['margareta.olsson1', common],
  ['Firstread2026!', common],
]
const signUp = (email: string, password: string) =>
  app.call(accountEndpoints.signUp, { body: { email, password1: password, password2: password } })

test.each(refused)('no one signs up with %s', async (password, message) => {
  const email = 'margareta.olsson@firstread.test'
  await expect(signUp(email, password)).rejects.toMatchObject({ status: 422, fields: { password1: message } })
  expect(await app.emails(email)).toEqual([])
})

test('no composition is asked for, and 1,024 characters fit', async () => {
  await signUp(`${crypto.randomUUID()}@firstread.test`, 'moss and rain on slate')
  await signUp(`${crypto.randomUUID()}@firstread.test`, 'm'.repeat(1_024))
  await signUp('jo@firstread.test', 'jo-8264019357')
  await signUp('12345@firstread.test', '8264019357')
  const longer = signUp(`${crypto.randomUUID()}@firstread.test`, 'm'.repeat(1_025))
  await expect(longer).rejects.toMatchObject({ status: 422, fields: { password1: 'Use at most 1,024 characters.' } })
})

test('the specified messages come first', async () => {
  const email = 'ana@firstread.test'
  const call = (password1: string, password2: string) =>
    app.call(accountEndpoints.signUp, { body: { email, password1, password2 } })
  await expect(call('', '')).rejects.toMatchObject({
    message: 'Password is required',
    fields: { password1: 'Password is required', password2: 'Please repeat your password' },
  })
  await expect(call('a', 'b')).rejects.toMatchObject({ fields: { password2: 'Passwords must match' } })
  await expect(call('a', 'b')).rejects.not.toMatchObject({ fields: { password1: expect.any(String) } })
})

test('a reset refuses the same, and its link stays good for another password', async () => {
  const { email } = await app.member()
  await app.call(accountEndpoints.requestPasswordReset, { body: { email } })
  const mail = await vi.waitFor(async () => {
    const found = (await app.emails(email)).find(({ subject }) => subject === 'Set a new password for Firstread')
    if (!found) throw new Error('The mail is not there yet.')
    return found
  }, 180_000)
  const [uid = '', token = ''] = mail.links[0]?.split('/').slice(-2) ?? []
  const reset = (password: string) =>
    app.call(accountEndpoints.resetPassword, {
      body: { uid, token, new_password1: password, new_password2: password },
    })
  for (const [password, message] of [...refused.slice(0, 6), [email, common] as const])
    await expect(reset(password)).rejects.toMatchObject({ status: 422, fields: { new_password1: message } })
  await reset('moss and rain on slate')
})

test('an old password holds until it is changed', async () => {
  const { email, userId } = await app.member()
  const password_hash = await hashPassword('a')
  await app.services.db.updateTable('app_user').set({ password_hash }).where('user_id', '=', userId).execute()
  expect((await app.call(accountEndpoints.logIn, { body: { email, password: 'a' } })).user_id).toBe(userId)
  await expect(app.call(accountEndpoints.logIn, { body: { email, password: testPassword } })).rejects.toMatchObject({
    status: 401,
  })
})
