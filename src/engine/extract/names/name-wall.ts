import type { Block, Line } from '#engine/deck-doc.ts'
import { centreY } from '#engine/geometry.ts'
import { headingsOverOtherLogos, speaksOfCustomers } from '#engine/lexicons/customer-words.ts'
import type { Slide } from '#engine/slides.ts'
import { cutBrackets } from '#engine/text/cut-brackets.ts'
import { isEveryday, nameShape } from '#engine/text/organisation-name.ts'
import { isRole } from '#engine/understand/role-shape.ts'
import { namesPlace } from '../company/place-names.ts'
import { getMainKind, hasKind } from '../figures/statement.ts'
import { type PlacedName, placeBareName } from './competitor-layouts.ts'
import { isFirm } from './funders.ts'
import { splitAtGaps } from './split-at-gaps.ts'

const fewestInRow = 3
/** Longer lines are running text, whose words head nothing. */
const mostWordsOfHeading = 12
/** Names of one wall are set in about one size. */
const mostOffSize = 0.3

/**
 * Names printed where others set logos, on a slide of traction that speaks of customers: in each row at least three and nothing
 * else.
 */
export function findWalledNames(slide: Slide): PlacedName[] {
  if (getMainKind(slide) !== 'traction' || hasKind(slide, 'problem', 'competition', 'market', 'team')) return []
  const lines = slide.lines.filter((line) => !slide.furniture.includes(line))
  if (lines.some(({ text, words }) => words.length <= mostWordsOfHeading && headingsOverOtherLogos.test(text)))
    return []
  if (!lines.some(({ text }) => speaksOfCustomers.test(text))) return []
  const people = new Set(slide.people.map(({ name }) => name))
  const isNameOfFirm = (line: Line) => isName(line) && !people.has(line.text)
  const single = slide.body.filter(({ lines: [line, ...others] }) => line && others.length === 0 && isNameOfFirm(line))
  const cells = slide.body.flatMap((block) => listCells(block, single.length >= fewestInRow))
  const rows = Map.groupBy(cells, (cell) => cells.find((one) => isInRow(one, cell)) ?? cell)
  return [...rows.values()].flatMap((row) =>
    row.length >= fewestInRow && row.every(isNameOfFirm) && !row.every(({ text }) => isFirm(text) || namesPlace(text))
      ? row.map(({ text }) => placeBareName(text))
      : [],
  )
}

/** Each line of a block, or part of it, is a cell; where most names stand in blocks of their own, so does one over two lines. */
function listCells({ lines, box }: Block, areApart: boolean): Line[] {
  const [first, second] = lines
  if (!areApart || lines.length !== 2 || !first || first.fontSize !== second?.fontSize)
    return lines.flatMap(splitAtGaps)
  const words = [...first.words, ...second.words]
  const whole = { ...first, text: `${first.text} ${second.text}`, words, box }
  return isName(whole) ? [whole] : lines.flatMap(splitAtGaps)
}

const isInRow = (a: Line, b: Line): boolean =>
  Math.abs(centreY(a.box) - centreY(b.box)) < 0.5 * Math.max(a.box.height, b.box.height) &&
  Math.abs(a.fontSize - b.fontSize) < mostOffSize * Math.max(a.fontSize, b.fontSize)

/** Codes of weeks and quarters have fewer letters. */
const fewestLetters = 3
const quotationMark = /["“”„«»]/u

function isName({ text }: Line): boolean {
  const bare = cutBrackets(text)
  const letters = bare.match(/\p{L}/gu)?.length ?? 0
  if (letters < fewestLetters || quotationMark.test(text) || isRole(bare)) return false
  return nameShape(bare) !== null && !isEveryday(bare)
}
