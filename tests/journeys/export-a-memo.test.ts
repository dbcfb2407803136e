import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { strFromU8, unzipSync } from 'fflate'
import { PDFDocument } from 'pdf-lib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memo } from '#contract/memo.ts'
import { createMember, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample, seeToast } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Runa', lastName: 'Tide' }
  const member = await createMember(product, { email: 'runa@tide.test', password: 'copper-lantern-4', ...names })
  const deal = await makeDeal(member, 'Inkwharf für Ålesund', readSample('saas-seed'))
  page = await openAs(browser, product, member)
  await page.goto(`/deal-memo/${deal.generated_answer_id}`)
  await page.getByRole('region', { name: 'Executive Summary', exact: true }).waitFor()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** Chooses a format as a hand does: the mouse travels from the menu to the one beside it. */
async function choose(format: string): Promise<void> {
  await page.getByRole('button', { name: 'Memo actions' }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const item = page.getByRole('menuitem', { name: format, exact: true })
  await item.waitFor()
  const box = await item.boundingBox()
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 20 })
  await item.click()
}

async function save(format: string): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([page.waitForEvent('download'), choose(format)])
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) }
}

describe('a memo is taken along', () => {
  test('as a Word document with its sources as footnotes', async () => {
    const { name, bytes } = await save('Word')
    expect(name).toBe('Inkwharf für Ålesund memo.docx')
    expect(strFromU8(unzipSync(bytes)['word/footnotes.xml'] ?? new Uint8Array())).toContain('Deck, page ')
  })

  test('as a PDF report of a few pages', async () => {
    const { name, bytes } = await save('PDF')
    expect(name).toBe('Inkwharf für Ålesund memo.pdf')
    const report = await PDFDocument.load(bytes)
    expect(report.getTitle()).toBe('Inkwharf für Ålesund')
    expect(report.getPageCount()).toBeLessThanOrEqual(5)
  })

  test('as Markdown whose links lead to the page of the deck', async () => {
    const { name, bytes } = await save('Markdown')
    expect(name).toBe('Inkwharf für Ålesund memo.md')
    const link = /\[Deck, page (\d+)\]\(<([^>]+)>\)/.exec(strFromU8(bytes))
    await page.goto(link?.[2] ?? '')
    await page.getByRole('img', { name: `Page ${link?.[1]} of the deck` }).waitFor()
    await page.goBack()
  })

  test('as JSON in the shape of the contract', async () => {
    const { bytes } = await save('JSON')
    expect(memo.parse(JSON.parse(strFromU8(bytes))).deal.name).toBe('Inkwharf für Ålesund')
  })

  test('by keyboard, in a menu that has nothing to object to', async () => {
    await page.getByRole('button', { name: 'Memo actions' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Export' }).press('ArrowRight')
    await page.getByRole('menuitem', { name: 'Word' }).waitFor()
    // A menu stands over the page, and so in none of its regions.
    const { violations } = await new AxeBuilder({ page }).disableRules('region').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })

  test('or the reason is shown why it could not be', async () => {
    await page.reload()
    await page.route('**/export/**', (route) => route.abort())
    await choose('PDF')
    await seeToast(
      page,
      'Could not export the memo',
      'The server can’t be reached. Check your connection and try again.',
    )
  })
})
