import { type Contradiction, type Entry, type MemoField, strField } from '#contract/memo.ts'
import type { MemoChange } from '#contract/memo-changes.ts'
import { invalid } from '#server/platform/errors.ts'
import { applyAct } from './apply-act.ts'
import { findEntry, isSameEntry } from './entry-acts.ts'
import { foundersSection } from './known-founders.ts'
import type { ChangeDetail, MemoChangeRecord } from './memo-change.ts'
import { findPosition, getStateField, type MemoState, putStateField, type StatePlace } from './memo-state.ts'
import { type Author, getFounderName, isSameValue, type MemoValue, tidyValue } from './memo-value.ts'
import { hasAct, withdrawActs } from './person-acts.ts'
import type { RemovedEntry } from './removed-entry.ts'
import { findContradicting, listCandidates } from './take-candidate.ts'

type FieldOp = Exclude<MemoChange, { op: `founder_${string}` }>
type Act = Pick<MemoChangeRecord, 'action' | 'from' | 'to'> & { detail?: ChangeDetail }

const mostEntries = 500
const refuse = (message: string) => invalid({ changes: message })

/** The state after one act on a field, with its record; null for one that changes nothing. AppError 422 where it does not fit. */
export function changeField(
  state: MemoState,
  op: FieldOp,
  author: Author,
): { state: MemoState; record: MemoChangeRecord } | null {
  const place = { section: op.place.section, field: op.place.field ?? '', founderId: op.place.founder_id ?? null }
  const memoField = getStateField(state, place)
  if (!memoField) throw refuse('The memo does not have this field. Reload the memo.')
  const removed = state.removed.filter((one) => isAt(one, place))
  const act = makeAct(memoField, op, removed)
  if (!act) return null
  const detail = { ...act.detail, ...(memoField.type === 'array' && { removed }) }
  const isWhole = act.action === 'reopened' && detail.entry === undefined
  const changed = isWhole ? withdrawActs(memoField) : applyAct(memoField, { ...act, detail }, author)
  const record = { ...describePlace(state, place), ...act, detail: { ...detail, before: { [place.field]: memoField } } }
  const next = putStateField(state, place, changed)
  const gone = act.action === 'entry_removed' ? findEntry(memoField, String(act.from)) : undefined
  const away = gone ? [...state.removed, describeRemoved(memoField, gone, { place, author })] : state.removed
  return { state: { ...next, removed: leaveOutReturned({ ...next, removed: away }) }, record }
}

/** A place as it is recorded. */
export function describePlace(state: MemoState, { section, field, founderId }: StatePlace) {
  if (founderId === null) return { section, field, founderId, founder: null, position: null }
  const position = findPosition(state, founderId)
  const founders = state.fields[foundersSection]
  const record = Array.isArray(founders) ? founders[position] : undefined
  return { section, field, founderId, founder: record ? getFounderName(record) : null, position }
}

/** Whether an entry was removed from the list at a place. */
export const isAt = ({ section, field, founder_id }: RemovedEntry, place: StatePlace): boolean =>
  section === place.section && field === place.field && (founder_id ?? null) === place.founderId

function makeAct(memoField: MemoField, op: FieldOp, removed: readonly RemovedEntry[]): Act | null {
  switch (op.op) {
    case 'confirm':
      return op.place.entry ? confirmEntry(needEntry(memoField, op)) : confirm(memoField)
    case 'withdraw':
      return op.place.entry ? withdrawEntry(needEntry(memoField, op)) : withdraw(memoField)
    case 'set':
      return set(memoField, op.value)
    case 'take':
      return take(memoField, op.place.candidate)
    default:
      return makeEntryAct(memoField, op, removed)
  }
}

type EntryOp = Extract<FieldOp, { op: `entry_${string}` }>

function makeEntryAct(memoField: MemoField, op: EntryOp, removed: readonly RemovedEntry[]): Act | null {
  if (memoField.type !== 'array') throw refuse('This field is not a list. Set its value.')
  if (op.op === 'entry_remove') return { action: 'entry_removed', from: needEntry(memoField, op).value, to: null }
  if (op.op === 'entry_set') {
    const { value } = needEntry(memoField, op)
    if (value === op.value) return null
    if (!isSameEntry(value, op.value)) refuseRepeated(memoField, op.value)
    return { action: 'entry_set', from: value, to: op.value }
  }
  if (memoField.value.length >= mostEntries) throw refuse(`At most ${mostEntries} entries`)
  if (op.op === 'entry_add') {
    refuseRepeated(memoField, op.value)
    return { action: 'entry_added', from: null, to: op.value }
  }
  const named = op.place.entry?.value ?? ''
  const one = removed.find(({ entry }) => isSameEntry(entry.value, named))
  if (!one) throw refuse(`“${named}” was not removed from this list. Reload the memo.`)
  refuseRepeated(memoField, one.entry.value)
  return { action: 'entry_restored', from: null, to: one.entry.value }
}

