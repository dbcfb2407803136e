import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Archive } from '#contract/archives.ts'
import type { Deal } from '#contract/deals.ts'
import { inviteEndpoints } from '#contract/invites.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { expectRefusal, heading, see, watch, wide } from './support/look.ts'
import { createAccount, type Member, makeDeal, openAs, readInvitePath } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast, signIn } from './support/product.ts'

const owner = { email: 'hedda@quillon.test', password: 'amber-causeway-5', firstName: 'Hedda', lastName: 'Quillon' }
const guest = { email: 'joss@quillon.test', password: 'linen-harbour-8', firstName: 'Joss', lastName: 'Merrow' }
const fund = 'Harbour fund'
const side = 'Side letter'
const data = '/workspace-edit/data'

let product: Product
let browser: Browser
let member: Member
let deal: Deal
let page: Page
let theirs: Page
let memo: string

/** Makes a workspace of the owner and has the guest join it. */
async function makeWorkspace(name: string, account: Member): Promise<void> {
  const { workspace_id: id } = await member.client.call(workspaceEndpoints.create, { body: { name, another: true } })
  await member.client.call(inviteEndpoints.create, { params: { id }, body: { email: guest.email, role: 'member' } })
  const accept = async () => {
    const key = (await readInvitePath(product, guest.email)).split('/').at(-1) ?? ''
    return account.client.call(inviteEndpoints.accept, { params: { key } })
  }
  // Until the email is there, the newest invitation is one that was used.
  await vi.waitFor(accept, { timeout: 180_000, interval: 100 })
}

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  member = await createAccount(product, owner)
  const account = await createAccount(product, guest)
  await makeWorkspace(fund, account)
  deal = await makeDeal(member, 'Gravelow', textDeckPdf(2))
  memo = `/deal-memo/${deal.generated_answer_id}`
  await makeWorkspace(side, account)
  page = watch(await openAs(browser, product, member))
  theirs = watch(await openAs(browser, product, account))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const section = (name: string, of = page) => of.getByRole('region', { name, exact: true })
const dialog = (name: string, of = page) => of.getByRole('dialog', { name })

test('an owner takes everything out as one file', async () => {
  await page.goto('/workspace-edit')
  await page.getByRole('link', { name: 'Open data' }).click()
  await section('Archive').getByRole('button', { name: 'Make an archive' }).click()
  const download = section('Archive').getByRole('button', { name: 'Download' })
  await download.waitFor()
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(saved.suggestedFilename()).toMatch(/\.zip$/)
  expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK')
  await see(page, data, () => download.waitFor())
})

test('an archive that is ready meanwhile can’t be cancelled any more, as the page says', async () => {
  const list = '**/api/workspaces/*/archive/'
  await page.route(list, async (route) => {
    const response = await route.fetch()
    // The response of the server's own call.
    const { results } = (await response.json()) as { results: Archive[] }
    await route.fulfill({ json: { results: results.map((one) => ({ ...one, state: 'making' })), next: null } })
  })
  const cancel = section('Archive').getByRole('button', { name: 'Cancel the archive' })
  await see(page, data, () => cancel.waitFor())
  await cancel.click()
  await seeToast(page, 'Could not cancel the archive', 'This archive is not being made any more.')
  expectRefusal(page)
  await page.unroute(list)
  await section('Archive').getByRole('button', { name: 'Download' }).waitFor()
})

test('an owner deletes an archive before its time, after a question', async () => {
  const remove = section('Archive').getByRole('button', { name: /^Delete the archive of / })
  const ask = page.getByRole('alertdialog', { name: /^Delete the archive of .+\?$/ })
  await see(page, data, async () => {
    await remove.click()
    await ask.getByText('It can’t be downloaded any more.').waitFor()
  })
  await ask.getByRole('button', { name: 'Cancel' }).click()
  expect(await remove.count()).toBe(1)
  await remove.click()
  await ask.getByRole('button', { name: 'Delete' }).click()
  await seeToast(page, 'Archive deleted')
  await remove.waitFor({ state: 'detached' })
})

