import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { swellingPdf } from '#samples/bad-inputs.ts'
import { makeDeal, newMember, openAs } from './member.ts'
import { openBrowser, type Product, sample, sampleBytes, startProduct } from './product.ts'

let product: Product
let browser: Browser
let signedOut: Page
let newcomer: Page
let member: Page
let memo: string
let deck: string
/** What the browser complains about: a blocked resource, a failure of React. */
const complaints: string[] = []

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  const person = { password: 'maple-turbine-1', firstName: 'Lene', lastName: 'Osgood' }
  const busy = await newMember(product, { ...person, email: 'lene@osgood.test' })
  const update = 'March update: the pilot with the second bank has started.'
  const deal = await makeDeal(busy, 'Inkwharf', sampleBytes('saas-seed'), update)
  await makeDeal(busy, 'A deal with a long name that was given by hand and says more than fits', swellingPdf())
  memo = `/deal-memo/${deal.generated_answer_id}`
  deck = `/pitch-deck/${deal.pitch_deck_id}`
  member = await openAs(browser, product, busy)
  newcomer = await openAs(browser, product, await newMember(product, { ...person, email: 'new@osgood.test' }))
  signedOut = await (await browser.newContext({ baseURL: product.address, reducedMotion: 'reduce' })).newPage()
  for (const page of [member, newcomer, signedOut]) {
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
  }
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
type Size = typeof wide

/** Menus and previews belong to what opened them and float over the page, outside of its landmarks. */
const floats = (id: string, target: string) => id === 'region' && target.includes('data-radix-popper-content-wrapper')

const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const nodes = violations.flatMap(({ id, nodes: found }) => found.map((node) => ({ ...node, id })))
  return nodes
    .filter(({ id, target }) => !floats(id, `${target}`))
    .map(({ id, target, html, failureSummary }) => [id, target, html, failureSummary].join('\n'))
}

/** Looks at the page as it stands, in both colours: axe finds nothing, and nothing sticks out at the side. */
async function look(page: Page, size: Size): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOf(page), `${colorScheme}, ${size.width} pixels wide`).toEqual([])
  }
  const contentWidth = await page.locator('html').evaluate((html: { scrollWidth: number }) => html.scrollWidth)
  expect(contentWidth, `${size.width} pixels wide`).toBeLessThanOrEqual(size.width)
}

/** Opens an address at both sizes, lets `arrange` bring about what is to be seen, and looks at it. */
async function see(
  page: Page,
  path: string,
  arrange: (page: Page) => Promise<unknown>,
  sizes: Size[] = [wide, narrow],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await arrange(page)
    await look(page, size)
  }
  expect(complaints.splice(0)).toEqual([])
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true }).first().waitFor()

describe('signed out', () => {
  test('sign-in', () => see(signedOut, '/sign-in', heading('Sign in')))
  test('sign-up with every message', () =>
    see(signedOut, '/sign-up', async (page) => {
      await page.getByRole('button', { name: 'Sign up', exact: true }).click()
      await page.getByText('Please repeat your password').waitFor()
    }))
  test('asking for a new password', () => see(signedOut, '/password-reset/email', heading('Reset your password')))
  test('setting a new password with every message', () =>
    see(signedOut, '/password-reset/somebody/token', async (page) => {
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('Please repeat your password').waitFor()
    }))
  test('a failed verification', async () => {
    await see(signedOut, '/sign-up/confirm-email/unknown', async (page) => {
      await heading('Your email could not be verified')(page)
      // The browser notes the 404 of a call as an error; here it is the answer that is expected.
      complaints.splice(0)
    })
  })
  test('page not found', () => see(signedOut, '/nowhere', heading('Page Not Found')))
})

describe('a newcomer', () => {
  test('onboarding, profile', () => see(newcomer, '/onboarding-1', heading('Create Your Profile')))
  test('onboarding, workspace', () => see(newcomer, '/onboarding-2', heading('Create Your Workspace')))
  test('no deals yet', () => see(newcomer, '/deal-list', (page) => page.getByText('No results.').waitFor()))
  test('upload, empty', () => see(newcomer, '/deal-room', heading('Deal Upload')))
  test('upload, filled', () =>
    see(newcomer, '/deal-room', async (page) => {
      await page.getByLabel('Deal name').fill('Wherrow')
      await page.locator('input[type=file]').setInputFiles(sample('marketplace-kpis'))
      await page.getByText('marketplace-kpis.pdf').waitFor()
    }))
})

describe('the deals', () => {
  const listed = (page: Page) => page.getByRole('link', { name: 'Inkwharf' }).waitFor()
  test('completed and failed', () => see(member, '/deal-list', listed))
  test('the question before a deletion', () =>
    see(member, '/deal-list', async (page) => {
      await page.getByRole('button', { name: 'Delete Inkwharf' }).click()
      await page.getByText('Are you absolutely sure?').waitFor()
    }))
  test('the user menu', () =>
    see(
      member,
      '/deal-list',
      async (page) => {
        await page.getByRole('button', { name: /User menu/ }).click()
        await page.getByRole('menuitem', { name: 'Workspace' }).waitFor()
      },
      [wide],
    ))
  test('the navigation drawer', () =>
    see(
      member,
      '/deal-list',
      async (page) => {
        await page.getByRole('button', { name: 'Open menu' }).click()
        await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      },
      [narrow],
    ))
  test('profile', () => see(member, '/profile-edit', heading('Your Profile')))
  test('workspace', () => see(member, '/workspace-edit', (page) => page.getByLabel('Workspace name').waitFor()))
})

describe('the memo', () => {
  const traction = (page: Page) => page.getByRole('region', { name: 'Traction', exact: true }).locator('sup a').first()
  test('read', () => see(member, memo, (page) => traction(page).waitFor()))
  test('edited', () =>
    see(member, `${memo}?view=edit`, async (page) => {
      await page.getByRole('button', { name: 'Edit Quantity of Employee' }).click()
      await page.getByRole('textbox', { name: 'Quantity of Employee' }).waitFor()
    }))
  test('with the cited page beside it', () =>
    see(
      member,
      memo,
      async (page) => {
        await traction(page).click()
        await page.getByTestId('lit-quote').first().waitFor()
      },
      [wide],
    ))
  test('with the proof on hover', () =>
    see(
      member,
      memo,
      async (page) => {
        await traction(page).hover()
        await page.locator('q').waitFor()
      },
      [wide],
    ))
  test('the deck by itself', () =>
    see(member, `${deck}?page=3`, (page) => page.getByRole('img', { name: 'Page 3 of the deck' }).waitFor()))
})
