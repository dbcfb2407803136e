import type { Page } from 'playwright-core'
import type { ApiKey } from '#contract/api-keys.ts'
import type { CrmSettings, CrmTest } from '#contract/crm.ts'
import type { Delivery, Webhook } from '#contract/webhooks.ts'
import type { Shot } from './shot.ts'

const makeId = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`
const address = 'https://hooks.calder-ventures.example/firstread/deals-of-the-northern-coast'

const makeKey = (number: number, changes: Partial<ApiKey>): ApiKey => ({
  key_id: makeId(number),
  name: 'Weekly report',
  shown: 'fr_…x3Qk',
  scopes: ['deals:read'],
  made_by: 'Robin Calder',
  made_on: '2026-05-03T09:00:00.000Z',
  expires_on: '2026-12-01T09:00:00.000Z',
  last_used_on: '2026-11-20',
  ...changes,
})
const keys = [
  makeKey(1, {}),
  makeKey(2, {
    name: 'Import of the decks that the associates of the northern office collect',
    scopes: ['deals:read', 'deals:write', 'memos:write'],
    expires_on: null,
    last_used_on: null,
  }),
]

const makeDelivery = (number: number, changes: Partial<Delivery>): Delivery => ({
  id: makeId(number),
  event: 'deal.completed',
  deal_id: makeId(90),
  status: 'delivered',
  attempts: 1,
  response_status: 200,
  detail: 'Answered 200.',
  happened_on: '2026-11-20T09:00:00.000Z',
  sent_on: '2026-11-20T09:00:01.000Z',
  next_on: null,
  ...changes,
})
const deliveries = [
  makeDelivery(11, {
    status: 'waiting',
    attempts: 2,
    response_status: 500,
    detail: 'Answered 500.',
    next_on: '2099-11-20T09:05:00.000Z',
  }),
  makeDelivery(12, {
    event: 'deal.decided',
    status: 'failed',
    attempts: 9,
    response_status: null,
    detail: 'No response within 15 seconds.',
  }),
  makeDelivery(13, {}),
]
const makeWebhook = (number: number, changes: Partial<Webhook>): Webhook => ({
  id: makeId(number),
  url: address,
  events: ['deal.completed', 'deal.failed', 'deal.decided'],
  on: true,
  off_reason: null,
  made_on: '2026-05-03T09:00:00.000Z',
  last_delivery: deliveries[2] ?? null,
  ...changes,
})
const webhooks = [
  makeWebhook(21, {}),
  makeWebhook(22, {
    url: 'https://old.example/hook',
    on: false,
    off_reason: 'failing',
    last_delivery: deliveries[1] ?? null,
  }),
]

const unconnected: CrmSettings = {
  kind: null,
  key_is_readable: true,
  can_store_key: true,
  list: null,
  mapping: [],
  currency: 'USD',
  on_decisions: [],
}
const list = { id: '1', name: 'Dealflow' }
const field = (id: string, name: string, type: 'text' | 'number' | 'money' | 'choice') =>
  ({ id, name, on: 'list', type }) as const
const opened: CrmTest = {
  ok: true,
  message: 'Affinity takes the key. It shows 2 lists of companies.',
  lists: [list, { id: '2', name: 'Portfolio and friends of the portfolio, all years' }],
  fields: [field('a', 'Round Size', 'number'), field('b', 'Stage', 'choice'), field('c', 'Headquarters', 'text')],
  suggested: [
    { memo: 'amount_raising', field: field('a', 'Round Size', 'number') },
    { memo: 'stage', field: field('b', 'Stage', 'choice') },
  ],
}
const refused: CrmTest = {
  ...opened,
  ok: false,
  message: 'Affinity refused the key. Check that it was copied whole.',
  lists: [],
  fields: [],
  suggested: [],
}

type Shown = { keys?: ApiKey[]; webhooks?: Webhook[]; crm?: CrmSettings; test?: CrmTest }

/** Shows what a workspace has connected. */
async function show(page: Page, shown: Shown): Promise<void> {
  const answer = (address: string, results: unknown) =>
    page.route(address, (route) =>
      route.request().method() === 'GET' || address.endsWith('test/')
        ? route.fulfill({ json: { results } })
        : route.fallback(),
    )
  await answer('**/api/workspaces/*/api_keys/', shown.keys ?? [])
  await answer('**/api/workspaces/*/webhooks/', shown.webhooks ?? [])
  await answer('**/api/workspaces/*/webhooks/*/deliveries/', deliveries)
  await answer('**/api/workspaces/*/crm/', shown.crm ?? unconnected)
  await answer('**/api/workspaces/*/crm/test/', shown.test ?? opened)
  await page.reload()
  await page.getByRole('region', { name: 'CRM' }).getByLabel('Key', { exact: true }).waitFor()
}

const shot = (name: string, shown: Shown, arrange: Shot['arrange'], wholePage = true): Shot => ({
  name,
  as: 'analyst',
  path: '/workspace-edit/connections',
  wholePage,
  arrange: async (page) => {
    await show(page, shown)
    await arrange(page)
  },
})
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const crm = (page: Page) => page.getByRole('region', { name: 'CRM' })

/** API keys, webhooks and a CRM as owners connect them. */
export const connectionShots: Shot[] = [
  shot(
    'connections-full',
    { keys, webhooks, crm: { ...unconnected, kind: 'affinity', list, mapping: opened.suggested } },
    (page) => crm(page).getByLabel('List').waitFor(),
  ),
  shot('connections-forms', {}, async (page) => {
    await button(page, 'New API key').click()
    await button(page, 'Make API key').click()
    await page.getByText('Name is required').waitFor()
    await button(page, 'New webhook').click()
    await button(page, 'Add webhook').click()
    await crm(page).getByLabel('CRM').selectOption('Attio')
  }),
  shot('connections-refused', { keys, webhooks, test: refused }, async (page) => {
    await page.getByRole('button', { name: /^End the API key Weekly/ }).click()
    await page.getByRole('button', { name: /^Delete the webhook https:..old/ }).click()
    await crm(page).getByLabel('Key', { exact: true }).fill('wrong-key')
    await button(page, 'Check key').click()
    await page.getByText('Affinity refused the key.').waitFor()
  }),
  shot(
    'connections-deliveries',
    { webhooks },
    async (page) => {
      await button(page, `Deliveries to ${address}`).click()
      await page.getByRole('dialog', { name: 'Deliveries' }).getByText('Answered 500.').waitFor()
    },
    false,
  ),
]
