import type { Page } from 'playwright-core'
import type { Archive } from '#contract/archives.ts'
import type { AuditEntry } from '#contract/audit.ts'
import type { Retention } from '#contract/retention.ts'
import type { Session } from '#contract/sessions.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { makeShownDeal, showDeals } from '../tests/journeys/support/shown-deals.ts'
import type { Shot } from './shot.ts'

const makeId = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`

const makeArchive = (number: number, changes: Partial<Archive>): Archive => ({
  id: makeId(number),
  state: 'ready',
  detail: '',
  done: 41,
  total: 41,
  bytes: 184_200_000,
  created_on: '2026-11-20T09:00:00.000Z',
  expires_on: '2026-11-27T09:00:00.000Z',
  by: 'Robin Calder',
  ...changes,
})
const archives = [
  makeArchive(1, { state: 'making', done: 12, bytes: null, expires_on: null }),
  makeArchive(2, {}),
  makeArchive(3, {
    state: 'failed',
    detail: 'The disk of the server is full. Ask your administrator.',
    bytes: null,
    expires_on: null,
  }),
]
const retention: Retention = { months: 12, announced: 3, next_on: '2026-12-03' }

const acts = [
  'Signed in.',
  'Made the API key ‘Weekly report’ to read deals.',
  'Shared the update of Inkwharf by a link.',
  'Downloaded the memo of Stackmarrow as PDF.',
]
const entries: AuditEntry[] = Array.from({ length: 12 }, (_, at) => ({
  id: makeId(100 + at),
  at: new Date(Date.UTC(2026, 10, 20, 9, 59 - at)).toISOString(),
  event: 'signed_in',
  text: acts[at % acts.length] ?? '',
  by: at % 3 === 0 ? 'API key ‘Weekly report’' : 'Robin Calder',
  network: '203.0.113.0/24',
  door: 'person',
  user_id: null,
  deal_id: null,
  subject_id: null,
}))

const makeSession = (number: number, device: string, changes: Partial<Session> = {}): Session => ({
  session_id: makeId(number),
  begun_on: '2026-11-01T09:00:00.000Z',
  last_used_on: '2026-11-20T09:00:00.000Z',
  expires_on: '2026-12-01T09:00:00.000Z',
  device,
  is_this: false,
  ...changes,
})
const sessions = [
  makeSession(1, 'Chrome on macOS', { is_this: true }),
  makeSession(2, 'Safari on iPhone'),
  makeSession(3, 'The program python-requests on Linux', { last_used_on: null }),
]

const answer = (page: Page, address: string, results: unknown) =>
  page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { results, next: null } }) : route.fallback(),
  )

/** Shows what a workspace keeps: archives, deals that are announced, a log that goes on. */
async function show(page: Page, changes: Partial<Workspace> = {}): Promise<void> {
  await page.route('**/api/workspaces/', async (route) => {
    const response = await route.fetch()
    // The response of the server's own call.
    const { results } = (await response.json()) as { results: Workspace[] }
    await route.fulfill({ json: { results: results.map((one) => ({ ...one, ...changes })) } })
  })
  await answer(page, '**/api/workspaces/*/archive/', archives)
  await answer(page, '**/api/workspaces/*/retention/', retention)
  await page.route(/\/audit\/(?:\?|$)/, (route) => route.fulfill({ json: { results: entries, next: 'more' } }))
  await page.reload()
  await page.getByRole('button', { name: 'Show earlier' }).waitFor()
}

const askCode = (page: Page, address: string, method: string) => {
  const fields = { code: 'Enter the code from your authenticator app, or a recovery code.' }
  return page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 422, json: { error: { code: 422, message: fields.code, fields } } })
      : route.fallback(),
  )
}

const data = (name: string, arrange: Shot['arrange'], wholePage = false): Shot => ({
  name,
  as: 'analyst',
  path: '/workspace-edit/data',
  wholePage,
  arrange,
})
const closes_on = '2026-12-08T09:00:00.000Z'

/** What is kept and how it goes: of a workspace, of an account; and a list that fills the screen. */
export const dataShots: Shot[] = [
  data('data-full', (page) => show(page), true),
  data('data-closed', (page) => show(page, { closes_on }), true),
  data('data-member', async (page) => {
    await page.route('**/api/workspaces/', async (route) => {
      const response = await route.fetch()
      // The response of the server's own call.
      const { results } = (await response.json()) as { results: Workspace[] }
      await route.fulfill({ json: { results: results.map((one) => ({ ...one, role: 'member', closes_on })) } })
    })
    await page.reload()
    await page.getByRole('heading', { name: / is closed$/ }).waitFor()
  }),
  data('data-delete', async (page) => {
    await askCode(page, '**/api/workspaces/*/close/', 'POST')
    await page.getByRole('button', { name: 'Delete workspace…' }).click()
    const dialog = page.getByRole('dialog')
    const name = (await dialog.getByRole('heading').textContent())?.replace(/^Delete (.*)\?$/, '$1') ?? ''
    await dialog.getByLabel(/^Type /).fill(name)
    await dialog.getByLabel('Your password').fill('secret')
    await dialog.getByRole('button', { name: 'Delete workspace' }).click()
    await dialog.getByLabel('Code').waitFor()
  }),
  {
    name: 'account-delete',
    as: 'analyst',
    path: '/profile-edit',
    arrange: async (page) => {
      await askCode(page, '**/api/users/*/delete/', 'POST')
      await page.getByRole('button', { name: 'Delete account…' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Your password').fill('secret')
      await dialog.getByRole('button', { name: 'Delete account' }).click()
      await dialog.getByLabel('Code').waitFor()
    },
  },
  {
    name: 'account-sessions',
    as: 'analyst',
    path: '/profile-edit',
    wholePage: true,
    arrange: async (page) => {
      await answer(page, '**/api/users/*/sessions/', sessions)
      await page.reload()
      await page.getByText('Safari on iPhone').waitFor()
    },
  },
  {
    name: 'list-of-20',
    as: 'analyst',
    path: '/deal-list',
    arrange: async (page) => {
      const names = ['Tidemark', 'Cedarline', 'Brambletide', 'Quayside Robotics', 'Ossery', 'Tarnwick', 'Gravelow']
      const deals = Array.from({ length: 20 }, (_, at) =>
        makeShownDeal(at + 1, { name: `${names[at % names.length]} ${at + 1}` }),
      )
      await showDeals(page, deals)
      await page.reload()
      await page.getByText('Cedarline 2').waitFor()
    },
  },
  {
    name: 'api-page',
    as: 'analyst',
    path: '/docs',
    arrange: async (page) => {
      const entry = page.locator('[id="deals.list"]')
      await entry.locator('summary').click()
      await entry.getByRole('button', { name: 'Send' }).click()
      await entry.getByRole('status').getByText(/^200 /).waitFor()
      await entry.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'memo-unknown',
    as: 'analyst',
    path: `/deal-memo/${makeId(404)}`,
    arrange: (page) => page.getByRole('heading', { name: 'Could not load the memo' }).waitFor(),
  },
]
