import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deal } from '#contract/deals.ts'
import { createMember, type Member, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample, seeToast } from './support/product.ts'

let product: Product
let browser: Browser
let member: Member
let deal: Deal
let page: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Ana', lastName: 'Ruiz' }
  member = await createMember(product, { email: 'ana@ruiz.test', password: 'lantern-gravel-4', ...names })
  deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'))
  page = await openAs(browser, product, member)
  await page.goto(`/deal-memo/${deal.generated_answer_id}`)
  await page.getByRole('heading', { level: 1, name: 'Inkwharf' }).waitFor()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const current = () => page.locator('[aria-current=true][data-memo-row]')
const readCurrent = async () => (await current().locator('th > span').first().textContent()) ?? ''
const row = (name: string) => page.locator(`[data-memo-row$="/${name}"]`)
const readLeft = async () => Number.parseInt((await page.getByText(/^\d+ of \d+ to check$/).textContent()) ?? '', 10)
const press = (key: string) => page.keyboard.press(key)
const focusIsInRow = () => page.evaluate(() => document.activeElement?.matches('[data-memo-row]') ?? false)

/** Goes from row to row until the field is the current one. */
async function moveTo(name: string): Promise<void> {
  const names = await page
    .locator('[data-memo-row]')
    .evaluateAll((rows) => rows.map((one) => one.dataset.memoRow ?? ''))
  for (const _ of names) {
    if ((await current().getAttribute('data-memo-row'))?.endsWith(`/${name}`)) return
    await press('j')
  }
}

