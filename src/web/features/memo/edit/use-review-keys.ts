import { useEffect, useEffectEvent } from 'react'
import { isSwitchedOff, useListedShortcuts } from '#web/lib/keyboard-shortcuts.ts'
import type { MemoRow } from '../memo-rows.ts'
import { findNeighbour, findNextAfterEnter } from './review.ts'
import { findKeyAction, type KeyAction, type KeyPlace } from './review-keys.ts'
import type { Review } from './use-review.ts'

const keys = {
  name: 'Edit view of a memo',
  lines: [
    { keys: ['j', 'k'], does: 'next, previous row' },
    { keys: ['Enter'], does: 'confirm the row, go to the next to check' },
    { keys: ['e'], does: 'edit the row' },
  ],
}

/** Keys of the review, anywhere on the page but in texts and dialogs: j and k move, e edits, Enter confirms. */
export function useReviewKeys(review: Review, labelOf: (row: MemoRow) => string): void {
  useListedShortcuts(keys)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isSwitchedOff(event)) return
    const action = findKeyAction(event, findKeyPlace(event.target))
    if (action === null) return
    event.preventDefault()
    runAction(action, review, labelOf)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function runAction(action: KeyAction, review: Review, labelOf: (row: MemoRow) => string): void {
  const { shown, current, focusRow } = review
  const row = shown.find(({ id }) => id === current)
  if (action === 'next' || action === 'previous') {
    const to = findNeighbour(shown, current, action === 'next' ? 1 : -1)
    if (to) focusRow(to)
  } else if (row && row.id in review.editors) {
    review.focusEditor(row)
  } else if (action === 'edit') {
    if (row) review.openEditor(row)
  } else {
    if (row) void review.confirm(row, labelOf(row))
    const next = findNextAfterEnter(shown, current, review.show, review.saving)
    if (next) focusRow(next)
  }
}

const elsewhere = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const texts = 'input, textarea, select, [contenteditable="true"]'
const controls = 'a, button, summary, [role="button"], [role="tab"], [role="switch"]'

function findKeyPlace(target: EventTarget | null): KeyPlace {
  if (!(target instanceof Element)) return 'page'
  if (target.closest(elsewhere)) return 'away'
  if (target.closest(texts)) return 'typing'
  if (target.closest(controls)) return 'control'
  return target.matches('[data-memo-row]') ? 'row' : 'page'
}
