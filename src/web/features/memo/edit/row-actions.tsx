import { Check, MessageSquare, Pencil, RotateCcw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { makeDraft } from './field-draft.ts'
import { FieldHistory } from './field-history.tsx'
import { isToConfirm, isToWithdraw } from './review.ts'
import { placeOf } from './review-acts.ts'
import type { RowView } from './review-state.ts'
import type { Review } from './use-review.ts'

const actionLook = { look: 'quiet', size: 'icon', className: 'size-6 text-faint' } as const

/** Confirm or withdraw, edit, and the history where there is one. */
export function RowActions({ view, review }: { view: RowView; review: Review }) {
  const { row, label, isSaving } = view
  const { store, acts, canChange, onComment } = review
  // The button goes away with the confirmation, and would take the focus with it.
  const confirm = () => store.focusThrough(row, () => acts.confirm(row, label))
  const withdraw = () => {
    store.focusBesideWithdrawn(row)
    acts.withdraw(row, label)
  }
  return (
    <>
      {onComment && <CommentsButton view={view} onComment={() => onComment(placeOf(row))} />}
      {canChange && isToConfirm(row) && (
        <Button {...actionLook} aria-label={`Confirm ${label}`} title="Confirm" disabled={isSaving} onClick={confirm}>
          <Check aria-hidden />
        </Button>
      )}
      {canChange && isToWithdraw(row) && (
        <Button
          {...actionLook}
          aria-label={`Withdraw ${label}`}
          title="Withdraw"
          disabled={isSaving}
          onClick={withdraw}
        >
          <RotateCcw aria-hidden />
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

/** Opens the comments on the field. Their number stands out; where there are none, the button shows on the row that is used. */
function CommentsButton({ view: { label, comments, isCurrent }, onComment }: { view: RowView; onComment: () => void }) {
  const counted = comments === 1 ? '1 comment' : `${comments} comments`
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={comments === 0 ? `Comment on ${label}` : `${counted} on ${label}`}
      title={comments === 0 ? 'Comment (c)' : counted}
      onClick={onComment}
      className={cn(
        'h-6 w-auto min-w-6 gap-0.5 px-1 text-xs tabular',
        comments > 0 && 'text-blue',
        comments === 0 && 'text-faint',
        comments === 0 &&
          !isCurrent &&
          'pointer-fine:opacity-0 focus-visible:opacity-100 group-focus-within/row:opacity-100 group-hover/row:opacity-100',
      )}
    >
      <MessageSquare aria-hidden />
      {comments > 0 && comments}
    </Button>
  )
}
