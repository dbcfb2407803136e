import { createHash } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { heading, narrow, see, watch, wide } from './support/look.ts'
import { createMember, type Member, openAs, waitUntilDone } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample } from './support/product.ts'

let product: Product
let browser: Browser
let member: Member
let page: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Signe', lastName: 'Thorley' }
  member = await createMember(product, { email: 'signe@thorley.test', password: 'quince-lantern-4', ...names })
  page = watch(await openAs(browser, product, member))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const sampleButton = () => page.getByRole('button', { name: 'Try it with a sample deck' })
const name = () => page.getByLabel('Deal name')

test('the offer stands on the form at every width', () =>
  see(page, '/deal-room', () => sampleButton().waitFor(), [
    wide,
    ...[1280, 1150, 1024, 900].map((width) => ({ width, height: 900 })),
    narrow,
  ]))

test('an empty list offers it too; it fills the name, the person starts it, and the deck is read', async () => {
  await page.setViewportSize(wide)
  await page.goto('/deal-list')
  await page.getByRole('link', { name: 'Try it with a sample deck' }).click()
  await page.getByText('Inkwharf.pdf', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remove Inkwharf.pdf' }).click()
  await sampleButton().click()
  await page.getByText('Inkwharf.pdf', { exact: true }).waitFor()
  expect(await name().inputValue()).toBe('Inkwharf')
  expect(await member.client.call(dealEndpoints.list, { query: {} })).toEqual([])
  await page.getByRole('button', { name: 'Start creating deal memo' }).click()
  await page.waitForURL('**/deal-list')
  const [deal] = await member.client.call(dealEndpoints.list, { query: {} })
  if (!deal) throw new Error('No deal was made.')
  expect(await waitUntilDone(member, deal.deal_id)).toMatchObject({ name: 'Inkwharf', status: 'completed' })
  const deck = await member.client.call(deckEndpoints.get, { params: { uuid: deal.pitch_deck_id } })
  const sha256 = createHash('sha256').update(readSample('saas-seed')).digest('hex')
  expect(deck).toMatchObject({ page_count: 13, documents: [{ sha256 }] })
  await page.getByRole('link', { name: 'View/Edit' }).click()
  await page.getByRole('heading', { level: 1, name: 'Inkwharf' }).first().waitFor()
})

test('a typed name stays, and a failed download is reported', async () => {
  await page.goto('/deal-room')
  await heading('Deal Upload')(page)
  await name().fill('My first look')
  await page.route('**/*.pdf', (route) => route.abort())
  await sampleButton().click()
  const failure = 'Could not load the sample deck. Check your connection and try again.'
  await page.getByRole('alert').getByText(failure, { exact: true }).waitFor()
  await page.unroute('**/*.pdf')
  await sampleButton().click()
  await page.getByText('Inkwharf.pdf', { exact: true }).waitFor()
  expect(await name().inputValue()).toBe('My first look')
  expect(await page.getByRole('alert').count()).toBe(0)
})
