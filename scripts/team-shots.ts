import type { Page } from 'playwright-core'
import type { Invite, ReceivedInvite } from '#contract/invites.ts'
import type { Member } from '#contract/members.ts'
import type { Role } from '#contract/roles.ts'
import type { Workspace } from '#contract/workspaces.ts'
import type { Shot } from './shot.ts'

const makeId = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`

const person = (number: number, first_name: string, last_name: string, role: Role): Member => ({
  user_id: makeId(number),
  first_name,
  last_name,
  email: `${first_name.toLowerCase() || 'anneliese.oberhuber-lindqvist'}@calder-ventures.example`,
  role,
  joined_on: '2026-03-02T09:00:00.000Z',
})

const invite = (number: number, email: string, role: Role, is_open: boolean): Invite => ({
  id: makeId(number),
  email,
  role,
  is_open,
  expires_on: '2026-12-01T09:00:00.000Z',
})

/** Shows the person in a role, in a team of five with two invitations. */
async function showTeam(page: Page, role: Role): Promise<void> {
  await page.route('**/api/workspaces/', async (route) => {
    const response = await route.fetch()
    // The response of the server's own call.
    const { results } = (await response.json()) as { results: Workspace[] }
    const [own] = results
    const other = { ...own, workspace_id: makeId(9), name: 'Angel syndicate of the northern coast', role: 'viewer' }
    await route.fulfill({ json: { results: [...results.map((one) => ({ ...one, role })), other] } })
  })
  await page.route('**/api/workspaces/*/members/', async (route) => {
    const response = await route.fetch()
    // The same.
    const { results } = (await response.json()) as { results: Member[] }
    const others = [
      person(1, 'Mara', 'Lindholm', 'owner'),
      person(2, 'Ola', 'Brandt', 'member'),
      person(3, '', '', 'viewer'),
    ]
    await route.fulfill({ json: { results: [...results.map((one) => ({ ...one, role })), ...others] } })
  })
  const invites = [
    invite(4, 'noor@calder-ventures.example', 'member', true),
    invite(5, 'a.very.long.address.of.a.partner@calder-ventures.example', 'viewer', false),
  ]
  await page.route('**/api/workspaces/*/invites/', (route) => route.fulfill({ json: { results: invites } }))
  await page.reload()
}

const asRole =
  (role: Role, arrange: Shot['arrange']): Shot['arrange'] =>
  async (page) => {
    await showTeam(page, role)
    await arrange(page)
  }

const received: ReceivedInvite = {
  workspace: 'Early stage',
  email: 'noor@calder-ventures.example',
  role: 'member',
  invited_by: 'Robin Calder',
  has_account: false,
}

const showInvite =
  (change: Partial<ReceivedInvite>): Shot['arrange'] =>
  async (page) => {
    await page.route('**/api/invites/*/', (route) => route.fulfill({ json: { results: { ...received, ...change } } }))
    await page.reload()
    await page.getByRole('heading', { name: 'Join Early stage' }).waitFor()
  }

const people = (page: Page) => page.getByRole('list', { name: 'People' }).getByText('Mara Lindholm').waitFor()

const openSwitcher = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Open menu' })
  await page.getByRole('heading', { name: 'Deal List' }).waitFor()
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: /^Workspace/ }).click()
  await page.getByRole('menuitem', { name: 'New workspace…' }).waitFor()
}

const password = 'first-read-pictures'
const startSetUp = async (page: Page) => {
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: 'QR code with the key' }).waitFor()
}

const codes = Array.from({ length: 10 }, (_, number) => `ab${number}c-d2ef-gh5j-k${number}mn`)

const analystShot = (name: string, path: string, arrange: Shot['arrange'], wholePage = false): Shot => ({
  name,
  as: 'analyst',
  path,
  arrange,
  wholePage,
})

/** People, roles, invitations, the switcher and two-factor sign-in. */
export const teamShots: Shot[] = [
  analystShot('team-people', '/workspace-edit', asRole('owner', people), true),
  analystShot('team-viewer', '/workspace-edit', asRole('viewer', people), true),
  analystShot('team-switcher', '/deal-list', asRole('owner', openSwitcher)),
  analystShot(
    'team-new-workspace',
    '/deal-list',
    asRole('owner', async (page) => {
      await openSwitcher(page)
      await page.getByRole('menuitem', { name: 'New workspace…' }).click()
      await page.getByRole('dialog', { name: 'New workspace' }).waitFor()
    }),
  ),
  analystShot(
    'team-remove',
    '/workspace-edit',
    asRole('owner', async (page) => {
      await page.getByRole('button', { name: 'Remove Mara Lindholm' }).click()
      await page.getByRole('alertdialog').waitFor()
    }),
  ),
  analystShot(
    'team-no-upload',
    '/deal-room',
    asRole('viewer', (page) => page.getByText('Viewers can read and comment.').waitFor()),
  ),
  analystShot('two-factor', '/profile-edit', (page) => page.getByRole('button', { name: 'Set up' }).waitFor()),
  analystShot('two-factor-app', '/profile-edit', startSetUp),
  analystShot('two-factor-codes', '/profile-edit', async (page) => {
    await startSetUp(page)
    await page.route('**/totp/', (route) => route.fulfill({ json: { results: { codes } } }))
    await page.getByRole('textbox', { name: 'Code' }).fill('123456')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
  }),
  { name: 'invite', as: 'visitor', path: '/invite/key', arrange: showInvite({}) },
  { name: 'invite-account', as: 'visitor', path: '/invite/key', arrange: showInvite({ has_account: true }) },
  { name: 'invite-other', as: 'analyst', path: '/invite/key', arrange: showInvite({}) },
  {
    name: 'invite-unknown',
    as: 'visitor',
    path: '/invite/key',
    arrange: (page) => page.getByRole('heading', { name: 'Could not open the invitation' }).waitFor(),
  },
  {
    name: 'sign-in-code',
    as: 'visitor',
    path: '/sign-in',
    arrange: async (page) => {
      const fields = { code: 'Enter the code from your authenticator app, or a recovery code.' }
      const error = { code: 401, message: fields.code, fields }
      await page.route('**/api/auth/login/', (route) => route.fulfill({ status: 401, json: { error } }))
      await page.getByLabel('Email', { exact: true }).fill('robin@calder.demo')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('textbox', { name: 'Code' }).waitFor()
    },
  },
]
