import type { Contradiction } from '#contract/memo.ts'
import { describeInSentence, readSource, type SourceTarget } from './source-links.ts'

/** A place that says otherwise: in words for the middle of a sentence, and as a link where it has an address. */
export type OtherPlace = { place: string; target: SourceTarget | null; value: string; settled: boolean }

/** Returns the places that contradict a value, each with what it says; the same place, words and quote once. */
export function listOtherPlaces(contradictions: readonly Contradiction[] = []): OtherPlace[] {
  const places = contradictions.map(({ value, settled, source }): OtherPlace => {
    const target = readSource(source.value, source.quote ?? null)
    return { place: target ? describeInSentence(target) : 'another place', target, value, settled }
  })
  return [...new Map(places.map((other) => [JSON.stringify(other), other])).values()]
}
