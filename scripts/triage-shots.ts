import type { Page } from 'playwright-core'
import type { Deal, ListedValue } from '#contract/deals.ts'
import type { Verdict } from '#contract/decisions.ts'
import { makeShownDeal, showDeals } from '../tests/journeys/support/shown-deals.ts'
import type { Shot } from './shot.ts'

const listed = (value: string, standing: ListedValue['standing'], contradicted = false): ListedValue => ({
  value,
  standing,
  ...(contradicted && { contradicted: true }),
})

const count = (changes: Partial<NonNullable<Deal['counts']>>): Deal['counts'] => ({
  hidden: 0,
  in_sight: 0,
  contradicted: 0,
  to_check: 8,
  proved: 39,
  by_team: 2,
  unstated: 18,
  fields: 49,
  ...changes,
})

const decide = (decision: Verdict, reason = '', look_again_on: string | null = null): Deal['decision'] => ({
  decision,
  reason,
  note: '',
  look_again_on,
  decided_on: '2026-05-03T09:00:00.000Z',
  decided_by: { first_name: 'Robin', last_name: 'Calder' },
})

const makeSeen = (number: number, decision: Verdict | null): Deal['seen_before'][number] => ({
  ...makeShownDeal(number, { name: 'Stackmarrow' }),
  how: 'company',
  decision,
  decided_on: decision && '2026-02-11T09:00:00.000Z',
})

/** A list as it is in the middle of a morning: undecided, decided, alarming, seen before, running and failed deals. */
const shownDeals = (): Deal[] => [
  makeShownDeal(1, {
    name: 'Inkwharf',
    stage: listed('Seed', 'proved'),
    ask: listed('$2.5M', 'proved'),
    sector: listed('Enterprise software', 'found'),
    hq: listed('USA', 'inferred'),
    flags: { green: 5, red: 1, signals: 2 },
    counts: count({}),
  }),
  makeShownDeal(2, {
    name: 'Stackmarrow, observability for warehouses that never sleep',
    source: 'mail',
    stage: listed('Series A', 'found', true),
    ask: listed('$12M–$15M', 'found'),
    sector: listed('Developer tools', 'proved'),
    hq: listed('Great Britain', 'proved'),
    flags: { green: 2, red: 3, signals: 12 },
    counts: count({ hidden: 4, contradicted: 3, to_check: 21 }),
    seen_before: [makeSeen(11, 'pass'), makeSeen(12, null)],
  }),
  makeShownDeal(3, {
    name: 'Wherrow',
    stage: listed('Pre-seed', 'entered'),
    ask: null,
    sector: listed('Marketplaces', 'proved'),
    hq: listed('Latin America', 'proved'),
    flags: { green: 1, red: 0, signals: 0 },
    counts: count({ to_check: 0 }),
    decision: decide('meet'),
  }),
  makeShownDeal(4, {
    name: 'Tidemark',
    source: 'link',
    stage: listed('Seed+', 'proved'),
    ask: listed('€3M', 'proved'),
    sector: null,
    hq: listed('Europe', 'proved'),
    flags: { green: 3, red: 0, signals: 1 },
    counts: count({ to_check: 3 }),
    decision: decide('watch', 'Wait for the second pilot', '2027-02-21'),
  }),
  makeShownDeal(5, {
    name: 'Cedarline',
    stage: listed('Series B', 'proved'),
    ask: listed('$40M', 'proved'),
    sector: listed('AgTech', 'proved'),
    hq: listed('USA', 'proved'),
    counts: count({ to_check: 1 }),
    decision: decide('pass', 'Too late'),
    seen_before: [makeSeen(13, 'watch')],
  }),
  makeShownDeal(6, {
    name: 'Quayside Robotics',
    status: 'in_progress',
    status_detail: 'Reading page 7 of 20',
    progress: { stage: 'read', done: 7, total: 20 },
  }),
  makeShownDeal(7, {
    name: 'Gravelow',
    status: 'failed',
    status_detail: 'The file needs too much memory to be read. Export the deck with smaller pictures and upload that.',
  }),
  makeShownDeal(8, {
    name: 'Brambletide',
    stage: listed('Seed', 'proved'),
    ask: listed('$1.8M', 'inferred'),
    sector: listed('Climate tech', 'proved'),
    hq: listed('Asia', 'found'),
    flags: { green: 4, red: 2, signals: 3 },
    counts: count({ to_check: 5 }),
    decision: decide('invest', 'The team'),
  }),
]

const show = async (page: Page) => {
  await showDeals(page, shownDeals())
  await page.reload()
  await page.getByText('Quayside Robotics').waitFor()
}

const decideAbout = (keys: string[]) => async (page: Page) => {
  await show(page)
  for (const key of ['j', 'd', ...keys]) await page.keyboard.press(key)
  await page.getByRole('dialog', { name: /^Decide about/ }).waitFor()
}

const onList = (name: string, arrange: Shot['arrange'], path = '/deal-list'): Shot => ({
  name,
  as: 'analyst',
  path,
  arrange,
})

/** The list as it is worked through, with deals shown by stand-ins for the calls. */
export const triageShots: Shot[] = [
  onList('triage-list', show),
  onList('triage-decide', decideAbout([])),
  onList('triage-pass', decideAbout(['1'])),
  onList('triage-watch', decideAbout(['2'])),
  onList('triage-filter', async (page) => {
    await show(page)
    await page.getByRole('button', { name: /filter/i }).click()
    await page.getByRole('dialog').getByText('Hidden instructions').waitFor()
  }),
  onList(
    'triage-filtered',
    async (page) => {
      await show(page)
      await page.getByRole('list', { name: 'Filters' }).waitFor()
    },
    '/deal-list?q=tide&stage=seed,series_a&signal=hidden&added=week',
  ),
  onList('triage-save', async (page) => {
    await page.goto('/deal-list?decision=none&stage=seed')
    await show(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog', { name: 'Save this view' }).waitFor()
  }),
  onList('triage-select', async (page) => {
    await show(page)
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
    await page.getByRole('link', { name: 'Compare' }).waitFor()
  }),
]
