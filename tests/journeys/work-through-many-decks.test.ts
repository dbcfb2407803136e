import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { heading, narrow, see, watch, wide } from './support/look.ts'
import { createMember, type Member, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample } from './support/product.ts'

let product: Product
let browser: Browser
let member: Member
let page: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Runa', lastName: 'Ashby' }
  member = await createMember(product, { email: 'runa@ashby.test', password: 'copper-lantern-4', ...names })
  page = await openAs(browser, product, member)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const deck = (name: string, pages = 1) => ({ name, mimeType: 'application/pdf', buffer: textDeckPdf(pages) })
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }
type Chosen = ReturnType<typeof deck>
const choose = (...files: Chosen[]) => page.locator('input[type=file]').setInputFiles(files)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (file: string) => page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: file })

/** Holds every upload until it is released. */
async function holdUploads(): Promise<{ waiting: Route[]; release: () => Promise<void> }> {
  const waiting: Route[] = []
  let isReleased = false
  await page.route('**/api/pitch_decks/', (route) => (isReleased ? route.continue() : void waiting.push(route)))
  const release = async () => {
    isReleased = true
    for (const route of waiting) await route.continue()
  }
  return { waiting, release }
}

describe('many files', () => {
  test('the form uses the first, and makes a deal of each when asked', async () => {
    await page.goto('/deal-room')
    await choose(deck('alderwick_pitch-deck_v3.pdf'), notes)
    await page.getByText('1 more was dropped, which is not a deck.').waitFor()
    await choose(deck('alderwick_pitch-deck_v3.pdf'), deck('Bexmoor (1).pdf', 2), deck('Corvane.pdf', 3), notes)
    await page.getByText('3 more were dropped.').waitFor()
    const held = await holdUploads()
    await button('Make 3 deals').click()
    await page.waitForURL('**/deal-room/several')
    await expect.poll(() => held.waiting.length).toBe(2)
    await row('alderwick_pitch-deck_v3.pdf').getByText('Uploading').waitFor()
    await row('Corvane.pdf').getByText('Waiting').waitFor()
    await row('notes.txt').getByText('File type must be .pdf or .pptx').waitFor()
    expect(
      await row('notes.txt')
        .getByRole('button', { name: /^Try again/ })
        .count(),
    ).toBe(0)
    await page.getByRole('status').getByText('0 of 3 uploaded, 1 file refused').waitFor()

    await page.getByRole('link', { name: 'Deal List' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave while files are uploading?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await held.release()
    await page.getByRole('status').getByText('3 deals made, 1 file refused').waitFor()
    await row('alderwick_pitch-deck_v3.pdf').getByText('Memo ready').waitFor()
    await row('alderwick_pitch-deck_v3.pdf').getByRole('link', { name: 'Gravelow' }).click()
    await page.waitForURL('**/deal-memo/*')
  })

  test('a refused one keeps its reason and can be tried again; a file seen before says so', async () => {
    await page.goto('/deal-room/several')
    await choose(deck('Bexmoor again.pdf', 2), deck('Dunlace.pdf', 4))
    await button('Remove Dunlace.pdf').click()
    const message = 'The storage is full. Try again later.'
    await page.route('**/api/pitch_decks/', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 503, message } } }),
    )
    await button('Make 1 deal').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await row('Bexmoor again.pdf').getByText(message).waitFor()
    await page.unroute('**/api/pitch_decks/')
    await button('Try again: Bexmoor again.pdf').click()
    await row('Bexmoor again.pdf').getByText('Seen before: the same file as').waitFor()
    await row('Bexmoor again.pdf').getByRole('link', { name: 'Gravelow' }).last().waitFor()
    await button('Go to the deal list')
      .or(page.getByRole('link', { name: 'Go to the deal list' }))
      .click()
    await page.waitForURL('**/deal-list')
  })

  test('is shown well at every width, empty and with rows', async () => {
    const clean = watch(await openAs(browser, product, member))
    await see(clean, '/deal-room/several', async (on) => on.getByText('Drop decks here.').waitFor())
    await see(clean, '/deal-room/several', async (on) => {
      const long = deck('a-company-with-a-name-that-does-not-end-before-the-window-does_deck.pdf')
      await on.locator('input[type=file]').setInputFiles([long, notes])
      await on.getByRole('button', { name: 'Make 1 deal' }).waitFor()
    })
  })
})

