import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionEndpoints } from '#contract/sessions.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { createMember, type Member, makeDeal, openAs, openAsVisitor } from './support/member.ts'
import { openBrowser, openProduct, type Product } from './support/product.ts'

let product: Product
let browser: Browser
let member: Member
let signedOut: Page
let signedIn: Page
let memo: string
let deck: string

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  member = await createMember(product, {
    email: 'sanna@lindgate.test',
    password: 'copper-bridge-8',
    firstName: 'Sanna',
    lastName: 'Lindgate',
  })
  const deal = await makeDeal(member, 'Gravelow', textDeckPdf(2))
  memo = `/deal-memo/${deal.generated_answer_id}`
  deck = `/pitch-deck/${deal.pitch_deck_id}`
  signedIn = await openAs(browser, product, member)
  signedOut = await openAsVisitor(browser, product)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const place = (page: Page) => new URL(page.url()).pathname
const unknownId = '00000000-0000-4000-8000-000000000000'

/** Opens an address and waits for the heading of wherever that leads. */
async function open(page: Page, path: string, heading: string | RegExp = /./): Promise<string> {
  await page.goto(path)
  await page.getByRole('heading', { name: heading }).first().waitFor()
  return place(page)
}

/** The rows of the route table that need a token, each with the heading of its screen. */
const signedInRows = (): Array<[path: string, heading: string | RegExp]> => [
  ['/onboarding-1', 'Create Your Profile'],
  ['/onboarding-2', 'Create Your Workspace'],
  ['/onboarding-3', 'Choose green and red flags'],
  ['/deal-room', 'Deal Upload'],
  ['/deal-list', 'Deal List'],
  [memo, /./],
  [memo.replace('memo', 'edit'), 'Gravelow'],
  [deck, 'Gravelow'],
  ['/profile-edit', 'Your Profile'],
  ['/workspace-edit', 'Your Workspace'],
  ['/workspace-edit/connections', 'Connections'],
  ['/workspace-edit/data', 'Data and audit log'],
]

const publicRows: Array<[path: string, heading: string]> = [
  ['/sign-up/confirm-email/unknown', 'Could not verify your email'],
  ['/password-reset/email', 'Reset your password'],
  ['/password-reset/someone/token', 'Set a new password'],
  [`/shared/${unknownId}`, 'This link no longer works'],
]

describe('without a token', () => {
  test('every protected screen leads to /sign-in, and so does the root', async () => {
    for (const [path] of [...signedInRows(), ['/workspace-edit/flags'], ['/']] as Array<[string]>)
      expect(await open(signedOut, path, 'Sign in'), path).toBe('/sign-in')
  })

  test('account creation and login are shown', async () => {
    expect(await open(signedOut, '/sign-up', 'Create your account')).toBe('/sign-up')
    expect(await open(signedOut, '/sign-in', 'Sign in')).toBe('/sign-in')
  })

  test('what is public is shown', async () => {
    for (const [path, heading] of publicRows) expect(await open(signedOut, path, heading), path).toBe(path)
  })
})

describe('with a token', () => {
  test('root, /sign-in and /sign-up lead to /deal-list', async () => {
    for (const path of ['/', '/sign-in', '/sign-up'])
      expect(await open(signedIn, path, 'Deal List'), path).toBe('/deal-list')
  })

  test('every protected screen is shown', async () => {
    for (const [path, heading] of signedInRows()) expect(await open(signedIn, path, heading), path).toBe(path)
  })

  test('what is public is shown, too', async () => {
    for (const [path, heading] of publicRows) expect(await open(signedIn, path, heading), path).toBe(path)
  })

  test('the memo opens for reading, its edit address for editing', async () => {
    expect(await open(signedIn, memo)).toBe(memo)
    await signedIn.getByRole('tab', { name: 'Read', selected: true }).waitFor()
    await open(signedIn, memo.replace('memo', 'edit'))
    await signedIn.getByRole('tab', { name: 'Edit', selected: true }).waitFor()
  })

  test('the logo over the memo links back to /', async () => {
    const logo = signedIn.getByRole('main').getByRole('link', { name: 'Firstread', exact: true })
    expect(await logo.getAttribute('href')).toBe('/')
    await logo.click()
    await signedIn.waitForURL('**/deal-list')
  })

  test('a memo and a deck with an unknown id are not shown', async () => {
    await signedIn.goto(`/deal-memo/${unknownId}`)
    await signedIn.getByText('Could not load the memo').waitFor()
    await signedIn.getByRole('button', { name: 'Retry' }).waitFor()
    await signedIn.goto(`/pitch-deck/${unknownId}`)
    await signedIn.getByText('Could not load the deck').waitFor()
  })
})

describe('an unknown address', () => {
  test.each([
    ['signed out', () => signedOut],
    ['signed in', () => signedIn],
  ] as const)('shows 404 and the words, %s', async (_who, page) => {
    for (const path of ['/nowhere', '/deal-memo', '/deal-list/more']) {
      await page().goto(path)
      await page().getByText('404', { exact: true }).waitFor()
      await page().getByRole('heading', { name: 'Page Not Found' }).waitFor()
    }
    expect(await page().title()).toMatch(/^Page Not Found/)
  })
})

describe('the end of a session', () => {
  test('a deal list that is answered with 401: token and user are cleared, the page reloads', async () => {
    await open(signedIn, '/deal-room', 'Deal Upload')
    await signedIn.locator('body').evaluate((body) => body.setAttribute('data-not-reloaded', ''))
    await member.client.call(sessionEndpoints.logOut, {})
    await signedIn.getByRole('link', { name: 'Deal List' }).click()
    await signedIn.waitForURL('**/sign-in')
    await signedIn.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await signedIn.locator('body[data-not-reloaded]').count()).toBe(0)
    const kept = await signedIn.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])
    expect(kept).toEqual([null, null])
  })
})
