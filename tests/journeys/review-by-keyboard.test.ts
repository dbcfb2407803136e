import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unfoldRows } from './support/edit-view.ts'
import { createMember, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample, seeToast } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const member = await createMember(product, {
    email: 'iris@valden.test',
    password: 'fennel-harbour-9',
    firstName: 'Iris',
    lastName: 'Valden',
  })
  const deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'))
  page = await openAs(browser, product, member)
  await page.goto(`/deal-memo/${deal.generated_answer_id}?view=edit`)
  await page.getByRole('heading', { level: 1, name: 'Inkwharf' }).waitFor()
  await unfoldRows(page)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** The row that the keys act on, by the name of its field. */
const currentField = async () => {
  const [name] = await page.locator('[data-memo-row][aria-current=true] th > span:first-child').allTextContents()
  return name ?? null
}
const fieldNames = () => page.locator('[data-memo-row] th > span:first-child').allTextContents()
const toCheck = async () =>
  Number(/^(\d+) of \d+ to check$/.exec((await page.getByText(/^\d+ of \d+ to check$/).textContent()) ?? '')?.[1])
const row = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
const checkWord = /^Check · (Contradicted|Found|Inferred)$/
const currentRow = () => page.locator('[aria-current=true][data-memo-row]')
const rowsToCheck = () => page.getByRole('row').filter({ has: page.getByText(checkWord) })

/** Presses j or k until the first row of that field is the current one. */
async function moveTo(field: string): Promise<void> {
  const names = await fieldNames()
  const from = names.indexOf((await currentField()) ?? '')
  const steps = names.indexOf(field) - from
  for (let left = Math.abs(steps); left > 0; left -= 1) await page.keyboard.press(steps > 0 ? 'j' : 'k')
  expect(await currentField()).toBe(field)
}

describe('a memo is reviewed without the mouse', () => {
  test('j and k move from row to row and stay at the first', async () => {
    const [first, second] = await fieldNames()
    await page.keyboard.press('j')
    expect(await currentField()).toBe(first)
    await page.keyboard.press('j')
    expect(await currentField()).toBe(second)
    await page.keyboard.press('k')
    await page.keyboard.press('k')
    expect(await currentField()).toBe(first)
  })

  test('e opens the editor, Escape leaves it and the value as it was', async () => {
    await moveTo('Quantity of Employee')
    await page.keyboard.press('e')
    const editor = page.getByRole('textbox', { name: 'Quantity of Employee' })
    await editor.waitFor()
    const before = await editor.inputValue()
    // Keys of the review are letters in here.
    await page.keyboard.type('jek')
    expect(await editor.inputValue()).toContain('jek')
    await page.keyboard.press('Escape')
    await editor.waitFor({ state: 'detached' })
    expect(await currentField()).toBe('Quantity of Employee')
    await row('Quantity of Employee').getByText(before, { exact: true }).waitFor()
  })

  test('Enter confirms the row as it stands and goes on to the next one to check', async () => {
    const unchecked = rowsToCheck().first()
    const field = (await unchecked.locator('th > span').first().textContent()) ?? ''
    await moveTo(field)
    const before = await toCheck()
    // It shows before the server has it.
    const saved = page.waitForResponse((response) => response.url().endsWith('/changes/'))
    await page.keyboard.press('Enter')
    await expect.poll(toCheck).toBe(before - 1)
    expect(await currentField()).not.toBe(field)
    await currentRow().getByText(checkWord).waitFor()
    await row(field).first().getByText('Confirmed', { exact: true }).waitFor()
    await saved
    await page.reload()
    await rowsToCheck().first().waitFor()
    await expect.poll(toCheck).toBe(before - 1)
    await unfoldRows(page)
  })

  test('an edit is saved with Ctrl and Enter, and counts as checked', async () => {
    await moveTo('Burn Rate')
    const wasToCheck = (await currentRow().getByText(checkWord).count()) === 1
    const before = await toCheck()
    await page.keyboard.press('e')
    await page.getByRole('textbox', { name: 'Burn Rate' }).fill('$85k a month')
    await page.keyboard.press('Control+Enter')
    await seeToast(page, 'Changes successfully saved')
    await row('Burn Rate').getByText('$85k a month', { exact: true }).waitFor()
    await expect.poll(toCheck).toBe(wasToCheck ? before - 1 : before)
    expect(await currentField()).toBe('Burn Rate')
  })

  test('a list is shown in its form as an empty one that can not be saved, with its entries below', async () => {
    await moveTo('Industry')
    await page.keyboard.press('e')
    const form = row('Industry').getByRole('form', { name: 'Edit Industry' })
    await form.waitFor()
    expect(await form.getByRole('listitem').count()).toBe(0)
    expect(await form.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await row('Industry').getByRole('region', { name: 'Entries of Industry' }).getByRole('listitem').first().waitFor()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await form.waitFor({ state: 'detached' })
    expect(await currentField()).toBe('Industry')
  })

  test('a trait is edited as Yes or No', async () => {
    await moveTo('Repeat Founder')
    await page.keyboard.press('e')
    const editor = currentRow().getByRole('form')
    const choices = editor.getByRole('radio')
    expect(await choices.allTextContents()).toEqual(['Yes', 'No'])
    const save = editor.getByRole('button', { name: 'Save' })
    expect(await save.isDisabled()).toBe(true)
    const wasYes = (await choices.first().getAttribute('aria-checked')) === 'true'
    await choices.nth(wasYes ? 1 : 0).click()
    await save.click()
    await editor.waitFor({ state: 'detached' })
    await currentRow()
      .getByText(wasYes ? 'No' : 'Yes', { exact: true })
      .waitFor()
  })

  test('only the rows to check are shown on demand, and those that are proved', async () => {
    const strip = page.getByRole('navigation', { name: 'How sure this memo is' })
    const all = (await fieldNames()).length
    await strip.getByRole('link', { name: /to check$/ }).click()
    await page.getByText('Only rows to check.').waitFor()
    expect((await fieldNames()).length).toBe(await toCheck())
    expect(await rowsToCheck().count()).toBe(await toCheck())
    const proved = strip.getByRole('link', { name: /^\d+ proved$/ })
    await proved.click()
    await page.getByText('Only proved rows.').waitFor()
    expect((await fieldNames()).length).toBe(Number.parseInt((await proved.textContent()) ?? '', 10))
    // Pressed again, a part shows all rows.
    await proved.click()
    await expect.poll(async () => (await fieldNames()).length).toBe(all)
  })
})
