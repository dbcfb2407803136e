import { z } from 'zod'
import { evidence, type MemoField, memoValue } from '#contract/memo.ts'
import { isValidated, standing } from '#contract/standing.ts'
import { getFoundStanding, getFoundValue } from './memo-value.ts'

/** What the engine found for a field, and how: kept with each change, since a memo that is made again forgets it. */
export const foundRecord = z.object({
  value: memoValue,
  validated: z.boolean(),
  /** How sure the engine was; missing in records that are older than standings. */
  standing: standing.exactOptional(),
  rules: z.array(z.string()),
  reason: z.string(),
  /** The place that was cited: a page of the deck, the most recent update, an address, or '' for none. */
  source: z.string(),
  evidence: z.array(evidence.omit({ boxes: true })),
})
export type FoundValue = z.output<typeof foundRecord>

/** What was found for a field that a person is about to change; null where the engine's value is no longer known. */
export function recordFound(memoField: MemoField | undefined): FoundValue | null {
  const value = memoField && getFoundValue(memoField)
  if (!memoField || value === undefined) return null
  const { rules = [], reason, source, evidence: quotes = [] } = memoField.taken_over ?? memoField
  const found = getFoundStanding(memoField)
  return foundRecord.parse({
    value,
    validated: isValidated(found),
    standing: found,
    rules,
    reason,
    source: source.value,
    evidence: quotes,
  })
}
