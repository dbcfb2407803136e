import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Comment, CommentPlace } from '#contract/comments.ts'
import { explainError } from '#web/lib/api-errors.ts'
import { readUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SideSheet } from '#web/ui/side-sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDraft } from './comment-drafts.ts'
import { CommentForm, type CommentText } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import { type MemoFields, makePlaceKey } from './comment-place.ts'
import { useAddComment, useComments } from './comment-queries.ts'

/** Where the comments are opened: at a field, or null for all of them. `calls` counts the openings that ask for the text. */
type CommentsAt = { place: CommentPlace | null; calls: number }

type SheetProps = {
  dealId: string
  workspaceId: string
  fields: MemoFields
  at: CommentsAt
  onAt: (at: CommentsAt) => void
  /** The id of the comment that the address asks for. */
  linked: string | null
}

/** The comments on a deal beside its memo, with a text for another one. */
export function CommentsSheet({
  open,
  onOpen,
  ...rest
}: SheetProps & { open: boolean; onOpen: (open: boolean) => void }) {
  return (
    <SideSheet title="Comments" open={open} onOpen={onOpen}>
      <Comments {...rest} />
    </SideSheet>
  )
}

function Comments({ dealId, workspaceId, fields, at, onAt, linked }: SheetProps) {
  const comments = useComments(dealId, true)
  const [sent, setSent] = useState<string | null>(null)
  const { place } = at
  const about = place && (fields.name(place) ?? place.field)
  const reply = (to: CommentPlace | null) => onAt({ place: to, calls: at.calls + 1 })
  return (
    <>
      {about !== null && (
        <div className="flex items-center justify-between gap-2 border-b bg-sunken py-1 pr-2 pl-4 text-sm">
          <span className="min-w-0 break-words">
            On <span className="font-medium">{about}</span>
          </span>
          <Button look="quiet" size="small" onClick={() => onAt({ ...at, place: null })}>
            <X aria-hidden />
            All comments
          </Button>
        </div>
      )}
      {comments.data ? (
        <CommentList
          // Opened by another link, it shows that comment.
          key={linked}
          comments={comments.data}
          about={about}
          {...{ dealId, workspaceId, fields, place, linked, sent }}
          onReply={reply}
        />
      ) : comments.isError ? (
        <ErrorState
          title="Could not load the comments"
          message={explainError(comments.error)}
          onRetry={() => void comments.refetch()}
          className="flex-1 content-start"
        />
      ) : (
        <LoadingComments />
      )}
      <Composer
        key={makePlaceKey(place)}
        {...{ dealId, workspaceId, place, about, calls: at.calls }}
        onSent={({ id }) => setSent(id)}
      />
    </>
  )
}

function LoadingComments() {
  return (
    <div role="status" aria-label="Loading comments…" className="grid flex-1 content-start gap-4 p-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}

type ComposerProps = Pick<SheetProps, 'dealId' | 'workspaceId'> & {
  place: CommentPlace | null
  about: string | null
  calls: number
  onSent: (comment: Comment) => void
}

/** The text for another comment; its draft stays while the app is open. */
function Composer({ dealId, workspaceId, place, about, calls, onSent }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { draft, change, clear } = useDraft(`${readUser()?.user_id} ${dealId} ${makePlaceKey(place)}`)
  const add = useAddComment(dealId)
  useEffect(() => {
    if (calls > 0) field.current?.focus()
  }, [calls])
  const send = async (text: CommentText) => {
    const made = await add.mutateAsync({ ...text, field: place })
    clear()
    onSent(made)
  }
  return (
    <div className="border-t p-3">
      <CommentForm
        label={about === null ? 'Comment on the deal' : `Comment on ${about}`}
        word="Send"
        {...{ workspaceId, field, draft, onDraft: change, onSend: send }}
      />
    </div>
  )
}
