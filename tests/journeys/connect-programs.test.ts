import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heading, see, watch } from './support/look.ts'
import { createMember, type Member, openAs, openAsVisitor } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast, signIn } from './support/product.ts'

const person = { email: 'ines@farrow.test', password: 'granite-harbour-3', firstName: 'Ines', lastName: 'Farrow' }

let product: Product
let browser: Browser
let member: Member
let page: Page
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  member = await createMember(product, person)
  page = watch(await openAs(browser, product, member))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const keys = () => page.getByRole('list', { name: 'API keys' }).getByRole('listitem')
const ask = (key: string) =>
  fetch(`${product.address}/deal_entities/deals/`, { headers: { authorization: `Bearer ${key}` } })

test('an owner makes an API key, copies it the one time it is shown, and ends it', async () => {
  await page.goto('/workspace-edit')
  await page.getByRole('link', { name: 'Open connections' }).click()
  await page.getByRole('button', { name: 'New API key' }).click()
  const form = page.getByRole('form', { name: 'New API key' })
  await form.getByRole('checkbox', { name: 'Read deals' }).uncheck()
  await form.getByRole('button', { name: 'Make API key' }).click()
  await form.getByText('Name is required').waitFor()
  await form.getByText('Choose at least one thing that the key may do.').waitFor()
  await form.getByLabel('Name').fill('Weekly report')
  await form.getByRole('checkbox', { name: 'Read deals' }).check()
  await form.getByRole('radio', { name: 'Never' }).click()
  await form.getByText('If such a key leaks').waitFor()
  await form.getByRole('radio', { name: '30 days' }).click()
  await form.getByRole('button', { name: 'Make API key' }).click()
  const key =
    (await page.getByRole('region', { name: 'API keys' }).getByRole('status').locator('code').textContent()) ?? ''
  expect((await ask(key)).status).toBe(200)
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await page.getByText(key).count()).toBe(0)
  await keys()
    .getByText(`fr_…${key.slice(-4)}`)
    .waitFor()
  await see(page, '/workspace-edit/connections', () => keys().getByText('last used').waitFor())
  await page.getByRole('button', { name: 'End the API key Weekly report' }).click()
  await page.getByRole('button', { name: 'End key' }).click()
  await seeToast(page, 'API key ‘Weekly report’ ended')
  await page.getByText('No keys yet.').waitFor()
  expect((await ask(key)).status).toBe(401)
})

test('the audit log tells who did it, by subject, and is saved as a table', async () => {
  const events = () => page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await see(page, '/workspace-edit/data', () => events().first().waitFor())
  await page.getByRole('radio', { name: '12 months' }).click()
  await events().getByText('Changed how long data is kept: passed deals for 12 months.').waitFor()
  await page.getByLabel('What', { exact: true }).selectOption('Connections')
  await events().getByText('Ended the API key ‘Weekly report’.').waitFor()
  await expect.poll(() => events().count()).toBe(2)
  expect(await events().first().textContent()).toContain('Ines Farrow')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/audit log .*\.csv$/)
  await page.getByLabel('What', { exact: true }).selectOption('Deletions')
  await page.getByText('Nothing of this kind in the last 24 months.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await events().getByText('Exported the audit log.').waitFor()
})

test('a person sees where they are signed in, and signs out of another place', async () => {
  const other = await openAsVisitor(browser, product)
  await other.goto('/sign-in')
  await signIn(other, person)
  await heading('Deal List')(other)
  const places = () => page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await see(page, '/profile-edit', () => places().first().waitFor())
  const before = await places().count()
  expect(await places().first().textContent()).toContain('this one')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect.poll(() => places().count()).toBe(1)
  expect(before).toBeGreaterThan(1)
  await other.reload()
  await heading('Sign in')(other)
})