function needEntry(memoField: MemoField, { place }: FieldOp): Entry {
  const entry = place.entry && findEntry(memoField, place.entry.value)
  if (!entry) throw refuse(`“${place.entry?.value ?? ''}” is not in this list. Reload the memo.`)
  return entry
}

function refuseRepeated(memoField: MemoField, value: string): void {
  if (findEntry(memoField, value)) throw refuse(`“${value}” is in this list.`)
}

const isOpen = (all: readonly Contradiction[] = []) => all.some(({ settled }) => !settled)

function confirm({ standing, value, contradicted_by, validated }: MemoField): Act | null {
  if (standing === 'entered' && validated && !isOpen(contradicted_by)) return null
  return { action: 'confirmed', from: value, to: value }
}

function confirmEntry({ standing, value, contradicted_by }: Entry): Act | null {
  if (standing === 'entered' && !isOpen(contradicted_by)) return null
  return { action: 'confirmed', from: [value], to: [value] }
}

const withdraw = (memoField: MemoField): Act | null =>
  hasAct(memoField) ? { action: 'reopened', from: memoField.value, to: withdrawActs(memoField).value } : null

const withdrawEntry = ({ entered, value, found }: Entry): Act | null =>
  entered ? { action: 'reopened', from: [value], to: [found ?? value], detail: { entry: value } } : null

function set(memoField: MemoField, sent: MemoValue): Act | null {
  const to = tidyValue(sent)
  checkValue(memoField, to)
  const from = memoField.value
  if (isSameValue(tidyValue(from), to)) return confirm(memoField)
  const found = [...listCandidates(memoField)].find(({ value }) => isSameValue(value, to))
  const taken = memoField.type === 'str' && to !== null ? (findContradicting(memoField, to) ?? found) : undefined
  return taken ? { action: 'taken', from, to, detail: { taken } } : { action: 'edited', from, to }
}

function checkValue({ type }: MemoField, value: MemoValue): void {
  if (type === 'array') {
    if (!Array.isArray(value)) throw refuse('This field is a list.')
    if (value.length > mostEntries) throw refuse(`At most ${mostEntries} entries`)
    if (value.some((text) => text.length > 2_000)) throw refuse('At most 2,000 characters')
  } else if (type === 'bool') {
    if (typeof value !== 'boolean' && value !== null) throw refuse('This field is yes, no or empty.')
  } else {
    if (typeof value !== 'string' && value !== null) throw refuse('This field is a text.')
    if (!strField.shape.value.safeParse(value).success) throw refuse('At most 20,000 characters')
  }
}

function take(memoField: MemoField, index: number | undefined): Act {
  const taken = listCandidates(memoField)[index ?? -1]
  if (!taken || memoField.type === 'bool') throw refuse('This candidate is not offered any more. Reload the memo.')
  const { value, reason, source } = taken
  if (memoField.type === 'array' && memoField.value.length + [value].flat().length > mostEntries)
    throw refuse(`At most ${mostEntries} entries`)
  const from = memoField.type === 'array' ? null : memoField.value
  return { action: 'taken', from, to: value, detail: { taken: { value, reason, source } } }
}

function describeRemoved(
  { value }: MemoField,
  entry: Entry,
  { place: { section, field, founderId }, author }: { place: StatePlace; author: Author },
): RemovedEntry {
  const at = Array.isArray(value) ? value.indexOf(entry.value) : 0
  return { section, field, ...(founderId === null ? {} : { founder_id: founderId }), entry, at, ...author }
}

/** The removed entries without those that stand in their list again, however they came back. */
export function leaveOutReturned(state: MemoState): RemovedEntry[] {
  return state.removed.filter(({ section, field, founder_id, entry }) => {
    const list = getStateField(state, { section, field, founderId: founder_id ?? null })
    return !list || !findEntry(list, entry.value)
  })
}
