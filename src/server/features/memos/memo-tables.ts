import type { ColumnType, Generated } from 'kysely'
import type { MemoAction } from '#contract/memo-history.ts'

type Json = ColumnType<unknown, string, string>
type JsonOrNull = ColumnType<unknown, string | null, string | null>

interface MemoTable {
  memo_id: string
  deal_id: string
  /** The deck that it was made from; null until the memo is made. */
  deck_id: string | null
  /** 0 until the memo is made; every making and every save adds one. */
  version: Generated<number>
  engine: string | null
  /** ISO 639-1 code of the deck's main language, or 'und'; null in rows older than this column. */
  language: string | null
  /** The two faces and the flags; null until the memo is made. */
  validated_response: JsonOrNull
  json_response: JsonOrNull
  flags: JsonOrNull
  /** People who may be founders, each as a founder's record; empty until the memo is made. */
  founder_candidates: ColumnType<unknown, string | undefined, string>
  /** Its founders by id, those whom people removed or merged among them; null in rows older than this column. */
  founders: ColumnType<unknown, string | null | undefined, string | null>
  /** Entries of lists that people removed. */
  removed_entries: ColumnType<unknown, string | undefined, string>
  /** Version at which it was last made; null in rows older than this column. */
  made_version: number | null
  /** What a language model did for it; null without one. */
  model: JsonOrNull
  /** What flags are raised from; null until the memo is made, and in rows older than these columns. */
  flag_values: string[] | null
  founder_count: number | null
  /** Names, hosts and addresses that tell the company, to find its other deals; null until they are written. */
  company_keys: string[] | null
  created_at: Date
  made_at: Date | null
}

/** One act of a person on a field, an entry or a founder. `place` orders the acts of one call. */
interface MemoEditTable {
  memo_id: string
  version: number
  place: number
  action: MemoAction
  section: string
  founder: string | null
  founder_position: number | null
  /** Null outside the founders' section, and in rows older than this column. */
  founder_id: string | null
  field: string
  from_value: Json
  to_value: Json
  changed_by: string | null
  /** The name of the API key that `changed_by` had made and a program used; null where the person did it. */
  by_key: string | null
  changed_at: Date
  /** What it needs to be replayed and undone; null in rows older than this column. */
  detail: JsonOrNull
  /** The version that undid it; null while it holds. */
  undone_in: number | null
  /** What the engine had found, and how; null in rows older than these columns. */
  found: JsonOrNull
  language: string | null
  engine: string | null
  /** The deck that the memo was made from; null where that is not known. */
  deck_id: string | null
}

/** The memo of a deck as it stood when that of a newer deck took its place. */
interface MemoVersionTable {
  deck_id: string
  memo_id: string
  version: number
  engine: string | null
  validated_response: Json
  json_response: Json
}

export interface MemoTables {
  memo: MemoTable
  memo_edit: MemoEditTable
  memo_version: MemoVersionTable
}
