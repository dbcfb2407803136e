import { customerTitles, investorTitles } from '#engine/lexicons/name-lead-words.ts'
import type { Slide } from '#engine/slides.ts'
import { nameShape } from '#engine/text/organisation-name.ts'
import { findHeading } from '#engine/understand/find-heading.ts'
import { isFigureAlone } from '#engine/understand/find-kpis.ts'
import type { Piece } from './page-pieces.ts'

const fewestNames = 3
const fewestBars = 3

/**
 * Returns the pieces of a page with the names of a list ('Trusted by') and the bars of a chart moved to their heading where other
 * text parts them from it, as where a wall of logos stands beside a chart. Everything else stays in its order.
 */
export function groupPieces(listed: readonly Piece[][], slide: Slide, language: string): Piece[] {
  const headings = new Map(listed.map((pieces) => [pieces, findHeadingPiece(pieces, listed, slide, language)]))
  const counts = Map.groupBy(headings.values(), (heading) => heading)
  const ordered: Piece[][] = []
  for (const pieces of listed) {
    const given = headings.get(pieces) ?? null
    const isWall = isChart(pieces) || (counts.get(given)?.length ?? 0) >= fewestNames
    const heading = isWall ? given : null
    const last = ordered.findLastIndex((one) => one === heading || (heading !== null && headings.get(one) === heading))
    if (last >= 0) ordered.splice(last + 1, 0, pieces)
    else ordered.push(pieces)
  }
  return ordered.flat()
}

/** The heading of a list of names or a chart that a piece stands under, where it is one of the page's own. */
function findHeadingPiece(
  pieces: readonly Piece[],
  listed: readonly Piece[][],
  slide: Slide,
  language: string,
): Piece[] | null {
  const [first] = pieces
  if (!first || (!isChart(pieces) && nameShape(first.text) === null)) return null
  if (first.lines.some((line) => line.unplaced || slide.furniture.includes(line))) return null
  const { heading } = findHeading(slide, first.lines)
  if (heading === null || heading === slide.title || !(isChart(pieces) || announcesNames(heading, language)))
    return null
  const named = listed.filter((one) => one !== pieces && one[0]?.text === heading)
  return named.length === 1 ? (named[0] ?? null) : null
}

/** Bars of a chart: a period, and a figure alone. */
const isChart = (pieces: readonly Piece[]) =>
  pieces.length >= fewestBars &&
  pieces.every(({ lines }) => lines.length === 2 && isFigureAlone(lines.at(-1)?.text ?? ''))

function announcesNames(heading: string, language: string): boolean {
  const bare = heading.trim().replace(/[:：]$/u, '')
  return customerTitles.in(language).test(bare) || investorTitles.in(language).test(bare)
}
