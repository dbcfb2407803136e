import type { MemoField, RemovedParts, ValidatedResponse } from '#contract/memo.ts'
import {
  foundersSection,
  type KnownFounder,
  listFounders,
  listRemovedFounders,
  nameFounders,
} from './known-founders.ts'
import type { RemovedEntry } from './removed-entry.ts'

/** The editable face of a memo with what people removed from it. Acts return new states that share what they leave. */
export type MemoState = { fields: ValidatedResponse; founders: KnownFounder[]; removed: RemovedEntry[] }

/** The state of a memo that no person has changed. */
export const startState = (fields: ValidatedResponse): MemoState => ({
  fields,
  founders: nameFounders(fields),
  removed: [],
})

/** A field by its section, its name and the id of its founder. */
export type StatePlace = { section: string; field: string; founderId: string | null }

/** The position of a founder in the section; -1 where they are not present. */
export function findPosition({ founders }: Pick<MemoState, 'founders'>, founderId: string): number {
  return founders.filter(({ state }) => state === 'present').findIndex(({ founder_id }) => founder_id === founderId)
}

/** The field at a place; undefined where the memo has none. */
export function getStateField(state: MemoState, { section, field, founderId }: StatePlace): MemoField | undefined {
  const content = state.fields[section]
  if (Array.isArray(content)) return founderId === null ? undefined : content[findPosition(state, founderId)]?.[field]
  return founderId === null ? content?.[field] : undefined
}

/** The state with another field at a place that it has. */
export function putStateField(state: MemoState, place: StatePlace, memoField: MemoField): MemoState {
  const content = state.fields[place.section]
  if (!content) return state
  const put = (fields: Record<string, MemoField>) => ({ ...fields, [place.field]: memoField })
  const position = place.founderId === null ? -1 : findPosition(state, place.founderId)
  const changed = Array.isArray(content)
    ? content.map((founder, index) => (index === position ? put(founder) : founder))
    : put(content)
  return { ...state, fields: { ...state.fields, [place.section]: changed } }
}

/** Every field of a memo with its place, founders by their ids. */
export function listStateFields({ fields, founders }: MemoState): Array<StatePlace & { memoField: MemoField }> {
  const ids = founders.filter(({ state }) => state === 'present').map(({ founder_id }) => founder_id)
  return Object.entries(fields).flatMap(([section, content]) =>
    (Array.isArray(content) ? content : [content]).flatMap((record, position) =>
      Object.entries(record).map(([field, memoField]) => ({
        section,
        field,
        founderId: Array.isArray(content) ? (ids[position] ?? null) : null,
        memoField,
      })),
    ),
  )
}

/** The state with these founders, each with their record, present ones in the section's order before all others. */
export function putFounders(
  state: MemoState,
  present: ReadonlyArray<{ known: KnownFounder; record: Record<string, MemoField> }>,
  others: readonly KnownFounder[],
): MemoState {
  return {
    ...state,
    fields: { ...state.fields, [foundersSection]: present.map(({ record }) => record) },
    founders: [...present.map(({ known }) => known), ...others],
  }
}

/** The present founders with their records, and the others. */
export function readFounders({ fields, founders }: MemoState) {
  const records = listFounders(fields)
  const isPresent = ({ state }: KnownFounder) => state === 'present'
  const present = founders.filter(isPresent).flatMap((known, index) => {
    const record = records[index]
    return record ? [{ known, record }] : []
  })
  return { present, others: founders.filter((known) => !isPresent(known)) }
}

/** What people removed, as readers of the memo are told. */
export function listRemoved({ founders, removed }: Pick<MemoState, 'founders' | 'removed'>): RemovedParts {
  return {
    founders: listRemovedFounders(founders),
    entries: removed.map(({ entry: { value }, at: _at, ...place }) => ({ ...place, value })),
  }
}
