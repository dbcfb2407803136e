import type { DeckDoc, Line } from '#engine/deck-doc.ts'
import { bottomEdge, centreY } from '../geometry.ts'

const shareOfPages = 0.4
const fewestPages = 3
const heightStep = 0.02
const edgeBand = 0.14

/**
 * Running text: the same pattern (digits alike) at the same height on 40% of the pages, at least three. Patterns whose
 * digits change count only near the top and bottom edge, where page numbers stand; elsewhere the words must be the same.
 */
export function findFurniture(doc: DeckDoc): Set<Line> {
  const places = new Map<string, Map<number, Line[]>>()
  for (const page of doc.pages)
    for (const line of page.blocks.flatMap((block) => block.lines))
      for (const key of listKeys(line)) {
        const pages = places.get(key) ?? new Map<number, Line[]>()
        const lines = pages.get(page.page) ?? []
        lines.push(line)
        pages.set(page.page, lines)
        places.set(key, pages)
      }
  const needed = Math.max(fewestPages, Math.ceil(doc.pages.length * shareOfPages))
  const chrome = new Set<Line>()
  for (const pages of places.values())
    if (pages.size >= needed) for (const lines of pages.values()) for (const line of lines) chrome.add(line)
  return chrome
}

/** A line belongs to the two height steps that it stands between, so that a small shift does not part equals. */
function listKeys(line: Line): string[] {
  const text = line.text.toLowerCase().replace(/\s+/g, ' ').trim()
  const atEdge = line.box.y < edgeBand || bottomEdge(line.box) > 1 - edgeBand
  const pattern = atEdge ? text.replace(/\d+/g, '#') : text
  const middle = centreY(line.box)
  const step = Math.floor(middle / heightStep)
  return [`${step} ${pattern}`, `${step + 1} ${pattern}`]
}
