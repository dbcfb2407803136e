import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { unfoldRows } from './support/edit-view.ts'
import { createMember, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast } from './support/product.ts'

let product: Product
let browser: Browser
let ours: Page
let theirs: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const member = await createMember(product, {
    email: 'tove@arden.test',
    password: 'walnut-meridian-2',
    firstName: 'Tove',
    lastName: 'Arden',
  })
  const deal = await makeDeal(member, 'Gravelow', textDeckPdf(6))
  ours = await openAs(browser, product, member)
  theirs = await openAs(browser, product, member)
  for (const page of [ours, theirs]) {
    await page.goto(`/deal-memo/${deal.generated_answer_id}?view=edit`)
    await unfoldRows(page)
  }
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const row = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByText('Quantity of Employee', { exact: true }) })

async function edit(page: Page, value: string): Promise<void> {
  await row(page).getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('textbox', { name: 'Quantity of Employee' }).fill(value)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** We save first; they have had the field open since before. The dialog stands on their screen. */
async function saveBoth(ourValue: string, theirValue: string): Promise<void> {
  await edit(theirs, theirValue)
  await edit(ours, ourValue)
  await save(ours)
  await row(ours).getByText(ourValue, { exact: true }).waitFor()
  await save(theirs)
  const dialog = theirs.getByRole('dialog', { name: 'Someone else saved this memo' })
  await dialog.getByText(ourValue, { exact: true }).waitFor()
  await dialog.getByText(theirValue, { exact: true }).waitFor()
}

/** What the server holds, whatever the screen shows. */
async function afterReload(page: Page): Promise<string> {
  await page.reload()
  return (await row(page).getByRole('cell').first().textContent()) ?? ''
}

describe('two people change the same field', () => {
  test('"Use theirs" keeps what was saved first', async () => {
    await saveBoth('40', '50')
    await theirs.getByRole('button', { name: 'Use theirs' }).click()
    await theirs.getByRole('dialog').waitFor({ state: 'detached' })
    await row(theirs).getByText('40', { exact: true }).waitFor()
    expect(await theirs.getByRole('textbox', { name: 'Quantity of Employee' }).count()).toBe(0)
    expect(await afterReload(theirs)).toContain('40')
    expect(await afterReload(ours)).toContain('40')
  })

  test('"Keep mine" puts the second value over the first', async () => {
    await saveBoth('41', '51')
    await theirs.getByRole('button', { name: 'Keep mine' }).click()
    await seeToast(theirs, 'Changes successfully saved')
    await row(theirs).getByText('51', { exact: true }).waitFor()
    expect(await afterReload(theirs)).toContain('51')
    expect(await afterReload(ours)).toContain('51')
  })

  test('a dialog put aside leaves the edit open, and nothing is lost', async () => {
    await saveBoth('42', '52')
    await theirs.keyboard.press('Escape')
    await theirs.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await theirs.getByRole('textbox', { name: 'Quantity of Employee' }).inputValue()).toBe('52')
    expect(await afterReload(ours)).toContain('42')
  })
})
