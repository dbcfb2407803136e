import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { swellingPdf, textDeckPdf } from '#samples/bad-inputs.ts'
import { LocalClient } from '../../scripts/local-client.ts'
import { expectRefusal, heading, see, watch } from './support/look.ts'
import { createMember, type Member, makeDeal, openAs, openAsVisitor } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast, signIn } from './support/product.ts'

const ada = { email: 'ada@wexcombe.test', password: 'copper-bridge-8', firstName: 'Ada', lastName: 'Wexcombe' }
const ben = { email: 'ben@ludlow.test', password: 'copper-bridge-9', firstName: 'Ben', lastName: 'Ludlow' }
const message = 'Your session ended. Sign in again.'

let product: Product
let browser: Browser
let member: Member
let other: Member
let memo: string
let failed: string

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  member = await createMember(product, ada)
  other = await createMember(product, ben)
  memo = `/deal-memo/${(await makeDeal(member, 'Gravelow', textDeckPdf(2))).generated_answer_id}`
  failed = `/deal-memo/${(await makeDeal(member, 'Bellwether', swellingPdf())).generated_answer_id}`
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const place = (page: Page) => page.url().slice(product.address.length)
const visitor = () => openAsVisitor(browser, product)
const atSignIn = async (page: Page) => {
  await page.waitForURL('**/sign-in')
  await heading('Sign in')(page)
}

/** A browser in which Ada is signed in by a token of its own. */
async function asAda(): Promise<Page> {
  const client = new LocalClient(product.address)
  const { email, password } = ada
  const { key: token } = await client.call(accountEndpoints.logIn, { body: { email, password } })
  client.signInAs(token)
  return openAs(browser, product, { ...member, client, token })
}
/** Ends the session of a tab from elsewhere. Out of the app first: it would learn of it, and lead the tab away. */
async function revoke(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await page.goto('about:blank')
  const headers = { Authorization: `Token ${token}` }
  const answer = await fetch(`${product.address}/api/auth/logout/`, { method: 'POST', headers })
  expect(answer.ok).toBe(true)
}

describe('a page that is opened signed out', () => {
  test('is shown after the sign-in, with its query', async () => {
    const page = await visitor()
    await page.goto(`${memo}?view=edit`)
    await atSignIn(page)
    expect(await page.getByText(message).count()).toBe(0)
    await signIn(page, ada)
    await page.getByRole('tab', { name: 'Edit', selected: true }).waitFor()
    expect(place(page)).toBe(`${memo}?view=edit`)
  })

  test('and without one the way leads to the deals, whatever the address says', async () => {
    const page = await visitor()
    await page.goto('/sign-in?next=//evil.test/&from=https://evil.test/')
    await signIn(page, ada)
    await page.waitForURL(`${product.address}/deal-list`)
  })
})

describe('a session that ended', () => {
  test('is reported on the sign-in screen, which leads back to the page', async () => {
    const page = await asAda()
    await page.goto('/deal-room')
    await heading('Deal Upload')(page)
    await revoke(page)
    await page.goto(memo)
    await atSignIn(page)
    await page.getByRole('status').getByText(message, { exact: true }).waitFor()
    await signIn(page, ada)
    await page.getByRole('heading', { level: 1, name: 'Gravelow' }).waitFor()
    expect(place(page)).toBe(memo)
    await page.goto('/sign-in')
    await heading('Deal List')(page)
  })

  test('by an answer 200 with error.code 401 is the same', async () => {
    const page = await openAs(browser, product, member)
    const refusal = { error: { code: 401, message: 'Sign in to continue.' } }
    await page.route(/deal_entities\/deals\/(\?|$)/, (route) => route.fulfill({ status: 200, json: refusal }))
    await page.goto('/deal-list')
    await atSignIn(page)
    await page.getByText(message, { exact: true }).waitFor()
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ])
  })

  test('does not lead another user to the page', async () => {
    const page = await asAda()
    await page.goto('/deal-list')
    await heading('Deal List')(page)
    await revoke(page)
    await page.goto(memo)
    await atSignIn(page)
    await signIn(page, ben)
    await page.waitForURL('**/deal-list')
  })

  test('by Sign Out says nothing and leads nowhere back', async () => {
    const page = await openAs(browser, product, other)
    await page.goto('/workspace-edit')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await atSignIn(page)
    expect(await page.getByText(message).count()).toBe(0)
    await signIn(page, ada)
    await page.waitForURL('**/deal-list')
  })

  test('looks as it should', async () => {
    const page = watch(await visitor())
    await page.goto('/sign-in')
    await page.evaluate(() => sessionStorage.setItem('ui.session-ended', ''))
    await see(page, '/sign-in', (on) => on.getByText(message, { exact: true }).waitFor())
  })
})

test('"Login failed" goes with the sign-in screen; what went well stays', async () => {
  const page = await visitor()
  await page.goto('/sign-in')
  await signIn(page, { ...ada, password: 'not-the-one-1' })
  await seeToast(page, 'Login failed')
  await page.getByRole('link', { name: 'Sign up', exact: true }).click()
  await heading('Create your account')(page)
  await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' })
  await page.getByLabel('Email', { exact: true }).fill('new@wexcombe.test')
  await page.getByLabel('Password', { exact: true }).fill('copper-bridge-7')
  await page.getByLabel('Repeat password').fill('copper-bridge-7')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await seeToast(page, 'Verification email has been sent')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await heading('Sign in')(page)
  await seeToast(page, 'Verification email has been sent')
})

describe('the memo of a deal that failed', () => {
  const reason = 'The file needs too much memory to be read. Export the deck with smaller pictures and upload that.'
  const arrived = async (page: Page) => {
    await heading('Could not make the memo of Bellwether')(page)
    await page.getByText(reason, { exact: true }).waitFor()
  }

  test('says why, and leads to the list', async () => {
    const page = await openAs(browser, product, member)
    await page.goto(failed)
    await arrived(page)
    await page.getByRole('link', { name: 'Go to the deal list' }).click()
    await heading('Deal List')(page)
  })

  test('can be tried again; the list shows how far it is', async () => {
    const page = await openAs(browser, product, member)
    await page.goto(failed)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.waitForURL('**/deal-list')
    const row = page.getByRole('row', { name: /Bellwether/ })
    await row.getByRole('progressbar').or(row.getByText('Failed')).first().waitFor()
    await row.getByRole('button', { name: 'Retry' }).waitFor()
  })

  test('looks as it should', async () => {
    const page = watch(await openAs(browser, product, member))
    await see(page, failed, async (on) => {
      await arrived(on)
      expectRefusal(on)
    })
  })
})
