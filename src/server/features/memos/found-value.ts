import { z } from 'zod'
import { evidence, memoValue, type ValidatedResponse } from '#contract/memo.ts'
import { type FieldPlace, getFoundValue } from './memo-value.ts'

/** What the engine found for a field, and how: kept with each change, since a memo that is made again forgets it. */
export const foundRecord = z.object({
  value: memoValue,
  validated: z.boolean(),
  rules: z.array(z.string()),
  reason: z.string(),
  /** The place that was cited: a page of the deck, the most recent update, an address, or '' for none. */
  source: z.string(),
  evidence: z.array(evidence.omit({ boxes: true })),
})
export type FoundValue = z.output<typeof foundRecord>

/** What stood at a place before a change; null where the engine's value is no longer known. */
export function recordFound(memo: ValidatedResponse, place: FieldPlace): FoundValue | null {
  const content = memo[place.section]
  const memoField = (Array.isArray(content) ? content[place.position ?? -1] : content)?.[place.field]
  const value = memoField && getFoundValue(memoField)
  if (!memoField || value === undefined) return null
  const { edited, validated, rules = [], reason, source } = memoField
  return foundRecord.parse({
    value,
    // An edited field counts as validated by its editor.
    validated: validated && !edited,
    rules,
    reason,
    source: source.value,
    evidence: memoField.evidence ?? [],
  })
}
