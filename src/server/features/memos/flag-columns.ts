import type { JsonResponse, ValidatedResponse } from '#contract/memo.ts'
import { applyEdits } from '#engine/compose/apply-edits.ts'
import { readFlagBasis } from '#engine/match/flag-basis.ts'

/** What a memo's row holds for counting its flags by SQL: its classified values and the number of its founders. */
export type FlagColumns = { flag_values: string[]; founder_count: number }

/** The columns for a memo as it is shown, people's edits included. */
export function makeFlagColumns(fields: ValidatedResponse, json: JsonResponse): FlagColumns {
  const basis = readFlagBasis({ validated_response: fields, json_response: applyEdits(json, fields) })
  return { flag_values: basis.values.map(({ value }) => value), founder_count: basis.founders.count }
}
