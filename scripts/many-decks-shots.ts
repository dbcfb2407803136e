import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import type { Shot } from './shot.ts'

const sample = readFileSync(join(resolve(import.meta.dirname, '..'), 'samples', 'pdf', 'marketplace-kpis.pdf'))
const deck = (name: string) => ({ name, mimeType: 'application/pdf', buffer: sample })
const companies = ['Alderwick', 'Bexmoor', 'Corvane', 'Dunlace', 'Eskmere']

/** Chooses five decks and a file that is none. */
const chooseSeveral = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles([
      ...companies.map((name) => deck(`${name.toLowerCase()}_pitch-deck_v2.pdf`)),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    ])

/** The first upload is refused, the others hang: every state of a row can be seen. */
async function showUploads(page: Page): Promise<void> {
  let uploads = 0
  const message = 'The storage is full. Try again later.'
  await page.route('**/api/pitch_decks/', (route) => {
    uploads += 1
    if (uploads === 2) return route.fulfill({ status: 507, json: { error: { code: 507, message } } })
    return uploads === 1 ? route.continue() : undefined
  })
  await chooseSeveral(page)
  await page.getByRole('button', { name: 'Make 5 deals' }).click()
  await page.getByText(message).waitFor()
  await page
    .getByRole('link', { name: /Alderwick|Wherrow/i })
    .first()
    .waitFor()
}

/** Opens the comparison of the completed deals. */
async function compare(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Inkwharf' }).first().waitFor()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const response = await page.request.get('/deal_entities/deals/', { headers: { authorization: `Token ${token}` } })
  const { results }: { results: Array<{ deal_id: string; status: string }> } = await response.json()
  const ids = results.filter(({ status }) => status === 'completed').map(({ deal_id }) => deal_id)
  await page.goto(`/deal-compare?deals=${ids.slice(0, 3).join(',')}`)
  await page.getByText('Undecided').first().waitFor()
}

/** Many decks at once, deals side by side, and the list of keys. */
export const manyDecksShots: Shot[] = [
  {
    name: 'upload-more-dropped',
    as: 'newcomer',
    path: '/deal-room',
    arrange: async (page) => {
      await chooseSeveral(page)
      await page.getByRole('button', { name: 'Make 5 deals' }).waitFor()
    },
  },
  {
    name: 'upload-several-empty',
    as: 'newcomer',
    path: '/deal-room/several',
    arrange: (page) => page.getByText('Drop decks here.').waitFor(),
  },
  {
    name: 'upload-several-ready',
    as: 'newcomer',
    path: '/deal-room/several',
    arrange: async (page) => {
      await chooseSeveral(page)
      await page.getByRole('button', { name: 'Make 5 deals' }).waitFor()
    },
  },
  { name: 'upload-several', as: 'newcomer', path: '/deal-room/several', arrange: showUploads },
  { name: 'compare', as: 'analyst', path: '/deal-list', wholePage: true, arrange: compare },
  {
    name: 'compare-differences',
    as: 'analyst',
    path: '/deal-list',
    arrange: async (page) => {
      await compare(page)
      await page.getByRole('switch', { name: 'Only what differs' }).click()
    },
  },
  {
    name: 'compare-page',
    as: 'analyst',
    path: '/deal-list',
    wideOnly: true,
    arrange: async (page) => {
      await compare(page)
      await page
        .getByRole('link', { name: /^Page \d/ })
        .first()
        .click()
      await page.getByTestId('lit-quote').first().waitFor()
    },
  },
  {
    name: 'compare-gone',
    as: 'newcomer',
    path: `/deal-compare?deals=${[1, 2].map((last) => `01890000-0000-7000-8000-00000000000${last}`).join(',')}`,
    arrange: (page) => page.getByText('None of these deals is here').waitFor(),
  },
  {
    name: 'compare-empty',
    as: 'newcomer',
    path: '/deal-compare',
    arrange: (page) => page.getByText('Choose 2 to 4 deals').waitFor(),
  },
  {
    name: 'shortcuts',
    as: 'analyst',
    path: '/deal-list',
    arrange: async (page) => {
      await page.getByRole('link', { name: 'Inkwharf' }).first().waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts and marks' }).waitFor()
    },
  },
]