describe('what is to check is reviewed by keys, with the page beside', () => {
  test('r leads there: the first row is the current one, its quote lit beside it, the focus in the row', async () => {
    await page.getByRole('tab', { name: /^Edit · \d+$/ }).waitFor()
    await press('r')
    await page.getByText('Only rows to check.').waitFor()
    expect(await page.locator('[data-memo-row]').count()).toBe(await readLeft())
    await page.getByRole('complementary', { name: 'Pitch deck' }).getByTestId('lit-quote').first().waitFor()
    expect(await focusIsInRow()).toBe(true)
    const sidebar = await page.getByRole('complementary', { name: 'Sidebar' }).boundingBox()
    expect(sidebar?.width).toBe(64)
  })

  test('Enter confirms one row, which changes at once, by a call of the change alone; u undoes it', async () => {
    const [field, left] = [await readCurrent(), await readLeft()]
    const answered = page.waitForResponse((one) => one.url().endsWith('/changes/'))
    await press('Enter')
    expect(await readCurrent()).not.toBe(field)
    await seeToast(page, `Confirmed ${field}`)
    await page.getByRole('button', { name: 'Undo (u)' }).waitFor()
    const answer = await answered
    expect(answer.request().postDataJSON().changes).toHaveLength(1)
    expect((await answer.body()).byteLength).toBeLessThan(4_000)
    await expect.poll(readLeft).toBe(left - 1)
    await press('u')
    await seeToast(page, `Change to ${field} undone`)
    await expect.poll(readLeft).toBe(left)
    expect(await readCurrent()).toBe(field)
  })

  test('the page follows the row, and a digit takes another value with its source', async () => {
    await moveTo('Gross Margin')
    const panel = page.getByRole('complementary', { name: 'Pitch deck' })
    await panel.getByText('6 of 13').waitFor()
    expect(await focusIsInRow()).toBe(true)
    await press('1')
    await seeToast(page, 'Confirmed Gross Margin')
    await row('Gross Margin').waitFor({ state: 'detached' })
    // The next row is the current one, and Enter acts on it.
    expect(await focusIsInRow()).toBe(true)
    const [next, left] = [await readCurrent(), await readLeft()]
    expect(next).not.toBe('Gross Margin')
    await press('Enter')
    await seeToast(page, `Confirmed ${next}`)
    await expect.poll(readLeft).toBe(left - 1)
    expect(await focusIsInRow()).toBe(true)
    await press('u')
    await seeToast(page, `Change to ${next} undone`)
    await press('Escape')
    await panel.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Show all rows' }).click()
    await row('Gross Margin').getByText('78%', { exact: true }).waitFor()
    await row('Gross Margin').getByText('Confirmed by Ana Ruiz, just now').waitFor()
    await row('Gross Margin').getByRole('button', { name: 'History of Gross Margin' }).waitFor()
  })

  test('what was confirmed is withdrawn by a button, which u undoes', async () => {
    const left = await readLeft()
    await row('Gross Margin').getByRole('button', { name: 'Withdraw Gross Margin' }).click()
    await seeToast(page, 'Brought back what was found for Gross Margin')
    await row('Gross Margin')
      .getByText(/^Check · /)
      .waitFor()
    await expect.poll(readLeft).toBe(left + 1)
    expect(await focusIsInRow()).toBe(true)
    await press('u')
    await row('Gross Margin').getByText('Confirmed by Ana Ruiz, just now').waitFor()
    await row('Gross Margin').getByText('78%', { exact: true }).waitFor()
  })

  test('the keys are named in one line at 1024 px', async () => {
    await page.setViewportSize({ width: 1024, height: 768 })
    const hints = page.getByRole('list', { name: 'Keys' })
    await hints.waitFor()
    expect((await hints.boundingBox())?.height).toBeLessThan(30)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test('a refusal puts the row back and says why', async () => {
    await page.goto(`/deal-memo/${deal.generated_answer_id}?view=edit&show=check`)
    await current().waitFor()
    await page.route('**/changes/', (route) => route.abort())
    const [field, left] = [await readCurrent(), await readLeft()]
    await press('Enter')
    await seeToast(page, `Could not confirm ${field}`)
    await expect.poll(readLeft).toBe(left)
    await page.getByRole('rowheader').getByText(field, { exact: true }).waitFor()
    await page.unrouteAll()
  })
})

describe('lists and founders', () => {
  test('an entry is added, removed and brought back', async () => {
    await page.goto(`/deal-memo/${deal.generated_answer_id}?view=edit`)
    await row('Company Name').waitFor()
    await press('j')
    await moveTo('Industry')
    await press('Enter')
    const entries = page.getByRole('region', { name: 'Entries of Industry' })
    await press('a')
    await entries.getByRole('textbox', { name: 'New entry of Industry' }).fill('Procurement')
    await press('Enter')
    await seeToast(page, 'Added Procurement to Industry')
    await entries.getByText('Procurement', { exact: true }).waitFor()
    await entries.getByRole('button', { name: 'Remove Procurement from Industry' }).click()
    await entries.getByText('removed by Ana Ruiz').waitFor()
    await entries.getByRole('button', { name: 'Bring back Procurement' }).click()
    await entries.getByRole('button', { name: 'Remove Procurement from Industry' }).waitFor()
  })

  test('a founder is added, moved, removed and brought back', async () => {
    const titles = () => page.getByRole('heading', { level: 3 }).allTextContents()
    const [first, second] = ['Maren Oskvig', 'Devraj Palit']
    await page.getByRole('button', { name: 'Add founder' }).click()
    await page.getByRole('textbox', { name: 'Name of the founder' }).fill('Cora Vale')
    await press('Enter')
    await expect.poll(titles).toEqual([first, second, 'Cora Vale'])
    await page.getByRole('button', { name: 'Move Cora Vale up' }).click()
    await expect.poll(titles).toEqual([first, 'Cora Vale', second])
    await page.getByRole('button', { name: 'Remove Cora Vale' }).click()
    await expect.poll(titles).toEqual([first, second])
    await page.getByRole('list', { name: 'Removed founders' }).getByText('removed by Ana Ruiz').waitFor()
    await page.getByRole('button', { name: 'Bring back Cora Vale' }).click()
    await expect.poll(async () => (await titles()).includes('Cora Vale')).toBe(true)
  })
})

test('single keys can be switched off', async () => {
  await page.evaluate(() => localStorage.setItem('ui.shortcuts', 'off'))
  await page.reload()
  await row('Company Name').waitFor()
  await press('j')
  expect(await current().count()).toBe(0)
  await page.evaluate(() => localStorage.removeItem('ui.shortcuts'))
})

test('on a phone each card shows the page round its quote, which opens the page', async () => {
  const phone = await openAs(browser, product, member, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await phone.goto(`/deal-memo/${deal.generated_answer_id}?view=edit&show=check`)
  const crop = phone.getByRole('link', { name: /^Page \d+ of the deck, round the quote$/ }).first()
  await crop.locator('img').waitFor()
  expect((await crop.boundingBox())?.height).toBeGreaterThanOrEqual(160)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await crop.tap()
  await phone.waitForURL('**/pitch-deck/**')
  await phone.context().close()
})
