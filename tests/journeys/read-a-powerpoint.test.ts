import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as bad from '#samples/bad-inputs.ts'
import { createMember, openAs } from './support/member.ts'
import { openBrowser, type Product, seeToast, startProduct } from './support/product.ts'

const presentation = join(resolve(import.meta.dirname, '../..'), 'samples', 'pptx', 'powerpoint-native.pptx')
const pptxType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await startProduct({ SOFFICE_PATH: 'off' })
  browser = await openBrowser()
  const names = { firstName: 'Tamsin', lastName: 'Orrel' }
  const member = await createMember(product, { email: 'tamsin@orrel.test', password: 'copper-heron-5', ...names })
  page = await openAs(browser, product, member)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const create = () => page.getByRole('button', { name: 'Start creating deal memo' })
const deck = () => page.getByRole('complementary', { name: 'Pitch deck' })

describe('a PowerPoint presentation', () => {
  test('one that is locked is refused in plain words', async () => {
    await page.goto('/deal-room')
    await page.getByText('PDF or PowerPoint (.pptx)').waitFor()
    await page.getByLabel('Deal name').fill('Ostrevane')
    const locked = { name: 'locked.pptx', mimeType: pptxType, buffer: bad.passwordPptx() }
    await page.locator('input[type=file]').setInputFiles(locked)
    await create().click()
    await seeToast(
      page,
      'This presentation is protected by a password, so it cannot be opened. Save it without a password and add it again.',
    )
    await page.getByRole('button', { name: 'Remove locked.pptx' }).click()
  })

  test('is uploaded like any deck, and completes', async () => {
    await page.locator('input[type=file]').setInputFiles(presentation)
    await create().click()
    await seeToast(page, 'File was uploaded successfully')
    await page.waitForURL('**/deal-list')
    await page.getByText('pdf 1').waitFor()
    await page.getByRole('link', { name: 'View/Edit' }).click()
    await page.waitForURL('**/deal-memo/*')
    await page.getByRole('heading', { level: 1, name: 'Ostrevane' }).waitFor()
  })

  test('has a memo whose citation opens the slide with the quote lit on it', async () => {
    const traction = page.getByRole('region', { name: 'Traction', exact: true })
    await traction.locator('sup a').first().click()
    await deck().getByTestId('lit-quote').first().waitFor()
    const lit = await deck().getByTestId('lit-quote').first().boundingBox()
    const slide = await deck()
      .getByRole('img', { name: /^Page \d+ of the deck$/ })
      .boundingBox()
    if (!lit || !slide) throw new Error('The quote or the slide is not to be seen.')
    expect(lit.x >= slide.x && lit.x + lit.width <= slide.x + slide.width).toBe(true)
    expect(lit.y >= slide.y && lit.y + lit.height <= slide.y + slide.height).toBe(true)
  })

  test('shows its speaker notes below the slide, apart from it', async () => {
    await deck().getByRole('button', { name: 'Pages of the deck' }).click()
    await deck().getByRole('button', { name: 'Page 2', exact: true }).click()
    await deck()
      .getByText(/^2 of /)
      .waitFor()
    const beside = deck().getByRole('region', { name: 'Not shown on the slide' })
    await beside.getByText('Ask who has seen a terminal stop.').waitFor()
  })

  test('shows what its hidden slide says, and does not use it', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Edit' }).click()
    const signals = page.getByRole('region', { name: 'Signals' })
    await signals
      .getByText(/Raising \$4M at a \$20M valuation/)
      .first()
      .waitFor()
    expect(await page.getByRole('row').filter({ hasText: '$20M' }).count()).toBe(0)
  })

  test('is downloaded as it came', async () => {
    const address = await page
      .getByRole('tab', { name: 'Read' })
      .click()
      .then(() =>
        page.getByRole('region', { name: 'Traction', exact: true }).locator('sup a').first().getAttribute('href'),
      )
    const deckId = /pitch-deck\/([0-9a-f-]{36})/.exec(address ?? '')?.[1] ?? ''
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const file = await fetch(`${product.address}/api/pitch_decks/${deckId}/file/`, {
      headers: { authorization: `Token ${token}` },
    })
    expect(file.headers.get('content-type')).toBe(pptxType)
    expect(Buffer.from(await file.arrayBuffer()).equals(readFileSync(presentation))).toBe(true)
  })
})
