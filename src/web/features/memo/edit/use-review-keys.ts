import { useEffect, useEffectEvent } from 'react'
import { isUnknown } from '#contract/unknown-fields.ts'
import { isSwitchedOff, textFields, useListedShortcuts } from '#web/lib/keyboard-shortcuts.ts'
import type { FieldPlace } from '../memo-rows.ts'
import { makeDraft } from './field-draft.ts'
import { findNeighbour, findNextAfterEnter } from './review.ts'
import { placeOf } from './review-acts.ts'
import { findKeyAction, type KeyAction, type KeyPlace } from './review-keys.ts'
import type { RowView } from './review-state.ts'
import type { Review } from './use-review.ts'

const keys = {
  name: 'Edit view of a memo',
  lines: [
    { keys: ['j', 'k', '↓', '↑'], does: 'next, previous row' },
    { keys: ['Enter'], does: 'confirm the row, go to the next to check' },
    { keys: ['e'], does: 'edit the row' },
    { keys: ['1', '…', '9'], does: 'take another value that was found' },
    { keys: ['h', 'l'], does: 'previous, next entry of a list' },
    { keys: ['a'], does: 'add an entry, among the founders a founder' },
    { keys: ['x'], does: 'remove the entry, on a founder’s name the founder' },
    { keys: ['Alt', '↓', '↑'], does: 'move a founder' },
    { keys: ['u'], does: 'undo the last change' },
    { keys: ['o'], does: 'open the page of the row' },
    { keys: ['Escape'], does: 'close the page' },
  ],
}
const keysWithComments = { ...keys, lines: [...keys.lines, { keys: ['c'], does: 'comment on the row' }] }

type ReviewKeys = {
  onOpenPage: () => void
  /** Opens the comments at a field; without it the key does nothing. */
  onComment?: ((place: FieldPlace) => void) | undefined
}

/** Keys of the review, anywhere on the page but on buttons, in texts and in dialogs. */
export function useReviewKeys(review: Review, more: ReviewKeys): void {
  useListedShortcuts(more.onComment ? keysWithComments : keys)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isSwitchedOff(event)) return
    const action = findKeyAction(event, findKeyPlace(event.target))
    if (action === null) return
    event.preventDefault()
    runAction(action, review, more)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function runAction(action: KeyAction, review: Review, more: ReviewKeys): void {
  const { store, acts, canChange } = review
  const { ids } = store.layout
  const view = store.getCurrent()
  const isMove = action === 'next' || action === 'previous'
  if (isMove) {
    const to = findNeighbour(ids, store.state.current, action === 'next' ? 1 : -1)
    if (to !== null) store.focusRow(to)
  } else if (action === 'undo') {
    if (canChange) void acts.undo()
  } else if (view && ids.includes(view.row.id)) {
    actOnRow(action, view, review, more)
  }
}

type RowAction = Exclude<KeyAction, 'next' | 'previous' | 'undo'>

function actOnRow(action: RowAction, view: RowView, review: Review, more: ReviewKeys): void {
  const { store, canChange } = review
  if (action === 'open page') more.onOpenPage()
  else if (action === 'comment') more.onComment?.(placeOf(view.row))
  else if (action === 'next entry') store.moveEntry(view, 1)
  else if (action === 'previous entry') store.moveEntry(view, -1)
  else if (!canChange) store.announce('You can look at this memo and comment, not change it.')
  else if (view.editor) store.focusEditor(view.row.id)
  else changeRow(action, view, review)
}

type ChangingAction = Exclude<RowAction, 'open page' | 'comment' | 'next entry' | 'previous entry'>

function changeRow(action: ChangingAction, view: RowView, { store, acts }: Review): void {
  const { row, label } = view
  if (typeof action === 'object') store.focusThrough(row, () => acts.take(row, label, action.take))
  else if (action === 'edit') store.openEditor(row, makeDraft(row.field))
  else if (action === 'remove') removeAt(view, { store, acts })
  else if (action === 'confirm') confirmAt(view, { store, acts })
  else if (row.founderId === null) {
    if (action === 'add') store.openNewEntry(row)
  } else if (action === 'add') store.setStatus({ isAddingFounder: true })
  else acts.moveFounder(row.founderId, store.nameFounder(row.founderId), action === 'move down' ? 1 : -1)
}

type StoreAndActs = Pick<Review, 'store' | 'acts'>

/** Confirms a row whose value is seen; the entries of a list are opened first. */
function confirmAt({ row, label, isOpen }: RowView, { store, acts }: StoreAndActs): void {
  if (row.field.type === 'array' && !isOpen && !isUnknown(row.field.value)) {
    store.openList(row.id)
    return
  }
  const next = findNextAfterEnter(store.listShown(), row.id, store.state.show, store.state.saving)
  acts.confirm(row, label)
  if (next) store.focusRow(next.id)
}

function removeAt({ row, label, isOpen, entry }: RowView, { store, acts }: StoreAndActs): void {
  if (row.name === 'Founder Name' && row.founderId !== null) {
    const name = store.nameFounder(row.founderId)
    store.focusBesideFounder(row.founderId)
    acts.removeFounder(row.founderId, name)
    return
  }
  const values = row.field.type === 'array' ? row.field.value : []
  const only = isOpen && values.length === 1 ? values[0] : undefined
  const removed = entry ?? only
  if (removed === undefined) {
    store.announce(values.length === 0 ? `${label} has no entries to remove.` : 'Choose an entry with h and l first.')
    return
  }
  const at = values.indexOf(removed)
  store.focusThrough(row, () => {
    acts.removeEntry(row, label, removed)
    store.set({ entry: values[at + 1] ?? values[at - 1] ?? null })
  })
}

const elsewhere = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const controls = 'a, button, input, summary, [role="button"], [role="switch"]'

function findKeyPlace(target: EventTarget | null): KeyPlace {
  if (!(target instanceof Element)) return 'page'
  if (target.closest(elsewhere)) return 'away'
  if (target.closest(textFields)) return 'typing'
  if (target.closest('[role="tab"]')) return 'tab'
  if (target.closest(controls)) return 'control'
  return target.matches('[data-memo-row]') ? 'row' : 'page'
}
