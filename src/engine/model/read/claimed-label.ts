import type { VerifiedEvidence } from '#engine/facts.ts'
import { glueText } from '#engine/text/text-index.ts'
import { getText, type VerifySources } from '#engine/verify/verify-sources.ts'

/** Shorter texts stand on every page by chance. */
const shortestLabel = 3

/** Returns the heading or label that a model names for quotes, where the page of one prints it and none holds it; else null. */
export function readClaimedLabel(
  label: string,
  evidence: readonly VerifiedEvidence[],
  sources: VerifySources,
): string | null {
  const glued = glueText(label)
  if (glued.length < shortestLabel || evidence.some(({ quote }) => glueText(quote).includes(glued))) return null
  const isPrinted = evidence.some((place) => place.match !== 'none' && getText(place, sources).glued.includes(glued))
  return isPrinted ? label : null
}
