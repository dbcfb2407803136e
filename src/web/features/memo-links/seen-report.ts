import type { z } from 'zod'
import { mostSeenSeconds, type seenFields, type sharedParts } from '#contract/memo-links.ts'

export type SharedPart = (typeof sharedParts)[number]

/** All that a reader has seen of a memo so far. */
export type Seen = { seconds: number; parts: Set<SharedPart>; pages: Set<number> }

/** Returns the function that writes down what was seen; null where nothing was added since it was asked last. */
export function makeSeenReport(): (seen: Seen) => z.input<typeof seenFields> | null {
  let told = ''
  return ({ seconds, parts, pages }) => {
    // A memo can stay open for longer than the log counts.
    const report = { seconds: Math.min(seconds, mostSeenSeconds), parts: [...parts], pages: [...pages] }
    const telling = JSON.stringify(report)
    if (telling === told) return null
    told = telling
    return report
  }
}
