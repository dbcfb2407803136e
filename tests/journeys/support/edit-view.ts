import type { Page } from 'playwright-core'

/** Unfolds what is not stated, section by section, once the edit view is there. */
export async function unfoldRows(page: Page): Promise<void> {
  const folds = /(?:not stated|without a value)/
  // Rows alone don't say so: a view limited to some of them has rows and nothing to unfold.
  await page.getByRole('button', { name: folds }).first().waitFor()
  const folded = page.getByRole('button', { name: folds, expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  // On a button the keys of the review do nothing.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}
