import type { SourceLink as Source } from '#contract/memo.ts'
import { readSource, type SourceTarget } from '#web/lib/source-links.ts'
import { SourceLink } from '../citation.tsx'
import { placeOf } from '../place-of.ts'

/** The places that a text rests on, each named once, in words. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const places = new Map<string, SourceTarget>()
  for (const source of sources) {
    const target = readSource(source.value, source.quote ?? null)
    if (target && !places.has(source.value)) places.set(source.value, target)
  }
  if (places.size === 0) return null
  return (
    <ul
      className="mt-3.5 flex flex-wrap gap-x-3 border-t pt-2.5 text-sm print:mt-0.5 print:border-0 print:pt-0 print:text-xs"
      aria-label="Sources"
    >
      {[...places].map(([value, target]) => (
        <li key={value}>
          <SourceLink target={target} className="inline-flex min-h-6 items-center rounded-sm print:min-h-0">
            {target.kind === 'page' ? `Page ${target.page}` : placeOf(target)}
          </SourceLink>
        </li>
      ))}
    </ul>
  )
}
