import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import type { Deal } from '#contract/deals.ts'
import type { DeckReader } from '#engine/ports.ts'
import { connectionShots } from './connection-shots.ts'
import { dataShots } from './data-shots.ts'
import { intakeShots } from './intake-shots.ts'
import { manyDecksShots } from './many-decks-shots.ts'
import { reviewShots } from './review-shots.ts'
import type { Shot } from './shot.ts'
import { makePdfShot, standingShots } from './standing-shots.ts'
import { teamShots } from './team-shots.ts'
import { translationShots } from './translation-shots.ts'
import { triageShots } from './triage-shots.ts'

const samples = resolve(import.meta.dirname, '..', 'samples', 'pdf')

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true }).first().waitFor()
const citationOfRevenue = (page: Page) =>
  page
    .getByRole('region', { name: 'Traction', exact: true })
    .getByRole('listitem')
    .filter({ hasText: '$1.2M ARR' })
    .locator('sup a')
    .first()

const signedOut: Shot[] = [
  { name: 'sign-in', as: 'visitor', path: '/sign-in', arrange: heading('Sign in') },
  { name: 'sign-up', as: 'visitor', path: '/sign-up', arrange: heading('Create your account') },
  {
    name: 'sign-up-errors',
    as: 'visitor',
    path: '/sign-up',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Sign up', exact: true }).click()
      await page.getByText('Please repeat your password').waitFor()
    },
  },
  {
    name: 'confirm-email-failed',
    as: 'visitor',
    path: '/sign-up/confirm-email/unknown',
    arrange: async (page) => {
      await heading('Could not verify your email')(page)
      await page.locator('[data-sonner-toast]').waitFor()
    },
  },
  {
    name: 'password-reset',
    as: 'visitor',
    path: '/password-reset/email',
    arrange: (page) => page.getByRole('button', { name: 'Continue' }).waitFor(),
  },
  {
    name: 'password-new',
    as: 'visitor',
    path: '/password-reset/someone/unknown',
    arrange: (page) => page.getByRole('button', { name: 'Continue' }).waitFor(),
  },
  { name: 'not-found', as: 'visitor', path: '/nowhere', arrange: heading('Page Not Found') },
]

const newcomer: Shot[] = [
  { name: 'onboarding-1', as: 'newcomer', path: '/onboarding-1', arrange: heading('Create Your Profile') },
  { name: 'onboarding-2', as: 'newcomer', path: '/onboarding-2', arrange: heading('Create Your Workspace') },
  {
    name: 'onboarding-3',
    as: 'newcomer',
    path: '/onboarding-3',
    wholePage: true,
    arrange: heading('Choose green and red flags'),
  },
  {
    name: 'deal-list-empty',
    as: 'newcomer',
    path: '/deal-list',
    arrange: (page) => page.getByText('No results.').waitFor(),
  },
  { name: 'upload-empty', as: 'newcomer', path: '/deal-room', arrange: heading('Deal Upload') },
  {
    name: 'upload-filled',
    as: 'newcomer',
    path: '/deal-room',
    arrange: async (page) => {
      await page.getByLabel('Deal name').fill('Wherrow')
      await page.locator('input[type=file]').setInputFiles(join(samples, 'marketplace-kpis.pdf'))
      await page.getByText('marketplace-kpis.pdf').waitFor()
    },
  },
  {
    name: 'upload-refused',
    as: 'newcomer',
    path: '/deal-room',
    arrange: async (page) => {
      const buffer = Buffer.from('no deck')
      await page.locator('input[type=file]').setInputFiles({ name: 'deck.png', mimeType: 'image/png', buffer })
      await page
        .getByRole('alert')
        .getByText(/^File type must be/)
        .waitFor()
    },
  },
]

