import { PDFDocument } from 'pdf-lib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMember, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Edda', lastName: 'Storm' }
  const member = await createMember(product, { email: 'edda@storm.test', password: 'pewter-meadow-6', ...names })
  const deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'))
  page = await openAs(browser, product, member, { colorScheme: 'dark' })
  await page.goto(`/deal-memo/${deal.generated_answer_id}`)
  await page.getByRole('region', { name: 'Executive Summary', exact: true }).waitFor()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test.each(['A4', 'Letter'])('the memo of a seed deck is a report of two pages on %s', async (format) => {
  const report = await PDFDocument.load(await page.pdf({ format }))
  expect(report.getPageCount()).toBe(2)
})

test('the report stands alone, black on white in the dark theme, too', async () => {
  await page.emulateMedia({ media: 'print' })
  for (const part of [
    page.getByRole('complementary', { name: 'Sidebar' }),
    page.getByRole('tablist', { name: 'Views of the memo' }),
    page.getByRole('button', { name: 'Ask Founder' }),
  ])
    expect(await part.isVisible()).toBe(false)
  expect(await page.getByRole('region', { name: 'Traction', exact: true }).locator('sup').first().isVisible()).toBe(
    true,
  )
  expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe('rgb(255, 255, 255)')
  expect(await page.evaluate('getComputedStyle(document.querySelector("sup a")).color')).toBe('rgb(0, 0, 0)')
})
