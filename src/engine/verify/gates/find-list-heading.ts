import type { Line } from '#engine/deck-doc.ts'
import { bottomEdge, isInSameColumn } from '#engine/geometry.ts'
import type { Slide } from '#engine/slides.ts'
import { nameShape } from '#engine/text/organisation-name.ts'

/** A longer line is running text. */
const mostHeadingWords = 8
/** A heading is this much larger than what stands under it, or bolder. */
const leastRatio = 1.08
const slack = 0.004

/**
 * Returns the text of the heading that a list's entry stands under: the nearest line over it in its column that is set as
 * a heading, else the slide's title. Lines that are names themselves are other entries, unless `isHeading` knows them.
 */
export function findListHeading(slide: Slide, entry: Line, isHeading: (text: string) => boolean): string {
  const above = slide.lines
    .filter((line) => !slide.titleLines.includes(line) && isHeadingOver(line, entry))
    .toSorted((a, b) => b.box.y - a.box.y)
  const nearest = above.find((line) => isHeading(line.text.trim()) || nameShape(line.text) === null)
  return nearest?.text.trim() ?? slide.title
}

function isHeadingOver(line: Line, entry: Line): boolean {
  if (line.words.length > mostHeadingWords || bottomEdge(line.box) > entry.box.y + slack) return false
  if (!isInSameColumn(line.box, entry.box)) return false
  return line.fontSize > entry.fontSize * leastRatio || (line.bold && !entry.bold) || /[:：]\s*$/u.test(line.text)
}
