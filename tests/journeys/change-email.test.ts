import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMember, mailedKey, openAs, openAsVisitor, readPasswordResetPath } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast, signIn } from './support/product.ts'

const person = { email: 'otto@harrow.test', password: 'copper-kettle-8', firstName: 'Otto', lastName: 'Harrow' }
const moved = { ...person, email: 'otto@fenwick.test' }

let product: Product
let browser: Browser
let page: Page
let elsewhere: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  page = await openAs(browser, product, await createMember(product, person))
  elsewhere = await openAsVisitor(browser, product)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('names are saved at once, a new address is mailed a link', async () => {
  await page.goto('/profile-edit')
  await page.getByLabel('First name').fill('Otis')
  expect(await page.getByLabel('Current password').count()).toBe(0)
  await page.getByLabel('Email').fill('otto')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Invalid email').waitFor()
  await page.getByLabel('Email').fill(moved.email)
  for (const [password, problem] of [
    ['', 'Enter your password to change your email address.'],
    ['not my password', 'The password is wrong.'],
  ] as const) {
    await page.getByLabel('Current password').fill(password)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('form').getByText(problem).waitFor()
  }
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await seeToast(page, 'Changes successfully saved')
  await page.getByText(`Open the link that we sent to ${moved.email}.`).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(person.email)
})

test('the old address signs in until the link is opened, then the new one does', async () => {
  await elsewhere.goto('/sign-in')
  await signIn(elsewhere, moved)
  await seeToast(elsewhere, 'Login failed', 'The email address or the password is wrong.')
  await elsewhere.goto(`/sign-up/confirm-email/${await mailedKey(product, moved.email)}`)
  await elsewhere.waitForURL('**/sign-in')
  await signIn(elsewhere, person)
  await seeToast(elsewhere, 'Login failed')
  await signIn(elsewhere, moved)
  await elsewhere.waitForURL('**/deal-list')
})

test('the profile shows the new address in the window that asked for it', async () => {
  await page.reload()
  const email = page.getByLabel('Email')
  await expect.poll(() => email.inputValue()).toBe(moved.email)
  expect(await page.getByLabel('First name').inputValue()).toBe('Otis')
})

test('the old address takes the account back by the link that was mailed to it', async () => {
  await elsewhere.goto(await readPasswordResetPath(product, person.email))
  const mine = { ...person, password: 'brass-lantern-44' }
  await elsewhere.getByLabel('New password', { exact: true }).fill(mine.password)
  await elsewhere.getByLabel('Repeat new password').fill(mine.password)
  await elsewhere.getByRole('button', { name: 'Continue' }).click()
  await elsewhere.waitForURL('**/sign-in')
  await signIn(elsewhere, mine)
  await elsewhere.waitForURL('**/deal-list')
  await page.reload()
  await page.waitForURL('**/sign-in')
})
