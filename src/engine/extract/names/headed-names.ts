import type { Line } from '#engine/deck-doc.ts'
import { widthOverlap } from '#engine/geometry.ts'
import type { Slide } from '#engine/slides.ts'
import { cutBrackets } from '#engine/text/cut-brackets.ts'
import { nameShape } from '#engine/text/organisation-name.ts'
import { splitAtGaps } from './split-at-gaps.ts'

/** In fractions of the page; lines further below belong to something else. */
const mostDepthUnderHeading = 0.6

/** One list is set in one size. */
const isSameSize = (a: Line, b: Line): boolean =>
  Math.abs(a.fontSize - b.fontSize) < 0.3 * Math.max(a.fontSize, b.fontSize)

/** A plain noun heads a list only when it looks like a heading: the title, a colon, larger or bolder than what follows. */
export function isListHeading(slide: Slide, heading: Line, line: Line): boolean {
  if (slide.titleLines.includes(heading) || /:\s*$/.test(heading.text)) return true
  return heading.fontSize > line.fontSize * 1.08 || (heading.bold && !line.bold)
}

/**
 * Names set under a heading as a list or a wall of logos with printed names: short name-shaped lines below it, up to the
 * first line that is running text or another heading of its size. `holdsName` tells what such a line says: one name unless told.
 */
export function findNamesUnder(
  slide: Slide,
  heading: Line,
  accept: (line: Line) => boolean = () => true,
  holdsName: (text: string) => boolean = isName,
): Line[] {
  const below = slide.body
    .flatMap((block) => block.lines)
    .filter((line) => line !== heading)
    .flatMap(splitAtGaps)
    .filter(
      (line) =>
        line.box.y > heading.box.y + heading.box.height * 0.5 && line.box.y - heading.box.y < mostDepthUnderHeading,
    )
    .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
  const names: Line[] = []
  let bottom = Number.POSITIVE_INFINITY
  for (const line of below) {
    if (line.box.y > bottom) break
    const inColumn = line.box.x >= heading.box.x - 0.06 || widthOverlap(line.box, heading.box) > 0.2
    if (!inColumn) continue
    if (holdsName(line.text) && accept(line) && isSameSize(names[0] ?? line, line)) names.push(line)
    else if (line.words.length > 5 && widthOverlap(line.box, heading.box) > 0.2) bottom = line.box.y
  }
  return names
}

const isName = (text: string): boolean => nameShape(cutBrackets(text)) !== null
