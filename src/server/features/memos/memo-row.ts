import { z } from 'zod'
import {
  founderRecord,
  jsonResponse,
  type Memo,
  type MemoField,
  memoFlags,
  memoValue,
  type ValidatedResponse,
  validatedResponse,
} from '#contract/memo.ts'
import type { FieldChange } from './detect-changes.ts'
import { type Author, makeFullName } from './memo-value.ts'

export type StoredFaces = Pick<Memo, 'validated_response' | 'json_response' | 'flags'> & {
  founder_candidates: FounderRecord[]
}

type FounderRecord = Record<string, MemoField>

/** The memo's JSON columns; null while the memo is not made. */
export function parseFaces(row: {
  validated_response: unknown
  json_response: unknown
  flags: unknown
  founder_candidates: unknown
}): StoredFaces | null {
  if (row.validated_response === null) return null
  return {
    validated_response: parseFields(row.validated_response),
    json_response: jsonResponse.parse(row.json_response),
    flags: memoFlags.parse(row.flags),
    founder_candidates: parseFounders(row.founder_candidates),
  }
}

// The schema is made from `memoSections`, which hides the names of the sections from its type.
/** The editable fields of a memo, from their JSON column. */
export const parseFields = (fields: unknown): ValidatedResponse => validatedResponse.parse(fields) as ValidatedResponse
const founderRecords = z.array(founderRecord)
const parseFounders = (founders: unknown): FounderRecord[] => founderRecords.parse(founders) as FounderRecord[]

/** A change from its row, with who made it and when. */
export function parseSignedChange(
  row: Parameters<typeof parseChange>[0] & { changed_at: Date; first_name: string | null; last_name: string | null },
): FieldChange & Author {
  return { ...parseChange(row), by: makeFullName(row), on: row.changed_at.toISOString() }
}

/** A change from its row. */
export function parseChange(row: {
  action: FieldChange['action']
  section: string
  founder: string | null
  founder_position: number | null
  field: string
  from_value: unknown
  to_value: unknown
}): FieldChange {
  return {
    action: row.action,
    section: row.section,
    founder: row.founder,
    position: row.founder_position,
    field: row.field,
    from: memoValue.parse(row.from_value),
    to: memoValue.parse(row.to_value),
  }
}
