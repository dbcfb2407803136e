import type { Page } from 'playwright-core'
import type { DeckReader } from '#engine/ports.ts'
import type { Shot } from './shot.ts'

/** Opens the memo of the deck with contradictions, where one value is confirmed and one entered. */
async function openMemo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Stackmarrow' }).first().click()
  await page.getByRole('region', { name: 'Executive Summary', exact: true }).waitFor()
  await page.getByRole('tab', { name: /^Edit/ }).click()
  await page.locator('[data-memo-row]').first().waitFor()
  const confirm = page.getByRole('button', { name: 'Confirm Year of Foundation' })
  // The first of the pictures confirms and enters.
  if (await confirm.isVisible()) {
    await confirm.click()
    await confirm.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Edit Quantity of Employee' }).click()
    const box = page.getByRole('textbox', { name: 'Quantity of Employee' })
    await box.fill('11')
    await box.press('Control+Enter')
    await box.waitFor({ state: 'hidden' })
  }
  await page.getByRole('tab', { name: /^Read/ }).click()
  await page.getByRole('region', { name: 'Unknown Fields', exact: true }).waitFor()
}

/** A memo in which each standing is shown once: on screen, on paper, in the list, and what its signals say. */
export const standingShots: Shot[] = [
  { name: 'standings', as: 'analyst', path: '/deal-list', wholePage: true, arrange: openMemo },
  {
    name: 'standings-print',
    as: 'analyst',
    path: '/deal-list',
    wholePage: true,
    onPaper: true,
    arrange: async (page) => {
      await openMemo(page)
      await page.emulateMedia({ media: 'print' })
    },
  },
  {
    name: 'standings-list',
    as: 'analyst',
    path: '/deal-list',
    arrange: async (page) => {
      await openMemo(page)
      await page.goto('/deal-list')
      await page.getByRole('link', { name: 'Stackmarrow' }).first().waitFor()
    },
  },
  {
    name: 'standings-signals',
    as: 'analyst',
    path: '/deal-list',
    arrange: async (page) => {
      await openMemo(page)
      await page
        .getByRole('button', { name: /hidden instruction/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** The same memo as its PDF: the export’s pages one below the other, as a reader of PDFs shows them. */
export const makePdfShot = (reader: Pick<DeckReader, 'images'>): Shot => ({
  name: 'standings-pdf',
  as: 'analyst',
  path: '/deal-list',
  wholePage: true,
  wideOnly: true,
  arrange: async (page) => {
    await openMemo(page)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const headers = { authorization: `Token ${token}` }
    const exported = await page.request.get(`/api/generated_answers/${id}/export/?format=pdf`, { headers })
    const images = new Map<number, string>()
    await reader.images(await exported.body(), {
      width: 1_000,
      onImage: async ({ page: number, webp }) => {
        images.set(number, `<img src="data:image/webp;base64,${Buffer.from(webp).toString('base64')}">`)
      },
    })
    const inOrder = [...images].toSorted(([one], [other]) => one - other).map(([, image]) => image)
    // The app’s policy allows no such images.
    await page.goto('about:blank')
    await page.setContent(`<style>body { display: grid; gap: 24px; background: #888 }</style>${inOrder.join('')}`)
    await page.locator('img').last().waitFor()
  },
})
