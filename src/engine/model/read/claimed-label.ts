import { normalise } from '#engine/text/normalise.ts'
import { glueText, listTokenTexts } from '#engine/text/text-index.ts'
import { getText, type VerifySources } from '#engine/verify/verify-sources.ts'
import type { ClaimedFact } from './check-items.ts'

/** Shorter texts stand on every page by chance. */
const shortestLabel = 3

/**
 * Returns the heading or label that a model names for a fact, where the page of a quote prints its words and no quote holds it; else
 * null. The heads of several columns need not follow each other as the page is read.
 */
export function readClaimedLabel({ hint, evidence }: ClaimedFact, sources: VerifySources): string | null {
  const label = hint?.label ?? ''
  const glued = glueText(label)
  if (glued.length < shortestLabel || evidence.some(({ quote }) => glueText(quote).includes(glued))) return null
  const words = [...listTokenTexts(normalise(label).text)]
  const isPrinted = evidence.some((place) => {
    const page = getText(place, sources).glued
    return page.includes(glued) || words.every((word) => page.includes(glueText(word)))
  })
  return isPrinted ? label : null
}
