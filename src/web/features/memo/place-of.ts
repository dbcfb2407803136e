import type { SourceTarget } from '#web/lib/source-links.ts'

/** Where a source leads, in words. */
export function placeOf(target: SourceTarget): string {
  if (target.kind === 'page') return `Page ${target.page} of the deck`
  return target.kind === 'update' ? 'Most recent update' : new URL(target.url).hostname
}
