import type { SourceLink as Source } from '#contract/memo.ts'
import { mergePlaces, readSource } from '#web/lib/source-links.ts'
import { Citation, SourceLink } from '../citation.tsx'

/** Shows a value's places as a superscript citation; a source without an address as text. */
export function SourceNumbers({ sources }: { sources: readonly Source[] }) {
  const places = mergePlaces(sources.flatMap(({ value, quote }) => readSource(value, quote ?? null) ?? []))
  if (places.length === 0) return null
  return (
    <>
      <Citation targets={places.filter(({ kind }) => kind !== 'text')} label={1} />
      {places.map(
        (target) =>
          target.kind === 'text' && (
            <SourceLink
              key={target.text}
              target={target}
              className="ml-1.5 font-normal font-sans text-sm [overflow-wrap:anywhere]"
            >
              {target.text}
            </SourceLink>
          ),
      )}
    </>
  )
}
