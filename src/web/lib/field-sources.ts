import type { MemoField, SourceLink } from '#contract/memo.ts'
import { mergePlaces, readSource, type SourceTarget } from './source-links.ts'

/**
 * Returns the sources of a field's value: its place with the quote, and the updates if they have a quote too. A value
 * that a person entered has none.
 */
export function listSources({ source, edited }: MemoField): SourceTarget[] {
  if (edited) return []
  const target = readSource(source.value)
  if (!target) return source.in2 === null ? [] : [{ kind: 'update', of: null, quote: source.in2 }]
  if (target.kind === 'update') return [{ ...target, quote: source.in2 }]
  const own = target.kind === 'page' ? { ...target, quote: source.in1 } : target
  return source.in2 === null ? [own] : [own, { kind: 'update', of: null, quote: source.in2 }]
}

/** Returns the places of a source list, each once. */
export function listTargets(sources: readonly SourceLink[]): SourceTarget[] {
  return mergePlaces(sources.flatMap(({ value, quote }) => readSource(value, quote ?? null) ?? []))
}
