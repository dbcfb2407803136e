import type { Slide } from '#engine/slides.ts'

/** The share of a deck from which a slide of contact closes it. */
const closingShare = 0.6

/** Whether a slide in the last part of a deck of so many pages is about the ways to reach the company. */
export const closesDeck = ({ page, kinds: [main] }: Slide, pageCount: number): boolean =>
  page - 1 >= pageCount * closingShare && main?.kind === 'contact'
