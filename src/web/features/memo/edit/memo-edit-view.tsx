import { useMemo } from 'react'
import type { Memo } from '#contract/memo.ts'
import type { MemoRow } from '../memo-rows.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FieldsTable } from './fields-table.tsx'
import { FlagBoxes } from './flag-boxes.tsx'
import { IndicatorsPanel } from './indicators-panel.tsx'
import { listGroups, makeRowLabel } from './review.ts'
import { ReviewBar } from './review-bar.tsx'
import { useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

/** The memo as it is checked and changed: flags, every field with its proof, indicators. */
export default function MemoEditView({ memo, memoId }: { memo: Memo; memoId: string }) {
  const review = useReview(memo, memoId)
  const groups = useMemo(() => listGroups(review.rows), [review.rows])
  const labels = useMemo(
    () => new Map(groups.flatMap((group) => group.rows.map((row) => [row.id, makeRowLabel(row, group)]))),
    [groups],
  )
  const labelOf = (row: MemoRow) => labels.get(row.id) ?? row.name
  useReviewKeys(review, labelOf)
  return (
    <div ref={review.view} className="@container grid gap-8">
      <FlagBoxes flags={memo.flags} />
      <section aria-label="Memo fields">
        <ReviewBar rows={review.rows} onlyToCheck={review.onlyToCheck} onOnlyToCheck={review.setOnlyToCheck} />
        <FieldsTable review={review} groups={groups} labelOf={labelOf} />
      </section>
      <IndicatorsPanel indicators={memo.json_response.indicators} />
      <ConflictDialog review={review} memo={memo} labelOf={labelOf} />
      <p role="status" className="sr-only">
        {review.announcement}
      </p>
    </div>
  )
}
