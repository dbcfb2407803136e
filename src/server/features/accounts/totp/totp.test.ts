import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { totpEndpoints } from '#contract/totp.ts'
import { type Member, startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'
import { findStep, makeCode } from './one-time-code.ts'

let app: TestApp
let now = new Date('2026-05-04T09:00:00Z')
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const params = ({ userId }: Member) => ({ id: userId })
const get = (member: Member) => app.call(totpEndpoints.get, { params: params(member) }, member.token)
const turnOn = (member: Member, body: { password?: string; code?: string }) =>
  app.call(totpEndpoints.turnOn, { params: params(member), body }, member.token)
const turnOff = (member: Member, body: { password?: string; code?: string }) =>
  app.call(totpEndpoints.turnOff, { params: params(member), body }, member.token)
const logIn = ({ email }: Member, code?: string) =>
  app.call(accountEndpoints.logIn, { body: { email, password: testPassword, ...(code !== undefined && { code }) } })

/** The bytes of a secret as apps read it. */
function decode(secret: string): Buffer {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** A member whose two-factor sign-in is on, with the app that makes the codes. */
async function protectedMember() {
  const member = await app.member()
  const setup = await turnOn(member, { password: testPassword })
  if (!('secret' in setup)) throw new Error('The first step answers the secret.')
  const secret = decode(setup.secret)
  const nextCode = () => {
    wait(30)
    return makeCode(secret, findStep(now))
  }
  const done = await turnOn(member, { code: nextCode() })
  if (!('codes' in done)) throw new Error('The second step answers the codes.')
  return { member, setup, nextCode, codes: done.codes }
}

test('it is turned on with password and a code of the app, and asked for at every sign-in', async () => {
  const { member, setup, nextCode, codes } = await protectedMember()
  expect(setup.uri).toBe(
    `otpauth://totp/Firstread:${encodeURIComponent(member.email)}?secret=${setup.secret}&issuer=Firstread`,
  )
  expect(new Set(codes).size).toBe(10)
  expect(await get(member)).toEqual({ on: true, codes_left: 10, unavailable: null })
  expect((await app.emails(member.email))[0]?.subject).toBe('Two-factor sign-in was turned on for Firstread')
  const missing = 'Enter the code from your authenticator app, or a recovery code.'
  await expect(logIn(member)).rejects.toMatchObject({ status: 401, fields: { code: missing } })
  const code = nextCode()
  await logIn(member, `${code.slice(0, 3)} ${code.slice(3)}`)
  const wrong = 'This code is wrong or was used already. Wait for the next one in your app.'
  await expect(logIn(member, code)).rejects.toMatchObject({ status: 401, fields: { code: wrong } })
  await expect(turnOn(member, { password: testPassword })).rejects.toMatchObject({ status: 409 })
})

test('a recovery code takes the place of a code, once', async () => {
  const { member, codes } = await protectedMember()
  await logIn(member, codes[0]?.toUpperCase().replaceAll('-', ' '))
  await expect(logIn(member, codes[0])).rejects.toMatchObject({ status: 401 })
  expect(await get(member)).toMatchObject({ codes_left: 9 })
})

test('it is turned off with both, and not by one of them', async () => {
  const { member, nextCode } = await protectedMember()
  await expect(turnOff(member, { code: nextCode() })).rejects.toMatchObject({
    status: 422,
    fields: { password: 'Enter your password to turn off two-factor sign-in.' },
  })
  await expect(turnOff(member, { password: testPassword })).rejects.toMatchObject({
    status: 422,
    fields: { code: expect.any(String) },
  })
  await turnOff(member, { password: testPassword, code: nextCode() })
  expect(await get(member)).toMatchObject({ on: false, codes_left: 0 })
  await logIn(member)
})

test('another email address needs a code, too', async () => {
  const { member, nextCode } = await protectedMember()
  const body = { first_name: 'Ada', last_name: 'Berg', email: `new-${member.email}`, password: testPassword }
  const change = (code?: string) =>
    app.call(
      accountEndpoints.updateUser,
      { params: params(member), body: { ...body, ...(code !== undefined && { code }) } },
      member.token,
    )
  await expect(change()).rejects.toMatchObject({ status: 422, fields: { code: expect.any(String) } })
  await change(nextCode())
})

test('wrong codes are limited, whether or not the password between them is right', async () => {
  const { member, nextCode } = await protectedMember()
  for (let guess = 0; guess < 5; guess += 1) {
    await expect(logIn(member, '000000')).rejects.toMatchObject({ status: 401 })
    await expect(logIn(member)).rejects.toMatchObject({ status: 401 })
  }
  await expect(logIn(member, '000000')).rejects.toMatchObject({
    status: 429,
    message: 'Too many wrong codes. Try again in 1 second.',
  })
  await logIn(member, nextCode())
})

test('the first step needs the password, the second a code of that secret', async () => {
  const member = await app.member()
  await expect(turnOn(member, {})).rejects.toMatchObject({ status: 422, fields: { password: expect.any(String) } })
  await expect(turnOn(member, { code: '123456' })).rejects.toMatchObject({ status: 409 })
  await turnOn(member, { password: testPassword })
  await expect(turnOn(member, { code: 'abcdef' })).rejects.toMatchObject({
    status: 422,
    fields: { code: expect.any(String) },
  })
  expect(await get(member)).toMatchObject({ on: false })
  await logIn(member)
})

test('an account that only signs in with Google needs a password first: Google asks for no code', async () => {
  const member = await app.member()
  await app.services.db
    .updateTable('app_user')
    .set({ password_hash: null, google_sub: crypto.randomUUID() })
    .where('user_id', '=', member.userId)
    .execute()
  await expect(turnOn(member, {})).rejects.toMatchObject({
    status: 422,
    fields: { password: expect.stringContaining('your account has none yet') },
  })
})

test('a server that can keep no secret says so', async () => {
  const bare = await startTestApp({ config: {} })
  Object.assign(bare.services, { secrets: null })
  const member = await bare.member()
  const state = await bare.call(totpEndpoints.get, { params: params(member) }, member.token)
  expect(state.unavailable).toBe('Two-factor sign-in needs SECRET_KEY on this server. Ask your administrator.')
  const input = { params: params(member), body: { password: testPassword } }
  await expect(bare.call(totpEndpoints.turnOn, input, member.token)).rejects.toMatchObject({ status: 409 })
  await bare.stop()
})
