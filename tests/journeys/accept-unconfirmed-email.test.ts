import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { unconfirmedMailEndpoints } from '#contract/unconfirmed-mail.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { findFreePort } from '#server/testing/free-port.ts'
import { sendMail } from '#server/testing/mail-sender.ts'
import { createMember, type Member, openAs } from './support/member.ts'
import { openBrowser, type Product, readSample, seeToast, startProduct } from './support/product.ts'

const person = { email: 'ida@lindqvist.test', password: 'harbour-slate-7', firstName: 'Ida', lastName: 'Lindqvist' }
const relay = 'lindqvist@relay.test'
const stranger = 'lene@inkwharf.test'

let port: number
let product: Product
let browser: Browser
let member: Member
let page: Page

beforeAll(async () => {
  port = await findFreePort()
  product = await startProduct({ RELAY_DOMAIN: 'relay.test', RELAY_SMTP_PORT: String(port) })
  browser = await openBrowser()
  member = await createMember(product, person)
  page = await openAs(browser, product, member, { permissions: ['clipboard-read', 'clipboard-write'] })
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const section = () => page.getByRole('region', { name: 'Unconfirmed email' })
const waiting = () => section().getByRole('list', { name: 'Unconfirmed email' }).getByRole('listitem')
const row = (name: RegExp) => page.getByRole('row', { name })

/** Sends a deck from outside of the workspace; resolves when it waits for a member. */
async function receive(subject: string): Promise<void> {
  const attachments = [{ filename: 'Inkwharf.pdf', content: Buffer.from(readSample('saas-seed')) }]
  const answer = await sendMail(port, { from: stranger, to: relay, subject, text: 'Our deck.', attachments })
  expect(answer.code).toBe(250)
}

async function waitUntilItWaits(subject: string): Promise<void> {
  const [workspace] = await member.client.call(workspaceEndpoints.list, {})
  const params = { id: workspace?.workspace_id ?? '' }
  await vi.waitFor(
    async () => {
      const emails = await member.client.call(unconfirmedMailEndpoints.list, { params })
      expect(emails.map((email) => email.subject)).toContain(subject)
    },
    { timeout: 180_000, interval: 200 },
  )
}

describe('the relay address', () => {
  test('is chosen on the workspace page, where it can be copied', async () => {
    await page.goto('/workspace-edit')
    await page.getByLabel('Relay email').fill('lindqvist')
    await page.getByText(`Email to ${person.email} goes on arriving for 30 days.`).waitFor()
    const form = page.locator('form').filter({ has: page.getByLabel('Workspace name') })
    await form.getByRole('button', { name: 'Save' }).click()
    await seeToast(page, 'Workspace updated succesfully')
    await page.getByText(`Forward decks to ${relay}`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Copy address' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(relay)
    await page.getByLabel('Relay email').fill('')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Relay email is required').waitFor()
  })

  test('is shown on the empty list', async () => {
    await page.goto('/deal-list')
    await page.getByText('No results.').waitFor()
    await page.getByText(`Forward decks to ${relay}`, { exact: true }).waitFor()
  })

  test('stands in for nothing while no email waits', async () => {
    await page.goto('/workspace-edit')
    await section()
      .getByText(/^No email waits\./)
      .waitFor()
    await page.goto('/deal-list')
    await page.getByText('No results.').waitFor()
    expect(await page.getByText(/unconfirmed email/).count()).toBe(0)
  })
})

/** Waits until so many deals stand in the list; those that came since it was opened wait above it. */
async function untilListed(count: number): Promise<void> {
  const more = page.getByRole('button', { name: /^\d+ new deals?$/ })
  const look = async () => {
    if (await more.isVisible()) await more.click()
    return row(/Tidemark|Inkwharf/).count()
  }
  await expect.poll(look).toBe(count)
}

describe('email of a stranger', () => {
  test('is counted on the list, shown with all that tells whether to accept it, and accepted once', async () => {
    await receive('Inkwharf: seed round')
    await waitUntilItWaits('Inkwharf: seed round')
    await page.goto('/deal-list')
    await page.getByRole('link', { name: '1 unconfirmed email' }).click()
    await page.waitForURL('**/workspace-edit#unconfirmed-email')
    const mail = waiting().filter({ hasText: 'Inkwharf: seed round' })
    await mail.getByText(`From ${stranger}`).waitFor()
    await mail.getByText('Inkwharf.pdf').waitFor()
    await mail.getByText(`${stranger} is not a member of this workspace.`).waitFor()
    await mail.getByRole('button', { name: 'Accept Inkwharf: seed round' }).click()
    await section().getByRole('status').getByText('“Inkwharf: seed round” was accepted').waitFor()
    await page.locator('h2:focus', { hasText: 'Unconfirmed email' }).waitFor()
    await section()
      .getByText(/^No email waits\./)
      .waitFor()
    await section().getByRole('link', { name: 'See the deal list' }).click()
    await row(/Inkwharf/)
      .getByText('Added by email')
      .waitFor()
  })

  test('is declined after a question, and makes no deal', async () => {
    await receive('Gravelow, last call')
    await waitUntilItWaits('Gravelow, last call')
    await page.goto('/workspace-edit')
    const decline = waiting().getByRole('button', { name: 'Decline Gravelow, last call' })
    await decline.click()
    const question = page.getByRole('alertdialog', { name: 'Decline this email?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await decline.click()
    await question.getByRole('button', { name: 'Decline' }).click()
    await section().getByRole('status').getByText('“Gravelow, last call” was declined and deleted.').waitFor()
    await expect.poll(() => waiting().count()).toBe(0)
    await page.goto('/deal-list')
    await row(/Inkwharf/).waitFor()
    expect(await page.getByRole('row').count()).toBe(2)
  })

  test('that can not be accepted stays, and says why', async () => {
    await receive('Tidemark')
    await waitUntilItWaits('Tidemark')
    await page.goto('/workspace-edit')
    const message = 'The disk of the server is full.'
    await page.route('**/unconfirmed_mail/*/', (route) =>
      route.fulfill({ status: 507, json: { error: { code: 507, message } } }),
    )
    await waiting().getByRole('button', { name: 'Accept Tidemark' }).click()
    await seeToast(page, 'Could not accept the email', message)
    await page.unroute('**/unconfirmed_mail/*/')
    await waiting().getByRole('button', { name: 'Accept Tidemark' }).waitFor()
  })

  test('of a sender who is always accepted waits no longer', async () => {
    await waiting().getByRole('button', { name: 'Always accept this sender' }).click()
    await section().getByRole('status').getByText(`Later email from ${stranger} is accepted without asking.`).waitFor()
    await page.goto('/deal-list')
    await untilListed(2)
    await receive('Inkwharf, once more')
    await untilListed(3)
    expect(await page.getByText(/unconfirmed email/).count()).toBe(0)
  })
})

test('the sites of companies are read only once a member turns it on', async () => {
  await page.goto('/workspace-edit')
  const control = page.getByRole('switch', { name: 'Read company sites' })
  expect(await control.isChecked()).toBe(false)
  await control.click()
  await seeToast(page, 'Workspace updated succesfully')
  await expect.poll(() => control.isChecked()).toBe(true)
  await page.reload()
  await control.waitFor()
  await expect.poll(() => control.isChecked()).toBe(true)
  await page.route('**/api/workspaces/*/', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { error: { code: 503, message: 'Try again in a minute.' } } })
      : route.continue(),
  )
  await control.click()
  await seeToast(page, 'Workspace updated failed', 'Try again in a minute.')
  await expect.poll(() => control.isChecked()).toBe(true)
})
