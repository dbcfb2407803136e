import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { inviteEndpoints } from '#contract/invites.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { findStep, makeCode } from '#server/features/accounts/totp/one-time-code.ts'
import { expectRefusal, heading, see, watch, wide } from './support/look.ts'
import { createMember, type Member, makeDeal, openAs, openAsVisitor, readInvitePath } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast, signIn } from './support/product.ts'

const owner = { email: 'vera@holmgate.test', password: 'marble-orchard-4', firstName: 'Vera', lastName: 'Holmgate' }
const guest = { email: 'tomas@holmgate.test', password: 'saffron-ladder-7', firstName: 'Tomas', lastName: 'Reeve' }

let product: Product
let browser: Browser
let member: Member
let deal: Deal
let page: Page
let theirs: Page
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  member = await createMember(product, owner)
  deal = await makeDeal(member, 'Gravelow', textDeckPdf(2))
  page = watch(await openAs(browser, product, member))
  theirs = watch(await openAsVisitor(browser, product))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const people = (of: Page) => of.getByRole('list', { name: 'People' }).getByRole('listitem')
const switcher = (of: Page) => of.getByRole('button', { name: /^Workspace/ })

test('an owner invites a person by email, in a role', async () => {
  await page.goto('/workspace-edit')
  const form = page.getByRole('form', { name: 'Invite a person' })
  await form.getByLabel('Email to invite').fill(owner.email)
  await form.getByRole('button', { name: 'Invite' }).click()
  await seeToast(page, 'Could not send the invitation')
  expectRefusal(page)
  await form.getByLabel('Email to invite').fill(guest.email)
  await form.getByLabel('Role').selectOption('Viewer')
  await form.getByRole('button', { name: 'Invite' }).click()
  await seeToast(page, `Invitation sent to ${guest.email}`)
  await page.getByRole('list', { name: 'Invited' }).getByText(guest.email).waitFor()
  await see(page, '/workspace-edit', (shown) => shown.getByRole('list', { name: 'Invited' }).waitFor())
})

test('the person joins by the link with an account for that address, and sets up no workspace', async () => {
  const path = await readInvitePath(product, guest.email)
  await see(theirs, path, heading('Join Early stage'))
  await theirs.getByText('Vera Holmgate invites you. You can read its deals and comment on them.').waitFor()
  expect(await theirs.getByLabel('Email', { exact: true }).isEditable()).toBe(false)
  await theirs.getByLabel('Password', { exact: true }).fill(guest.password)
  await theirs.getByLabel('Repeat password').fill(guest.password)
  await theirs.getByRole('button', { name: 'Sign up and join' }).click()
  await theirs.waitForURL('**/onboarding-1')
  await theirs.getByLabel('First name').fill(guest.firstName)
  await theirs.getByLabel('Last name').fill(guest.lastName)
  await theirs.getByRole('button', { name: 'Continue' }).click()
  await theirs.waitForURL('**/deal-list')
  await theirs.getByRole('link', { name: 'Gravelow' }).waitFor()

  // Once is all that the link works.
  await page.goto(path)
  await page.getByRole('heading', { name: 'Could not open the invitation' }).waitFor()
  expectRefusal(page)
})

test('a viewer reads, is offered nothing else, and is told why', async () => {
  await theirs.setViewportSize(wide)
  await switcher(theirs).getByText('Viewer').waitFor()
  expect(await theirs.getByRole('link', { name: /Create Deal|Deal Upload/ }).count()).toBe(0)
  await theirs.goto('/deal-room')
  await theirs.getByText('Viewers can read and comment. Ask an owner to make you a member.').waitFor()
  await theirs.keyboard.press('Control+k')
  await theirs.getByRole('option', { name: 'Deal List' }).waitFor()
  expect(await theirs.getByRole('option', { name: /Create Deal|Deal Upload/ }).count()).toBe(0)

  await theirs.goto(`/deal-memo/${deal.generated_answer_id}?view=edit`)
  await theirs.getByText('You can look at this memo and comment.').waitFor()
  expect(await theirs.getByRole('button', { name: 'Ask Founder' }).count()).toBe(0)
  await theirs.getByRole('button', { name: 'Memo actions' }).click()
  await theirs.getByRole('menuitem', { name: 'Export' }).waitFor()
  expect(await theirs.getByRole('menuitem', { name: /Add update|Share/ }).count()).toBe(0)

  await theirs.goto('/workspace-edit')
  await theirs.getByText('Owners invite people and change roles.').waitFor()
  expect(await theirs.getByLabel('Workspace name').isDisabled()).toBe(true)
  const token = await theirs.evaluate(() => localStorage.getItem('token') ?? '')
  const refused = await theirs.request.delete(`/deal_entities/deals/${deal.deal_id}/`, {
    headers: { authorization: `Token ${token}` },
  })
  expect([refused.status(), await refused.json()]).toEqual([
    403,
    { error: { code: 403, message: expect.stringContaining('Viewers') } },
  ])
})

