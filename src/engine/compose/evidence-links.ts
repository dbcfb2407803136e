import type { SourceLink } from '#contract/memo.ts'
import type { Evidence } from '#engine/facts.ts'

/** Returns the link of a citation: `pitch_deck/{deckId}?page=7`, `most_recent_update`, or the address of a page of the site. */
export function makeLink(evidence: Pick<Evidence, 'document' | 'page' | 'url'>, deckId: string): string {
  if (evidence.document === 'updates') return 'most_recent_update'
  if (evidence.document === 'site') return evidence.url ?? 'company_site'
  return evidence.page === null ? `pitch_deck/${deckId}` : `pitch_deck/${deckId}?page=${evidence.page}`
}

/** Returns the link of a piece of evidence with its quote. */
export function makeSourceLink(evidence: Evidence, deckId: string): SourceLink {
  const value = makeLink(evidence, deckId)
  return evidence.quote === '' ? { value } : { value, quote: evidence.quote }
}
