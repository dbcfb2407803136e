import { findDeckDate } from '#engine/extract/figures/nature.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'

/** Returns the month a deck speaks from, as requests are told it: 'date: 2026-05', 'date of the file: 2026-05' or 'date: not known'. */
export function writeDeckDate(deck: UnderstoodDeck): string {
  const month = findDeckDate(deck)
  if (month === null) return 'date: not known'
  const text = `${Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}`
  const isOfFile = (deck.doc.metadata.createdOn ?? '').startsWith(text)
  return `${isOfFile ? 'date of the file' : 'date'}: ${text}`
}
