import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { unfoldRows } from './support/edit-view.ts'
import { createMember, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Sanna', lastName: 'Orrell' }
  const member = await createMember(product, { email: 'sanna@orrell.test', password: 'thistle-barge-7', ...names })
  const deal = await makeDeal(member, 'Gravelow', textDeckPdf(6))
  page = await openAs(browser, product, member)
  await page.goto(`/deal-memo/${deal.generated_answer_id}?view=edit`)
  await unfoldRows(page)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const dialog = () => page.getByRole('dialog', { name: 'History of Burn Rate' })
const openHistory = () => page.getByRole('button', { name: 'History of Burn Rate' }).click()

async function close(): Promise<void> {
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
}

async function save(value: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Burn Rate' }).click()
  await page.getByRole('textbox', { name: 'Burn Rate' }).fill(value)
  await page.keyboard.press('Control+Enter')
  await seeToast(page, 'Changes successfully saved')
  await page.getByRole('textbox', { name: 'Burn Rate' }).waitFor({ state: 'detached' })
}

describe('the history of a field', () => {
  test('has no button while no one has changed it', async () => {
    await page.getByRole('button', { name: 'Edit Burn Rate' }).waitFor()
    expect(await page.getByRole('button', { name: /^History of/ }).count()).toBe(0)
  })

  test('shows who changed it, when, from what to what, newest first', async () => {
    await save('$85k a month')
    await save('$90k a month')
    await openHistory()
    const changes = dialog().getByRole('listitem')
    await expect.poll(() => changes.count()).toBe(2)
    const [newest, first] = await changes.allTextContents()
    expect(newest).toMatch(/Sanna Orrell changed it.*just now.*From\$85k a monthTo\$90k a month/)
    expect(first).toMatch(/To\$85k a month/)
    await close()
    await page.getByRole('button', { name: 'History of Burn Rate' }).and(page.locator(':focus')).waitFor()
  })

  test('says so when it can not be shown', async () => {
    await page.reload()
    await page.route('**/history/', (route) => route.fulfill({ status: 400, body: '{}' }))
    await openHistory()
    await dialog().getByText('Could not load the history').waitFor()
    await page.unroute('**/history/')
    await dialog().getByRole('button', { name: 'Retry' }).click()
    await dialog().getByText('$90k a month').waitFor()
  })
})
