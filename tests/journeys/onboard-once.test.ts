import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { LocalClient } from '../../scripts/local-client.ts'
import { heading } from './support/look.ts'
import { type Member, makeDeal, openAsVisitor } from './support/member.ts'
import { joinUpToFlags, openBrowser, openProduct, type Product, seeToast } from './support/product.ts'

const person = { email: 'tove@ashdown.test', password: 'granite-ferry-6', firstName: 'Tove', lastName: 'Ashdown' }

let product: Product
let browser: Browser
let page: Page
let client: LocalClient

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  page = await openAsVisitor(browser, product)
  await joinUpToFlags(page, product, person)
  client = new LocalClient(product.address)
  client.signInAs((await page.evaluate(() => localStorage.getItem('token'))) ?? '')
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const field = (label: string) => page.getByLabel(label, { exact: true })
const goOn = () => page.getByRole('button', { name: 'Continue' })
const workspaces = () => client.call(workspaceEndpoints.list, {})

describe('the second step where there is a workspace', () => {
  test('on the way back shows it, and saves what is changed', async () => {
    await page.goBack()
    await page.waitForURL('**/onboarding-2')
    await heading('Create Your Workspace')(page)
    await expect.poll(() => field('Workspace name').inputValue()).toBe('Early stage')
    expect(await field('Company name').inputValue()).toBe('Ashdown Ventures')
    expect(await field('Relay email').inputValue()).toBe('deals.ashdown@firstread.test')
    await field('Workspace name').fill('Seed')
    await goOn().click()
    await page.waitForURL('**/onboarding-3')
    expect(await workspaces()).toMatchObject([{ name: 'Seed', company_name: 'Ashdown Ventures' }])
  })

  test('from the first step on keeps the deals where they are', async () => {
    // A deal is made by calls as this very person.
    await makeDeal({ client } as Member, 'Gravelow', textDeckPdf(1))
    await page.goto('/onboarding-1')
    await goOn().click()
    await page.waitForURL('**/onboarding-2')
    await goOn().click()
    await page.waitForURL('**/onboarding-3')
    await page.getByRole('link', { name: 'Skip for now' }).click()
    await page.getByRole('link', { name: 'Gravelow' }).waitFor()
    expect(await workspaces()).toHaveLength(1)
  })

  test('that can not be loaded or saved says so', async () => {
    const refusal = { status: 503, json: { error: { code: 503, message: 'The database is away.' } } }
    await page.route('**/api/workspaces/', (route) => route.fulfill(refusal))
    await page.goto('/onboarding-2')
    await page.getByText('Could not load your workspace').waitFor()
    await page.getByText('The database is away.').waitFor()
    await page.unroute('**/api/workspaces/')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.route('**/api/workspaces/*/', (route) => route.fulfill(refusal))
    await goOn().click()
    await seeToast(page, 'Workspace updated failed', 'The database is away.')
    await page.unroute('**/api/workspaces/*/')
    expect(await workspaces()).toHaveLength(1)
  })
})

test('a form that is sent twice makes one workspace; so does one in a second window', async () => {
  const newcomer = { ...person, email: 'rune@ashdown.test', lastName: 'Ashdown-Rune' }
  const first = await openAsVisitor(browser, product)
  const sent: string[] = []
  await first.route('**/api/create_workspaces/', async (route) => {
    sent.push(route.request().method())
    await route.continue()
  })
  await first.addInitScript(() => {
    // Every press on the button counts twice.
    document.addEventListener('submit', (event) => {
      const form = event.target
      if (event.isTrusted && form instanceof HTMLFormElement && location.pathname === '/onboarding-2')
        form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    })
  })
  await joinUpToFlags(first, product, newcomer)
  expect(sent).toEqual(['POST'])
  const second = await first.context().newPage()
  await second.route('**/api/workspaces/', (route) => route.fulfill({ json: { results: [] } }))
  await second.goto('/onboarding-2')
  await second.getByLabel('Company name', { exact: true }).fill('Ashdown Two')
  await second.getByLabel('Workspace name', { exact: true }).fill('Growth')
  await second.getByLabel('Relay email', { exact: true }).fill('deals.two@firstread.test')
  await second.unroute('**/api/workspaces/')
  await second.getByRole('button', { name: 'Continue' }).click()
  await seeToast(second, 'Error creating workspace', 'You already have a workspace. Continue with that one.')
  await expect.poll(() => second.getByLabel('Workspace name', { exact: true }).inputValue()).toBe('Early stage')
})
