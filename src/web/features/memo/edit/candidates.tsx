import { useState } from 'react'
import { listTargets } from '#web/lib/field-sources.ts'
import { formatValue } from '../memo-rows.ts'
import { listChoices, listOthers } from './choices.ts'
import type { RowView } from './review-state.ts'
import { SourcePill } from './source-pill.tsx'
import { TakeValue } from './take-value.tsx'
import type { Review } from './use-review.ts'

/** Longer ones wait behind a button, so that the rows stay easy to scan. */
const shortValue = 24

/** Other values that were found for a field, each with its source; on the current row they stand open, since keys take them. */
export function Candidates({ view, review }: { view: RowView; review: Review }) {
  const { row, isCurrent } = view
  const others = listOthers(row.field)
  const [open, setOpen] = useState(others.every(({ value }) => formatValue(value).length <= shortValue))
  if (others.length === 0) return null
  // Keys act on what is seen, and what was seen stays.
  if (isCurrent && !open) setOpen(true)
  if (!open && !isCurrent)
    return <OpenCandidates count={others.length} label={view.label} onOpen={() => setOpen(true)} />
  const choices = listChoices(row.field)
  return (
    <ul className="mt-1.5 grid gap-1 text-muted text-sm">
      {others.map((candidate) => {
        const value = formatValue(candidate.value)
        return (
          <li key={JSON.stringify(candidate)} className="min-w-0 break-words" title={candidate.reason}>
            Also found:{' '}
            <TakeValue
              view={view}
              review={review}
              value={value}
              digit={choices.findIndex((one) => one.value === value) + 1}
            />{' '}
            {listTargets([candidate.source]).map((target) => (
              <SourcePill key={candidate.source.value} target={target} />
            ))}
          </li>
        )
      })}
    </ul>
  )
}

function OpenCandidates({ count, label, onOpen }: { count: number; label: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={onOpen}
      className="mt-1 min-h-6 rounded-sm text-muted text-xs underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      {count === 1 ? '1 other value found' : `${count} other values found`}
      <span className="sr-only"> for {label}</span>
    </button>
  )
}
