import { useRef, useState } from 'react'
import type { Comment, CommentPlace } from '#contract/comments.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { CommentCard } from './comment-card.tsx'
import { type MemoFields, makePlaceKey } from './comment-place.ts'

type CommentListProps = {
  comments: readonly Comment[]
  dealId: string
  workspaceId: string
  fields: MemoFields
  place: CommentPlace | null
  /** The name of the place; null for all comments. */
  about: string | null
  /** The ids of the comment that a link leads to, and of the one that was just sent. */
  linked: string | null
  sent: string | null
  onReply: (place: CommentPlace | null) => void
}

type Shown = 'open' | 'resolved'

const isResolved = ({ resolved_on }: Comment) => resolved_on !== null

/** The comments on a field or on all of them, oldest first: those that are open, or those that are resolved. */
export function CommentList({ comments, place, about, linked, sent, ...card }: CommentListProps) {
  const asked = comments.find(({ id }) => id === linked)
  const [shown, setShown] = useState<Shown>(asked && isResolved(asked) ? 'resolved' : 'open')
  const [seen, setSeen] = useState(sent)
  if (sent !== seen) {
    setSeen(sent)
    setShown('open')
  }
  const list = useRef<HTMLDivElement>(null)
  const here = place === null ? comments : comments.filter(({ field }) => makePlaceKey(field) === makePlaceKey(place))
  const resolved = here.filter(isResolved)
  const open = here.filter((one) => !isResolved(one))
  const cards = shown === 'open' ? open : resolved
  const findArrival = (id: string) => (id === sent ? 'sent' : id === linked ? 'linked' : null)
  return (
    <>
      <div className="flex px-4 pt-3 pb-2">
        <Segmented
          label="Which comments"
          value={shown}
          onChange={setShown}
          choices={[
            { value: 'open', label: 'Open', count: open.length },
            { value: 'resolved', label: 'Resolved', count: resolved.length },
          ]}
        />
      </div>
      {linked !== null && !asked && (
        <p role="status" className="mx-4 mb-2 rounded-md bg-sunken px-3 py-2 text-sm">
          The comment that the link leads to was deleted.
        </p>
      )}
      <div ref={list} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto border-t outline-none">
        {cards.length === 0 ? (
          <p className="px-4 py-6 text-muted">{describeNone(shown, here.length, about)}</p>
        ) : (
          <ul aria-label={shown === 'open' ? 'Open comments' : 'Resolved comments'} className="divide-y">
            {cards.map((one) => (
              <CommentCard
                key={one.id}
                comment={one}
                arrival={findArrival(one.id)}
                onGone={() => list.current?.focus({ preventScroll: true })}
                {...card}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function describeNone(shown: Shown, all: number, about: string | null): string {
  const on = about === null ? '' : ` on ${about}`
  if (shown === 'resolved') return `No comment${on} is resolved.`
  return all === 0 ? `No comments${on} yet. Write the first one below.` : `Every comment${on} is resolved.`
}
