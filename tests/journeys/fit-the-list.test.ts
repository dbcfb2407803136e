import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flagEndpoints } from '#contract/flags.ts'
import { swellingPdf } from '#samples/bad-inputs.ts'
import { createMember, type Member, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample } from './support/product.ts'
import { makeShownDeal, showDeals } from './support/shown-deals.ts'

const long = 'Inkwharf, the ledger of small harbours that was found by Lene at the fair in Antwerp'
const shortest = 160
const tallestCard = 128
const rowHeight = 60

let product: Product
let browser: Browser
let member: Member
let page: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Annemarie-Louise', lastName: 'Hollingsworth-Baird' }
  member = await createMember(product, { email: 'anne@hollingsworth.test', password: 'maple-turbine-1', ...names })
  const flags = { green_flags: ['b2b', 'pt_software', 'seed'], red_flags: ['bm_subscription', 'saas', 'hq_usa'] }
  await member.client.call(flagEndpoints.save, { body: { ...flags, input_flags: { quantity_of_founders: 0 } } })
  await makeDeal(member, long, readSample('saas-seed'))
  await makeDeal(member, 'Wherrow', readSample('marketplace-kpis'))
  await makeDeal(member, `Gravelow: ${long}`, swellingPdf())
  page = await openAs(browser, product, member)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

type Fit = {
  sideways: number
  /** Texts of one row that lie over each other, and those that stick out of the list. */
  collisions: string[]
  /** Width of the column of names, or of each card. */
  names: number[]
  /** How much of the long name is seen. */
  longName: number
  cardHeights: number[]
}

/** Measures the list as rendered: the box of every text, cut where an element cuts it. */
function measure(): Fit {
  const list = document.querySelector('main table, main ul[aria-label="Deals"]')
  if (!list) throw new Error('The list is missing.')
  const seen = (text: Text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    let { left, right, top, bottom } = range.getBoundingClientRect()
    for (let parent = text.parentElement; parent !== null && parent !== list; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflow === 'visible') continue
      const box = parent.getBoundingClientRect()
      ;[left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      ;[top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return { left, right, top, bottom, words: text.data.trim() }
  }
  const textsOf = (row: Element) => {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
    const found: ReturnType<typeof seen>[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest('.sr-only'))
        found.push(seen(node))
    return found
  }
  const rows = [...list.querySelectorAll('tr, li')]
  const edge = list.getBoundingClientRect()
  const collisions = rows.flatMap((row) => {
    const texts = textsOf(row)
    const over = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 0.5)
        .filter((two) => Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2)
        .map((two) => `${one.words} | ${two.words}`),
    )
    const out = texts.filter(({ left, right }) => left < edge.left - 0.5 || right > edge.right + 0.5)
    return [...over, ...out.map(({ words }) => `${words} sticks out`)]
  })
  const widths = (selector: string) =>
    [...list.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().width)
  return {
    sideways: document.documentElement.scrollWidth - window.innerWidth,
    collisions,
    names: list instanceof HTMLTableElement ? widths('th:first-child') : widths('li'),
    longName: list.querySelector('a[data-testid=deal-name][title^=Inkwharf]')?.getBoundingClientRect().width ?? 0,
    cardHeights: [...list.querySelectorAll('li')].map((card) => card.getBoundingClientRect().height),
  }
}

const collapse = (collapsed: boolean) =>
  page.evaluate(
    (value) => {
      if (value === null) localStorage.removeItem('ui.sidebar')
      else localStorage.setItem('ui.sidebar', value)
    },
    collapsed ? 'collapsed' : null,
  )

