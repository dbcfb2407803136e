import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Memo } from '#contract/memo.ts'
import { buildDeckAddress } from '#web/lib/source-links.ts'
import { roomForPage } from '#web/lib/use-media-query.ts'
import { type PageBeside, useCitations } from '../citation-context.tsx'
import { type FieldPlace, isRowAt } from '../memo-rows.ts'
import type { Show } from '../show-rows.ts'
import { ChangedFields } from '../versions/changed-fields.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { listChangesOfRow } from './field-changes.ts'
import { useHistory } from './field-history.tsx'
import { FieldsBar } from './fields-bar.tsx'
import { FieldsTable } from './fields-table.tsx'
import { FlagBoxes } from './flag-boxes.tsx'
import { IndicatorsPanel } from './indicators-panel.tsx'
import { findPage, usePageBeside } from './use-page-beside.ts'
import { type Review, useReview, useReviewStatus } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

type MemoEditViewProps = {
  memo: Memo
  memoId: string
  show: Show | null
  /** Whether the person may change the memo; others look at it and comment. */
  canChange: boolean
  onShowAll: () => void
  /** The page of the deck beside the rows. */
  beside: PageBeside
  /** Opens the comments at a field. */
  onComment?: ((place: FieldPlace) => void) | undefined
  /** How many open comments are on each field that has any. */
  comments?: readonly CommentCount[]
  /** The field to go to; each new object goes there again. */
  goTo?: { place: FieldPlace } | null
}

type CommentCount = { place: FieldPlace; count: number }

/** The memo as it is checked and changed: flags, every field with its proof, indicators. */
export default function MemoEditView(props: MemoEditViewProps) {
  const { memo, memoId, show, canChange, onShowAll, beside, onComment } = props
  const review = useReview({ memo, memoId, show, canChange, onComment })
  const fields = useRef<HTMLElement>(null)
  useEffect(() => {
    if (show !== null) fields.current?.scrollIntoView()
  }, [show])
  useKnownHistory(review)
  useComments(review, props.comments)
  useGoTo(review, props.goTo)
  usePageBeside(review, beside, show !== null)
  useReviewKeys(review, { onOpenPage: useOpenPage(review, beside), onComment })
  // The same elements while only the fields change, since they do not depend on those.
  const flags = useMemo(() => <FlagBoxes memo={memo} />, [memo])
  return (
    <div className="@container grid gap-8">
      {show === null && flags}
      <section ref={fields} aria-label="Memo fields" className="scroll-mt-36 wide:scroll-mt-12">
        <FieldsBar show={show} canChange={canChange} onShowAll={onShowAll} />
        <ChangedFields memo={memo}>
          <FieldsTable review={review} onShowAll={onShowAll} />
        </ChangedFields>
      </section>
      {/* Rows that are asked for come first. */}
      {show !== null && flags}
      <IndicatorsPanel memo={memo} />
      <ConflictDialog review={review} />
      <Announcement review={review} />
    </div>
  )
}

/** Opens the page of the current row: beside the rows where there is room, else in its place. */
function useOpenPage({ store }: Review, { start, follow }: PageBeside): () => void {
  const { openPage } = useCitations()
  const navigate = useNavigate()
  return () => {
    const view = store.getCurrent()
    const page = view && findPage(view, store)
    if (!page) return store.announce('This row has no page.')
    if (matchMedia(roomForPage).matches) {
      start()
      follow(page)
    } else if (!openPage(page)) void navigate(buildDeckAddress(page))
  }
}

function Announcement({ review }: { review: Review }) {
  const { announcement } = useReviewStatus(review)
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}

/** Tells the rows which of them have a history, so that the others offer none. */
function useKnownHistory({ store, memoId }: Review): void {
  const { data } = useHistory(memoId)
  useEffect(() => {
    if (!data) return
    const changed = store.rows.filter((row) => listChangesOfRow(data, row, store.rows).length > 0)
    store.set({ changed: new Set(changed.map(({ id }) => id)) })
  }, [data, store])
}

/** Tells the rows how many comments are on them. */
function useComments({ store }: Review, counts: readonly CommentCount[] | undefined): void {
  useEffect(() => {
    const found = (counts ?? []).flatMap(({ place, count }) => {
      const row = store.rows.find((one) => isRowAt(one, place))
      return row ? [[row.id, count] as const] : []
    })
    store.set({ comments: new Map(found) })
  }, [counts, store])
}

/** Goes to a field once for each time that it is asked for, also where the view was hidden meanwhile. */
function useGoTo({ store }: Review, goTo: MemoEditViewProps['goTo']): void {
  const gone = useRef<typeof goTo>(null)
  useEffect(() => {
    if (!goTo || goTo === gone.current) return
    gone.current = goTo
    store.goTo(goTo.place)
  }, [goTo, store])
}
