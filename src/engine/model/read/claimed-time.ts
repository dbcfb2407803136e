import type { ClaimedTime } from '#engine/facts.ts'
import { glueText } from '#engine/text/text-index.ts'
import { getText, type VerifySources } from '#engine/verify/verify-sources.ts'
import type { ClaimedFact } from './check-items.ts'

/** Shorter texts stand on every page by chance. */
const shortestPeriod = 2

/**
 * Returns when a model says that a fact is so: a nature that only makes it weaker, and a period that the page of its quote prints.
 * Null where it says neither.
 */
export function readClaimedTime({ hint, evidence }: ClaimedFact, sources: VerifySources): ClaimedTime | null {
  const claimed = glueText(hint?.period ?? '')
  const isPrinted =
    claimed.length >= shortestPeriod && evidence.some((place) => getText(place, sources).glued.includes(claimed))
  const period = isPrinted ? (hint?.period ?? null) : null
  const nature = hint?.nature ?? 'actual'
  return period === null && nature === 'actual' ? null : { nature, period }
}
