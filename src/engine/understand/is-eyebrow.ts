import type { Line } from '#engine/deck-doc.ts'

/** In fractions of the page; further down a short line belongs to a part of the slide. */
const lowestEyebrow = 0.25
const mostEyebrowWords = 4

/** Whether a line is a short one near the top, as over a title, that says what the slide is about. */
export const isEyebrow = (line: Line): boolean => line.box.y < lowestEyebrow && line.words.length <= mostEyebrowWords
