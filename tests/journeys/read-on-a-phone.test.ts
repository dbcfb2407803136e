import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMember, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample } from './support/product.ts'

let product: Product
let browser: Browser
let phone: Page
let desk: Page
let memo: string

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const member = await createMember(product, {
    email: 'mika@farrow.test',
    password: 'barley-signal-5',
    firstName: 'Mika',
    lastName: 'Farrow',
  })
  const update = 'March update: the pilot with the second bank has started.'
  const deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'), update)
  memo = `/deal-memo/${deal.generated_answer_id}`
  phone = await openAs(browser, product, member, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  desk = await openAs(browser, product, member)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const traction = (page: Page) => page.getByRole('region', { name: 'Traction', exact: true }).locator('sup a').first()
const shownPage = async (page: Page) =>
  Number(/^(\d+) of \d+$/.exec((await page.getByText(/^\d+ of \d+$/).textContent()) ?? '')?.[1])

describe('on a phone', () => {
  test('the navigation is a drawer', async () => {
    await phone.goto('/deal-room')
    await phone.getByRole('button', { name: 'Open menu' }).tap()
    await phone.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Deal List' }).tap()
    await phone.waitForURL('**/deal-list')
    await phone.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' })
  })

  test('the deals are cards, and one leads to its memo', async () => {
    await phone.getByRole('list', { name: 'Deals' }).getByRole('link', { name: 'Inkwharf' }).tap()
    await phone.waitForURL(`**${memo}`)
  })

  test('a citation follows its link to the deck, with the quote lit, and back', async () => {
    const address = await traction(phone).getAttribute('href')
    await traction(phone).tap()
    await phone.waitForURL('**/pitch-deck/**')
    expect(phone.url()).toBe(`${product.address}${address}`)
    await phone.getByTestId('lit-quote').first().waitFor()
    expect(await phone.getByRole('complementary', { name: 'Pitch deck' }).count()).toBe(0)
    await phone.goBack()
    await traction(phone).waitFor()
  })

  test('a memo is confirmed by touch', async () => {
    await phone.getByRole('tab', { name: 'Edit' }).tap()
    const counter = phone.getByText(/^\d+ of \d+ to check$/)
    const before = await counter.textContent()
    await phone
      .getByRole('button', { name: /^Confirm / })
      .first()
      .tap()
    await expect.poll(() => counter.textContent()).not.toBe(before)
  })
})

describe('the deck viewer', () => {
  test('opens at the page and the quote of a citation beside the memo, and Escape closes it', async () => {
    await desk.goto(memo)
    await traction(desk).scrollIntoViewIfNeeded()
    const before = await traction(desk).boundingBox()
    await traction(desk).click()
    const panel = desk.getByRole('complementary', { name: 'Pitch deck' })
    await panel.getByTestId('lit-quote').first().waitFor()
    // The memo got narrower and longer; what was pressed has stayed under the reader's eyes.
    const beside = await traction(desk).boundingBox()
    expect(Math.abs((beside?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3)
    await desk.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await traction(desk).and(desk.locator(':focus')).waitFor()
  })

  test('turns pages with the arrow keys and Page Up and Down, in the panel', async () => {
    // A pointer that rests on a citation would show its preview, which Escape closes first.
    await desk.mouse.move(0, 0)
    await traction(desk).press('Enter')
    const panel = desk.getByRole('complementary', { name: 'Pitch deck' })
    await panel.getByTestId('lit-quote').first().waitFor()
    const first = await shownPage(desk)
    await desk.keyboard.press('ArrowRight')
    await expect.poll(() => shownPage(desk)).toBe(first + 1)
    await panel.getByRole('img', { name: `Page ${first + 1} of the deck` }).waitFor()
    await desk.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  })

  test('turns pages by itself, stops at both ends, and keeps the page in its address', async () => {
    await desk.getByRole('link', { name: 'Pitch deck' }).click()
    await desk.waitForURL('**/pitch-deck/**')
    await desk.getByText('1 of 13').waitFor()
    for (const [key, page] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
      ['PageDown', 3],
      ['PageUp', 2],
    ] as const) {
      await desk.keyboard.press(key)
      await expect.poll(() => shownPage(desk), { message: key }).toBe(page)
    }
    await desk.getByRole('img', { name: 'Page 2 of the deck' }).waitFor()
    expect(new URL(desk.url()).searchParams.get('page')).toBe('2')
    await desk.getByRole('button', { name: 'Page 13', exact: true }).click()
    await desk.getByText('13 of 13').waitFor()
    expect(await desk.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true)
  })
})
