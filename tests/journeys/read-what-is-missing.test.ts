import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoEndpoints } from '#contract/memo.ts'
import { addSlide, finishPdf, newPdf, write } from '#samples/pdfkit-deck.ts'
import { createMember, type Member, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product } from './support/product.ts'

let product: Product
let browser: Browser
let member: Member
let page: Page
let memo: string
const update = 'The round is raising $2M at a valuation of $10M. The pilot has started.'

/** Two pages that say nothing an investor asks for. */
function sparseDeck(): Uint8Array {
  const doc = newPdf({ title: '', author: '', date: new Date('2026-01-15T09:00:00Z') })
  for (const text of ['Thank you', 'Questions?']) {
    addSlide(doc, '#ffffff')
    write(doc, text, { x: 56, y: 240, width: 848 }, { font: 'Helvetica', size: 40, color: '#222222' })
  }
  return finishPdf(doc)
}

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Rune', lastName: 'Falk' }
  member = await createMember(product, { email: 'rune@falk.test', password: 'juniper-anvil-3', ...names })
  memo = (await makeDeal(member, 'Silent', sparseDeck())).generated_answer_id
  page = await openAs(browser, product, member)
  await page.goto(`/deal-memo/${memo}`)
  await page.getByRole('region', { name: 'Company', exact: true }).waitFor()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** What stands beside a label. */
const beside = (label: string) =>
  page
    .locator('dl > div', { has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd')
    .textContent()

describe('a deck that states almost nothing', () => {
  test('says of each link and number that it can not be found', async () => {
    const company = page.getByRole('region', { name: 'Company', exact: true })
    await company.getByText("Can't find site", { exact: true }).waitFor()
    await company.getByText("Can't find linkedin site", { exact: true }).waitFor()
    expect(await beside('Year of Foundation')).toBe("Can't find year of foundation")
    expect(await beside('FTE')).toBe("Can't find number of employees")
  })

  test('shows a dash for every list', async () => {
    expect(await Promise.all(['HQ', 'Stage', 'Industry', 'Target Market'].map(beside))).toEqual(['-', '-', '-', '-'])
  })

  test('shows every indicator as unknown', async () => {
    const names = ['Product Structure Type', 'Product Type', 'Distribution Strategy', 'Customer Type']
    const shown = await Promise.all([...names, 'Revenue Model Type'].map(beside))
    expect(shown).toEqual(Array.from(shown, () => 'Unknown'))
  })

  test('lists what is unknown, and shows no empty card for it', async () => {
    const unknown = page.getByRole('region', { name: 'Unknown Fields', exact: true }).getByRole('listitem')
    const names = await unknown.allTextContents()
    expect(names).toEqual(
      expect.arrayContaining(['Company Site', 'Year of Foundation', 'Stage', 'Problem', 'Traction']),
    )
    expect(new Set(names).size).toBe(names.length)
    for (const name of ['Problem', 'Traction'])
      expect(await page.getByRole('region', { name, exact: true }).count()).toBe(0)
  })
})

test('a citation of the update opens it, and Cancel closes it', async () => {
  const deal = await makeDeal(member, 'Spoken', sparseDeck(), update)
  await page.goto(`/deal-memo/${deal.generated_answer_id}`)
  await page
    .getByRole('region', { name: 'Fundraising Summary', exact: true })
    .getByRole('button', { name: /Most recent update/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Most Recent Update for Spoken' })
  const text = dialog.getByRole('region', { name: 'The update' })
  await text.getByRole('time').waitFor()
  expect(await text.textContent()).toContain(update)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('failed readings are listed only for a user with the admin flag', async () => {
  const answer = await member.client.call(memoEndpoints.get, { params: { id: memo } })
  // No reading of a site runs here, so the server's answer is given two of them.
  answer.json_response.scrappers_status = [
    { run: 1, type: 'site', status: 'failed', detail: 'timeout' },
    { run: 2, type: 'site', status: 'ok', detail: '' },
  ]
  await page.route(`**/api/generated_answers/${memo}/`, (route) => route.fulfill({ json: { results: answer } }))
  const failed = page.getByText('1th call of site is failed', { exact: true })
  const open = async () => {
    await page.goto(`/deal-memo/${memo}`)
    await page.getByRole('region', { name: 'Unknown Fields', exact: true }).waitFor()
  }
  await open()
  expect(await failed.count()).toBe(0)
  await page.evaluate("localStorage.setItem('admin', 'true')")
  await open()
  await failed.waitFor()
  expect(await page.getByText('2th call of site is failed').count()).toBe(0)
})
