import { type ComponentProps, useMemo } from 'react'
import { countByField } from '#web/features/comments/comment-place.ts'
import { useComments } from '#web/features/comments/comment-queries.ts'
import MemoEditView from '#web/features/memo/edit/memo-edit-view.tsx'

type MemoEditProps = Omit<ComponentProps<typeof MemoEditView>, 'comments'>

/** The edit view of a memo with the number of comments on each row. */
export default function MemoEdit(props: MemoEditProps) {
  const comments = useComments(props.memo.deal.deal_id)
  const counts = useMemo(() => countByField(comments.data ?? []), [comments.data])
  return <MemoEditView {...props} comments={counts} />
}
