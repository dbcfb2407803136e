import { useEffect, useMemo, useRef } from 'react'
import type { Memo } from '#contract/memo.ts'
import type { MemoRow } from '../memo-rows.ts'
import type { Show } from '../show-rows.ts'
import { ChangedFields } from '../versions/changed-fields.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FieldsBar } from './fields-bar.tsx'
import { FieldsTable } from './fields-table.tsx'
import { FlagBoxes } from './flag-boxes.tsx'
import { IndicatorsPanel } from './indicators-panel.tsx'
import { listGroups, makeRowLabel } from './review.ts'
import { useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

type MemoEditViewProps = { memo: Memo; memoId: string; show: Show | null; onShowAll: () => void }

/** The memo as it is checked and changed: flags, every field with its proof, indicators. */
export default function MemoEditView({ memo, memoId, show, onShowAll }: MemoEditViewProps) {
  const review = useReview(memo, memoId, show)
  const fields = useRef<HTMLElement>(null)
  useEffect(() => {
    if (show !== null) fields.current?.scrollIntoView()
  }, [show])
  const groups = useMemo(() => listGroups(review.rows), [review.rows])
  const labels = useMemo(
    () => new Map(groups.flatMap((group) => group.rows.map((row) => [row.id, makeRowLabel(row, group)]))),
    [groups],
  )
  const labelOf = (row: MemoRow) => labels.get(row.id) ?? row.name
  useReviewKeys(review, labelOf)
  return (
    <div ref={review.view} className="@container grid gap-8">
      <FlagBoxes memo={memo} />
      <section ref={fields} aria-label="Memo fields" className="scroll-mt-36 wide:scroll-mt-12">
        <FieldsBar review={review} onShowAll={onShowAll} />
        <ChangedFields memo={memo}>
          <FieldsTable review={review} groups={groups} labelOf={labelOf} onShowAll={onShowAll} />
        </ChangedFields>
      </section>
      <IndicatorsPanel memo={memo} />
      <ConflictDialog review={review} memo={memo} labelOf={labelOf} />
      <p role="status" className="sr-only">
        {review.announcement}
      </p>
    </div>
  )
}
