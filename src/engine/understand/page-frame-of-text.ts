import type { DeckDoc } from '#engine/deck-doc.ts'
import { bottomEdge } from '../geometry.ts'

/** The band of the page in which a deck sets its text, in fractions of the page height. */
export type TextFrame = { top: number; height: number }

const edge = 0.02

/**
 * Where the slides stand on their pages. A small slide printed on a large sheet has its own top quarter, which is not
 * the sheet's; outliers such as printed page numbers are cut off at 2%.
 */
export function frameOfText(doc: DeckDoc): TextFrame {
  const lines = doc.pages.flatMap((page) => page.blocks.flatMap((block) => block.lines))
  if (lines.length === 0) return { top: 0, height: 1 }
  const tops = lines.map((line) => line.box.y).sort((a, b) => a - b)
  const bottoms = lines.map((line) => bottomEdge(line.box)).sort((a, b) => a - b)
  const top = Math.max(0, tops[Math.floor(tops.length * edge)] ?? 0)
  const bottom = Math.min(1, bottoms[Math.ceil(bottoms.length * (1 - edge)) - 1] ?? 1)
  return bottom - top < 0.2 ? { top: 0, height: 1 } : { top, height: bottom - top }
}
