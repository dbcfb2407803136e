import type { MemoChange } from '#contract/memo-changes.ts'
import { invalid } from '#server/platform/errors.ts'
import { describePlace } from './change-field.ts'
import { addFounder, bringBack, mergeFounder, moveFounder, nameField, takeOut } from './founder-acts.ts'
import { type FounderRecord, foundersSection } from './known-founders.ts'
import type { MemoChangeRecord } from './memo-change.ts'
import { type MemoState, readFounders } from './memo-state.ts'
import { type Author, getFounderName } from './memo-value.ts'

type FounderOp = Extract<MemoChange, { op: `founder_${string}` }>
type Changed = { state: MemoState; record: MemoChangeRecord }

const mostFounders = 50
const refuse = (message: string) => invalid({ changes: message })
const notPresent = () => refuse('This founder is not in the memo. Reload the memo.')

/** The state after one act on a founder, with its record; null for one that changes nothing. AppError 422 where it does not fit. */
export function changeFounders(
  state: MemoState,
  op: FounderOp,
  author: Author,
  candidates: readonly FounderRecord[],
): Changed | null {
  if (op.place.section !== foundersSection) throw refuse('This section has no founders.')
  const { present } = readFounders(state)
  if (op.op === 'founder_add' || op.op === 'founder_restore') {
    if (present.length >= mostFounders) throw refuse(`At most ${mostFounders} founders`)
  }
  if (op.op === 'founder_add') {
    const added = addFounder(state, op.value, candidates, author)
    return { state: added.state, record: describe(added.state, added.known.founder_id, 'founder_added', op.value) }
  }
  const id = op.place.founder_id
  if (id === undefined) throw notPresent()
  switch (op.op) {
    case 'founder_remove': {
      const next = takeOut(state, id, { ...author, state: 'removed' })
      return next ? { state: next, record: describe(state, id, 'founder_removed', null) } : refuseAbsent()
    }
    case 'founder_restore': {
      const isRemoved = state.founders.some((one) => one.founder_id === id && one.state === 'removed')
      const next = isRemoved && bringBack(state, id)
      return next ? { state: next, record: describe(next, id, 'founder_restored', null) } : refuseAbsent()
    }
    case 'founder_merge':
      return merge(state, id, op.into, author)
    case 'founder_move':
      return move(state, id, op.before)
  }
}

function refuseAbsent(): never {
  throw notPresent()
}

function describe(
  state: MemoState,
  founderId: string,
  action: MemoChangeRecord['action'],
  to: string | null,
): MemoChangeRecord {
  const place = describePlace(state, { section: foundersSection, field: nameField, founderId })
  const from = action === 'founder_added' || action === 'founder_restored' ? null : place.founder
  const at = place.position ?? 0
  return { ...place, action, from, to: action === 'founder_restored' ? place.founder : to, detail: { at } }
}

function merge(state: MemoState, id: string, into: string, author: Author): Changed {
  const stays = readFounders(state).present.find(({ known }) => known.founder_id === into)
  const next = mergeFounder(state, id, into, author)
  if (!next || !stays) throw notPresent()
  const { detail, ...record } = describe(state, id, 'founder_merged', getFounderName(stays.record))
  return { state: next, record: { ...record, detail: { ...detail, before: stays.record, into } } }
}

function move(state: MemoState, id: string, before: string | null): Changed | null {
  const { present } = readFounders(state)
  const at = present.findIndex(({ known }) => known.founder_id === id)
  const next = before === id ? undefined : moveFounder(state, id, before)
  if (!next) throw notPresent()
  if (readFounders(next).present[at]?.known.founder_id === id) return null
  const neighbour = present.find(({ known }) => known.founder_id === before)
  return {
    state: next,
    record: describe(state, id, 'founder_moved', neighbour ? getFounderName(neighbour.record) : null),
  }
}
