import type { Page } from 'playwright-core'
import type { Deal, Need, SeenBefore } from '#contract/deals.ts'
import { makeShownDeal, showDeals } from '../tests/journeys/support/shown-deals.ts'
import { makeWaitingMail, showMail, showRelay } from '../tests/journeys/support/shown-mail.ts'
import type { Shot } from './shot.ts'

const makeSeen = (number: number, name: string, how: SeenBefore['how']): SeenBefore => {
  const { deal_id, generated_answer_id } = makeShownDeal(number, {})
  return {
    deal_id,
    generated_answer_id,
    name,
    how,
    created_on: '2026-03-01T09:00:00.000Z',
    decision: null,
    decided_on: null,
  }
}

const waits = (kind: Need['kind'], status_detail: string, more: Partial<Need> = {}): Partial<Deal> => ({
  status: 'failed',
  source: 'link',
  status_detail,
  needs: { kind, ...more },
})

const agreement = Array.from(
  { length: 40 },
  (_, at) => `${at + 1}. The recipient keeps what this part describes confidential for two years.`,
).join('\n')

/** One deal for each thing that a link or a file asks for, and some that came in otherwise. */
const shownDeals = (): Deal[] => [
  makeShownDeal(1, { name: 'Wherrow', ...waits('email', 'DocSend asks for an email address.') }),
  makeShownDeal(2, { name: 'Gravelow', ...waits('passcode', 'This DocSend link asks for a passcode.') }),
  makeShownDeal(3, { name: 'Stackmarrow', ...waits('code', 'DocSend has sent a code to robin@calder.demo.') }),
  makeShownDeal(4, {
    name: 'Tidemark',
    ...waits('nda', 'The sender asks you to accept an agreement.', { text: agreement }),
  }),
  makeShownDeal(5, {
    name: 'Cedarline',
    ...waits('choice', 'This link leads to a data room with 3 documents.', {
      choices: ['Pitch deck, March 2026', 'Financial model', 'Team'].map((name) => ({ id: name, name })),
    }),
  }),
  makeShownDeal(6, {
    name: 'Quayside Robotics',
    ...waits('password', 'This PDF is protected by a password.'),
    source: 'mail',
    seen_before: [makeSeen(8, 'Quayside', 'company')],
  }),
  makeShownDeal(7, {
    name: 'Inkwharf, the ledger of small harbours that was found at the fair in Antwerp',
    source: 'mail',
    flags: { green: 5, red: 1, signals: 0 },
    seen_before: [makeSeen(9, 'Inkwharf', 'pages'), makeSeen(10, 'Inkwharf Labs', 'company')],
  }),
]

const showList = async (page: Page) => {
  await showDeals(page, shownDeals())
  await page.reload()
  await page.getByText('Quayside Robotics').waitFor()
}

const openNeed = (ask: string) => async (page: Page) => {
  await showList(page)
  await page.getByRole('button', { name: ask }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor()
}

const makeNeedShot = (name: string, ask: string): Shot => ({
  name,
  as: 'analyst',
  path: '/deal-list',
  arrange: openNeed(ask),
})

/** How decks come in by link and by email, shown by stand-ins for the calls. */
export const intakeShots: Shot[] = [
  {
    name: 'upload-link',
    as: 'newcomer',
    path: '/deal-room',
    arrange: async (page) => {
      await page.getByLabel('Deal name').fill('Wherrow')
      await page.getByLabel('Pitch deck link').fill('docsend.com/view/abc123')
      await page.getByText('DocSend: the sender').waitFor()
    },
  },
  {
    name: 'upload-link-refused',
    as: 'newcomer',
    path: '/deal-room',
    arrange: async (page) => {
      await page.getByLabel('Pitch deck link').fill('wherrow.notion.site/deck')
      await page.getByText('Notion soon.').first().waitFor()
    },
  },
  { name: 'deal-list-needs', as: 'analyst', path: '/deal-list', arrange: showList, wholePage: true },
  makeNeedShot('deal-email', 'Enter email: Wherrow'),
  makeNeedShot('deal-passcode', 'Enter passcode: Gravelow'),
  makeNeedShot('deal-agreement', 'Read agreement: Tidemark'),
  makeNeedShot('deal-choice', 'Choose a deck: Cedarline'),
  {
    name: 'deal-list-empty-relay',
    as: 'newcomer',
    path: '/deal-list',
    arrange: async (page) => {
      await showRelay(page, 'mossgrove@deals.firstread.demo')
      await showMail(page, makeWaitingMail())
      await page.reload()
      await page.getByText('Forward decks to').waitFor()
      await page.getByText('2 unconfirmed emails').waitFor()
    },
  },
  {
    name: 'workspace-mail',
    as: 'analyst',
    path: '/workspace-edit',
    wholePage: true,
    arrange: async (page) => {
      await showRelay(page, 'calder@deals.firstread.demo')
      await showMail(page, makeWaitingMail())
      await page.reload()
      await page.getByText('Inkwharf: seed round, deck attached').waitFor()
    },
  },
]
