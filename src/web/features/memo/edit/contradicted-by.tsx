import { Split } from 'lucide-react'
import type { MemoField } from '#contract/memo.ts'
import { listOtherPlaces } from '#web/lib/list-other-places.ts'
import { SourceLink } from '../citation.tsx'
import { OtherPlaces } from '../other-places.tsx'

type ContradictedByProps = { field: MemoField; onTake: (value: string) => void }

/** The places that say otherwise, each with its proof; what one says can be taken into the editor. */
export function ContradictedBy({ field, onTake }: ContradictedByProps) {
  const { contradicted_by = [], type, validated } = field
  if (contradicted_by.length === 0) return null
  const unsettled = listOtherPlaces(contradicted_by.filter(({ settled }) => !settled))
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
          {type === 'str' ? (
            <button
              type="button"
              onClick={() => onTake(value)}
              className="rounded-sm text-left tabular underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {value}
              <span className="sr-only">, use this value</span>
            </button>
          ) : (
            <span className="tabular">{value}</span>
          )}
        </p>
      ))}
      {unsettled.length > 0 && validated && type !== 'array' && (
        <p className="text-muted">
          {type === 'str' ? 'To settle it, write a value or take one.' : 'To settle it, give the other value.'}
        </p>
      )}
      <OtherPlaces contradictions={contradicted_by.filter(({ settled }) => settled)} />
    </div>
  )
}
