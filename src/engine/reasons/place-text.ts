import type { Place } from './problem.ts'

/** Returns a place within a sentence: 'on page 7', 'in the update', 'on the site'. */
export function writePlace({ page, document, deck }: Place): string {
  if (page !== null) return `on ${writePage(page, deck)}`
  return document === 'site' ? 'on the site' : 'in the update'
}

/** Returns a place as the subject of a sentence: 'Page 7', 'The update'; in small letters within one. */
export function startWithPlace({ page, document, deck }: Place, at: 'start' | 'within' = 'start'): string {
  const name = page !== null ? writePage(page, deck) : document === 'site' ? 'the site' : 'the update'
  return at === 'start' ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name
}

const writePage = (page: number, deck: Place['deck']) => (deck ? `page ${page} of ${deck.name}` : `page ${page}`)
