import type { Memo, MemoField } from '#contract/memo.ts'
import type { MemoRow } from '../memo-rows.ts'
import type { Show } from '../show-rows.ts'
import type { Draft } from './field-draft.ts'

/** An open editor: what it starts with. `round` counts the starts, so that a new one replaces the draft. */
type OpenEditor = { start: Draft; round: number }

/** A text field among the entries of a list: a new entry, or another value for one. */
export type OpenEntry = { of: 'new' } | { of: 'entry'; value: string }

/** All that one row shows; the same object until something of it changes. */
export type RowView = {
  row: MemoRow
  label: string
  isCurrent: boolean
  /** Tab reaches one row; j, k and the arrow keys reach the others. */
  isTabStop: boolean
  isSaving: boolean
  editor: OpenEditor | null
  /** Of a list: whether its entries stand open, one to a line. */
  isOpen: boolean
  /** The entry that keys act on. */
  entry: string | null
  openEntry: OpenEntry | null
  /** Whether someone has changed the field. */
  hasHistory: boolean
  /** How many open comments are on the field. */
  comments: number
}

/** A value whose save was refused because someone else changed the same field, with the newest memo. */
export type Conflict = { row: MemoRow; value: MemoField['value']; newest: Memo }

/** What all rows share. */
export type Status = { announcement: string; conflict: Conflict | null; isAddingFounder: boolean }

export type State = {
  show: Show | null
  current: string | null
  entry: string | null
  editors: Readonly<Record<string, OpenEditor>>
  openEntries: Readonly<Record<string, OpenEntry>>
  open: ReadonlySet<string>
  unfolded: ReadonlySet<string>
  saving: ReadonlySet<string>
  /** Ids of the rows that the history of the memo tells of. */
  changed: ReadonlySet<string>
  /** Open comments by the ids of their rows. */
  comments: ReadonlyMap<string, number>
  status: Status
}

export const startState: State = {
  show: null,
  current: null,
  entry: null,
  editors: {},
  openEntries: {},
  open: new Set(),
  unfolded: new Set(),
  saving: new Set(),
  changed: new Set(),
  comments: new Map(),
  status: { announcement: '', conflict: null, isAddingFounder: false },
}
