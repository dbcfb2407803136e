import type { Page } from 'playwright-core'
import type { Deal } from '#contract/deals.ts'
import { memoLinkEndpoints, sharedMemoEndpoints } from '#contract/memo-links.ts'
import type { LocalClient } from './local-client.ts'
import type { Shot } from './shot.ts'

/** The paths of two memo links: one that shows all it can, and one that asks. */
type MadeLinks = { open: string; asking: string }

/** Makes two links to the memo of the analyst's deal of that name. */
export async function makeMemoLinks(client: LocalClient, { deal_id: dealId }: Deal): Promise<MadeLinks> {
  const params = { dealId }
  const asks = { name: 'Nora Vint, Kestrel Capital', passcode: 'seven seas', ask_email: true }
  const asking = await client.call(memoLinkEndpoints.make, { params, body: asks })
  const shows = { name: 'Ida Holm', with_pages: true, with_pdf: true }
  const open = await client.call(memoLinkEndpoints.make, { params, body: shows })
  const expired = await client.call(memoLinkEndpoints.make, { params, body: { name: 'Tom Aske' } })
  await client.call(memoLinkEndpoints.end, { params: { ...params, id: expired.id } })
  const paths = { open: new URL(open.url).pathname, asking: new URL(asking.url).pathname }
  // So that its log has a line, whichever pictures are asked for.
  await client.call(sharedMemoEndpoints.open, { params: { key: paths.open.replace('/m/', '') }, body: {} })
  return paths
}

const memoHeading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
/** The memo is shown part by part; this is its last one. */
const seeAll = (page: Page) => page.getByRole('region', { name: 'Unknown Fields', exact: true }).waitFor()
const openSource = async (page: Page) => {
  await memoHeading(page)
  await page.getByRole('list', { name: 'Sources' }).getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('img').waitFor()
}

/** The dialog of memo links, and what their readers see. */
export const makeMemoLinkShots = ({ generated_answer_id }: Deal, { open, asking }: MadeLinks): Shot[] => [
  {
    name: 'memo-link-asks',
    as: 'visitor',
    path: asking,
    arrange: (page) => page.getByLabel('Passcode', { exact: true }).waitFor(),
  },
  { name: 'memo-link', as: 'visitor', path: open, wholePage: true, arrange: seeAll },
  {
    name: 'memo-link-warned',
    as: 'visitor',
    path: open,
    arrange: async (page) => {
      await memoHeading(page)
      await page.getByRole('button', { name: 'Show them' }).click()
    },
  },
  { name: 'memo-link-page', as: 'visitor', path: open, arrange: openSource },
  {
    name: 'memo-links',
    as: 'analyst',
    path: `/deal-memo/${generated_answer_id}?sheet=links`,
    arrange: async (page) => {
      await page.getByRole('button', { name: /^Opened/ }).click()
      await page.getByRole('list', { name: /^Log/ }).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'memo-link-new',
    as: 'analyst',
    path: `/deal-memo/${generated_answer_id}?sheet=links`,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'New link' }).click()
      await page.getByRole('button', { name: 'Make link' }).waitFor()
    },
  },
]
