import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Memo } from '#contract/memo.ts'
import { readUser } from '#web/lib/session.ts'
import { makeMemoCalls } from '../memo-queries.ts'
import type { FieldPlace } from '../memo-rows.ts'
import type { Show } from '../show-rows.ts'
import type { Layout } from './review.ts'
import { ReviewActs } from './review-acts.ts'
import type { RowView, Status } from './review-state.ts'
import { ReviewStore } from './review-store.ts'

/** A memo's review: its state, and what a person does in it. Both are the same objects as long as the view is shown. */
export type Review = {
  store: ReviewStore
  acts: ReviewActs
  memoId: string
  /** Whether the person may change the memo; others look at it. */
  canChange: boolean
  /** Opens the comments on a field; left out where there are none. */
  onComment: ((place: FieldPlace) => void) | undefined
}

type ReviewOf = Pick<Review, 'memoId' | 'canChange' | 'onComment'> & { memo: Memo; show: Show | null }

export function useReview({ memo, memoId, show, canChange, onComment }: ReviewOf): Review {
  const client = useQueryClient()
  const [review, setReview] = useState((): Review => {
    const calls = makeMemoCalls(client, memoId)
    const store = new ReviewStore(memo, show, calls.show)
    return { store, acts: new ReviewActs(store, calls, readName), memoId, canChange, onComment }
  })
  if (review.canChange !== canChange || review.onComment !== onComment) setReview({ ...review, canChange, onComment })
  const { store, acts } = review
  useLayoutEffect(() => store.receive(memo), [store, memo])
  useLayoutEffect(() => store.showOnly(show), [store, show])
  useEffect(() => () => acts.refreshNow(), [acts])
  return review
}

function readName(): string | null {
  const user = readUser()
  return user && (`${user.first_name ?? ''} ${user.last_name ?? ''}`.trim() || null)
}

/** What one row shows; it renders again when that changes and not with other rows. */
export const useRowView = ({ store }: Review, id: string): RowView | undefined =>
  useSyncExternalStore(store.subscribe, () => store.getRow(id))

export const useLayout = ({ store }: Review): Layout => useSyncExternalStore(store.subscribe, store.getLayout)

export const useReviewStatus = ({ store }: Review): Status => useSyncExternalStore(store.subscribe, store.getStatus)

export const useCurrentRow = ({ store }: Review): RowView | undefined =>
  useSyncExternalStore(store.subscribe, store.getCurrent)
