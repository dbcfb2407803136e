import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commentEndpoints } from '#contract/comments.ts'
import type { Deal } from '#contract/deals.ts'
import { inviteEndpoints } from '#contract/invites.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { expectRefusal, see, watch } from './support/look.ts'
import { createAccount, createMember, type Member, makeDeal, openAs, readInvitePath } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample, seeToast } from './support/product.ts'

const owner = { email: 'nora@tidewell.test', password: 'lantern-meadow-3', firstName: 'Nora', lastName: 'Tidewell' }
const guest = { email: 'jonas@tidewell.test', password: 'copper-saddle-8', firstName: 'Jonas', lastName: 'Wray' }

let product: Product
let browser: Browser
let member: Member
let viewer: Member
let deal: Deal
let page: Page
let theirs: Page
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  member = await createMember(product, owner)
  viewer = await createAccount(product, guest)
  const [workspace] = await member.client.call(workspaceEndpoints.list, {})
  const params = { id: workspace?.workspace_id ?? '' }
  await member.client.call(inviteEndpoints.create, { params, body: { email: guest.email, role: 'viewer' } })
  const key = (await readInvitePath(product, guest.email)).split('/').at(-1) ?? ''
  await viewer.client.call(inviteEndpoints.accept, { params: { key } })
  deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'))
  page = watch(await openAs(browser, product, member))
  theirs = watch(await openAs(browser, product, viewer))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const sheet = (of: Page) => of.getByRole('dialog', { name: 'Comments' })
const card = (of: Page, words: string) => sheet(of).getByRole('listitem').filter({ hasText: words })
const memoPath = () => `/deal-memo/${deal.generated_answer_id}`
const listed = () => member.client.call(commentEndpoints.list, { params: { dealId: deal.deal_id } })

test('c comments on the row, @ names a person, and what is written outlasts the sheet and a failure', async () => {
  await page.goto(`${memoPath()}?view=edit`)
  const row = page.locator('[data-memo-row]', { has: page.getByText('Amount Raising', { exact: true }) })
  await row.focus()
  await page.keyboard.press('c')
  const text = sheet(page).getByRole('textbox', { name: 'Comment on Amount Raising' })
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Is this all of it? @jo')
  await sheet(page).getByRole('option', { name: 'Jonas Wray' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await sheet(page).waitFor({ state: 'detached' })
  expect(await row.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('c')
  expect(await text.inputValue()).toBe('Is this all of it? @Jonas Wray ')

  const calls = `**/api/deals/${deal.deal_id}/comments/`
  await page.route(calls, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.keyboard.press('Control+Enter')
  await sheet(page).getByRole('alert').getByText('The server can’t be reached.').waitFor()
  expect(await text.inputValue()).toContain('Is this all of it?')
  expectRefusal(page)
  await page.unroute(calls)
  await page.keyboard.press('Control+Enter')
  await card(page, 'Is this all of it? @Jonas Wray').getByText('Amount Raising').waitFor()
  expect(await text.inputValue()).toBe('')
  await row.getByRole('button', { name: '1 comment on Amount Raising' }).waitFor()
  const [comment] = await listed()
  expect(comment?.mentions).toEqual([{ user_id: viewer.user.user_id, name: 'Jonas Wray' }])
})

test('a viewer comes by the link of the email, answers, and resolves; that can be undone', async () => {
  const [comment] = await listed()
  const link = `${memoPath()}?sheet=comments&comment=${comment?.id}`
  await see(theirs, link, async (shown) => {
    await card(shown, 'Is this all of it?').waitFor()
    await sheet(shown).getByRole('textbox', { name: 'Comment on the deal' }).pressSequentially('@')
    await sheet(shown).getByRole('option', { name: 'Nora Tidewell' }).waitFor()
  })
  await theirs.setViewportSize({ width: 1440, height: 900 })
  await theirs.goto(link)
  const asked = card(theirs, 'Is this all of it?')
  await expect.poll(() => asked.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await asked.getByRole('button', { name: /Edit|Delete/ }).count()).toBe(0)
  await asked.getByRole('button', { name: 'Reply to Nora Tidewell' }).click()
  await sheet(theirs).getByRole('textbox', { name: 'Comment on Amount Raising' }).fill('A first close, see page 12.')
  await sheet(theirs).getByRole('button', { name: 'Send' }).click()
  const answer = card(theirs, 'A first close')
  await answer.getByRole('button', { name: 'Edit your comment' }).click()
  await theirs.keyboard.type(' And the update.')
  await theirs.keyboard.press('Control+Enter')
  await card(theirs, 'A first close, see page 12. And the update.').getByText('edited').waitFor()

  await asked.getByRole('button', { name: 'Resolve the comment of Nora Tidewell' }).click()
  await seeToast(theirs, 'Comment resolved')
  await sheet(theirs).getByRole('radio', { name: 'Resolved 1' }).click()
  await card(theirs, 'Is this all of it?').getByText('Resolved by Jonas Wray').waitFor()
  await theirs.getByRole('button', { name: 'Undo' }).click()
  await sheet(theirs).getByRole('radio', { name: 'Open 2' }).click()
  await asked.waitFor()

  await answer.getByRole('button', { name: 'Delete your comment' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await seeToast(theirs, 'Comment deleted')
  await answer.waitFor({ state: 'detached' })
  await asked.getByRole('button', { name: 'Amount Raising' }).click()
  await theirs.waitForURL(/view=edit/)
  const row = theirs.locator('[data-memo-row][aria-current=true]')
  await row.getByText('Amount Raising', { exact: true }).waitFor()
})

test('the activity leads to what it tells of, day by day, and loads what is earlier', async () => {
  const params = { dealId: deal.deal_id }
  for (let at = 0; at < 50; at += 1)
    await member.client.call(commentEndpoints.add, { params, body: { body: `Note ${at}` } })
  await page.goto(memoPath())
  await page.getByRole('button', { name: 'Memo actions' }).click()
  await page.getByRole('menuitem', { name: 'Activity' }).click()
  const activity = page.getByRole('dialog', { name: 'Activity' })
  await activity.getByRole('heading', { name: 'Today' }).waitFor()
  expect(await activity.getByText('The memo was completed.').count()).toBe(0)
  await activity.getByRole('button', { name: 'Show earlier' }).click()
  await activity.getByText('The memo was completed.').waitFor()
  await activity.getByRole('link', { name: 'Nora Tidewell commented on Amount Raising.' }).click()
  await card(page, 'Is this all of it?').waitFor()
  await see(page, `${memoPath()}?sheet=activity`, () => activity.getByRole('heading', { name: 'Today' }).waitFor())
})
