import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMember, openAs, openAsVisitor } from './support/member.ts'
import { joinUpToFlags, openBrowser, openProduct, type Product, sample } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  page = await openAsVisitor(browser, product)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const state = (option: string, flag: 'Green' | 'Neutral' | 'Red') =>
  page.getByRole('radiogroup', { name: option, exact: true }).first().getByRole('radio', { name: flag })
const count = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()
const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

describe('green and red flags', () => {
  test('the third step of the onboarding asks for them', async () => {
    const person = { email: 'ines@alder.test', password: 'plum-orchard-7', firstName: 'Ines', lastName: 'Alder' }
    await joinUpToFlags(page, product, person)
    await page.getByRole('heading', { level: 1, name: 'Choose green and red flags' }).waitFor()
    await page.getByText('3/3').waitFor()
    await count('0 green, 0 red')
    expect(await page.getByLabel('Quantity of Founders').inputValue()).toBe('0')
    expect(await violations()).toEqual([])
  })

  test('an option is green, neutral or red, by the mouse and by the keyboard', async () => {
    await state('B2B', 'Green').click()
    await state('B2C', 'Red').click()
    await count('1 green, 1 red')
    await state('B2C', 'Red').focus()
    await page.keyboard.press('ArrowLeft')
    await count('1 green, 0 red')
    expect(await state('B2C', 'Neutral').isChecked()).toBe(true)
    await state('Seed', 'Red').click()
  })

  test('saving asks for what is missing', async () => {
    await page.getByLabel('Quantity of Founders').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Quantity of Foundesr is required').waitFor()
    await page.getByText('Industries selection is required').waitFor()
    await page.getByLabel('Quantity of Founders').fill('3')
  })

  test('industries are chosen in two steps', async () => {
    const industry = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
    await industry('Space').click()
    await industry('Robotics').click()
    await industry('Robotics').click()
    await page.getByRole('button', { name: 'Next' }).click()
    await industry('Space').click({ force: true })
    expect(await industry('Space').textContent()).toContain('Green')
    await page.getByLabel('Find an industry').fill('gam')
    await industry('Gaming').click()
    await page.getByRole('button', { name: 'Done' }).click()
    expect(await page.getByRole('list', { name: 'Green industries' }).textContent()).toContain('Space')
    expect(await page.getByRole('list', { name: 'Red industries' }).textContent()).toContain('Gaming')
    await count('2 green, 2 red')
    expect(await violations()).toEqual([])
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/flags/flags_templates/')),
      page.getByRole('button', { name: 'Save' }).click(),
    ])
    expect(request.postDataJSON()).toEqual({
      green_flags: ['b2b', 'space'],
      red_flags: ['seed', 'gaming'],
      input_flags: { quantity_of_founders: 3 },
      workspace: await page.evaluate(() => localStorage.getItem('workspace')),
      name: 'Default',
      default_for_current_user: true,
    })
    await page.waitForURL('**/deal-list')
  })

  test('a deal bears the flags in the list and in its memo', async () => {
    await page.getByRole('link', { name: 'Create Deal' }).first().click()
    await page.getByLabel('Deal name').fill('Inkwharf')
    await page.locator('input[type=file]').setInputFiles(sample('saas-seed'))
    await page.getByRole('button', { name: 'Start creating deal memo' }).click()
    await page.getByRole('link', { name: 'View/Edit' }).waitFor()
    await page.getByText('2 red', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'View/Edit' }).click()
    await page.getByRole('tab', { name: 'Edit' }).click()
    const red = page.getByRole('region', { name: 'Red Flags' })
    await red.getByText('One of your red flags.').waitFor()
    await red.getByText('The memo names 2 founders, fewer than the 3 that you ask for.').waitFor()
  })

  test('the workspace page leads to the saved flags, and a change reaches the deal at once', async () => {
    await page.goto(`${product.address}/workspace-edit`)
    await page.getByText('2 green, 2 red').waitFor()
    await page.getByRole('link', { name: 'Edit flags' }).click()
    await count('2 green, 2 red')
    expect(await page.getByLabel('Quantity of Founders').inputValue()).toBe('3')
    expect(await state('Seed', 'Red').isChecked()).toBe(true)
    await page.getByRole('list', { name: 'Green industries' }).waitFor()
    await page.getByRole('button', { name: 'Edit industries' }).click()
    await page.getByRole('button', { name: /^AI/ }).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Prev' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await state('Seed', 'Green').click()
    await page.getByLabel('Quantity of Founders').fill('2')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Changes successfully saved').waitFor()
    await page.getByRole('link', { name: 'Deal List' }).click()
    await page.getByText('3 green', { exact: true }).waitFor()
    expect(await page.getByText(/^\d+ red$/).count()).toBe(0)
  })

  test('a refusal is reported, and nothing is lost', async () => {
    await page.goto(`${product.address}/workspace-edit/flags`)
    await state('Seed', 'Red').click()
    const message = 'Something went wrong on the server.'
    const refusal = { status: 500, json: { error: { code: 500, message } } }
    await page.route('**/api/flags/flags_templates/', (route) =>
      route.request().method() === 'POST' ? route.fulfill(refusal) : route.continue(),
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(message).waitFor()
    expect(await state('Seed', 'Red').isChecked()).toBe(true)
    await page.unroute('**/api/flags/flags_templates/')
    await page.route('**/api/flags/flags_templates/**', (route) => route.fulfill(refusal))
    await page.reload()
    await page.getByText('Could not load your flags').waitFor()
    await page.unroute('**/api/flags/flags_templates/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await count('3 green, 1 red')
  })

  test('a user without a workspace is led to it', async () => {
    const refusal = { status: 409, json: { error: { code: 409, message: 'Create your workspace first.' } } }
    await page.route('**/api/flags/flags_templates/**', (route) => route.fulfill(refusal))
    await page.goto(`${product.address}/onboarding-3`)
    await page.getByRole('link', { name: 'Create a workspace' }).click()
    await page.waitForURL('**/onboarding-2')
    await page.unroute('**/api/flags/flags_templates/**')
  })

  test('on a narrow window every state can be reached', async () => {
    const person = { email: 'noor@alder.test', password: 'plum-orchard-7', firstName: 'Noor', lastName: 'Alder' }
    const narrow = await openAs(browser, product, await createMember(product, person), {
      viewport: { width: 390, height: 800 },
    })
    await narrow.goto('/onboarding-3')
    await narrow.getByRole('radiogroup', { name: 'B2B' }).getByRole('radio', { name: 'Red' }).click()
    const isWide = await narrow.evaluate('document.documentElement.scrollWidth > window.innerWidth')
    expect(isWide).toBe(false)
    await narrow.getByRole('link', { name: 'Skip for now' }).click()
    await narrow.waitForURL('**/deal-list')
  })
})
