import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { apiKeyEndpoints } from '#contract/api-keys.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { createMember, type Member, openAs, openAsVisitor, readPasswordResetPath } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast, signIn } from './support/product.ts'

const person = { email: 'ines@quill.test', password: 'forgotten-lantern', firstName: 'Ines', lastName: 'Quill' }
const renewed = { ...person, password: 'remembered-lantern' }

let product: Product
let browser: Browser
let member: Member
let page: Page
let link: string

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  member = await createMember(product, person)
  page = await openAsVisitor(browser, product)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const stored = (one: Page) => one.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])
const proceed = () => page.getByRole('button', { name: 'Continue' }).click()
async function fillPasswords(first: string, second: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(first)
  await page.getByLabel('Repeat new password').fill(second)
  await proceed()
}

describe('a forgotten password', () => {
  test('the link on the sign-in screen leads to the request, which emails a link', async () => {
    await page.goto('/sign-in')
    await page.getByRole('link', { name: 'Forgot password' }).click()
    await page.waitForURL('**/password-reset/email')
    await page.getByLabel('Email').fill('ines')
    await proceed()
    await page.getByText('Invalid email').waitFor()
    await page.getByLabel('Email').fill(person.email)
    await proceed()
    await seeToast(page, 'Password reset email has been sent')
    link = await readPasswordResetPath(product, person.email)
  })

  test('an address without an account is answered alike', async () => {
    await page.reload()
    await page.getByLabel('Email').fill('unknown@quill.test')
    await proceed()
    await seeToast(page, 'Password reset email has been sent')
  })

  test('the new password is asked for twice', async () => {
    await page.goto(link)
    await proceed()
    await page.getByText('Password is required').waitFor()
    await page.getByText('Please repeat your password').waitFor()
    await fillPasswords(renewed.password, 'something else')
    await page.getByText('Passwords must match').waitFor()
  })

  test('setting it leads to the sign-in screen, where only the new one counts', async () => {
    await fillPasswords(renewed.password, renewed.password)
    await page.waitForURL('**/sign-in')
    await seeToast(page, 'Password reset successfully')
    await signIn(page, person)
    await seeToast(page, 'Login failed', 'The email address or the password is wrong.')
    await signIn(page, renewed)
    await page.waitForURL('**/deal-list')
    await page.getByText('No results.').waitFor()
  })

  test('a link that was used says so, and nothing changes', async () => {
    await page.goto(link)
    await fillPasswords('a third one', 'a third one')
    await seeToast(
      page,
      'This link is not known, or it was used already. Ask for a new one and open it from the email.',
    )
    expect(new URL(page.url()).pathname).toBe(link)
    await page.getByRole('link', { name: 'ask for another' }).click()
    await page.waitForURL('**/password-reset/email')
  })
})

test('a browser that was signed in before the reset is sent to sign in again', async () => {
  const other = await openAs(browser, product, member)
  await other.goto('/deal-list')
  await other.waitForURL('**/sign-in')
  expect(await stored(other)).toEqual([null, null])
})

test('signing out ends the token on the server, too', async () => {
  await page.goto('/deal-list')
  const [token] = await stored(page)
  const read = () =>
    fetch(`${product.address}/api/users/${member.user.user_id}/`, { headers: { Authorization: `Token ${token}` } })
  expect((await read()).status).toBe(200)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/sign-in')
  expect(await stored(page)).toEqual([null, null])
  await expect.poll(async () => (await read()).status).toBe(401)
})

test('a reset in a browser that is signed in names the API keys that stay, and leads to where they end', async () => {
  await signIn(page, renewed)
  await page.waitForURL('**/deal-list')
  const [token] = await stored(page)
  member.client.signInAs(token ?? '')
  const [workspace] = await member.client.call(workspaceEndpoints.list, {})
  const body = { name: 'Nightly export', scopes: ['deals:read' as const], expires_in_days: 30 as const }
  await member.client.call(apiKeyEndpoints.make, { params: { id: workspace?.workspace_id ?? '' }, body })
  await page.goto('/password-reset/email')
  await page.getByLabel('Email').fill(person.email)
  await proceed()
  await vi.waitFor(async () => expect(await readPasswordResetPath(product, person.email)).not.toBe(link), {
    timeout: 180_000,
  })
  await page.goto(await readPasswordResetPath(product, person.email))
  await fillPasswords('yet-another-lantern', 'yet-another-lantern')
  await seeToast(page, 'Password reset successfully')
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor()
  const kept = page.getByRole('list', { name: 'API keys that go on working' })
  expect(await kept.innerText()).toMatch(/^Nightly export fr_….{4}\nEarly stage$/)
  expect(await stored(page)).toEqual([null, null])
  await page.getByRole('link', { name: 'Sign in and see the keys' }).click()
  await page.waitForURL('**/sign-in')
  await signIn(page, { ...renewed, password: 'yet-another-lantern' })
  await page.waitForURL('**/workspace-edit/connections')
  await page.getByText('Nightly export').waitFor()
})
