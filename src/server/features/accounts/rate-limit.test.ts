import { expect, test } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('signing in and signing up are possible ten times a minute from one address, each', async () => {
  const app = await startTestApp({ limitFactor: 1 })
  const email = 'ana@firstread.test'
  const logIn = () =>
    app.call(accountEndpoints.logIn, { body: { email: `${crypto.randomUUID()}@firstread.test`, password: 'wrong' } })
  const signUp = () => app.call(accountEndpoints.signUp, { body: { email, password1: 'a', password2: 'b' } })
  for (let n = 0; n < 10; n += 1) {
    await expect(logIn()).rejects.toMatchObject({ status: 401 })
    await expect(signUp()).rejects.toMatchObject({ status: 422 })
  }
  const tooMany = {
    status: 429,
    message: expect.stringMatching(/^Too many attempts\. Try again in (1 minute|\d+ seconds)\.$/),
  }
  await expect(logIn()).rejects.toMatchObject(tooMany)
  await expect(signUp()).rejects.toMatchObject(tooMany)
  await app.stop()
})
