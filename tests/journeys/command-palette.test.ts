import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { swellingPdf } from '#samples/bad-inputs.ts'
import { createMember, type Member, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample } from './support/product.ts'

let product: Product
let browser: Browser
let member: Member
let page: Page
let memo: string

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Noor', lastName: 'Halden' }
  member = await createMember(product, { email: 'noor@halden.test', password: 'copper-lantern-4', ...names })
  const deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'))
  await makeDeal(member, 'Unreadable', swellingPdf())
  memo = `/deal-memo/${deal.generated_answer_id}`
  page = await openAs(browser, product, member)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const palette = () => page.getByRole('dialog', { name: 'Search' })
const field = () => palette().getByRole('combobox', { name: 'Search deals, screens and actions' })
const found = () => palette().getByRole('option').allTextContents()
const isGone = () => palette().waitFor({ state: 'detached' })

async function search(text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await field().fill(text)
}

describe('the command palette', () => {
  test('a deal is opened by its name without the mouse', async () => {
    await page.goto('/profile-edit')
    await page.getByRole('heading', { name: 'Your Profile' }).waitFor()
    await search('inkw')
    await palette().getByRole('option', { name: 'Inkwharf' }).waitFor()
    expect(await found()).toEqual(['Inkwharf'])
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${memo}`)
    await isGone()
    await page.locator('main:focus, main h1:focus').waitFor()
  })

  test('the sidebar shows its keys, and they close it again', async () => {
    const entry = page.getByRole('button', { name: 'Search', exact: true })
    expect(await entry.textContent()).toContain('Ctrl K')
    await entry.click()
    await field().waitFor()
    await page.keyboard.press('Meta+k')
    await isGone()
    await entry.and(page.locator(':focus')).waitFor()
  })

  test('a deal without a memo says why, and leads to the list', async () => {
    await search('unread')
    await palette().getByRole('option', { name: 'Unreadable' }).getByText('Failed').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/deal-list')
  })

  test('screens and actions are there, the print of a memo only on one', async () => {
    await search('print')
    await palette().getByText('No results.', { exact: true }).first().waitFor()
    expect(await found()).toEqual([])
    await field().fill('profile')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/profile-edit')
    await search('dark')
    await page.keyboard.press('Enter')
    await isGone()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await search('new deck')
    expect(await found()).toEqual(['Deal Upload', 'Create Deal'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/deal-room')
  })

  test('printing a memo from its edit view prints what is read', async () => {
    // As a browser does, the page hears of its print first.
    const print = 'dispatchEvent(new Event("beforeprint")); document.body.dataset.printed = document.body.innerText'
    await page.addInitScript(`window.print = () => { ${print} }`)
    await page.goto(`${memo}?view=edit`)
    await page.getByRole('region', { name: 'Memo fields' }).waitFor()
    await search('print')
    await page.keyboard.press('Enter')
    await page.locator('body[data-printed*="Executive Summary"]').waitFor()
    expect(await palette().count()).toBe(0)
  })

  test('a question that waits for its answer is not covered', async () => {
    await page.goto('/deal-list')
    await page.getByRole('button', { name: 'Delete Inkwharf' }).click()
    const question = page.getByRole('alertdialog')
    await question.waitFor()
    await page.keyboard.press('Control+k')
    expect(await palette().count()).toBe(0)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
  })

  test('deals that cannot be loaded are reported, the rest works', async () => {
    await page.goto('/profile-edit')
    await page.getByRole('heading', { name: 'Your Profile' }).waitFor()
    await page.route('**/deal_entities/deals/**', (route) => route.fulfill({ status: 400, body: '{}' }))
    await search('')
    const alert = palette().getByRole('alert')
    await alert.getByText('Could not load the deals.').waitFor()
    expect(await found()).toContain('Deal List')
    await page.unroute('**/deal_entities/deals/**')
    await alert.getByRole('button', { name: 'Retry' }).click()
    await palette().getByRole('option', { name: 'Inkwharf' }).waitFor()
    await alert.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await isGone()
  })

  test('on a phone it opens from the drawer', async () => {
    page = await openAs(browser, product, member, { viewport: { width: 390, height: 844 } })
    await page.goto('/deal-list')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await field().fill('workspace')
    await palette().getByRole('option', { name: 'Your Workspace' }).click()
    await page.waitForURL('**/workspace-edit')
    await isGone()
  })

  test('one signs out with it', async () => {
    await search('sign out')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/sign-in')
  })
})
