import type { Slide, SlideKind } from '#engine/slides.ts'
import { titleHits } from './title-kinds.ts'

/** Kinds of slides whose sentences speak of others, or of the world before the company. */
export const kindsOfOthers: ReadonlySet<SlideKind> = new Set(['problem', 'why-now', 'market', 'competition'])

/** Share of a line that the words of a topic make up where it is the topic's heading. */
const leastShare = 0.6
/** In fractions of the page. */
const lowestHeading = 0.2

/** Whether a deck opens with a slide of another topic in place of a cover: a short line at its top is that topic's heading. */
export const opensWithTopic = (first: Slide | undefined, language: string): boolean =>
  (first?.lines ?? []).some(
    ({ box, text }) =>
      box.y < lowestHeading &&
      titleHits(text.replace(/^\d+/u, ''), language).some(
        ({ kind, share }) => share >= leastShare && kindsOfOthers.has(kind),
      ),
  )
