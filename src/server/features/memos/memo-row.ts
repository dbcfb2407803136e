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
import type { MemoAction } from '#contract/memo-history.ts'
import { nameKey } from '../api-keys/name-key.ts'
import { type KnownFounder, listFounders, nameFounders, parseKnownFounders } from './known-founders.ts'
import { type MemoChangeRecord, parseChangeDetail } from './memo-change.ts'
import type { MemoState } from './memo-state.ts'
import { type Author, makeFullName } from './memo-value.ts'
import { removedEntries } from './removed-entry.ts'

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

/** What people change of a memo: its fields, its founders by id and what was removed. */
export function parseState(
  { founders, removed_entries }: { founders: unknown; removed_entries: unknown },
  fields: ValidatedResponse,
): MemoState {
  return { fields, founders: parseFounderIds(founders, fields), removed: removedEntries.parse(removed_entries) }
}

/** Memos of older versions have no ids of founders; where there are not as many as founders, they are named once more. */
function parseFounderIds(founders: unknown, fields: ValidatedResponse): KnownFounder[] {
  const known = founders === null ? [] : parseKnownFounders(founders)
  const others = known.filter(({ state }) => state !== 'present')
  const isWhole = known.length - others.length === listFounders(fields).length
  return isWhole ? known : [...nameFounders(fields), ...others]
}

type ChangeRow = {
  action: MemoAction
  section: string
  founder: string | null
  founder_position: number | null
  founder_id: string | null
  field: string
  from_value: unknown
  to_value: unknown
}

/** A change from its row, with what it needs to be replayed, who made it and when. */
export function parseSignedChange(
  row: ChangeRow & Record<'first_name' | 'last_name' | 'by_key', string | null> & { detail: unknown; changed_at: Date },
): MemoChangeRecord & Author {
  const detail = parseChangeDetail(row.detail)
  return {
    ...parseChange(row),
    detail,
    by: row.by_key === null ? makeFullName(row) : nameKey(row.by_key),
    on: row.changed_at.toISOString(),
  }
}

/** A change from its row. */
export function parseChange(row: ChangeRow): Omit<MemoChangeRecord, 'detail'> {
  return {
    action: row.action,
    section: row.section,
    founder: row.founder,
    position: row.founder_position,
    founderId: row.founder_id,
    field: row.field,
    from: memoValue.parse(row.from_value),
    to: memoValue.parse(row.to_value),
  }
}
