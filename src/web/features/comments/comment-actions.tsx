import { Check, Pencil, Reply, Trash2, Undo2 } from 'lucide-react'
import { lazy, useState } from 'react'
import type { Comment, CommentPlace } from '#contract/comments.ts'
import { useUser } from '#web/lib/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { deleteComment, resolveComment } from './comment-queries.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/alert-dialog.tsx')).ConfirmDialog }))

type CommentActionsProps = {
  comment: Comment
  dealId: string
  onReply: (place: CommentPlace | null) => void
  onEdit: () => void
  onGone: () => void
}

const look = { look: 'quiet', size: 'small', className: 'px-1.5' } as const

/** Anyone replies, resolves and reopens; one's own words can be changed and deleted. */
export function CommentActions({ comment, dealId, onReply, onEdit, onGone }: CommentActionsProps) {
  const user = useUser()
  const isOwn = user !== null && comment.by.user_id === user.user_id
  const isResolved = comment.resolved_on !== null
  const ofWhom = <span className="sr-only"> the comment of {comment.by.name}</span>
  const resolve = () => {
    onGone()
    void resolveComment(dealId, comment, !isResolved)
  }
  return (
    <div className="-ml-1.5 flex flex-wrap items-center gap-x-1">
      <Button {...look} onClick={resolve}>
        {isResolved ? <Undo2 aria-hidden /> : <Check aria-hidden />}
        {isResolved ? 'Reopen' : 'Resolve'}
        {ofWhom}
      </Button>
      {!isResolved && (
        <Button {...look} onClick={() => onReply(comment.field)}>
          <Reply aria-hidden />
          Reply<span className="sr-only"> to {comment.by.name}</span>
        </Button>
      )}
      {isOwn && (
        <>
          <Button {...look} onClick={onEdit}>
            <Pencil aria-hidden />
            Edit<span className="sr-only"> your comment</span>
          </Button>
          <Delete comment={comment} dealId={dealId} onGone={onGone} />
        </>
      )}
    </div>
  )
}

function Delete({ comment, dealId, onGone }: Pick<CommentActionsProps, 'comment' | 'dealId' | 'onGone'>) {
  const [asking, setAsking] = useState(false)
  const remove = () => {
    onGone()
    void deleteComment(dealId, comment.id)
  }
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        Delete<span className="sr-only"> your comment</span>
      </Button>
      {asking && (
        <Opening>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title="Delete this comment?"
            description="It can’t be brought back. To take it off the list and keep it, resolve it."
            action="Delete"
            onConfirm={remove}
          />
        </Opening>
      )}
    </>
  )
}
