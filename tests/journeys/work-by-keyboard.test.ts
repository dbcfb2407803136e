import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { LocalClient } from '../../scripts/local-client.ts'
import { mailedKey, openAsVisitor } from './support/member.ts'
import { openBrowser, openProduct, type Product, sample } from './support/product.ts'

const email = 'una@fenwick.test'
const password = 'copper-lattice-6'

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const client = new LocalClient(product.address)
  await client.call(accountEndpoints.signUp, { body: { email, password1: password, password2: password } })
  await client.call(accountEndpoints.confirmEmail, { params: { key: await mailedKey(product, email) } })
  page = await openAsVisitor(browser, product)
  await page.goto('/sign-in')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
const type = (text: string) => page.keyboard.type(text)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const has = (target: Locator) => target.evaluate((element) => element === document.activeElement)
const holds = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement))

/** Waits until an element has the focus. */
const focused = (target: Locator) => expect.poll(() => has(target)).toBe(true)
const onHeading = (name: string) => focused(page.getByRole('heading', { level: 1, name, exact: true }))

/** Describes why a user cannot see the focus; null when it is visible. */
function hiddenFocus(): string | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement)) return 'nothing has the focus'
  const { width, height, top, bottom } = element.getBoundingClientRect()
  const { outlineStyle, opacity } = getComputedStyle(element)
  const seen = width > 0 && height > 0 && bottom > 0 && top < innerHeight && opacity !== '0'
  return seen && outlineStyle !== 'none' ? null : `${element.outerHTML.slice(0, 120)} ${outlineStyle} ${top}`
}

/** Past the last stop the focus goes once round through the browser itself. */
const isOutside = () => page.evaluate(() => document.activeElement === document.body)

