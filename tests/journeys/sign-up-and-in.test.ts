import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailedKey, openAsVisitor } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast, signIn } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page

const person = { email: 'bram@calloway.test', password: 'juniper-anchor-3', firstName: 'Bram', lastName: 'Calloway' }

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  page = await openAsVisitor(browser, product)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const field = (label: string) => page.getByLabel(label, { exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const toasts = () => page.locator('[data-sonner-toast][data-removed=false]')

/** The message tied to a field, as assistive technology reads it. */
async function seeFieldError(label: string, message: string): Promise<void> {
  await page.getByRole('alert').getByText(message, { exact: true }).waitFor()
  expect(await field(label).getAttribute('aria-invalid')).toBe('true')
}

/** Runs a step while one kind of call fails as if the line were cut. */
async function whileFails(calls: string, step: () => Promise<void>): Promise<void> {
  await page.route(calls, (route) => route.abort())
  await step()
  await page.unroute(calls)
}

describe('sign-up', () => {
  test('says what is missing, field by field', async () => {
    await page.goto('/sign-up')
    await press('Sign up')
    await seeFieldError('Email', 'Invalid email')
    await seeFieldError('Password', 'Password is required')
    await seeFieldError('Repeat password', 'Please repeat your password')
    await field('Email').fill(person.email)
    await field('Password').fill(person.password)
    await field('Repeat password').fill('something-else')
    await press('Sign up')
    await seeFieldError('Repeat password', 'Passwords must match')
  })

  test('that fails is toasted; one that works too, and only one toast is there', async () => {
    await field('Repeat password').fill(person.password)
    await whileFails('**/api/auth/signup/', async () => {
      await press('Sign up')
      await seeToast(page, 'Sign up failed', 'An unexpected error occurred')
    })
    await press('Sign up')
    await seeToast(page, 'Verification email has been sent')
    await expect.poll(() => toasts().count()).toBe(1)
  })

  test('welcomes with what the product does, links to /sign-in, and names contact and privacy policy', async () => {
    await page
      .getByRole('region', { name: 'About Firstread' })
      .getByText(/^Welcome to Firstread/)
      .waitFor()
    await page.getByText(/privacy policy, contact/).waitFor()
    expect(await page.getByRole('link', { name: 'Sign in', exact: true }).getAttribute('href')).toBe('/sign-in')
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await page.getByRole('button', { name: 'Sign in with Google' }).waitFor()
    const links = ['Sign up', 'Forgot password'].map((name) => page.getByRole('link', { name, exact: true }))
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      '/sign-up',
      '/password-reset/email',
    ])
    await page.getByRole('link', { name: 'Sign up', exact: true }).click()
    await page.waitForURL('**/sign-up')
  })

  test('names Google without pretending', async () => {
    await page.getByRole('button', { name: 'Sign up with Google' }).hover()
    await page.getByRole('tooltip').getByText('Google sign-in is not set up on this server.').waitFor()
  })
})

describe('the mailed link', () => {
  test('that is wrong says so', async () => {
    await page.goto('/sign-up/confirm-email/not-a-key')
    await page.getByRole('heading', { name: 'Could not verify your email' }).waitFor()
    await seeToast(page, 'Email verification failed', 'Please contact support for assistance.')
  })

  test('is needed before the first sign-in', async () => {
    await page.goto('/sign-in')
    await signIn(page, person)
    await seeToast(page, 'Login failed', 'Confirm your email address first. The link was sent to you again.')
  })

  test('leads to the sign-in screen', async () => {
    const key = await mailedKey(product, person.email)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/auth/confirm-email/**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/sign-up/confirm-email/${key}`)
    await page.getByText('Verifying your email...').waitFor()
    release()
    await page.waitForURL('**/sign-in')
    await page.unroute('**/auth/confirm-email/**')
  })
})

