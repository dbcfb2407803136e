import type { JsonResponse, ValidatedResponse } from '#contract/memo.ts'
import { composeJsonResponse } from './compose-json-response.ts'

/**
 * The read face after a person edited the memo: every field that both faces show has the edited value, the summaries
 * are written anew from the fields, the key facts stay.
 */
export function applyEdits(json: JsonResponse, memo: ValidatedResponse): JsonResponse {
  return composeJsonResponse(memo, { keyFacts: json.unstructured.key_facts, scrappersStatus: json.scrappers_status })
}
