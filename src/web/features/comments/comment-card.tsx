import { useEffect, useRef, useState } from 'react'
import type { Comment, CommentPlace } from '#contract/comments.ts'
import { formatExactTime, formatRelativeTime } from '#web/lib/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { cn } from '#web/ui/cn.ts'
import { CommentActions } from './comment-actions.tsx'
import { type MemoFields, nameField } from './comment-place.ts'
import { EditForm } from './edit-form.tsx'
import { splitMentions } from './mentions.ts'

type CommentCardProps = {
  comment: Comment
  dealId: string
  workspaceId: string
  fields: MemoFields
  /** What brought it on the screen: it is scrolled to, and has the focus where a link led to it. */
  arrival: 'linked' | 'sent' | null
  onReply: (place: CommentPlace | null) => void
  /** The card is about to go, and the focus with it. */
  onGone: () => void
}

/** One comment: who, when, on which field with its value then, the words, and what can be done with it. */
export function CommentCard({ comment, dealId, workspaceId, fields, arrival, onReply, onGone }: CommentCardProps) {
  const [isEditing, setEditing] = useState(false)
  const card = useArrival(arrival)
  const stopEditing = () => {
    setEditing(false)
    card.current?.focus({ preventScroll: true })
  }
  return (
    <li
      ref={card}
      tabIndex={-1}
      aria-current={arrival === 'linked' || undefined}
      className={cn('grid gap-1.5 px-4 py-3 outline-none', arrival === 'linked' && 'bg-blue-ground')}
    >
      <Heading comment={comment} />
      <Place comment={comment} fields={fields} />
      {isEditing ? (
        <EditForm comment={comment} dealId={dealId} workspaceId={workspaceId} onDone={stopEditing} />
      ) : (
        <>
          <Body comment={comment} />
          <CommentActions
            comment={comment}
            dealId={dealId}
            onReply={onReply}
            onEdit={() => setEditing(true)}
            onGone={onGone}
          />
        </>
      )}
    </li>
  )
}

function useArrival(arrival: CommentCardProps['arrival']) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (arrival === null) return
    card.current?.scrollIntoView({ block: arrival === 'linked' ? 'center' : 'nearest' })
    if (arrival === 'linked') card.current?.focus({ preventScroll: true })
  }, [arrival])
  return card
}

function Heading({ comment: { by, created_on, edited_on, resolved_on, resolved_by } }: { comment: Comment }) {
  const now = useNow()
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="min-w-0 break-words font-medium">{by.name}</span>
        <span className="text-muted text-xs tabular">
          <time dateTime={created_on} title={formatExactTime(created_on)}>
            {formatRelativeTime(created_on, now)}
          </time>
          {edited_on !== null && <span title={formatExactTime(edited_on)}>, edited</span>}
        </span>
      </p>
      {resolved_on !== null && (
        <p className="text-muted text-xs tabular" title={formatExactTime(resolved_on)}>
          {resolved_by === null ? 'Resolved' : `Resolved by ${resolved_by}`}, {formatRelativeTime(resolved_on, now)}
        </p>
      )}
    </>
  )
}

/** The field that the comment is on, which leads to it, with the value that it had then. */
function Place({ comment: { field, value_then }, fields }: { comment: Comment; fields: MemoFields }) {
  if (field === null) return null
  const name = nameField(field)
  const value = fields.format(value_then)
  return (
    <p className="min-w-0 break-words border-l-2 pl-2 text-muted text-sm">
      {fields.name(field) === null ? (
        <span className="font-medium">{name}</span>
      ) : (
        <button
          type="button"
          title="Go to the field"
          onClick={() => fields.show(field)}
          className="min-h-6 rounded-sm text-left font-medium text-ink hover:underline"
        >
          {name}
        </button>
      )}
      <span className="own-direction line-clamp-2">{value === '' ? 'Not stated' : value}</span>
    </p>
  )
}

function Body({ comment: { body, mentions } }: { comment: Comment }) {
  const names = mentions.map(({ name }) => name)
  return (
    <p className="own-direction whitespace-pre-line break-words">
      {splitMentions(body, names).map(({ text, isName }, index) =>
        isName ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts change only with the text
          <span key={index} className="font-medium text-blue">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </p>
  )
}
