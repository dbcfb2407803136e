import type { SourceLink as Source } from '#contract/memo.ts'
import { readSource } from '#web/lib/source-links.ts'
import { Citation } from '../citation.tsx'

/** The sources of a value as superscript citations, numbered from 1. */
export function SourceNumbers({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <span className="[&>sup+sup]:ml-1">
      {sources.map((source, index) => {
        const target = readSource(source.value, source.quote ?? null)
        return target && <Citation key={`${source.value} ${source.quote}`} target={target} label={index + 1} />
      })}
    </span>
  )
}
