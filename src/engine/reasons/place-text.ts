import type { Place } from './problem.ts'

/** Returns a place within a sentence: 'on page 7', 'in the update', 'on the site'. */
export function writePlace({ page, document }: Place): string {
  if (page !== null) return `on page ${page}`
  return document === 'site' ? 'on the site' : 'in the update'
}

/** Returns a place as the subject of a sentence: 'Page 7', 'The update'; in small letters within one. */
export function startWithPlace({ page, document }: Place, at: 'start' | 'within' = 'start'): string {
  const name = page !== null ? `page ${page}` : document === 'site' ? 'the site' : 'the update'
  return at === 'start' ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name
}
