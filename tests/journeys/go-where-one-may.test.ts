import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { type Member, makeDeal, newMember, openAs } from './member.ts'
import { openBrowser, type Product, startProduct } from './product.ts'

let product: Product
let browser: Browser
let member: Member
let signedOut: Page
let signedIn: Page
let memo: string
let deck: string

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  member = await newMember(product, {
    email: 'sanna@lindgate.test',
    password: 'copper-bridge-8',
    firstName: 'Sanna',
    lastName: 'Lindgate',
  })
  const deal = await makeDeal(member, 'Gravelow', textDeckPdf(2))
  memo = `/deal-memo/${deal.generated_answer_id}`
  deck = `/pitch-deck/${deal.pitch_deck_id}`
  signedIn = await openAs(browser, product, member)
  signedOut = await (await browser.newContext({ baseURL: product.address })).newPage()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const place = (page: Page) => new URL(page.url()).pathname

/** Opens an address and waits for the heading of wherever that leads. */
async function open(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  return place(page)
}

describe('without a token', () => {
  test('every protected screen leads to the sign-in screen', async () => {
    const fixed = ['/onboarding-1', '/onboarding-2', '/deal-room', '/deal-list', '/profile-edit', '/workspace-edit']
    for (const path of [...fixed, memo, memo.replace('memo', 'edit'), deck])
      expect(await open(signedOut, path), path).toBe('/sign-in')
  })

  test('the root leads to the sign-in screen, and what is public is shown', async () => {
    expect(await open(signedOut, '/')).toBe('/sign-in')
    expect(await open(signedOut, '/sign-up')).toBe('/sign-up')
    expect(await open(signedOut, '/sign-up/confirm-email/unknown')).toBe('/sign-up/confirm-email/unknown')
  })
})

describe('with a token', () => {
  test('root, sign-in and sign-up lead to the deals', async () => {
    for (const path of ['/', '/sign-in', '/sign-up']) expect(await open(signedIn, path), path).toBe('/deal-list')
  })

  test('the memo opens for reading, its edit address for editing', async () => {
    expect(await open(signedIn, memo)).toBe(memo)
    await signedIn.getByRole('tab', { name: 'Read', selected: true }).waitFor()
    await open(signedIn, memo.replace('memo', 'edit'))
    await signedIn.getByRole('tab', { name: 'Edit', selected: true }).waitFor()
  })

  test('a memo and a deck of nobody one knows are not shown', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    await signedIn.goto(`/deal-memo/${unknown}`)
    await signedIn.getByText('The memo can’t be shown').waitFor()
    await signedIn.getByRole('button', { name: 'Retry' }).waitFor()
    await signedIn.goto(`/pitch-deck/${unknown}`)
    await signedIn.getByText('The deck can’t be shown').waitFor()
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
  test('a token revoked elsewhere: token and user are cleared, the sign-in screen is shown', async () => {
    await open(signedIn, '/deal-list')
    await member.client.call(accountEndpoints.logOut, {})
    await signedIn.reload()
    await signedIn.waitForURL('**/sign-in')
    await signedIn.getByRole('heading', { name: 'Sign in' }).waitFor()
    const kept = await signedIn.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])
    expect(kept).toEqual([null, null])
  })
})
