import { useEffect, useRef } from 'react'
import type { Comment } from '#contract/comments.ts'
import { useDraft } from './comment-drafts.ts'
import { CommentForm, type CommentText } from './comment-form.tsx'
import { useChangeComment } from './comment-queries.ts'

type EditFormProps = { comment: Comment; dealId: string; workspaceId: string; onDone: () => void }

/** The words of one's own comment while they are changed; Escape leaves them as they were. */
export function EditForm({ comment: { id, body, mentions }, dealId, workspaceId, onDone }: EditFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const start = { text: body, picked: mentions.map(({ user_id }) => user_id) }
  const { draft, change, clear } = useDraft(`edit ${id}`, start)
  const save = useChangeComment(dealId, id)
  useEffect(() => {
    const text = field.current
    text?.focus()
    text?.setSelectionRange(text.value.length, text.value.length)
  }, [])
  const leave = () => {
    clear()
    onDone()
  }
  return (
    <CommentForm
      label="Edit the comment"
      word="Save"
      workspaceId={workspaceId}
      field={field}
      draft={draft}
      onDraft={change}
      onSend={async (text: CommentText) => {
        await save.mutateAsync(text)
        leave()
      }}
      onCancel={leave}
    />
  )
}
