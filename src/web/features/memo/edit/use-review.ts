import { type RefObject, useMemo, useRef, useState } from 'react'
import type { Memo, MemoField } from '#contract/memo.ts'
import { appToast } from '#web/ui/toasts.ts'
import { listRows, type MemoRow } from '../memo-rows.ts'
import { isShown, type Show } from '../show-rows.ts'
import { type Draft, isEditable, makeDraft } from './field-draft.ts'
import { findNextAfterSave, isToConfirm } from './review.ts'
import { type FieldSaving, useFieldSaving } from './use-field-saving.ts'

/** An open editor: what it starts with. `round` counts the starts, so that a new one replaces the draft. */
type OpenEditor = { start: Draft; round: number }

export type Review = FieldSaving & {
  memoId: string
  view: RefObject<HTMLDivElement | null>
  rows: readonly MemoRow[]
  /** What the rows on the screen are limited to; null for all. */
  show: Show | null
  /** The rows on the screen, with those being edited or saved. */
  shown: readonly MemoRow[]
  /** The row that keys act on. */
  current: string | null
  setCurrent: (id: string) => void
  focusRow: (row: MemoRow) => void
  focusEditor: (row: MemoRow) => void
  editors: Readonly<Record<string, OpenEditor>>
  openEditor: (row: MemoRow, start?: Draft) => void
  closeEditor: (row: MemoRow) => void
  saveEdit: (row: MemoRow, value: MemoField['value']) => Promise<void>
  confirm: (row: MemoRow, label: string) => Promise<void>
  /** The last announcement to assistive technology. */
  announcement: string
}

/** The state of a memo's review: which row is current, which are open, which are being saved. */
export function useReview(memo: Memo, memoId: string, show: Show | null): Review {
  const view = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => listRows(memo.validated_response), [memo.validated_response])
  const [current, setCurrent] = useState<string | null>(null)
  const [announcement, announce] = useState('')
  const editing = useEditors(announce)
  const { editors, closeEditor } = editing
  const fieldSaving = useFieldSaving(memo, memoId)
  const { saving, save } = fieldSaving
  const isAtWork = (row: MemoRow) => row.id in editors || saving.has(row.id)
  const shown = show === null ? rows : rows.filter((row) => isShown(row.field, show) || isAtWork(row))

  const focusRow = (row: MemoRow) => {
    setCurrent(row.id)
    const element = view.current?.querySelector<HTMLElement>(makeSelector(row))
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest' })
  }
  const focusEditor = (row: MemoRow) =>
    view.current?.querySelector<HTMLElement>(`${makeSelector(row)} form :is(textarea, button)`)?.focus()
  const saveEdit = async (row: MemoRow, value: MemoField['value']) => {
    if (!(await save(row, value))) return
    const stayedHere = isFocusIn(row)
    appToast.success({ title: 'Changes successfully saved' })
    closeEditor(row)
    const next = findNextAfterSave(shown, row, show, saving)
    if (stayedHere && next) focusRow(next)
  }
  const confirm = async (row: MemoRow, label: string) => {
    if (!isToConfirm(row) || saving.has(row.id)) return
    if ((await save(row, row.field.value)) === 'saved') announce(`${label} confirmed`)
  }
  return {
    ...editing,
    ...fieldSaving,
    memoId,
    view,
    rows,
    shown,
    show,
    current,
    setCurrent,
    focusRow,
    focusEditor,
    saveEdit,
    confirm,
    announcement,
  }
}

/** Several rows can be open at a time, so that no draft is lost by opening another. */
function useEditors(announce: (words: string) => void) {
  const [editors, setEditors] = useState<Readonly<Record<string, OpenEditor>>>({})
  const openEditor = (row: MemoRow, start = makeDraft(row.field)) => {
    if (!isEditable(row.field)) return announce(`${row.name} is a list and can’t be edited here.`)
    setEditors((all) => ({ ...all, [row.id]: { start, round: (all[row.id]?.round ?? 0) + 1 } }))
  }
  const closeEditor = (row: MemoRow) =>
    setEditors((all) => Object.fromEntries(Object.entries(all).filter(([id]) => id !== row.id)))
  return { editors, openEditor, closeEditor }
}

const makeSelector = (row: MemoRow) => `[data-memo-row="${CSS.escape(row.id)}"]`

/** Whether the focus is still in a row, or was lost with a control that went away. */
function isFocusIn(row: MemoRow): boolean {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return true
  return activeElement.closest(makeSelector(row)) !== null
}
