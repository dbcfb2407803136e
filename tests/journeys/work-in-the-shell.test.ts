import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { createMember, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product } from './support/product.ts'

const update = Array.from({ length: 80 }, (_, line) => `Line ${line + 1} of the update.`).join('\n')

let product: Product
let browser: Browser
let page: Page
let memo: string

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Karin', lastName: 'Wexley' }
  const member = await createMember(product, { email: 'karin@wexley.test', password: 'marble-canal-4', ...names })
  memo = `/deal-memo/${(await makeDeal(member, 'Gravelow', textDeckPdf(2), update)).generated_answer_id}`
  page = await openAs(browser, product, member)
  await page.goto('/deal-list')
  await page.getByRole('heading', { name: 'Deal List' }).waitFor()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const measureWidth = async (part: Locator) => (await part.boundingBox())?.width
const sidebar = () => page.getByRole('complementary', { name: 'Sidebar' })
const rem = 16

describe('the sidebar', () => {
  test('is 15rem wide when open and 4rem when collapsed, and remembers it', async () => {
    await expect.poll(() => measureWidth(sidebar())).toBe(15 * rem)
    await sidebar().getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect.poll(() => measureWidth(sidebar())).toBe(4 * rem)
    await page.reload()
    await expect.poll(() => measureWidth(sidebar())).toBe(4 * rem)
    await sidebar().getByRole('button', { name: 'Expand sidebar' }).click()
    await expect.poll(() => measureWidth(sidebar())).toBe(15 * rem)
  })

  test('links to Deal Upload (/deal-room) and Deal List (/deal-list)', async () => {
    const links = sidebar().getByRole('navigation').getByRole('link')
    const found = await links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))
    expect(found).toEqual([
      ['Deal Upload', '/deal-room'],
      ['Deal List', '/deal-list'],
    ])
  })

  test('has a user menu with the initials and two items, Profile and Workspace, and the list of keys', async () => {
    const menu = sidebar().getByRole('button', { name: /User menu/ })
    await menu.getByText('KW', { exact: true }).waitFor()
    await menu.click()
    const items = page.getByRole('menuitem')
    await items.first().waitFor()
    expect(await items.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))).toEqual([
      ['Profile', '/profile-edit'],
      ['Workspace', '/workspace-edit'],
      ['Keyboard shortcuts and marks', null],
    ])
    await page.keyboard.press('Escape')
  })
})

describe('sizes', () => {
  test('the main area is limited to 70% width', async () => {
    for (const width of [1200, 1440, 2400]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => measureWidth(page.getByRole('main'))).toBeCloseTo(0.7 * width, 0)
    }
  })

  test('the memo read view has a maximum width of 1280px', async () => {
    await page.goto(memo)
    await expect.poll(() => measureWidth(page.getByRole('article'))).toBe(1280)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(() => measureWidth(page.getByRole('article'))).toBeLessThan(1280)
  })

  test('the flags grid shows 3 per row', async () => {
    await page.goto('/onboarding-3')
    const options = page.getByRole('region', { name: 'Business Model' }).getByRole('radiogroup')
    await options.first().waitFor()
    const tops = await options.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    const perRow = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length)
    expect(perRow).toEqual([3, 3, 3, 1])
  })
})

describe('the most recent update', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Most Recent Update for Gravelow' })
  const open = async () => {
    await page.getByRole('button', { name: 'Memo actions' }).click()
    await page.getByRole('menuitem', { name: 'Most recent update' }).click()
  }

  test('is fetched after the memo; its dialog is closed by default, 300px high at most, closed by Cancel', async () => {
    const fetched = page.waitForResponse('**/api/pitch_decks/*/')
    await page.goto(memo)
    expect((await fetched).ok()).toBe(true)
    expect(await dialog().count()).toBe(0)
    await open()
    const text = dialog().getByRole('region', { name: 'The update' })
    await text.getByRole('time').waitFor()
    expect((await text.textContent())?.replaceAll('\r', '')).toContain(update)
    expect((await text.boundingBox())?.height).toBe(300)
    await text.hover()
    await page.mouse.wheel(0, 4000)
    await expect.poll(() => text.evaluate((area) => area.scrollTop)).toBeGreaterThan(0)
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await dialog().waitFor({ state: 'detached' })
  })

  test('that can not be fetched: the one of the memo is shown, and that it may be older', async () => {
    const refusal = { status: 404, json: { error: { code: 404, message: 'Deck not found.' } } }
    await page.route('**/api/pitch_decks/**', (route) => route.fulfill(refusal))
    await page.goto(memo)
    await open()
    await dialog()
      .getByRole('alert')
      .getByText(/Deck not found\.$/)
      .waitFor()
    await dialog().getByText('Line 80 of the update.').waitFor()
    await page.unroute('**/api/pitch_decks/**')
    await dialog().getByRole('button', { name: 'Cancel' }).click()
  })
})

test('Sign Out removes the stored token and user from local storage and reloads the page', async () => {
  await page.locator('body').evaluate((body) => body.setAttribute('data-not-reloaded', ''))
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/sign-in')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.locator('body[data-not-reloaded]').count()).toBe(0)
  const kept = await page.evaluate(() => ['token', 'user'].map((key) => localStorage.getItem(key)))
  expect(kept).toEqual([null, null])
})
