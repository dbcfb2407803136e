import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinFirstread, openBrowser, type Product, sample, startProductAnew } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await startProductAnew()
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

describe('the main job', () => {
  test('sign up, confirm from the outbox, onboard', async () => {
    await joinFirstread(page, product, {
      email: 'ada@merrowcapital.test',
      password: 'plum-orchard-7',
      firstName: 'Ada',
      lastName: 'Merrow',
    })
    await page.getByText('No results.').waitFor()
  })

  test('upload a sample and watch it complete', async () => {
    await page.getByRole('link', { name: 'Create Deal' }).first().click()
    await page.waitForURL('**/deal-room')
    await page.getByLabel('Deal name').fill('Inkwharf')
    await page.locator('input[type=file]').setInputFiles(sample('saas-seed'))
    await page.getByRole('button', { name: 'Start creating deal memo' }).click()
    await page.getByText('File was uploaded successfully').waitFor()
    await page.waitForURL('**/deal-list')
    await page.getByText('pdf 1').waitFor()
    await page.locator('body').evaluate((body) => body.setAttribute('data-not-reloaded', ''))
    await page.getByText(/^(Reading|Drawing) page \d+ of 13$/).waitFor()
    await page.getByRole('link', { name: 'View/Edit' }).waitFor({ timeout: 180_000 })
    expect(await page.locator('body[data-not-reloaded]').count()).toBe(1)
  })

  test('read the memo, click a citation, see the quote lit on its page', async () => {
    await page.getByRole('link', { name: 'View/Edit' }).click()
    await page.waitForURL('**/deal-memo/*')
    await page.getByRole('heading', { level: 1, name: 'Inkwharf' }).waitFor()
    await page.getByRole('heading', { name: 'Executive Summary' }).waitFor()
    const traction = page.getByRole('region', { name: 'Traction', exact: true })
    await traction.locator('sup a').first().click()
    const deck = page.getByRole('complementary', { name: 'Pitch deck' })
    await deck.getByTestId('lit-quote').first().waitFor()
    const lit = await deck.getByTestId('lit-quote').first().boundingBox()
    const image = await deck.getByRole('img', { name: /^Page \d+ of the deck$/ }).boundingBox()
    expect(lit && image && lit.x >= image.x && lit.x + lit.width <= image.x + image.width).toBe(true)
    expect(lit && image && lit.y >= image.y && lit.y + lit.height <= image.y + image.height).toBe(true)
    await page.keyboard.press('Escape')
    await deck.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'Inkwharf' }).waitFor()
  })

  test('edit a field, save, reload: it stayed, and the read view shows it', async () => {
    await page.getByRole('tab', { name: 'Edit' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Quantity of Employee' })
    await row.getByRole('button', { name: /Edit/ }).click()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    expect(await save.isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: /Quantity of Employee/ }).fill('31')
    await save.click()
    await page.getByText('Changes successfully saved').waitFor()
    await page.reload()
    await page.getByRole('row').filter({ hasText: 'Quantity of Employee' }).getByText('31', { exact: true }).waitFor()
    await page.getByRole('tab', { name: 'Read' }).click()
    await page.getByText('31 employees').waitFor()
  })

  test('the deck opens by itself at a page, and the way back leads to the memo', async () => {
    const citation = page.getByRole('region', { name: 'Traction', exact: true }).locator('sup a').first()
    const address = await citation.getAttribute('href')
    expect(address).toMatch(/^\/pitch-deck\/[0-9a-f-]{36}\?page=\d+&quote=/)
    await page.goto(`${product.address}${address}`)
    await page.getByTestId('lit-quote').first().waitFor()
    await page.getByRole('link', { name: 'Memo' }).click()
    await page.waitForURL('**/deal-memo/*')
  })

  test('delete the deal after the question', async () => {
    await page.goto(`${product.address}/deal-list`)
    await page.getByRole('button', { name: /Delete/ }).click()
    await page.getByText('Are you absolutely sure?').waitFor()
    await page.getByText('This action cannot be undone. This will permanently delete deal and pitch deck.').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('No results.').waitFor()
  })

  test('sign out ends the session', async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/sign-in')
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ])
    await page.goto(`${product.address}/deal-list`)
    await page.waitForURL('**/sign-in')
  })
})