/** Goes on with Tab, or back with Shift and Tab, until an element has the focus; every stop on the way can be seen. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let stops = 0; stops < 250; stops += 1) {
    await press(key)
    // A toast that comes or goes is a stop too, and transparent for a moment.
    await expect.poll(async () => ((await isOutside()) ? null : page.evaluate(hiddenFocus))).toBe(null)
    if (await has(target)) return
  }
  throw new Error(`${target} was not reached by ${key}.`)
}

async function fill(label: string, text: string): Promise<void> {
  await tabTo(page.getByLabel(label, { exact: true }))
  await type(text)
}

describe('the way in', () => {
  test('signing in', async () => {
    await fill('Email', email)
    await fill('Password', password)
    await press('Enter')
    await onHeading('Create Your Profile')
  })

  test('profile and workspace', async () => {
    await fill('First name', 'Una')
    await fill('Last name', 'Fenwick')
    await press('Enter')
    await onHeading('Create Your Workspace')
    await fill('Company name', 'Fenwick Ventures')
    await fill('Workspace name', 'Early stage')
    await fill('Relay email', 'deals.fenwick@firstread.test')
    await press('Enter')
    await onHeading('Choose green and red flags')
  })

  test('flags, and both steps of the industries', async () => {
    await tabTo(page.getByRole('radiogroup', { name: 'B2B' }).getByRole('radio', { name: 'Neutral' }))
    await press('ArrowLeft')
    await focused(page.getByRole('radiogroup', { name: 'B2B' }).getByRole('radio', { name: 'Green' }))
    await fill('Find an industry', 'gam')
    await tabTo(button(/^Gaming/))
    await press('Space')
    await tabTo(button('Next'), 'Shift+Tab')
    await press('Enter')
    await focused(page.getByText('Choose the industries that you stay away from.'))
    await fill('Find an industry', 'cryp')
    await tabTo(button(/^Crypto/))
    await press('Space')
    await tabTo(button('Done'), 'Shift+Tab')
    await press('Enter')
    await focused(page.getByText('What you have chosen:'))
    await page.getByText('2 green, 1 red').waitFor()
    await tabTo(button('Save'))
    await press('Enter')
    await onHeading('Deal List')
  })
})

describe('a deal', () => {
  test('is uploaded', async () => {
    await tabTo(page.getByRole('link', { name: 'Add your first deal' }))
    await press('Enter')
    await onHeading('Deal Upload')
    // Asked for early: the browser must have heard of it before the key is pressed.
    const chooser = page.waitForEvent('filechooser')
    await fill('Deal name', 'Inkwharf')
    await tabTo(button('choose a file'))
    await press('Enter')
    await (await chooser).setFiles(sample('saas-seed'))
    await focused(button('Remove saas-seed.pdf'))
    await tabTo(button('Start creating deal memo'))
    await press('Enter')
    await onHeading('Deal List')
  })

  test('is opened from the list once it is read', async () => {
    await page.getByRole('link', { name: 'View/Edit' }).waitFor()
    await press('j')
    await focused(page.getByRole('row').filter({ hasText: 'Inkwharf' }))
    expect(await page.evaluate(hiddenFocus)).toBe(null)
    await press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Inkwharf' }).waitFor()
    await focused(page.getByRole('main'))
  })
})

describe('the memo', () => {
  const citation = () => page.getByRole('region', { name: 'Problem', exact: true }).locator('sup a').first()
  const deck = () => page.getByRole('complementary', { name: 'Pitch deck' })

  test('shows the proof of a citation on focus, its page on Enter, and gives the focus back', async () => {
    await tabTo(citation())
    await page.locator('q').waitFor()
    await press('Enter')
    await deck().getByTestId('lit-quote').first().waitFor()
    await focused(deck())
    await press('PageDown', 'PageUp')
    await press('Escape')
    await deck().waitFor({ state: 'detached' })
    await focused(citation())
  })

  test('opens its menu at the first item, and what is chosen there gives the focus back', async () => {
    await tabTo(button('Memo actions'), 'Shift+Tab')
    await press('Enter')
    await focused(page.getByRole('menuitem', { name: 'Comments' }))
    // The menu moves its focus a moment after the key: a second key before it would start from the same item.
    await press('ArrowDown')
    await focused(page.getByRole('menuitem', { name: 'Activity' }))
    await press('ArrowDown')
    await focused(page.getByRole('menuitem', { name: 'Most recent update' }))
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Most Recent Update for Inkwharf' })
    await dialog.waitFor()
    await expect.poll(() => holds(dialog)).toBe(true)
    await press('Escape')
    await focused(button('Memo actions'))
    await press('ArrowDown')
    await focused(page.getByRole('menuitem', { name: 'Comments' }))
    await press('Escape')
    await focused(button('Memo actions'))
  })

  test('is edited and confirmed in its other view, and a draft outlasts a look at the first', async () => {
    await tabTo(page.getByRole('tab', { name: 'Read' }), 'Shift+Tab')
    await press('ArrowRight')
    await focused(page.getByRole('tab', { name: 'Edit' }))
    await page.locator('[data-memo-row]').first().waitFor()
    await press('j', 'e')
    const editor = page.getByRole('textbox', { name: 'Company Name' })
    await focused(editor)
    await press('Control+a')
    await type('Inkwharf Ltd')
    await tabTo(page.getByRole('tab', { name: 'Edit' }), 'Shift+Tab')
    await press('ArrowLeft')
    await page.getByRole('region', { name: 'Company', exact: true }).waitFor()
    await press('ArrowRight')
    expect(await editor.inputValue()).toBe('Inkwharf Ltd')
    await focused(page.getByRole('tab', { name: 'Edit' }))
    await tabTo(editor)
    await press('Control+Enter')
    const row = page.getByRole('row').filter({ has: page.getByText('Company Name', { exact: true }) })
    await row.getByText('Inkwharf Ltd', { exact: true }).waitFor()
    await focused(row)
    const toCheck = page.getByText(/^\d+ of \d+ to check$/)
    const before = Number.parseInt((await toCheck.textContent()) ?? '', 10)
    await press('Enter', 'Enter')
    await page.getByText(new RegExp(`^${before - 1} of \\d+ to check$`)).waitFor()
    expect(await page.evaluate(hiddenFocus)).toBe(null)
  })

  test('shows the history of a field, and returns the focus', async () => {
    const history = button('History of Company Name')
    await tabTo(history, 'Shift+Tab')
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: 'History of Company Name' })
    await dialog.getByText('Inkwharf Ltd').waitFor()
    await press('Escape')
    await focused(history)
  })

  test('has a panel of emails with two tabs', async () => {
    await tabTo(button('Ask Founder'), 'Shift+Tab')
    await press('Enter')
    const panel = page.getByRole('dialog', { name: 'Emails to the founders' })
    await focused(panel)
    await tabTo(page.getByRole('tab', { name: 'Ask Founder' }))
    await press('ArrowRight')
    await focused(page.getByRole('tab', { name: 'Pass Email' }))
    await tabTo(page.getByRole('tabpanel', { name: 'Pass Email' }).getByLabel('Subject'))
    await press('Escape')
    await focused(button('Ask Founder'))
  })
})

describe('the way out', () => {
  test('the palette leads to the deal list', async () => {
    await press('Control+k')
    await focused(page.getByRole('combobox'))
    await press('Escape')
    await focused(button('Ask Founder'))
    await press('Control+k')
    await type('deal list')
    await page.getByRole('option', { name: 'Deal List' }).waitFor()
    await press('Enter')
    await onHeading('Deal List')
  })

  test('a deal is deleted after the question', async () => {
    await tabTo(button('Delete Inkwharf'))
    await press('Enter')
    await focused(button('Cancel'))
    await press('Enter')
    await focused(button('Delete Inkwharf'))
    await press('Enter')
    await tabTo(button('Continue'))
    await press('Enter')
    await page.getByText('No results.').waitFor()
  })

  test('signing out', async () => {
    await tabTo(button('Sign Out'))
    await press('Enter')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })
})
