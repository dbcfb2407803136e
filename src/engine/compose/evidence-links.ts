import type { SourceLink } from '#contract/memo.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import { makeUpdateLink } from '#engine/update-link.ts'

type Place = Pick<VerifiedEvidence, 'document' | 'page' | 'url' | 'update' | 'deck'>

/**
 * Returns the link of a citation: `pitch_deck/{deckId}?page=7`, with its own id a page of an earlier deck,
 * `most_recent_update`, with `?of={id}` an earlier update, or the address of a page of the site.
 */
export function makeLink({ document, page, url, update, deck }: Place, deckId: string): string {
  if (document === 'updates') return makeUpdateLink(update?.id)
  if (document === 'site') return url ?? 'company_site'
  const id = deck?.id ?? deckId
  return page === null ? `pitch_deck/${id}` : `pitch_deck/${id}?page=${page}`
}

/** Returns the link of a piece of evidence with its quote. */
export function makeSourceLink(evidence: Place & { quote: string }, deckId: string): SourceLink {
  const value = makeLink(evidence, deckId)
  return evidence.quote === '' ? { value } : { value, quote: evidence.quote }
}
