import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GoogleStandIn, startGoogleStandIn } from '#server/testing/google-stand-in.ts'
import { createMember, openAsVisitor } from './support/member.ts'
import { openBrowser, type Product, seeToast, startProduct } from './support/product.ts'

const ruth = {
  sub: 'ruth-at-google',
  email: 'ruth@calloway.test',
  email_verified: true,
  given_name: 'Ruth',
  family_name: 'Calloway',
}

let google: GoogleStandIn
let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  google = await startGoogleStandIn(ruth)
  const { clientId, clientSecret, issuer } = google.settings
  product = await startProduct({
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer.href,
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await google?.stop()
})
beforeEach(async () => {
  google.person = ruth
  google.refuses = false
  page = await openAsVisitor(browser, product)
})

const goOn = (name: string) => page.getByRole('button', { name, exact: true }).click()
const token = () => page.evaluate(() => localStorage.getItem('token'))

describe('with Google', () => {
  test('a newcomer signs up and finds their names in the onboarding', async () => {
    await page.goto('/sign-up')
    await goOn('Sign up with Google')
    await page.waitForURL('**/onboarding-1')
    expect(await page.getByLabel('First name').inputValue()).toBe('Ruth')
    expect(await page.getByLabel('Last name').inputValue()).toBe('Calloway')
    expect(await page.getByLabel('Email').inputValue()).toBe(ruth.email)
    const secret = await token()
    expect(secret).toMatch(/^[\w-]{43}$/)
    await page.goBack()
    await page.waitForURL((address) => address.pathname !== '/onboarding-1')
    expect(page.url()).not.toContain(secret)
  })

  test('a member of the same address comes to their deals', async () => {
    const person = { email: 'mara@ellery.test', password: 'quiet-harbour-3', firstName: 'Mara', lastName: 'Ellery' }
    await createMember(product, person)
    google.person = { ...ruth, sub: 'mara-at-google', email: person.email }
    await page.goto('/sign-in')
    await goOn('Sign in with Google')
    await page.waitForURL('**/deal-list')
    await page.getByText('No results.').waitFor()
    expect(new URL(page.url()).hash).toBe('')
  })

  test('refusing leads back to the sign-in screen, which says why', async () => {
    google.refuses = true
    await page.goto('/sign-in')
    await goOn('Sign in with Google')
    await seeToast(page, 'Login failed', 'Google was not allowed to say who you are. Try again, or use your password.')
    expect(page.url()).toBe(`${product.address}/sign-in`)
    expect(await token()).toBeNull()
  })

  test('an address that Google has not verified is not taken', async () => {
    google.person = { ...ruth, sub: 'another-person', email_verified: false }
    await page.goto('/sign-in')
    await goOn('Sign in with Google')
    await seeToast(
      page,
      'Login failed',
      'Google has not verified the email of that account. Verify it at Google, or sign up with a password.',
    )
    expect(await token()).toBeNull()
  })

  test('a link with another person’s token signs no one in', async () => {
    const fragment = new URLSearchParams({ token: 'somebodys', user_id: crypto.randomUUID(), handover: '1-2-3-4' })
    await page.goto(`/sign-in#${fragment}`)
    await seeToast(page, 'Login failed')
    expect(page.url()).toBe(`${product.address}/sign-in`)
    expect(await token()).toBeNull()
  })
})