test('says how long passed deals are kept, and takes that back', async () => {
  const choose = (name: string) => section('Passed deals').getByRole('radio', { name })
  await choose('12 months').click()
  await seeToast(page, 'Passed deals are kept for 12 months')
  await section('Passed deals').getByText('Passed deals are deleted 12 months after their last change.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await section('Passed deals').getByText('Passed deals stay until a person deletes them.').waitFor()
  expect(await choose('Keep').isChecked()).toBe(true)
})

test('closes the workspace with its name and the password, and others read so where they are', async () => {
  await theirs.goto(memo)
  await heading('Gravelow')(theirs)
  const ask = dialog(`Delete ${fund}?`)
  const remove = ask.getByRole('button', { name: 'Delete workspace' })
  await see(page, data, async () => {
    await section('Delete workspace').getByRole('button', { name: 'Delete workspace…' }).click()
    await ask.getByLabel(`Type ${fund} to confirm`).fill('Harbour')
    expect(await remove.isDisabled()).toBe(true)
  })
  await ask.getByLabel(`Type ${fund} to confirm`).fill(fund)
  await ask.getByLabel('Your password').fill('wrong')
  await remove.click()
  await ask.getByText('The password is wrong.').waitFor()
  expectRefusal(page)
  await ask.getByLabel('Your password').fill(owner.password)
  await remove.click()
  await seeToast(page, `${fund} is closed`, 'All of its owners were told by email.')
  await section('Delete workspace').getByRole('button', { name: 'Take it back' }).waitFor()
  await see(theirs, memo, async () => {
    await heading(`${fund} is closed`)(theirs)
    // The memo was asked for before the workspace was known to be closed.
    await theirs.waitForLoadState('networkidle')
    expectRefusal(theirs)
  })
})

test('a memo of a closed workspace says so in another workspace, and leads on', async () => {
  await theirs.setViewportSize(wide)
  await theirs.getByRole('button', { name: `Open ${side}` }).click()
  await heading('Deal List')(theirs)
  await theirs.goto(memo)
  await heading('Could not load the memo')(theirs)
  await theirs.getByText(`The workspace ${fund} is closed and will be deleted on`).waitFor()
  await theirs.getByRole('main').getByRole('link', { name: 'Go to the deal list' }).click()
  await heading('Deal List')(theirs)
  expectRefusal(theirs)
})

test('an owner takes the workspace back within the time, and its people are back', async () => {
  await page.goto('/deal-list')
  await page.getByText(`${fund} will be deleted on`).waitFor()
  await page.getByRole('link', { name: 'Take it back or make an archive' }).click()
  await section('Delete workspace').getByRole('button', { name: 'Take it back' }).click()
  await seeToast(page, `${fund} is open again`, 'Its people are back with their roles.')
  await theirs.goto(memo)
  await heading('Gravelow')(theirs)
})

test('a person deletes their account with the password, and keeps it by signing in again', async () => {
  await page.goto('/profile-edit')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const own = dialog('Delete your account?')
  await own.getByLabel('Your password').fill(owner.password)
  await own.getByRole('button', { name: 'Delete account' }).click()
  await own
    .getByText(`You alone own ${fund} and ${side}. Make another person an owner, or delete each of them, first.`)
    .waitFor()

  const removed = dialog('Delete your account?', theirs)
  await see(theirs, '/profile-edit', async () => {
    await theirs.getByRole('button', { name: 'Delete account…' }).click()
    await removed.getByLabel('Your password').fill('wrong')
    await removed.getByRole('button', { name: 'Delete account' }).click()
    await removed.getByText('The password is wrong.').waitFor()
    expectRefusal(theirs)
  })
  await removed.getByLabel('Your password').fill(guest.password)
  await removed.getByRole('button', { name: 'Delete account' }).click()
  await heading('Sign in')(theirs)
  await signIn(theirs, guest)
  await seeToast(theirs, 'Your account is kept', 'You signed in, so it is not deleted.')
})