describe('sign-in', () => {
  test('says what is missing', async () => {
    await press('Sign in')
    await seeFieldError('Email', 'Invalid email')
    await seeFieldError('Password', 'Password is required')
  })

  test('with a wrong password is refused, and nothing is stored', async () => {
    await signIn(page, { ...person, password: 'not-the-password' })
    await seeToast(page, 'Login failed', 'The email address or the password is wrong.')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  test('without a connection, and with a user that can not be fetched, is toasted', async () => {
    await whileFails('**/api/auth/login/', async () => {
      await signIn(page, person)
      await seeToast(page, 'Login failed', 'An unexpected error occurred')
    })
    await whileFails('**/api/users/**', async () => {
      await signIn(page, person)
      await seeToast(page, 'Error fetching user data', 'An unexpected error occurred')
    })
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  test('leads to the onboarding as long as that is not done', async () => {
    await signIn(page, person)
    await page.waitForURL('**/onboarding-1')
    await page.getByRole('heading', { name: 'Create Your Profile' }).waitFor()
    await expect.poll(() => toasts().count()).toBe(0)
  })
})

describe('the onboarding', () => {
  test('step 1: names of at least 2 characters, the e-mail given', async () => {
    await page.getByText('1/2').waitFor()
    expect(await field('Email').inputValue()).toBe(person.email)
    expect(await field('Email').isDisabled()).toBe(true)
    await field('First name').fill('B')
    await press('Continue')
    await seeFieldError('First name', 'First Name must be at least 2 characters.')
    await seeFieldError('Last name', 'Last Name must be at least 2 characters.')
    await field('First name').fill(person.firstName)
    await field('Last name').fill(person.lastName)
    await whileFails('**/api/users/**', async () => {
      await press('Continue')
      await seeToast(page, 'Error updating user profile', 'An unexpected error occurred')
    })
    await press('Continue')
    await page.waitForURL('**/onboarding-2')
  })

  test('step 2: the workspace, after which step 3 may be skipped', async () => {
    await page.getByRole('heading', { name: 'Create Your Workspace' }).waitFor()
    await page.getByText('2/2').waitFor()
    await page.getByText(/to this mailbox you can forward startups that need to be analyzed/i).waitFor()
    await press('Continue')
    await seeFieldError('Company name', 'Company name must be at least 2 characters.')
    await seeFieldError('Workspace name', 'Workspace name must be at least 2 characters.')
    await seeFieldError('Relay email', 'Relay email is required')
    await field('Company name').fill('Calloway Ventures')
    await field('Workspace name').fill('Seed')
    await field('Relay email').fill('deals@calloway.test')
    await whileFails('**/api/create_workspaces/', async () => {
      await press('Continue')
      await seeToast(page, 'Error creating workspace', 'An unexpected error occurred')
    })
    await press('Continue')
    await page.waitForURL('**/onboarding-3')
    const kept = await page.evaluate(() => [localStorage.getItem('workspace'), localStorage.getItem('user')])
    expect(kept[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.parse(kept[1] ?? '')).toMatchObject({ email: person.email, is_onboarding_complete: true })
    await page.getByRole('link', { name: 'Skip for now' }).click()
    await page.waitForURL('**/deal-list')
  })
})

describe('profile and workspace', () => {
  const userMenu = () => page.getByRole('button', { name: /User menu/ })

  test('the profile is changed; a failure is toasted', async () => {
    await userMenu().click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await page.getByRole('heading', { name: 'Your Profile' }).waitFor()
    await field('First name').fill('X')
    await field('Email').fill('not an address')
    await press('Save')
    await seeFieldError('First name', 'First Name must be at least 2 characters.')
    await seeFieldError('Email', 'Invalid email')
    await field('First name').fill('Bramwell')
    await field('Email').fill(person.email)
    await whileFails('**/api/users/**', async () => {
      await press('Save')
      await seeToast(page, 'An error occurred')
    })
    await press('Save')
    await seeToast(page, 'Changes successfully saved')
    await userMenu().getByText('Bramwell Calloway').waitFor()
  })

  test('the workspace is renamed; a failure is toasted', async () => {
    await userMenu().click()
    await page.getByRole('menuitem', { name: 'Workspace' }).click()
    await page.getByRole('heading', { name: 'Your Workspace' }).waitFor()
    const form = page.locator('form').filter({ has: field('Workspace name') })
    const save = form.getByRole('button', { name: 'Save', exact: true })
    await field('Workspace name').fill('S')
    await save.click()
    await seeFieldError('Workspace name', 'Workspace Name must be at least 2 characters.')
    await field('Workspace name').fill('Seed and later')
    await whileFails('**/api/workspaces/**', async () => {
      await save.click()
      await seeToast(page, 'Workspace updated failed')
    })
    await save.click()
    await seeToast(page, 'Workspace updated succesfully')
    await page.reload()
    await expect.poll(() => field('Workspace name').inputValue()).toBe('Seed and later')
  })

  test('a user who has finished the onboarding comes to the deals at once', async () => {
    await press('Sign Out')
    await page.waitForURL('**/sign-in')
    await signIn(page, person)
    await page.waitForURL('**/deal-list')
  })
})
