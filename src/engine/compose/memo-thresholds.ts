import type { FactKey } from '#engine/facts.ts'

const usual = 0.3
const byKey: Partial<Record<FactKey, number>> = {}

/** The score below which a fact is too unsure to be shown at all. */
export function thresholdOf(key: FactKey): number {
  return byKey[key] ?? usual
}

/** The most entries of an array field that the memo shows; the best-scored stay. */
export const mostEntries: Partial<Record<FactKey, number>> = { industry: 3 }
