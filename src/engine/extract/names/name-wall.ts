import type { Line } from '#engine/deck-doc.ts'
import { centreY } from '#engine/geometry.ts'
import { headingsOverOtherLogos, speaksOfCustomers } from '#engine/lexicons/customer-words.ts'
import type { Slide } from '#engine/slides.ts'
import { cutBrackets } from '#engine/text/cut-brackets.ts'
import { isEveryday, nameShape } from '#engine/text/organisation-name.ts'
import { getMainKind, hasKind } from '../figures/statement.ts'
import { type PlacedName, placeBareName } from './competitor-layouts.ts'
import { splitAtGaps } from './split-at-gaps.ts'

const fewestInRow = 3
/** Names of one row are set in about one size. */
const mostOffSize = 0.3

/**
 * Names printed in rows where others set logos, on a slide of traction that speaks of customers: in each row at least three and
 * nothing else.
 */
export function findWalledNames(slide: Slide): PlacedName[] {
  if (getMainKind(slide) !== 'traction' || hasKind(slide, 'problem', 'competition', 'market', 'team')) return []
  const lines = slide.lines.filter((line) => !slide.furniture.includes(line))
  if (!lines.some(({ text }) => speaksOfCustomers.test(text))) return []
  if (lines.some(({ text }) => headingsOverOtherLogos.test(text))) return []
  const people = new Set(slide.people.map(({ name }) => name))
  const isNameOfFirm = (line: Line) => isName(line) && !people.has(line.text)
  const cells = slide.body.flatMap((block) => block.lines).flatMap(splitAtGaps)
  const rows = Map.groupBy(cells, (cell) => cells.find((one) => isInRow(one, cell)) ?? cell)
  return [...rows.values()].flatMap((row) =>
    row.length >= fewestInRow && row.every(isNameOfFirm) ? row.map(({ text }) => placeBareName(text)) : [],
  )
}

const isInRow = (a: Line, b: Line): boolean =>
  Math.abs(centreY(a.box) - centreY(b.box)) < 0.5 * Math.max(a.box.height, b.box.height) &&
  Math.abs(a.fontSize - b.fontSize) < mostOffSize * Math.max(a.fontSize, b.fontSize)

/** Codes of weeks and quarters have fewer letters. */
const fewestLetters = 3

function isName({ text }: Line): boolean {
  const bare = cutBrackets(text)
  const letters = bare.match(/\p{L}/gu)?.length ?? 0
  return letters >= fewestLetters && nameShape(bare) !== null && !isEveryday(bare)
}
