import { useRef } from 'react'
import type { Memo, MemoField } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import type { SaveConflict } from '../memo-queries.ts'
import { formatValue, listRows, type MemoRow } from '../memo-rows.ts'
import { findRow } from './review.ts'
import type { Review } from './use-review.ts'

type ConflictDialogProps = { review: Review; memo: Memo; labelOf: (row: MemoRow) => string }

/** Asks which value to keep when someone else saved the memo since it was loaded. Closing it keeps the edit open. */
export function ConflictDialog({ review, memo, labelOf }: ConflictDialogProps) {
  const { conflict } = review
  const row = conflict && findRow(review.rows, conflict.change)
  const focusNext = useRef<MemoRow | null>(null)
  const onCloseAutoFocus = (event: Event) => {
    if (!focusNext.current) return
    // The editor that had the focus no longer exists.
    event.preventDefault()
    review.focusRow(focusNext.current)
    focusNext.current = null
  }
  const takeTheirs = (taken: MemoRow) => {
    review.takeNewest()
    review.closeEditor(taken)
    focusNext.current = taken
  }
  const keepMine = (kept: MemoRow, value: MemoField['value']) => {
    review.takeNewest()
    void review.saveEdit(kept, value)
  }
  return (
    <Dialog open={row !== null} onOpenChange={(open) => !open && review.dismissConflict()}>
      {conflict && row && (
        <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
          <DialogTitle>Someone else saved this memo</DialogTitle>
          <DialogDescription>
            Your change to {labelOf(row)} is not saved yet. Choose the value to keep; the rest of the memo is updated to
            what they saved.
          </DialogDescription>
          <Choice
            conflict={conflict}
            memo={memo}
            onKeep={(value) => keepMine(row, value)}
            onTake={() => takeTheirs(row)}
          />
        </DialogContent>
      )}
    </Dialog>
  )
}

type ChoiceProps = {
  conflict: SaveConflict
  memo: Memo
  onKeep: (mine: MemoField['value']) => void
  onTake: () => void
}

function Choice({ conflict, memo, onKeep, onTake }: ChoiceProps) {
  const newest = conflict.newest.version > memo.version ? conflict.newest : memo
  const theirs = findRow(listRows(newest.validated_response), conflict.change)
  const mine = conflict.change.value
  return (
    <>
      <dl className="grid gap-3">
        <Side title="Your value" value={mine} />
        <Side title="Saved meanwhile" value={theirs ? theirs.field.value : null} />
      </dl>
      <DialogFooter>
        <Button look="outline" onClick={onTake}>
          Use theirs
        </Button>
        <Button disabled={theirs === null} onClick={() => onKeep(mine)}>
          Keep mine
        </Button>
      </DialogFooter>
    </>
  )
}

function Side({ title, value }: { title: string; value: MemoField['value'] }) {
  return (
    <div className="grid gap-1 rounded-lg border bg-surface px-3 py-2">
      <dt className="text-muted text-xs">{title}</dt>
      <dd className="max-h-40 overflow-auto whitespace-pre-line break-words tabular">
        {isUnknown(value) ? <span className="text-faint">Not stated</span> : formatValue(value)}
      </dd>
    </div>
  )
}
