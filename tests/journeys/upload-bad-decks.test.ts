import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import * as bad from '#samples/bad-inputs.ts'
import { createMember, type Member, openAs, waitUntilDone } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample, sample, seeToast } from './support/product.ts'

let product: Product
let browser: Browser
let member: Member
let page: Page
/** A deal whose deck is being read while the bad ones come in. */
let running: string

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  member = await createMember(product, {
    email: 'noor@haldane.test',
    password: 'quince-lantern-4',
    firstName: 'Noor',
    lastName: 'Haldane',
  })
  const bytes = new Uint8Array(readSample('marketplace-kpis'))
  running = (await member.client.upload({ deal_name: 'Wherrow' }, { name: 'wherrow.pdf', bytes })).deal_id
  page = await openAs(browser, product, member)
  await page.goto('/deal-room')
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const create = () => page.getByRole('button', { name: 'Start creating deal memo' })
const choose = (name: string, file: Buffer, mimeType = 'application/pdf') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: file })

describe('the upload button says what is missing', () => {
  test('a deck, a name, and not both a file and a link', async () => {
    await page.getByText('Add a pitch deck: a file or a link.').waitFor()
    expect(await create().isDisabled()).toBe(true)
    await choose('deck.pdf', bad.textDeckPdf(1))
    await page.getByText('Give the deal a name.').waitFor()
    await page.getByLabel('Deal name').fill('Gravelow')
    await expect.poll(() => create().isEnabled()).toBe(true)
    await page.getByLabel('Pitch deck link').fill('docsend.com/view/abc')
    await page.getByText('Choose one: a file or a link, not both.').waitFor()
    expect(await create().isDisabled()).toBe(true)
    await page.getByLabel('Pitch deck link').fill('')
    await page.getByRole('button', { name: 'Remove deck.pdf' }).click()
  })

  test('a file without a deck’s extension is not sent', async () => {
    await choose('deck.png', bad.notAPdf(), 'image/png')
    await page.getByRole('alert').getByText('File type must be .pdf or .pptx').waitFor()
    expect(await create().isDisabled()).toBe(true)
  })
})

describe('a deck that can not be read is refused in plain words', () => {
  const cases: Array<[what: string, file: () => Buffer, sentence: string]> = [
    [
      'not a PDF',
      bad.notAPdf,
      'This file is neither a PDF nor a PowerPoint presentation (.pptx). Export the deck as PDF and upload it again.',
    ],
    [
      'a locked presentation',
      bad.passwordPptx,
      'This presentation is protected by a password, so it cannot be opened. Save it without a password and add it again.',
    ],
    ['torn', bad.tornPdf, 'The file is damaged; export it again.'],
    ['without pages', bad.zeroPagePdf, 'The PDF has no pages. Export the deck again and upload it.'],
    ['of 10,000 pages', () => bad.manyPagesPdf(10_000), 'The deck has 10,000 pages; at most 150 are read.'],
  ]
  test.each(cases)('%s', async (_what, file, sentence) => {
    await choose('deck.pdf', file())
    await create().click()
    await seeToast(page, sentence)
    await page.getByRole('region', { name: 'Pitch deck file' }).getByRole('alert').getByText(sentence).waitFor()
    // Everything that was typed is still there, and the form can be sent again.
    expect(await page.getByLabel('Deal name').inputValue()).toBe('Gravelow')
    expect(await create().isEnabled()).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/deal-room')
  })

  test('a connection that breaks is not toasted, and the form can be sent again', async () => {
    const toasts = page.locator('[data-sonner-toast]')
    await page.goto('/deal-room')
    await page.getByLabel('Deal name').fill('Gravelow')
    await page.locator('input[type=file]').setInputFiles(sample('saas-seed'))
    await page.route('**/api/pitch_decks/', (route) => route.abort())
    const [error] = await Promise.all([page.waitForEvent('pageerror'), create().click()])
    expect(error.message).toMatch(/can’t be reached/)
    await expect.poll(() => create().isEnabled()).toBe(true)
    expect(await toasts.count()).toBe(0)
    await page.unroute('**/api/pitch_decks/')
  })

  test('nothing is left of them, and the deal before them was completed meanwhile', async () => {
    expect(await waitUntilDone(member, running)).toMatchObject({ name: 'Wherrow', status: 'completed' })
    const deals = await member.client.call(dealEndpoints.list, { query: {} })
    expect(deals.map((deal) => deal.name)).toEqual(['Wherrow'])
  })
})

describe('a PDF with a password', () => {
  test('is taken, asks for the password at the deal, and is read with it', async () => {
    await page.goto('/deal-room')
    await choose('tidemark.pdf', bad.passwordPdf())
    await create().click()
    await page.waitForURL('**/deal-list')
    const row = page.getByRole('row', { name: /tidemark/ })
    await row.getByText('This PDF is protected by a password. Enter the password to read it.').waitFor()
    await row.getByRole('button', { name: 'Enter password: tidemark' }).click()
    const dialog = page.getByRole('dialog')
    const password = dialog.getByLabel('Password', { exact: true })
    await password.fill('open-barley')
    await dialog.getByRole('button', { name: 'Open' }).click()
    await dialog.getByRole('alert').getByText('This password does not open the PDF. Check it and try again.').waitFor()
    expect(await password.inputValue()).toBe('open-barley')
    await password.fill('open-sesame')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    // Named by its file alone, it takes the name that the deck proves.
    await page
      .getByRole('row', { name: /Gravelow/ })
      .getByRole('link', { name: 'View/Edit' })
      .waitFor()
    await page.goto('/deal-room')
  })
})

describe('a deck without any text', () => {
  test('is taken after the others were refused, and completes', async () => {
    await page.getByLabel('Deal name').fill('Shapes only')
    await choose('shapes.pdf', bad.noTextPdf())
    await create().click()
    await seeToast(page, 'File was uploaded successfully')
    await page.waitForURL('**/deal-list')
    const row = page.getByRole('row', { name: /Shapes only/ })
    await row.getByRole('link', { name: 'View/Edit' }).click()
    await page.waitForURL('**/deal-memo/*')
  })

  test('has a memo of unknown fields, with the fallbacks to the letter', async () => {
    await page.getByRole('heading', { level: 1, name: 'Shapes only' }).waitFor()
    for (const words of [
      "Can't find site",
      "Can't find linkedin site",
      "Can't find year of foundation",
      "Can't find number of employees",
    ])
      await page.getByText(words, { exact: true }).waitFor()
    const unknown = page.getByRole('region', { name: 'Unknown Fields' }).getByRole('listitem')
    expect(await unknown.allTextContents()).toEqual(expect.arrayContaining(['Company Name', 'Problem', 'Revenue']))
  })

  test('and a signal says why', async () => {
    await page.getByRole('tab', { name: 'Edit' }).click()
    const signals = page.getByRole('region', { name: 'Signals' })
    await signals.getByText(/^No readable text/).waitFor()
    await signals.getByText('Alarm', { exact: true }).waitFor()
  })
})
