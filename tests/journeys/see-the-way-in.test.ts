import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectRefusal, heading, see, watch } from './support/look.ts'
import { createAccount, createMember, openAs, openAsVisitor } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast } from './support/product.ts'

let product: Product
let browser: Browser
let signedOut: Page
let newcomer: Page
let beginner: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const person = { email: 'new@osgood.test', password: 'maple-turbine-1', firstName: 'Lene', lastName: 'Osgood' }
  newcomer = watch(await openAs(browser, product, await createMember(product, person)))
  const other = { ...person, email: 'newest@osgood.test' }
  beginner = watch(await openAs(browser, product, await createAccount(product, other)))
  signedOut = watch(await openAsVisitor(browser, product))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

describe('signed out', () => {
  test('sign-in', () => see(signedOut, '/sign-in', heading('Sign in')))
  test('sign-in refused', () =>
    see(signedOut, '/sign-in', async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('unknown@osgood.test')
      await page.getByLabel('Password', { exact: true }).fill('a wrong one')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await seeToast(page, 'Login failed')
      expectRefusal(page)
    }))
  test('sign-up with every message', () =>
    see(signedOut, '/sign-up', async (page) => {
      await page.getByRole('button', { name: 'Sign up', exact: true }).click()
      await page.getByText('Please repeat your password').waitFor()
    }))
  test('page not found', () => see(signedOut, '/nowhere', heading('Page Not Found')))
})

describe('a forgotten password', () => {
  const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
  test('asking for a new one', () => see(signedOut, '/password-reset/email', heading('Reset your password')))
  test('asking with a wrong address', () =>
    see(signedOut, '/password-reset/email', async (page) => {
      await page.getByLabel('Email').fill('lene')
      await goOn(page)
      await page.getByText('Invalid email').waitFor()
    }))
  test('the mail is on its way', () =>
    see(signedOut, '/password-reset/email', async (page) => {
      await page.getByLabel('Email').fill('lene@osgood.test')
      await goOn(page)
      await seeToast(page, 'Password reset email has been sent')
    }))
  test('setting a new one with every message', () =>
    see(signedOut, '/password-reset/someone/token', async (page) => {
      await goOn(page)
      await page.getByText('Please repeat your password').waitFor()
    }))
  test('a link that does not work any more', () =>
    see(signedOut, '/password-reset/someone/token', async (page) => {
      for (const label of ['New password', 'Repeat new password'])
        await page.getByLabel(label, { exact: true }).fill('maple-turbine-2')
      await goOn(page)
      await page.locator('[data-sonner-toast]').first().waitFor()
      expectRefusal(page)
    }))
})

describe('the verification of an e-mail address', () => {
  test('under way', async () => {
    await signedOut.route('**/auth/confirm-email/**', () => {})
    await see(signedOut, '/sign-up/confirm-email/slow', (page) => page.getByText('Verifying your email...').waitFor())
    await signedOut.unrouteAll()
  })
  test('failed', () =>
    see(signedOut, '/sign-up/confirm-email/unknown', async (page) => {
      await heading('Could not verify your email')(page)
      await seeToast(page, 'Email verification failed')
      expectRefusal(page)
    }))
})

describe('onboarding', () => {
  test('profile', () => see(newcomer, '/onboarding-1', heading('Create Your Profile')))
  test('profile with every message', () =>
    see(newcomer, '/onboarding-1', async (page) => {
      for (const label of ['First name', 'Last name']) await page.getByLabel(label).fill('')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('Last Name must be at least 2 characters.').waitFor()
    }))
  test('workspace', () => see(newcomer, '/onboarding-2', (page) => page.getByLabel('Workspace name').waitFor()))
  test('workspace with every message', () =>
    see(beginner, '/onboarding-2', async (page) => {
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('Workspace name must be at least 2 characters.').waitFor()
    }))
})

describe('the flags', () => {
  const start = async (page: Page) => {
    await heading('Choose green and red flags')(page)
    await page.getByRole('list', { name: 'Green industries' }).waitFor()
  }
  const choose = (page: Page, colour: 'Green' | 'Red', name: string) =>
    page
      .getByRole('list', { name: `${colour} industries` })
      .getByRole('button', { name, exact: true })
      .click()
  const next = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  test('the first step of the industries', () =>
    see(newcomer, '/onboarding-3', async (page) => {
      await start(page)
      await page.getByRole('radiogroup', { name: 'B2B' }).getByRole('radio', { name: 'Green' }).check()
      await choose(page, 'Green', 'AI')
    }))
  test('the second', () =>
    see(newcomer, '/onboarding-3', async (page) => {
      await start(page)
      await choose(page, 'Green', 'AI')
      await next(page, 'Next')
      await choose(page, 'Red', 'Gaming')
    }))
  test('what was chosen', () =>
    see(newcomer, '/onboarding-3', async (page) => {
      await start(page)
      await choose(page, 'Green', 'AI')
      await next(page, 'Next')
      await choose(page, 'Red', 'Gaming')
      await next(page, 'Done')
      await page.getByText('What you have chosen:').waitFor()
      expect(await page.getByRole('status').first().textContent()).toBe('1 green, 1 red')
    }))
  test('among the preferences', () => see(newcomer, '/workspace-edit/flags', heading('Green and red flags')))
})
