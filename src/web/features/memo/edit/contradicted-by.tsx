import { Split } from 'lucide-react'
import { listOtherPlaces } from '#web/lib/list-other-places.ts'
import { SourceLink } from '../citation.tsx'
import { OtherPlaces } from '../other-places.tsx'
import { listChoices } from './choices.ts'
import type { RowView } from './review-state.ts'
import { TakeValue } from './take-value.tsx'
import type { Review } from './use-review.ts'

/** The places that say otherwise, each with its proof; what one says can be taken. */
export function ContradictedBy({ view, review }: { view: RowView; review: Review }) {
  const { contradicted_by = [] } = view.row.field
  if (contradicted_by.length === 0) return null
  const unsettled = listOtherPlaces(contradicted_by.filter(({ settled }) => !settled))
  const choices = listChoices(view.row.field)
  return (
    <div className="mt-1.5 grid gap-1 text-sm">
      {unsettled.map(({ place, target, value }) => (
        <p
          key={JSON.stringify([target, place, value])}
          className="flex min-w-0 flex-wrap items-center gap-x-1 break-words text-red"
        >
          <Split aria-hidden className="size-4 shrink-0" />
          <span>
            {target ? (
              <SourceLink target={target} className="py-1 underline">
                {place}
              </SourceLink>
            ) : (
              place
            )}
            :
          </span>
          <TakeValue
            view={view}
            review={review}
            value={value}
            digit={choices.findIndex((one) => one.value === value) + 1}
          />
        </p>
      ))}
      <OtherPlaces contradictions={contradicted_by.filter(({ settled }) => settled)} />
    </div>
  )
}
