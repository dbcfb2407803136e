import { Check, Pencil } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { makeDraft } from './field-draft.ts'
import { FieldHistory } from './field-history.tsx'
import { isToConfirm } from './review.ts'
import type { RowView } from './review-store.ts'
import type { Review } from './use-review.ts'

const actionLook = { look: 'quiet', size: 'icon', className: 'size-6 text-faint' } as const

/** Confirm, edit, and the history where there is one. */
export function RowActions({ view, review }: { view: RowView; review: Review }) {
  const { row, label, isSaving } = view
  const { store, acts, canChange } = review
  const confirm = () => {
    // The button goes away with the confirmation, and would take the focus with it.
    store.focusRow(row.id)
    acts.confirm(row, label)
  }
  return (
    <>
      {canChange && isToConfirm(row) && (
        <Button {...actionLook} aria-label={`Confirm ${label}`} title="Confirm" disabled={isSaving} onClick={confirm}>
          <Check aria-hidden />
        </Button>
      )}
      {canChange && (
        <Button
          {...actionLook}
          aria-label={`Edit ${label}`}
          title="Edit"
          disabled={isSaving}
          onClick={() => store.openEditor(row, makeDraft(row.field))}
        >
          <Pencil aria-hidden />
        </Button>
      )}
      {view.hasHistory && <FieldHistory row={row} label={label} review={review} button={actionLook} />}
    </>
  )
}
