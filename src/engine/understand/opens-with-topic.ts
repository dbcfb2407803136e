import type { Slide, SlideKind } from '#engine/slides.ts'
import { titleHits } from './title-kinds.ts'

/** A deck may open with these in place of a cover; the word 'competition' at the top of a cover is of a contest. */
const openingTopics: ReadonlySet<SlideKind> = new Set(['problem', 'why-now', 'market'])

/** Share of a line that the words of a topic make up where it is the topic's heading. */
const leastShare = 0.6
/** In fractions of the page. */
const lowestHeading = 0.2

/** Whether a deck opens with a slide on others or on the world before the company: a short line at its top is that topic's heading. */
export const opensWithTopic = (first: Slide | undefined, language: string): boolean =>
  (first?.lines ?? []).some(
    ({ box, text }) =>
      box.y < lowestHeading &&
      titleHits(text.replace(/^\d+/u, ''), language).some(
        ({ kind, share }) => share >= leastShare && openingTopics.has(kind),
      ),
  )