test('a changed role counts at once', async () => {
  await page.goto('/workspace-edit')
  await people(page).filter({ hasText: 'Tomas Reeve' }).getByRole('combobox').selectOption('Member')
  await seeToast(page, 'Role changed')
  await theirs.goto('/deal-list')
  await switcher(theirs).getByText('Member').waitFor()
  await theirs.getByRole('link', { name: 'Create Deal' }).waitFor()

  await people(page).filter({ hasText: '(you)' }).getByRole('combobox').selectOption('Viewer')
  await seeToast(page, 'Could not change the role')
  expectRefusal(page)
})

/** The bytes of a key as authenticator apps read it. */
function readKey(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const startSetUp = async (shown: Page) => {
  await shown.getByRole('button', { name: 'Set up' }).click()
  await shown.getByLabel('Current password').fill(guest.password)
  await shown.getByRole('button', { name: 'Continue' }).click()
  await shown.getByRole('img', { name: 'QR code with the key' }).waitFor()
}

test('with two-factor sign-in the password alone opens nothing', async () => {
  await see(theirs, '/profile-edit', startSetUp)
  const key = readKey((await theirs.getByRole('dialog').locator('code').innerText()).replaceAll(' ', ''))
  const step = findStep(new Date())
  await theirs.getByRole('textbox', { name: 'Code' }).fill(makeCode(key, step))
  await theirs.getByRole('button', { name: 'Turn on' }).click()
  const codes = theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  const recovery = await codes.allInnerTexts()
  expect(recovery).toHaveLength(10)
  await theirs.getByRole('button', { name: 'I have kept them' }).click()
  await theirs.getByText(/^On: .* 10 recovery codes are left\.$/).waitFor()

  await theirs.setViewportSize(wide)
  await theirs.evaluate(() => localStorage.clear())
  await theirs.goto('/sign-in')
  await signIn(theirs, guest)
  await theirs.getByRole('textbox', { name: 'Code' }).fill('000000')
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
  await theirs
    .getByText(/^This code is wrong/)
    .first()
    .waitFor()
  expectRefusal(theirs)
  // That of the next half minute counts already; the one of now was used.
  await theirs.getByRole('textbox', { name: 'Code' }).fill(makeCode(key, step + 1))
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
  await theirs.waitForURL('**/deal-list')
})

test('a person goes from one workspace to another, and a deal brings its own', async () => {
  await switcher(theirs).click()
  await theirs.getByRole('menuitem', { name: 'New workspace…' }).click()
  const dialog = theirs.getByRole('dialog', { name: 'New workspace' })
  await dialog.getByLabel('Workspace name').fill('Angel deals')
  await dialog.getByRole('button', { name: 'Create workspace' }).click()
  await seeToast(theirs, 'Angel deals created')
  await switcher(theirs).getByText('Angel deals').waitFor()
  await theirs.getByText('No results.').waitFor()
  await theirs.goto(`/deal-memo/${deal.generated_answer_id}`)
  await switcher(theirs).getByText('Early stage').waitFor()
  await switcher(theirs).click()
  await theirs.getByRole('menuitemradio', { name: /Angel deals/ }).click()
  await theirs.getByText('No results.').waitFor()
  await switcher(theirs).click()
  await theirs.getByRole('menuitemradio', { name: /Early stage/ }).click()
  await theirs.getByRole('link', { name: 'Gravelow' }).waitFor()
})

test('who is removed leaves the list that is open, and reads why', async () => {
  const opened = theirs.waitForResponse(`**${dealEndpoints.events.path}*`)
  await theirs.reload()
  await opened
  await page.reload()
  await page.getByRole('button', { name: 'Remove Tomas Reeve' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await seeToast(page, 'Tomas Reeve removed')
  await vanish(people(page).filter({ hasText: 'Tomas Reeve' }))
  await seeToast(theirs, 'You are not in Early stage any more', 'An owner can invite you again.')
  await switcher(theirs).getByText('Angel deals').waitFor()
  await theirs.getByText('No results.').waitFor()
  await theirs.goto(`/deal-memo/${deal.generated_answer_id}`)
  await theirs.getByText('Could not load the memo').waitFor()
})

const vanish = (locator: ReturnType<Page['getByText']>) => locator.waitFor({ state: 'detached' })

test('an invitation that was withdrawn opens nothing, and one for another address says whose it is', async () => {
  const { client } = member
  const [{ workspace_id: id } = { workspace_id: '' }] = await client.call(workspaceEndpoints.list, {})
  const email = 'noor@holmgate.test'
  const invite = await client.call(inviteEndpoints.create, { params: { id }, body: { email, role: 'member' } })
  const path = await readInvitePath(product, email)
  await page.goto(path)
  await page.getByText(`This invitation is for ${email}. You are signed in as ${owner.email}.`).waitFor()
  await client.call(inviteEndpoints.revoke, { params: { id, inviteId: invite.id } })
  await page.reload()
  await page.getByRole('heading', { name: 'Could not open the invitation' }).waitFor()
  expectRefusal(page)
})
