import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deal } from '#contract/deals.ts'
import { type AffinityStandIn, affinityKey, startAffinityStandIn } from '#server/testing/affinity-stand-in.ts'
import { see, watch } from './support/look.ts'
import { createMember, makeDeal, openAs, waitUntilDone } from './support/member.ts'
import { openBrowser, type Product, readSample, seeToast, startProduct } from './support/product.ts'

const person = { email: 'ines@ravn.test', password: 'copper-lantern-6', firstName: 'Ines', lastName: 'Ravn' }

let affinity: AffinityStandIn
let product: Product
let browser: Browser
let page: Page
let deal: Deal

beforeAll(async () => {
  affinity = await startAffinityStandIn()
  affinity.organizations.push({ id: 7, name: 'Inkwharf', domain: null, domains: [], global: false })
  product = await startProduct({ LINK_ORIGINS: [...affinity.linkOrigins].map((pair) => pair.join('=')).join(',') })
  browser = await openBrowser()
  const member = await createMember(product, person)
  const made = await makeDeal(member, 'Inkwharf', readSample('saas-seed'))
  deal = await waitUntilDone(member, made.deal_id)
  page = watch(await openAs(browser, product, member))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await affinity?.stop()
})

const section = () => page.getByRole('region', { name: 'CRM' })
const dialog = () => page.getByRole('dialog', { name: 'Send to Affinity' })
async function openMenu(item: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Memo actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('an owner connects Affinity: key, list, fields and decisions', async () => {
  await page.goto('/workspace-edit/connections')
  await section().getByLabel('Key', { exact: true }).fill('wrong-key')
  await section().getByRole('button', { name: 'Check key' }).click()
  await section().getByText('Affinity refused the key.').waitFor()
  await section().getByLabel('Key', { exact: true }).fill(affinityKey)
  await section().getByRole('button', { name: 'Check key' }).click()
  await section().getByText('Affinity takes the key. It shows 1 list of companies.').waitFor()
  await section().getByLabel('List').selectOption('Dealflow')
  const amount = section().getByLabel('Amount Raising fills')
  await amount.locator('option:checked', { hasText: 'Round Size' }).waitFor({ state: 'attached' })
  await section().getByLabel('Year of Foundation fills').selectOption('Leave out')
  await section().getByLabel('Meet').check()
  await section().getByRole('button', { name: 'Connect Affinity' }).click()
  await seeToast(page, 'Affinity saved')
  expect(await page.content()).not.toContain(affinityKey)
  await see(page, '/workspace-edit/connections', () => section().getByLabel('List').waitFor())
  expect(await section().getByLabel('Year of Foundation fills').inputValue()).toBe('')
  expect(await section().getByLabel('Meet').isChecked()).toBe(true)
})

test('a deal shows what goes there, asks which company it is, and stands there once', async () => {
  const memo = `/deal-memo/${deal.generated_answer_id}`
  await see(page, memo, async () => {
    await openMenu(/^Send to (Affinity|CRM)…$/)
    await dialog().getByRole('row', { name: 'Round Size' }).getByText('$2.5M').waitFor()
  })
  await dialog().getByRole('button', { name: 'Send', exact: true }).click()
  await dialog().getByText('Which company in Affinity is it?').waitFor()
  expect(await dialog().getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
  await dialog()
    .getByRole('radio', { name: /^Inkwharf/ })
    .check()
  await dialog().getByRole('button', { name: 'Send', exact: true }).click()
  await dialog().getByRole('link', { name: 'Open in Affinity' }).waitFor()
  // The way to the company is shown as soon as it stands there, before its note does.
  await expect.poll(() => affinity.notes).toHaveLength(1)
  expect(affinity.organizations).toHaveLength(1)
  expect(affinity.entries).toEqual([expect.objectContaining({ entity_id: 7 })])
  await see(page, memo, async () => {
    await openMenu(/^(In Affinity since|Send to CRM)/)
    await dialog().getByRole('button', { name: 'Send again' }).waitFor()
  })
})
