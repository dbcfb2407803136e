import type { Page } from 'playwright-core'

/** Unfolds what is not stated, section by section, once the edit view is there. */
export async function unfoldRows(page: Page): Promise<void> {
  await page.locator('[data-memo-row]').first().waitFor()
  const folded = page.getByRole('button', { name: /(?:not stated|without a value)/, expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  // On a button the keys of the review do nothing.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}
