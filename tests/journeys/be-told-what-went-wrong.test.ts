import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { LocalClient } from '../../scripts/local-client.ts'
import { createAccount, createMember, type Member, openAs, openAsVisitor } from './support/member.ts'
import { openBrowser, type Product, seeToast, signIn, startProduct } from './support/product.ts'

const person = { email: 'ylva@marsden.test', password: 'granite-ferry-6', firstName: 'Ylva', lastName: 'Marsden' }

let product: Product
let browser: Browser
let member: Member
let visitor: Page
let page: Page

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  member = await createMember(product, person)
  page = await openAs(browser, product, member)
  visitor = await openAsVisitor(browser, product)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const field = (on: Page, label: string) => on.getByLabel(label, { exact: true })
const press = (on: Page, name: string) => on.getByRole('button', { name, exact: true }).click()

/** The toast of a failure is the destructive one. */
async function seeFailure(on: Page, title: string, description?: string): Promise<void> {
  await seeToast(on, title, description)
  await on.locator('[data-sonner-toast][data-type=error]').getByText(title, { exact: true }).first().waitFor()
}

const message = 'The disk of the server is full.'
const withMessage = (route: Route) => route.fulfill({ status: 500, json: { error: { code: 500, message } } })
const withoutMessage = (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' })

/** Runs a step twice: refused with a message of the server, then by something that is not its answer. */
async function whileRefused(on: Page, calls: string, step: (told: string | undefined) => Promise<void>): Promise<void> {
  for (const [refuse, told] of [
    [withMessage, message],
    [withoutMessage, undefined],
  ] as const) {
    await on.route(calls, (route) => (route.request().method() === 'GET' ? route.continue() : refuse(route)))
    await step(told)
    await on.unroute(calls)
  }
}

describe('signing up and in: the server’s error.message or "An unexpected error occurred"', () => {
  test('"Sign up failed"', async () => {
    await visitor.goto('/sign-up')
    await field(visitor, 'Email').fill('new@marsden.test')
    await field(visitor, 'Password').fill(person.password)
    await field(visitor, 'Repeat password').fill(person.password)
    await whileRefused(visitor, '**/api/auth/signup/', async (told = 'An unexpected error occurred') => {
      await press(visitor, 'Sign up')
      await seeFailure(visitor, 'Sign up failed', told)
    })
  })

  test('"Login failed"', async () => {
    await visitor.goto('/sign-in')
    await whileRefused(visitor, '**/api/auth/login/', async (told = 'An unexpected error occurred') => {
      await signIn(visitor, person)
      await seeFailure(visitor, 'Login failed', told)
    })
  })

  test('"Error fetching user data"', async () => {
    for (const [refuse, told] of [
      [withMessage, message],
      [withoutMessage, 'An unexpected error occurred'],
    ] as const) {
      await visitor.route('**/api/users/**', refuse)
      await signIn(visitor, person)
      await seeFailure(visitor, 'Error fetching user data', told)
      await visitor.unroute('**/api/users/**')
    }
    expect(await visitor.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})

describe('passwords: a toast of the server’s error.message or "An error occurred"', () => {
  test('asking for a reset', async () => {
    await visitor.goto('/password-reset/email')
    await field(visitor, 'Email').fill(person.email)
    await whileRefused(visitor, '**/auth/password-reset/', async (told = 'An error occurred') => {
      await press(visitor, 'Continue')
      await seeFailure(visitor, told)
    })
  })

  test('setting a new one', async () => {
    await visitor.goto('/password-reset/someone/token')
    await field(visitor, 'New password').fill('another-ferry')
    await field(visitor, 'Repeat new password').fill('another-ferry')
    await whileRefused(visitor, '**/auth/password/reset/confirm/', async (told = 'An error occurred') => {
      await press(visitor, 'Continue')
      await seeFailure(visitor, told)
    })
    expect(new URL(visitor.url()).pathname).toBe('/password-reset/someone/token')
  })
})

describe('the onboarding', () => {
  test('"Error updating user profile"', async () => {
    await page.goto('/onboarding-1')
    await whileRefused(page, '**/api/users/**', async (told = 'An unexpected error occurred') => {
      await press(page, 'Continue')
      await seeFailure(page, 'Error updating user profile', told)
    })
    expect(new URL(page.url()).pathname).toBe('/onboarding-1')
  })

  test('"Error creating workspace", for a relay address that another workspace has, too', async () => {
    const newcomer = await openAs(
      browser,
      product,
      await createAccount(product, { ...person, email: 'new@marsden.test' }),
    )
    await newcomer.goto('/onboarding-2')
    await field(newcomer, 'Company name').fill('Marsden Capital')
    await field(newcomer, 'Workspace name').fill('Growth')
    await field(newcomer, 'Relay email').fill(person.email)
    await press(newcomer, 'Continue')
    const taken = 'This relay email is in use by another workspace. Choose another one.'
    await seeFailure(newcomer, 'Error creating workspace', taken)
    await field(newcomer, 'Relay email').fill('not an address, which is allowed')
    await whileRefused(newcomer, '**/api/create_workspaces/', async (told = 'An unexpected error occurred') => {
      await press(newcomer, 'Continue')
      await seeFailure(newcomer, 'Error creating workspace', told)
    })
    await press(newcomer, 'Continue')
    await newcomer.waitForURL('**/onboarding-3')
    await newcomer.context().close()
  })
})

describe('profile and workspace', () => {
  test('the profile: the server’s error.message or "An error occurred"', async () => {
    await page.goto('/profile-edit')
    await whileRefused(page, '**/api/users/**', async (told = 'An error occurred') => {
      await press(page, 'Save')
      await seeFailure(page, told)
    })
  })

  test('"Workspace updated failed"', async () => {
    await page.goto('/workspace-edit')
    await field(page, 'Workspace name').waitFor()
    const form = page.locator('form').filter({ has: field(page, 'Workspace name') })
    const save = form.getByRole('button', { name: 'Save', exact: true })
    await whileRefused(page, '**/api/workspaces/**', async (told) => {
      await save.click()
      await seeFailure(page, 'Workspace updated failed', told)
    })
  })
})

describe('a server that refuses by itself', () => {
  test('too many tries: its message stands under "Login failed"', async () => {
    const client = new LocalClient(product.address)
    const wrong = { email: person.email, password: 'not-it' }
    await Promise.allSettled(Array.from({ length: 11 }, () => client.call(accountEndpoints.logIn, { body: wrong })))
    await visitor.goto('/sign-in')
    await signIn(visitor, person)
    const refused = visitor.locator('[data-sonner-toast]', { hasText: 'Login failed' })
    await refused.getByText(/^Too many/).waitFor()
  })

  test('and one that is gone: forms toast the fallback, a screen that can not be loaded says so', async () => {
    await page.goto('/profile-edit')
    await field(page, 'First name').waitFor()
    await visitor.goto('/password-reset/email')
    await product.stop()
    await press(page, 'Save')
    await seeFailure(page, 'An error occurred')
    await page.getByRole('link', { name: 'Deal List' }).click()
    await page.getByText('Could not show this page').waitFor()
    await field(visitor, 'Email').fill(person.email)
    await press(visitor, 'Continue')
    await seeFailure(visitor, 'An error occurred')
  })
})
