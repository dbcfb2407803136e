import { useRef } from 'react'
import type { MemoField } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx'
import { formatValue, listRows, type MemoRow } from '../memo-rows.ts'
import type { Conflict } from './review-state.ts'
import { type Review, useReviewStatus } from './use-review.ts'

/** Asks which value to keep when someone else changed the same field meanwhile. Closing it keeps the edit open. */
export function ConflictDialog({ review }: { review: Review }) {
  const { store, acts } = review
  const { conflict } = useReviewStatus(review)
  const focusNext = useRef<MemoRow | null>(null)
  const end = () => store.setStatus({ conflict: null })
  const onCloseAutoFocus = (event: Event) => {
    if (!focusNext.current) return
    // The editor that had the focus no longer exists.
    event.preventDefault()
    store.focusRow(focusNext.current.id)
    focusNext.current = null
  }
  const takeTheirs = ({ row, newest }: Conflict) => {
    end()
    store.receive(newest)
    store.closeEditor(row)
    focusNext.current = row
  }
  const keepMine = async ({ row, value, newest }: Conflict, label: string) => {
    end()
    store.receive(newest)
    if (!(await acts.save(row, label, value))) return
    store.closeEditor(row)
    store.focusRow(row.id)
  }
  const label = conflict ? (store.getRow(conflict.row.id)?.label ?? conflict.row.name) : ''
  return (
    <Dialog open={conflict !== null} onOpenChange={(open) => !open && end()}>
      {conflict && (
        <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
          <DialogTitle>Someone else saved this memo</DialogTitle>
          <DialogDescription>
            Your change to {label} is not saved yet. Choose the value to keep; the rest of the memo is updated to what
            they saved.
          </DialogDescription>
          <Choice
            conflict={conflict}
            onKeep={() => void keepMine(conflict, label)}
            onTake={() => takeTheirs(conflict)}
          />
        </DialogContent>
      )}
    </Dialog>
  )
}

type ChoiceProps = { conflict: Conflict; onKeep: () => void; onTake: () => void }

function Choice({ conflict: { row, value, newest }, onKeep, onTake }: ChoiceProps) {
  const theirs = listRows(newest).find(({ id }) => id === row.id)
  return (
    <>
      <dl className="grid gap-3">
        <Side title="Your value" value={value} />
        <Side title="Saved meanwhile" value={theirs ? theirs.field.value : null} />
      </dl>
      <DialogFooter>
        <Button look="outline" onClick={onTake}>
          Use theirs
        </Button>
        <Button disabled={theirs === undefined} onClick={onKeep}>
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
