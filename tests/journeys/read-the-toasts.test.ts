import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMember, openAs, openAsVisitor } from './support/member.ts'
import { openBrowser, openProduct, type Product, signIn } from './support/product.ts'

const person = { email: 'elin@sorrel.test', password: 'lantern-orbit-7', firstName: 'Elin', lastName: 'Sorrel' }

let product: Product
let browser: Browser
let page: Page
let visitor: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  page = await openAs(browser, product, await createMember(product, person))
  visitor = await openAsVisitor(browser, product)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const toasts = (on: Page) => on.locator('[data-sonner-toast]')
const present = (on: Page) => on.locator('[data-sonner-toast][data-removed=false]')

/** Opens a screen whose clock stands still but for `pass`. */
async function openInStoppedTime(on: Page, path: string, button: string): Promise<void> {
  await on.clock.install()
  await on.clock.resume()
  await on.goto(path)
  await on.getByRole('button', { name: button, exact: true }).first().waitFor()
  await on.clock.pauseAt((await on.evaluate(() => Date.now())) + 1_000)
}
const pass = (on: Page, milliseconds: number) => on.clock.runFor(milliseconds)

/** Lets the clock go on by little until so many toasts are there. */
async function untilThereAre(on: Page, count: number): Promise<void> {
  const step = async () => {
    await pass(on, 20)
    return present(on).count()
  }
  await expect.poll(step, { timeout: 180_000, interval: 50 }).toBe(count)
}

async function save(times = 1): Promise<void> {
  const before = await present(page).count()
  for (let done = 1; done <= times; done += 1) {
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await untilThereAre(page, before + done)
  }
}

describe('toasts of the app', () => {
  test('appear bottom-right, 356 px wide, 32 px from the edges', async () => {
    await openInStoppedTime(page, '/profile-edit', 'Save')
    await save()
    expect(await toasts(page).getByText('Changes successfully saved', { exact: true }).count()).toBe(1)
    const place = async () => {
      const box = await toasts(page).boundingBox()
      return box && { width: box.width, right: 1440 - box.x - box.width, bottom: 900 - box.y - box.height }
    }
    await expect.poll(place).toEqual({ width: 356, right: 32, bottom: 32 })
  })

  test('close after 4000 ms', async () => {
    await pass(page, 3_800)
    expect(await present(page).count()).toBe(1)
    await pass(page, 400)
    expect(await present(page).count()).toBe(0)
    await pass(page, 1_000)
    await expect.poll(() => toasts(page).count()).toBe(0)
  })

  test('are at most 3 at a time, 14 px apart when they are spread out', async () => {
    await save(4)
    await expect.poll(() => page.locator('[data-sonner-toast][data-visible=true]').count()).toBe(3)
    await toasts(page).first().hover()
    const gaps = async () => {
      const boxes = await Promise.all([0, 1, 2].map((at) => toasts(page).nth(at).boundingBox()))
      const tops = boxes.map((box) => box?.y ?? 0)
      return [0, 1].map((at) => Math.round((tops[at] ?? 0) - (tops[at + 1] ?? 0) - (boxes[at + 1]?.height ?? 0)))
    }
    await expect.poll(gaps).toEqual([14, 14])
    await page.mouse.move(0, 0)
    await pass(page, 10_000)
    await expect.poll(() => toasts(page).count()).toBe(0)
  })

  test('go when they are swiped by 20 px, and not by less', async () => {
    await save()
    const swipe = async (distance: number) => {
      const box = await toasts(page).boundingBox()
      const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 20]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance / 2, y)
      // A slow hand: a fast one may throw a toast out by less.
      await pass(page, 1_000)
      await page.mouse.move(x + distance, y)
      await page.mouse.up()
      await pass(page, 100)
    }
    await swipe(16)
    expect(await present(page).count()).toBe(1)
    await swipe(24)
    await expect.poll(() => present(page).count()).toBe(0)
  })

  test('with a description stay 5000 ms', async () => {
    await openInStoppedTime(page, '/workspace-edit', 'Save')
    await page.route('**/api/workspaces/**', (route) => route.abort())
    await save()
    await present(page).getByText('Workspace updated failed', { exact: true }).waitFor()
    await pass(page, 4_700)
    expect(await present(page).count()).toBe(1)
    await pass(page, 500)
    expect(await present(page).count()).toBe(0)
  })
})

describe('toasts of the sign-in flow', () => {
  test('are one at a time and do not close by themselves before 1,000,000 ms', async () => {
    await openInStoppedTime(visitor, '/sign-in', 'Sign in')
    for (let tries = 0; tries < 2; tries += 1) {
      const answered = visitor.waitForResponse('**/api/auth/login/')
      await signIn(visitor, { ...person, password: `wrong ${tries}` })
      await answered
      await untilThereAre(visitor, 1)
    }
    await pass(visitor, 900_000)
    await expect.poll(() => present(visitor).count()).toBe(1)
    await pass(visitor, 101_000)
    await expect.poll(() => present(visitor).count()).toBe(0)
  })
})
