import type { Line } from '#engine/deck-doc.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import type { VerifySources } from '../verify-sources.ts'

/** Returns the logos of the cited page that a quote is of. */
export function listCitedLogos({ page, quote }: VerifiedEvidence, deck: VerifySources): Line[] {
  const slide = page === null ? undefined : deck.slides.get(page)
  return slide?.doc.logos?.filter(({ text }) => text === quote) ?? []
}