describe('the keys', () => {
  test('are listed by ?, and single ones can be switched off', async () => {
    await page.goto('/deal-list')
    await page.getByText('Gravelow').first().waitFor()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts and marks' })
    await dialog.getByRole('region', { name: 'Deal List' }).getByText('next, previous deal').waitFor()
    await dialog.getByRole('region', { name: 'Everywhere' }).getByText('all keys').waitFor()
    await dialog.getByRole('region', { name: 'Marks beside values' }).getByText('Inferred').waitFor()
    await dialog.getByRole('switch', { name: 'Use single keys' }).click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const before = await page.evaluate(() => document.activeElement?.outerHTML)
    for (const key of ['j', '/', '?']) await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(before)
    expect(await dialog.count()).toBe(0)

    await page.reload()
    await page.getByRole('button', { name: /User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts and marks' }).click()
    const single = dialog.getByRole('switch', { name: 'Use single keys' })
    expect(await single.isChecked()).toBe(false)
    await single.click()
    await page.keyboard.press('Escape')
    await page.getByText('Gravelow').first().waitFor()
    await page.keyboard.press('j')
    await page.locator('[role=row]:focus, tr:focus, li:focus').waitFor()
  })
})

describe('the comparison', () => {
  let ids: string[] = []
  const path = (...deals: string[]) => `/deal-compare?deals=${deals.join(',')}`
  const line = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

  beforeAll(async () => {
    const made = await Promise.all([
      makeDeal(member, 'Stackmarrow', readSample('hidden-contradictions')),
      makeDeal(member, 'Inkwharf', readSample('saas-seed')),
      makeDeal(member, 'Tolbury', textDeckPdf(5)),
    ])
    ids = made.map(({ deal_id }) => deal_id)
  })

  test('values stand beside each other with their marks, and a place opens its page', async () => {
    await page.goto(path(...ids.slice(0, 2)))
    await line('Amount Raising').getByText('$2.5M').waitFor()
    await line('Revenue').getByText('Contradicted').waitFor()
    await page.getByRole('columnheader').getByText('4 hidden instructions').waitFor()
    await line('Decision').getByText('Undecided').first().waitFor()
    await line('Founders').getByText('Maren Oskvig').waitFor()
    await line('Stage').getByRole('link', { name: 'Page 12' }).first().click()
    const viewer = page.getByRole('complementary', { name: 'Pitch deck' })
    await viewer.getByTestId('lit-quote').first().waitFor()
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
  })

  test('only what differs can be shown', async () => {
    await line('Stage').waitFor()
    await page.getByRole('switch', { name: 'Only what differs' }).click()
    await line('Stage').waitFor({ state: 'detached' })
    await line('Amount Raising').waitFor()
  })

  test('of three a phone shows two at a time, and one can be taken out', async () => {
    await page.setViewportSize(narrow)
    await page.goto(path(...ids))
    await page.getByRole('columnheader').getByRole('link', { name: 'Inkwharf' }).waitFor()
    expect(await page.getByRole('columnheader').count()).toBe(2)
    await page.getByLabel('Left deal').selectOption({ label: 'Tolbury' })
    await page.getByRole('columnheader').getByRole('link', { name: 'Tolbury' }).waitFor()
    await button('Take Tolbury out').click()
    await page.waitForURL((url) => url.searchParams.get('deals') === ids.slice(0, 2).join(','))
    await page.setViewportSize(wide)
  })

  test('deals of others and deleted ones are said in words, too few as well, and a lost connection can be tried again', async () => {
    await page.goto(path(ids[1] ?? '', '01890000-0000-7000-8000-000000000001'))
    await page.getByText('This deal was deleted, or it belongs to a workspace that you are not in.').waitFor()
    await line('Amount Raising').getByText('$2.5M').waitFor()
    await page.goto(path(...[1, 2].map((last) => `01890000-0000-7000-8000-00000000000${last}`)))
    await page.getByText('None of these deals is here').waitFor()
    expect(await page.getByRole('switch', { name: 'Only what differs' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Go to the deal list' }).waitFor()
    await page.goto(path(ids[1] ?? ''))
    await page.getByText('Choose 2 to 4 deals').waitFor()
    await page.route('**/deal_entities/deals/*/', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'Out of order.' } } }),
    )
    await page.goto(path(...ids))
    await page.getByText('Could not load this deal. Out of order.').first().waitFor()
    await page.unroute('**/deal_entities/deals/*/')
    for (let left = ids.length; left > 0; left -= 1) await button('Retry').first().click()
    await line('Amount Raising').getByText('$2.5M').waitFor()
  })

  test('is shown well at every width', async () => {
    const clean = watch(await openAs(browser, product, member))
    await see(clean, path(...ids), async (on) => on.getByText('Amount Raising').waitFor())
    await see(clean, '/deal-compare', heading('Compare Deals'))
  })
})
