import type { SourceLink as Source } from '#contract/memo.ts'
import { describePlace, makePlaceKey, mergePlaces, readSource } from '#web/lib/source-links.ts'
import { SourceLink } from '../citation.tsx'
import { usePlaceNumbers } from '../citation-context.tsx'

/** The places that a text rests on, each named once, in words. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const places = mergePlaces(sources.flatMap(({ value, quote }) => readSource(value, quote ?? null) ?? []))
  const numbers = usePlaceNumbers()
  if (places.length === 0) return null
  return (
    <ul
      className="mt-3.5 flex flex-wrap gap-x-3 border-t pt-2.5 text-sm print:mt-0.5 print:border-0 print:pt-0 print:text-xs"
      aria-label="Sources"
    >
      {places.map((target) => (
        <li key={makePlaceKey(target)} className="min-w-0">
          <SourceLink
            target={target}
            className="inline-flex min-h-6 items-center rounded-sm [overflow-wrap:anywhere] print:min-h-0"
          >
            <span aria-hidden className="mr-1.5 text-faint text-xs tabular">
              {numbers.get(makePlaceKey(target))}
            </span>
            {target.kind === 'page' ? `Page ${target.page}` : describePlace(target)}
          </SourceLink>
        </li>
      ))}
    </ul>
  )
}
