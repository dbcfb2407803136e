import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { see, watch, wide } from './support/look.ts'
import { createMember, type Member, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page
let memo: string
let member: Member

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Ottilie', lastName: 'Farrow' }
  member = await createMember(product, { email: 'ottilie@farrow.test', password: 'marble-canyon-3', ...names })
  const deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'))
  memo = `/deal-memo/${deal.generated_answer_id}`
  page = watch(await openAs(browser, product, member))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const box = () => page.getByRole('region', { name: 'Ask this deck' })
const field = () => box().getByRole('textbox', { name: 'Ask this deck' })
const answers = () => box().getByRole('list', { name: 'Answers' }).locator('> li')
async function ask(question: string): Promise<void> {
  await field().fill(question)
  await page.keyboard.press('Enter')
  await answers().filter({ hasText: question }).first().waitFor()
}

describe('asking a deck', () => {
  test('shows its own words with their page, and the page with the words lit', async () => {
    await page.goto(memo)
    await page.getByRole('button', { name: 'Ask this deck…' }).click()
    await field().waitFor()
    await expect.poll(() => field().evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
    expect(await box().getByRole('button', { name: 'Ask', exact: true }).isDisabled()).toBe(true)
    await ask('How many paying customers do they have?')
    const passage = answers().first().getByRole('listitem').first()
    expect(await passage.getByRole('blockquote').textContent()).toContain('86')
    await passage.getByRole('link', { name: /^Page \d+ of the deck$/ }).click()
    await page.getByTestId('lit-quote').first().waitFor()
    await page.getByRole('button', { name: 'Close the deck' }).click()
  })

  test('says what the deck does not say, the newest question first, and keeps them through the edit view', async () => {
    await ask('Do they breed alpacas?')
    await box().getByText('The deck does not say.').waitFor()
    expect(await answers().locator('> p').allTextContents()).toEqual([
      'Do they breed alpacas?',
      'How many paying customers do they have?',
    ])
    await page.getByRole('tab', { name: 'Edit' }).click()
    await box().waitFor({ state: 'hidden' })
    await page.getByRole('tab', { name: 'Read' }).click()
    await page.getByRole('button', { name: 'Ask this deck…' }).click()
    await box().getByText('The deck does not say.').waitFor()
  })

  test('reports a failure and tries again', async () => {
    await page.route('**/questions/', (route) => route.abort(), { times: 1 })
    await ask('What is the ARR?')
    await answers().first().getByText('The server can’t be reached.', { exact: false }).waitFor()
    await answers().first().getByRole('button', { name: 'Retry' }).click()
    await answers().first().getByRole('blockquote').first().waitFor()
  })

  test('begins from the palette, too', async () => {
    await page.goto(`${memo}?view=edit`)
    await page.getByRole('tab', { name: 'Edit', selected: true }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('ask this')
    await page.getByRole('option', { name: 'Ask this deck' }).click()
    await field().waitFor()
    await expect.poll(() => field().evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
  })

  test('keeps what is typed while it opens, and no letter of it acts on the memo behind', async () => {
    const code = await openAs(browser, product, member)
    const held = Promise.withResolvers<void>()
    await code.route(/\/asked-deck-[^/]*\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await code.goto(`${memo}?view=read`)
    await code.getByRole('button', { name: 'Ask this deck…' }).click()
    await code.keyboard.type('redraw?')
    expect(await code.getByRole('dialog').count()).toBe(0)
    held.resolve()
    const late = code.getByRole('region', { name: 'Ask this deck' }).getByRole('textbox', { name: 'Ask this deck' })
    await expect.poll(() => late.inputValue()).toBe('redraw?')
    await code.keyboard.type(' Yes')
    expect(await late.inputValue()).toBe('redraw? Yes')
    await code.getByRole('button', { name: 'Ask', exact: true }).click()
    await code.getByText('redraw? Yes').waitFor()
    await code.context().close()
  })

  test('is readable for everyone at both widths', async () => {
    watch(page)
    const arrange = async () => {
      await page.getByRole('button', { name: 'Ask this deck…' }).click()
      await ask('How many paying customers do they have?')
      await answers().first().getByRole('blockquote').first().waitFor()
      await ask('Do they breed alpacas?')
      await box().getByText('The deck does not say.').waitFor()
    }
    await see(page, memo, arrange)
    await page.setViewportSize(wide)
  })
})
