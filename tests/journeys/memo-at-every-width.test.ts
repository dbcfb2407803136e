import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import { unfoldRows } from './support/edit-view.ts'
import { createMember, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample, seeToast } from './support/product.ts'

const widths = [900, 1024, 1150, 1280, 1440, 390]
const update = 'From: Orla Brandt <orla@brandt.test>\n\nMaren writes that they plan to close the\nround by March 2027.'

let product: Product
let browser: Browser
let page: Page
let address: string
let memo: Memo

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Orla', lastName: 'Brandt' }
  const member = await createMember(product, { email: 'orla@brandt.test', password: 'lantern-quarry-4', ...names })
  const deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'), update)
  const params = { id: deal.generated_answer_id }
  memo = (await member.client.call(memoEndpoints.get, { params })) as Memo
  address = `/deal-memo/${deal.generated_answer_id}`
  page = await openAs(browser, product, member)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const region = (name: string) => page.getByRole('region', { name, exact: true })
const findRow = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader').getByText(name, { exact: true }) })

async function openView(view: 'read' | 'edit', width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${address}?view=${view}`)
  const last = view === 'read' ? region('Unknown Fields') : region('Indicators')
  await last.waitFor()
}

/** Nothing sticks out at the side. */
async function expectToFit(width: number): Promise<void> {
  const contentWidth = await page.locator('html').evaluate((html: { scrollWidth: number }) => html.scrollWidth)
  expect(contentWidth, `${width} pixels wide`).toBeLessThanOrEqual(width)
}

/** Where the links of each element lead, by page only. */
const placesIn = (lists: Locator) =>
  lists.evaluateAll((all) =>
    all.map((one) =>
      Array.from(one.querySelectorAll('a'), (link) => (link.getAttribute('href') ?? '').replace(/[?&]quote=.*$/, '')),
    ),
  )

describe.each(widths)('at %i pixels', (width) => {
  test('the memo states each thing and each place once', async () => {
    await openView('read', width)
    await expectToFit(width)
    expect(await region('Company').textContent()).toContain('14 employees')
    for (const places of await placesIn(page.locator('article dd, article ul[aria-label="Sources"], article h3')))
      expect(new Set(places).size, places.join(' ')).toBe(places.length)

    const team = region('Team')
    expect(await team.getByText('Maren Oskvig').count()).toBe(1)
    expect(await team.getByText('Co-founder & CEO').count()).toBe(1)
    expect(await team.textContent()).toContain('A team of 14')

    const titles = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()
    const unknown = await region('Unknown Fields').getByRole('listitem').allTextContents()
    expect(unknown.filter((name) => titles.includes(name))).toEqual([])
    expect(unknown).not.toContain('Closing Deadline')
  })

  test('the founders stand under the title of their section, and the content of the update is there', async () => {
    await openView('edit', width)
    await expectToFit(width)
    const titles = await page
      .getByRole('region', { name: 'Memo fields' })
      .getByRole('heading')
      .evaluateAll((all) => all.map((one) => `${one.tagName} ${one.textContent}`))
    const from = titles.indexOf('H2 Founder information')
    expect(titles.slice(from, from + 4)).toEqual([
      'H2 Founder information',
      'H3 Maren Oskvig',
      'H3 Devraj Palit',
      'H2 Traction',
    ])
    for (const title of ['Founder information', 'Maren Oskvig'])
      expect(await page.getByRole('heading', { name: title, exact: true }).isVisible()).toBe(true)
    for (const places of await placesIn(page.locator('main ul:not(:has(ul)):not(:has-text("Also found"))')))
      expect(new Set(places).size, places.join(' ')).toBe(places.length)
    expect(await findRow('Closing Deadline').textContent()).toContain('March 2027')
    expect(await findRow('Company Site').textContent()).not.toMatch(/\.io\/\w/)
  })
})

test('an edit is shown in its reason', async () => {
  await openView('edit', 1280)
  await unfoldRows(page)
  const row = findRow('Gross Merchandise Value')
  await row.getByText('Not stated in the deck or the updates.').waitFor()
  await row.getByRole('button', { name: 'Edit Gross Merchandise Value' }).click()
  await row.getByRole('textbox').fill('$1.4M')
  await row.getByRole('button', { name: 'Save', exact: true }).click()
  await seeToast(page, 'Changes successfully saved')
  await row.getByText(/^Entered by Orla Brandt on \d{1,2} \p{L}+ \d{4}\.$/u).waitFor()
  expect(await row.getByText('Not stated').count()).toBe(0)
})

test('a number of employees in words, key facts of other labels and sources in words are shown at every width', async () => {
  const answer = structuredClone(memo)
  const { structured, unstructured } = answer.json_response
  structured.key_terms.company_info['Quantity of Employee'] = {
    value: '~40 FTE',
    standing: 'proved',
    source: [{ value: 'Call with Maren Oskvig, 3 May' }],
  }
  unstructured.key_facts = {
    'Regulatory position': { value: 'The law allows it.', source: [{ value: 'Memo of counsel' }] },
  }
  await page.route(`**/api/generated_answers/${memo.id}/`, (route) => route.fulfill({ json: { results: answer } }))
  for (const width of widths) {
    await openView('read', width)
    await expectToFit(width)
    expect(await region('Company').textContent()).toContain('~40 employeesCall with Maren Oskvig, 3 May')
    expect(await region('Regulatory position').textContent()).toContain('Memo of counsel')
  }
  await page.unroute(`**/api/generated_answers/${memo.id}/`)
})