const deals: Shot[] = [
  {
    name: 'deal-list',
    as: 'analyst',
    path: '/deal-list',
    arrange: (page) => page.getByRole('link', { name: 'Inkwharf' }).waitFor(),
  },
  {
    name: 'deal-list-failed',
    as: 'analyst',
    path: '/deal-list',
    arrange: async (page) => {
      await page.getByRole('radio', { name: 'Failed' }).click()
      await page.getByRole('button', { name: 'Failed' }).hover()
      await page
        .getByText(/^The file needs too much memory/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'deal-delete',
    as: 'analyst',
    path: '/deal-list',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Delete Inkwharf' }).click()
      await page.getByText('Are you absolutely sure?').waitFor()
    },
  },
  {
    name: 'palette',
    as: 'analyst',
    path: '/deal-list',
    arrange: async (page) => {
      await page.getByRole('link', { name: 'Inkwharf' }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('option', { name: 'Inkwharf' }).waitFor()
    },
  },
  { name: 'profile', as: 'analyst', path: '/profile-edit', arrange: heading('Your Profile') },
  {
    name: 'workspace',
    as: 'analyst',
    path: '/workspace-edit',
    arrange: (page) => page.getByLabel('Workspace name').waitFor(),
  },
  {
    name: 'workspace-flags',
    as: 'analyst',
    path: '/workspace-edit/flags',
    wholePage: true,
    arrange: (page) => page.getByText('What you have chosen:').waitFor(),
  },
  {
    name: 'workspace-connections',
    as: 'analyst',
    path: '/workspace-edit/connections',
    wholePage: true,
    arrange: heading('Connections'),
  },
  {
    name: 'workspace-data',
    as: 'analyst',
    path: '/workspace-edit/data',
    wholePage: true,
    arrange: heading('Data and audit log'),
  },
]

/** The memo and the deck of one deal. */
function ofDeal({ generated_answer_id, pitch_deck_id }: Deal): Shot[] {
  const memo = `/deal-memo/${generated_answer_id}`
  return [
    {
      name: 'memo-read',
      as: 'analyst',
      path: memo,
      wholePage: true,
      // The memo is shown part by part; this is its last one.
      arrange: (page) => page.getByRole('region', { name: 'Unknown Fields', exact: true }).waitFor(),
    },
    {
      name: 'memo-proof',
      as: 'analyst',
      path: memo,
      wideOnly: true,
      arrange: async (page) => {
        await citationOfRevenue(page).click()
        await page.getByTestId('lit-quote').first().waitFor()
      },
    },
    {
      name: 'memo-preview',
      as: 'analyst',
      path: memo,
      wideOnly: true,
      arrange: async (page) => {
        await citationOfRevenue(page).hover()
        await page.locator('q').waitFor()
      },
    },
    {
      name: 'memo-edit-whole',
      as: 'analyst',
      path: `${memo}?view=edit`,
      wholePage: true,
      arrange: (page) => page.locator('[data-memo-row]').first().waitFor(),
    },
    {
      name: 'memo-edit',
      as: 'analyst',
      path: `${memo}?view=edit`,
      arrange: async (page) => {
        await page.getByRole('button', { name: 'Edit Quantity of Employee' }).click()
        await page.getByRole('textbox', { name: 'Quantity of Employee' }).waitFor()
      },
    },
    ...reviewShots(memo),
    {
      name: 'memo-menu',
      as: 'analyst',
      path: memo,
      arrange: async (page) => {
        await page.getByRole('button', { name: 'Memo actions' }).click()
        await page.getByRole('menuitem', { name: 'Add update…' }).waitFor()
      },
    },
    {
      name: 'memo-update',
      as: 'analyst',
      path: memo,
      arrange: async (page) => {
        await page.getByRole('button', { name: 'Memo actions' }).click()
        await page.getByRole('menuitem', { name: 'Most recent update' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'memo-asked',
      as: 'analyst',
      path: memo,
      arrange: async (page) => {
        await page.getByRole('button', { name: 'Ask this deck…' }).click()
        await page.getByRole('textbox', { name: 'Ask this deck' }).fill('How much revenue do they have?')
        await page.keyboard.press('Enter')
        await page.getByRole('list', { name: 'Answers' }).getByRole('link').first().waitFor()
      },
    },
    {
      name: 'memo-mail',
      as: 'analyst',
      path: memo,
      arrange: async (page) => {
        await page.getByRole('button', { name: 'Ask Founder' }).click()
        await page.getByRole('checkbox').first().waitFor()
      },
    },
    {
      name: 'deck',
      as: 'analyst',
      path: `/pitch-deck/${pitch_deck_id}?page=5`,
      arrange: (page) => page.getByRole('img', { name: 'Page 5 of the deck' }).waitFor(),
    },
  ]
}

/** What a visitor without an account sees of a shared deal. */
const ofShare = (uuid: string): Shot => ({
  name: 'shared',
  as: 'visitor',
  path: `/shared/${uuid}`,
  arrange: (page) => page.getByText(/^March update/).waitFor(),
})

/** Every picture to take, with one completed deal to look into, and the name of its live share. */
export const listShots = (deal: Deal, share: string, reader: Pick<DeckReader, 'images'>): Shot[] => [
  ...signedOut,
  ofShare(share),
  ...newcomer,
  ...deals,
  ...intakeShots,
  ...manyDecksShots,
  ...triageShots,
  ...connectionShots,
  ...dataShots,
  ...teamShots,
  ...translationShots,
  ...standingShots,
  makePdfShot(reader),
  ...ofDeal(deal),
]
