import type { Slide, SlideKind } from '#engine/slides.ts'

const worthByKind: Partial<Record<SlideKind, number>> = {
  ...{ team: 3, traction: 3, ask: 3, financials: 3, market: 3, competition: 3 },
  ...{ cover: 2, contact: 2, 'business-model': 2, 'go-to-market': 2, roadmap: 2 },
  appendix: 0,
}
const worthOfUnknown = 2
const usualWorth = 1

/** Returns what a page is worth to a memo by its kind, 0 to 3. */
export function measureWorth({ kinds: [best] }: Slide): number {
  return best ? (worthByKind[best.kind] ?? usualWorth) : worthOfUnknown
}
