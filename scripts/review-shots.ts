import type { Page } from 'playwright-core'
import type { Shot } from './shot.ts'

const seeRows = (page: Page) => page.locator('[data-memo-row]').first().waitFor()

/** The review of a memo: what is to check with the page beside, a list in its form, founders, the history of a field. */
export const reviewShots = (memo: string): Shot[] => [
  {
    name: 'memo-review',
    as: 'analyst',
    path: `${memo}?view=edit&show=check`,
    arrange: async (page) => {
      await seeRows(page)
      const narrow = (page.viewportSize()?.width ?? 0) < 900
      const proof = page.getByRole('link', { name: /round the quote$/ }).locator('img')
      await (narrow ? proof : page.getByTestId('lit-quote')).first().waitFor()
    },
  },
  {
    name: 'memo-entries',
    as: 'analyst',
    path: `${memo}?view=edit`,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Edit Competitors' }).click()
      await page.getByRole('region', { name: 'Entries of Competitors' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'memo-founders',
    as: 'analyst',
    path: `${memo}?view=edit`,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Add founder' }).click()
      await page.getByRole('textbox', { name: 'Name of the founder' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'memo-history',
    as: 'analyst',
    path: `${memo}?view=edit`,
    arrange: async (page) => {
      const history = page.getByRole('button', { name: 'History of Pricing' })
      const confirm = page.getByRole('button', { name: 'Confirm Pricing' })
      // The first of the pictures confirms it.
      await history.or(confirm).first().waitFor()
      if (await confirm.isVisible()) await confirm.click()
      await history.click()
      await page.getByRole('dialog').getByText('confirmed it').waitFor()
    },
  },
]
