import type { JsonResponse, ValidatedResponse } from '#contract/memo.ts'
import { composeReadFace } from './compose-read-face.ts'
import { followEdits } from './follow-edits.ts'
import { keepProse } from './keep-prose.ts'
import { markUnproved } from './mark-unproved.ts'

/**
 * Returns the read face after a person edited the memo: every field that both faces show has the edited value, the summaries
 * are written again from the fields, the key facts stay. What a model wrote stays while nothing that it rests on changes.
 * Key facts of a memo that is older than marks are marked by the places that prove its fields.
 */
export function applyEdits(json: JsonResponse, memo: ValidatedResponse): JsonResponse {
  const { key_facts: facts } = json.unstructured
  const marks = Object.fromEntries(
    Object.entries(facts).map(([name, { value }]) => [
      name,
      followEdits(value, json.marks ? (json.marks.key_facts[name] ?? {}) : markUnproved(value, memo), memo),
    ]),
  )
  return composeReadFace(memo, {
    keyFacts: facts,
    marks,
    scrappersStatus: json.scrappers_status,
    prose: keepProse(json, memo),
  })
}
