import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deal } from '#contract/deals.ts'
import { createMember, type Member, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample, sample } from './support/product.ts'

let product: Product
let browser: Browser
let member: Member
let deal: Deal
let page: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Odo', lastName: 'Fenn' }
  member = await createMember(product, { email: 'odo@fenn.test', password: 'basalt-orchard-9', ...names })
  deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'))
  page = await openAs(browser, product, member)
  await page.goto('/docs')
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** The form of a call, opened. */
async function call(id: string, on = page): Promise<Locator> {
  const entry = on.locator(`[id="${id}"]`)
  if ((await entry.getAttribute('open')) === null) await entry.locator('summary').click()
  return entry.locator('form')
}
const send = (form: Locator) => form.getByRole('button', { name: 'Send' }).click()
const findAnswer = (form: Locator) => form.getByRole('status')

describe('the page of the API', () => {
  test('makes a call with the token of the sign-in and shows what came back', async () => {
    const form = await call('deals.list')
    await form.getByLabel('search').fill('inkw')
    await send(form)
    await findAnswer(form)
      .getByText(/^200 OK · \d+ ms$/)
      .waitFor()
    expect(JSON.parse((await findAnswer(form).locator('pre').textContent()) ?? '')).toMatchObject({
      results: [{ name: 'Inkwharf', deal_id: deal.deal_id }],
      next: null,
    })
  })

  test('begins with an example, and shows a failure as one', async () => {
    const form = await call('accounts.signUp')
    const body = form.getByLabel('body')
    expect(JSON.parse(await body.inputValue())).toMatchObject({ email: 'ana@example.com' })
    await body.fill('{"email": "ana"}')
    await send(form)
    await findAnswer(form).getByText(/^422 /).waitFor()
    expect(await findAnswer(form).locator('pre').textContent()).toContain('Invalid email')
  })

  test('uploads a deck', async () => {
    const form = await call('decks.upload')
    await form.getByLabel('deal_name').fill('Marrowgate')
    await form.getByLabel('pdf_file').setInputFiles(sample('marketplace-kpis'))
    await send(form)
    await findAnswer(form).getByText(/^201 /).waitFor()
  })

  test('offers a file to save', async () => {
    const form = await call('memos.export')
    await form.getByLabel('id').fill(deal.generated_answer_id)
    await form.getByLabel('format').selectOption('pdf')
    await send(form)
    const link = findAnswer(form).getByRole('link', { name: /^Save Inkwharf memo\.pdf \([\d,]+ bytes\)$/ })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('listens to events for a while', async () => {
    const form = await call('deals.events')
    await send(form)
    const changed = { name: 'deck.pdf', bytes: new Uint8Array(readSample('saas-seed')) }
    await member.client.upload({ deal_name: 'Sallowfield' }, changed)
    await findAnswer(form).getByText(/^200 /).waitFor()
    expect(await findAnswer(form).locator('pre').textContent()).toContain('"type":"deal"')
  })

  test('takes a pasted token, and says when it is wrong', async () => {
    await page.getByLabel(/^Token/).fill('made-up')
    const form = await call('workspaces.list')
    await send(form)
    await findAnswer(form).getByText(/^401 /).waitFor()
  })

  test.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
  ] as const)('is sound in %s at %i', async (colorScheme, width) => {
    const own = await openAs(browser, product, member, { colorScheme, viewport: { width, height: 900 } })
    await own.goto('/docs')
    const form = await call('deals.list', own)
    await send(form)
    await findAnswer(form).getByText(/^200 /).waitFor()
    await call('memos.export', own)
    await call('accounts.signUp', own)
    expect((await new AxeBuilder({ page: own }).analyze()).violations.map(({ id }) => id)).toEqual([])
    expect(await own.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    await own.context().close()
  })
})
