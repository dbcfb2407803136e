import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { longestComment } from '#contract/comments.ts'
import { ApiError, explainError } from '#web/lib/api-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Draft } from './comment-drafts.ts'
import { MentionField } from './mention-field.tsx'
import { listMentioned } from './mentions.ts'
import { usePeople } from './use-people.tsx'

/** A comment as it is sent; `mentions` is left out where the people are not known. */
export type CommentText = { body: string; mentions?: string[] }

type CommentFormProps = {
  label: string
  /** The word on the button. */
  word: string
  workspaceId: string
  field: RefObject<HTMLTextAreaElement | null>
  draft: Draft
  onDraft: (draft: Draft) => void
  onSend: (text: CommentText) => Promise<unknown>
  onCancel?: () => void
}

/** The text of a comment; Ctrl and Enter send it. What was written stays until the server has it. */
export function CommentForm({ label, word, workspaceId, field, draft, onDraft, onSend, onCancel }: CommentFormProps) {
  const id = useId()
  const { people, problem } = usePeople(workspaceId)
  const send = useMutation({ mutationFn: onSend })
  const isEmpty = draft.text.trim() === ''
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isEmpty || send.isPending) return
    const mentions = people && { mentions: listMentioned(draft.text, people, draft.picked) }
    send.mutate({ body: draft.text.trim(), ...mentions })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
    else if (event.key === 'Escape' && onCancel) onCancel()
    else return
    event.preventDefault()
  }
  return (
    <form noValidate aria-label={label} onSubmit={submit} className="grid gap-2">
      <MentionField
        field={field}
        draft={draft}
        onDraft={onDraft}
        people={people ?? []}
        aria-label={label}
        aria-describedby={send.isError ? id : undefined}
        placeholder="Write a comment. @ names a person."
        maxLength={longestComment}
        readOnly={send.isPending}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-60 min-h-20 resize-none"
        {...(onCancel && { 'data-keeps-escape': true })}
      />
      {send.isError && (
        <p id={id} role="alert" className="text-red text-sm">
          {explainRefusal(send.error)}
        </p>
      )}
      {draft.text.includes('@') && problem}
      <div className="flex items-center justify-end gap-2">
        {onCancel && (
          <Button look="outline" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="small" disabled={isEmpty || send.isPending}>
          {send.isPending && <Spinner className="size-3.5" />}
          {word}
          <Kbd aria-hidden className="hidden border-transparent bg-transparent text-current wide:inline-grid">
            Ctrl Enter
          </Kbd>
        </Button>
      </div>
    </form>
  )
}

/** The server's words about what was sent, else about the call. */
function explainRefusal(error: Error): string {
  const about = error instanceof ApiError ? Object.values(error.fields) : []
  return about.length > 0 ? about.join(' ') : explainError(error)
}
