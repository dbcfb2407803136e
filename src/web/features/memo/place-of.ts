import type { SourceTarget } from '#web/lib/source-links.ts'

/** Where a source leads, in words. */
export function findPlace(target: SourceTarget): string {
  if (target.kind === 'page') return `Page ${target.page} of the deck`
  if (target.kind === 'update') return 'Most recent update'
  return target.kind === 'text' ? target.text : new URL(target.url).hostname
}