async function openAt(width: number, height = 900): Promise<Fit> {
  await page.setViewportSize({ width, height })
  await page.goto('/deal-list')
  await page.getByRole('link', { name: long, exact: true }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(measure)
}

const sizes = [
  [1440, 'table'],
  [1280, 'table'],
  [1150, 'cards'],
  [1024, 'cards'],
  [900, 'cards'],
  [390, 'cards'],
] as const

describe.each([
  ['open', false],
  ['collapsed', true],
] as const)('with the sidebar %s', (_how, collapsed) => {
  test.each(sizes)('at %i pixels every name has room and nothing lies over it: %s', async (width, shape) => {
    await page.goto('/deal-list')
    await collapse(collapsed)
    const fit = await openAt(width)
    expect(fit.collisions).toEqual([])
    expect(fit.sideways).toBeLessThanOrEqual(0)
    expect(fit.names.length).toBeGreaterThan(0)
    expect(Math.min(...fit.names)).toBeGreaterThanOrEqual(shortest)
    expect(fit.longName).toBeGreaterThanOrEqual(shortest)
    expect(Math.max(0, ...fit.cardHeights)).toBeLessThanOrEqual(tallestCard)
    expect(await page.getByRole('table', { name: 'Deals' }).count()).toBe(shape === 'table' ? 1 : 0)
  })
})

test('between a phone and a desk, without a sidebar, there is room for the table', async () => {
  const fit = await openAt(880)
  expect(fit.collisions).toEqual([])
  expect(Math.min(...fit.names)).toBeGreaterThanOrEqual(shortest)
  await page.getByRole('table', { name: 'Deals' }).waitFor()
})

describe('deals that ask for something and were seen before', () => {
  const earlier = makeShownDeal(9, {})
  const seen = {
    deal_id: earlier.deal_id,
    generated_answer_id: earlier.generated_answer_id,
    decision: null,
    decided_on: null,
  }
  const seen_before = [
    { ...seen, name: `Gravelow: ${long}`, how: 'pages' as const, created_on: earlier.created_on },
    { ...seen, name: 'Wherrow', how: 'company' as const, created_on: earlier.created_on },
  ]
  const flags = { green: 12, red: 11, signals: 0 }
  const needs = { kind: 'nda' as const, text: 'Keep it.' }
  const status_detail = 'The sender asks you to accept an agreement before this deck can be opened and read here.'
  const listed = {
    ask: { value: 'US$1.5 millones', standing: 'proved' as const },
    hq: { value: 'Latin America', standing: 'found' as const },
  }
  const deals = [
    makeShownDeal(1, { name: long, source: 'mail', seen_before, flags }),
    makeShownDeal(2, {
      name: `Gravelow: ${long}`,
      source: 'link',
      status: 'failed',
      needs,
      status_detail,
      seen_before,
    }),
    makeShownDeal(3, { name: 'Wherrow', source: 'link', seen_before: seen_before.slice(0, 1), flags, ...listed }),
  ]

  afterAll(() => page.unrouteAll())
  test.each([1440, 1280, 880, 390])('at %i pixels all fits as before', async (width) => {
    await showDeals(page, deals)
    const fit = await openAt(width)
    expect(fit.collisions).toEqual([])
    expect(fit.sideways).toBeLessThanOrEqual(0)
    expect(Math.min(...fit.names)).toBeGreaterThanOrEqual(shortest)
    expect(fit.longName).toBeGreaterThanOrEqual(shortest)
    expect(Math.max(0, ...fit.cardHeights)).toBeLessThanOrEqual(tallestCard)
    const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((one) => one.clientHeight))
    expect(Math.max(0, ...heights)).toBeLessThanOrEqual(rowHeight)
  })

  /** Whether all of a text of a deal is seen, not a part with dots. */
  const isWhole = (deal: string, words: string | RegExp) =>
    page
      .locator('main [data-deal]', { has: page.getByTestId('deal-name').filter({ hasText: deal }) })
      .getByText(words)
      .last()
      .evaluate((one) => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1)

  test('at a desk the ask, the region and the earlier deal are not cut', async () => {
    await showDeals(page, deals)
    await openAt(1440)
    for (const words of ['US$1.5 millones', 'Latin America', /^Undecided · /])
      expect(await isWhole('Wherrow', words), String(words)).toBe(true)
  })

  test('on a phone, which has no tooltips, a reason is read to its end, where it says what to do', async () => {
    await showDeals(page, deals)
    await openAt(390)
    expect(await isWhole('Gravelow', status_detail)).toBe(true)
  })
})

describe('cards beside a keyboard', () => {
  test('are walked with j and k; Enter opens the memo', async () => {
    await openAt(1024)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.locator('li > :focus', { hasText: 'Wherrow' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/deal-memo/*')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })

  test('are sorted, and a table that they become keeps the order', async () => {
    await openAt(1024)
    const cards = page.getByRole('list', { name: 'Deals' }).getByRole('listitem')
    await page.getByRole('button', { name: /^Sort/ }).click()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Deal Name, A to Z')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    const first = () => cards.getByTestId('deal-name').first().textContent()
    await expect.poll(first).toBe(`Gravelow: ${long}`)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('th[aria-sort=ascending]', { hasText: 'Deal Name' }).waitFor()
  })
})
