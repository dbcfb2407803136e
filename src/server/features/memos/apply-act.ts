import type { MemoField } from '#contract/memo.ts'
import {
  addEntry,
  findFoundEntry,
  isSameEntry,
  removeEntry,
  setEntry,
  withdrawEntry,
  writeEntry,
} from './entry-acts.ts'
import type { MemoChangeRecord } from './memo-change.ts'
import { type Author, isSameValue } from './memo-value.ts'
import { applyConfirmation, applyEdit, uncheckValue, withdrawActs } from './person-acts.ts'
import { takeCandidate } from './take-candidate.ts'

type Act = Pick<MemoChangeRecord, 'action' | 'from' | 'to' | 'detail'>

/**
 * The field after what a person did to it, then or in a memo that is made again. A confirmation holds only while the value, or
 * the entry of a list, is still found. Acts on founders leave fields as they are.
 */
export function applyAct(memoField: MemoField, act: Act, author: Author): MemoField {
  const { from, to, detail } = act
  switch (act.action) {
    case 'edited':
      return applyEdit(memoField, to, author)
    case 'confirmed':
      if (Array.isArray(to) && to.length > 0) return applyConfirmation(memoField, author, to)
      return isSameValue(memoField.value, to) ? applyConfirmation(memoField, author) : memoField
    case 'reopened':
      return reopen(memoField, act, author)
    case 'taken':
      return detail.taken ? takeCandidate(memoField, detail.taken, author) : memoField
    default:
      return applyEntryAct(memoField, { ...act, from: String(from), to: String(to) }, author)
  }
}

function applyEntryAct(memoField: MemoField, act: Act & { from: string; to: string }, author: Author): MemoField {
  const { from, to, detail } = act
  switch (act.action) {
    case 'entry_added':
      return addEntry(memoField, writeEntry(to, author), author)
    case 'entry_set':
      return setEntry(memoField, from, to, author)
    case 'entry_removed':
      return removeEntry(memoField, from, author)
    case 'entry_restored': {
      const removed = detail.removed?.find(({ entry }) => isSameEntry(entry.value, to))
      const entry = findFoundEntry(memoField, to) ?? removed?.entry ?? writeEntry(to, author)
      return addEntry(memoField, removed?.entry.entered ? removed.entry : entry, author, removed?.at)
    }
    default:
      return memoField
  }
}

function reopen(memoField: MemoField, { from, to, detail }: Act, author: Author): MemoField {
  if (detail.entry !== undefined) return withdrawEntry(memoField, detail.entry, author)
  // An edited value that a reopening left as it is stays: it was only to be checked again.
  const onlyUnchecked = isSameValue(from, to) && memoField.edited === true
  return onlyUnchecked ? uncheckValue(memoField) : withdrawActs(memoField)
}
