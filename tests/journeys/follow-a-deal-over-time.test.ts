import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectRefusal, heading, narrow, see, watch, wide } from './support/look.ts'
import { createMember, type Member, makeDeal, openAs, waitUntilDone } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast } from './support/product.ts'
import { makeTextDeck } from './support/text-deck.ts'

let product: Product
let browser: Browser
let member: Member
let page: Page
let dealId: string
let memo: string

/** A short deck of an invented company; its figures are what changes from one month to the next. */
const makeDeck = (figures: { arr: string; customers: string }) =>
  makeTextDeck([
    ['Cobblemoor', 'Cobblemoor plans deliveries for regional bakeries.'],
    ['Traction', `ARR: ${figures.arr}`, `${figures.customers} paying customers`],
    ['The round', 'We are raising a $2M seed round.'],
  ])

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Imke', lastName: 'Sorrel' }
  member = await createMember(product, { email: 'imke@sorrel.test', password: 'juniper-anvil-3', ...names })
  const deck = makeDeck({ arr: '$1.2M', customers: '40' })
  const deal = await makeDeal(member, 'Cobblemoor', deck, 'The pilot in Ghent has started.')
  dealId = deal.deal_id
  memo = deal.generated_answer_id
  page = watch(await openAs(browser, product, member))
  await page.goto(`/deal-memo/${memo}`)
  await page.getByRole('region', { name: 'Company', exact: true }).waitFor()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const choose = async (item: string) => {
  await page.getByRole('button', { name: 'Memo actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('a deal over time', () => {
  test('keeps its updates: the newest on top, the earlier one dated below it', async () => {
    await choose('Add update…')
    const adding = page.getByRole('dialog', { name: 'Add update for Cobblemoor' })
    await adding.getByLabel('Update').fill('The lead investor has signed.')
    await adding.getByRole('button', { name: 'Add update' }).click()
    await seeToast(page, 'Update added')
    await waitUntilDone(member, dealId)
    await choose('Most recent update')
    const updates = page.getByRole('dialog', { name: 'Most Recent Update for Cobblemoor' }).getByRole('article')
    await updates.nth(1).waitFor()
    expect(await updates.first().textContent()).toContain('The lead investor has signed.')
    expect(await updates.nth(1).textContent()).toMatch(
      /^Earlier update, \d{1,2} \w+ \d{4}, \d\d:\d\d, from Imke Sorrel.*The pilot in Ghent has started\.$/s,
    )
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  test('takes a newer deck, and keeps the one before', async () => {
    await choose('Decks…')
    const dialog = page.getByRole('dialog', { name: 'Decks of Cobblemoor' })
    const newer = { name: 'march.pdf', mimeType: 'application/pdf' }
    const buffer = Buffer.from(makeDeck({ arr: '$1.5M', customers: '55' }))
    await dialog.getByLabel('Newer deck').setInputFiles({ ...newer, buffer })
    await dialog.getByRole('button', { name: 'Add deck' }).click()
    await seeToast(page, 'Deck added')
    await waitUntilDone(member, dealId)
    await page.getByRole('tab', { name: 'Changes' }).waitFor()
    await choose('Decks…')
    const decks = dialog.getByRole('listitem')
    await decks.nth(1).waitFor()
    expect(await decks.count()).toBe(2)
    expect(await decks.first().textContent()).toMatch(/march\.pdf.*3 pages.*newest/s)
    await page.keyboard.press('Escape')
  })

  test('refuses a file that is not a deck at its field, and a file beside a link', async () => {
    await choose('Decks…')
    const dialog = page.getByRole('dialog', { name: 'Decks of Cobblemoor' })
    const add = dialog.getByRole('button', { name: 'Add deck' })
    expect(await add.isDisabled()).toBe(true)
    const note = { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a deck') }
    await dialog.getByLabel('Newer deck').setInputFiles(note)
    await add.click()
    await dialog
      .getByRole('alert')
      .filter({ hasText: 'This file is neither a PDF nor a PowerPoint presentation' })
      .waitFor()
    expectRefusal(page)
    await dialog.getByLabel('Link to it').fill('docsend.com/view/abc')
    await dialog.getByText('Choose one: a file or a link, not both.').waitFor()
    expect(await add.isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
  })

  test('says field by field what changed, each side with its place', async () => {
    await page.getByRole('tab', { name: 'Changes' }).click()
    const changes = page.getByRole('region', { name: 'Changes between decks' })
    const revenue = changes.locator('dl > div', { has: page.locator('dt').getByText('Revenue', { exact: true }) })
    await revenue.waitFor()
    const [was, is] = await Promise.all(
      [0, 1].map((side) => revenue.getByRole('link', { name: 'Page 2' }).nth(side).getAttribute('href')),
    )
    expect(was).not.toBe(is)
    expect(await revenue.textContent()).toMatch(/Was\s*\$1\.2M.*Page 2.*Is\s*\$1\.5M.*Page 2/s)
    await revenue.getByRole('link', { name: 'Page 2' }).first().click()
    await page
      .getByRole('complementary', { name: 'Pitch deck' })
      .getByRole('img', { name: 'Page 2 of the deck' })
      .waitFor()
    await page.getByRole('button', { name: 'Close the deck' }).click()
  })

  test('marks a changed field where it is edited', async () => {
    await page.getByRole('tab', { name: 'Edit' }).click()
    await page.getByText('In the earlier deck: $1.2M').waitFor()
  })

  test('looks right at both widths and in both colours', async () => {
    await see(page, `/deal-memo/${memo}?view=changes`, heading('Traction'), [wide, narrow])
  })
})
