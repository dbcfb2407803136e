import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unfoldRows } from './support/edit-view.ts'
import { createMember, makeDeal, openAs, openAsVisitor } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample, seeToast } from './support/product.ts'

const update = 'March update:\n  the pilot with the second bank has started.'

let product: Product
let browser: Browser
let ours: Page
let theirs: Page
let link: string

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const person = { email: 'ivo@larkfield.test', password: 'walnut-meridian-2', firstName: 'Ivo', lastName: 'Larkfield' }
  const member = await createMember(product, person)
  const deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'), update)
  ours = await openAs(browser, product, member)
  await ours.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  theirs = await openAsVisitor(browser, product)
  await ours.goto(`/deal-memo/${deal.generated_answer_id}?view=edit`)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

async function choose(item: string): Promise<void> {
  await ours.getByRole('button', { name: 'Memo actions' }).click()
  await ours.getByRole('menuitem', { name: item }).click()
}
const violations = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)
const row = (field: string) => ours.getByRole('row').filter({ has: ours.getByText(field, { exact: true }) })

describe('a shared update', () => {
  test('has a link, made and copied from the memo’s menu', async () => {
    await choose('Share update…')
    const dialog = ours.getByRole('dialog', { name: 'Share update' })
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    await dialog.getByText('Copied').waitFor()
    link = await ours.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`^${product.address}/shared/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}$`))
    expect(await violations(ours)).toEqual([])
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  test('is readable without an account, as it was written', async () => {
    await theirs.goto(link)
    await theirs.getByRole('heading', { level: 1, name: 'Inkwharf' }).waitFor()
    const text = theirs.locator('pre')
    expect((await text.textContent())?.replaceAll('\r', '')).toBe(update)
    expect(await text.evaluate((pre) => getComputedStyle(pre).whiteSpace)).toMatch(/pre-wrap|break-spaces/)
    expect(await theirs.title()).toBe('Inkwharf, update · Firstread')
    expect(await violations(theirs)).toEqual([])
    await theirs.goto(`${product.address}/deal-list`)
    await theirs.waitForURL('**/sign-in')
  })

  test('follows the most recent update, and so does the memo, with edits kept', async () => {
    await unfoldRows(ours)
    await row('Pipeline').getByRole('button', { name: /^Edit/ }).click()
    await ours.getByRole('textbox', { name: 'Pipeline' }).fill('$400k')
    await ours.getByRole('button', { name: 'Save', exact: true }).click()
    await row('Pipeline').getByText('$400k', { exact: true }).waitFor()

    await choose('Most recent update')
    await ours.getByRole('dialog', { name: 'Most Recent Update for Inkwharf' }).getByText('March update').waitFor()
    await ours.getByRole('button', { name: 'Add update' }).click()
    const dialog = ours.getByRole('dialog', { name: 'Add update for Inkwharf' })
    await dialog.getByRole('button', { name: 'Add update' }).click()
    await dialog.getByText('Update is required').waitFor()
    await dialog.getByLabel('Update', { exact: true }).fill('April: we have 1,200 monthly active users.')
    await dialog.getByRole('button', { name: 'Add update' }).click()
    await seeToast(ours, 'Update added')
    await ours.getByText('Regenerating the memo.').waitFor()
    await row('Users').getByText('1,200', { exact: true }).waitFor()
    await ours.getByText('Regenerating the memo.').waitFor({ state: 'detached' })
    await row('Pipeline').getByText('$400k', { exact: true }).waitFor()

    await theirs.goto(link)
    await theirs.getByText('April: we have 1,200 monthly active users.').waitFor()
  })

  test('leads nowhere once it is revoked', async () => {
    await choose('Share update…')
    await ours.getByRole('button', { name: 'Revoke link' }).click()
    await ours.getByText('No one outside your workspace can read it now.').waitFor()
    await theirs.reload()
    await theirs.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  })

  test('that can’t be loaded says so, and is tried again', async () => {
    await ours.getByRole('button', { name: 'Create link' }).click()
    const address = await ours.getByRole('textbox', { name: 'Link' }).inputValue()
    await theirs.route('**/api/shared/**', (route) => route.abort())
    await theirs.goto(address)
    await theirs.getByText('Could not load the update').waitFor()
    await theirs.unroute('**/api/shared/**')
    await theirs.getByRole('button', { name: 'Retry' }).click()
    await theirs.getByRole('heading', { level: 1, name: 'Inkwharf' }).waitFor()
  })
})
