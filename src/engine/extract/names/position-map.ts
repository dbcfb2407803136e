import type { Box, Line } from '#engine/deck-doc.ts'
import { centreX, centreY } from '#engine/geometry.ts'
import type { Slide } from '#engine/slides.ts'
import { cutBrackets } from '#engine/text/cut-brackets.ts'
import { isEveryday, nameShape } from '#engine/text/organisation-name.ts'
import { isOwnName } from '#engine/understand/own-name.ts'
import { type PlacedName, placeBareName } from './competitor-layouts.ts'

/** The logit of its words below which a slide is about other things. */
const leastTold = -2.5
const fewestNames = 3
const mostWordsOfName = 5
const mostWordsOfSelf = 3
/** In fractions of the page: what is taken for a title further down can be the name on the map. */
const lowestTitle = 0.1
/** Longer lines are text; a map has hardly any. */
const mostWordsOfLabel = 6
const mostTexts = 2
/** Names are set in one size, axes in another. */
const mostOffSize = 0.15
// In fractions of the page.
const sameColumn = 0.012
const sameEdge = 0.008
const sameRow = 0.008
const leastSpread = 0.15
/** In shares of the map. */
const nearEnd = 0.15
/** Boxes of a diagram and cells of a grid stand in columns and rows; on a map two names do by chance. */
const mostAligned = 0.4

/**
 * A positioning map, whatever its title: the company's own name and at least three others, each by itself, spread over both
 * directions without columns or rows.
 */
export function findMappedNames(slide: Slide, own: ReadonlySet<string>): PlacedName[] {
  if ((slide.told.get('Competition') ?? leastTold) < leastTold) return []
  const lines = slide.body.flatMap((block) => block.lines)
  if (lines.filter(({ words }) => words.length > mostWordsOfLabel).length > mostTexts) return []
  const single = slide.body.filter((block) => block.lines.length === 1).flatMap((block) => block.lines)
  const lowTitle = slide.titleLines.filter(({ box }) => box.y > lowestTitle)
  const self = [...lowTitle, ...single].find(
    ({ text, words }) => words.length <= mostWordsOfSelf && isOwnName(text, own),
  )
  if (!self) return []
  const labels = pickOneSize(
    single.filter((line) => line !== self && line.words.length <= mostWordsOfName && isName(line)),
  )
  const names = labels.filter((line) => !isEveryday(cutBrackets(line.text)) || !isAtEnd(line, labels))
  if (names.length < fewestNames || names.every(({ text }) => isEveryday(cutBrackets(text)))) return []
  const aligned = names.filter((line) => names.some((other) => other !== line && isAligned(line.box, other.box)))
  const isSpread = directions.every((place) => measureSpread(names, place).width >= leastSpread)
  return isSpread && aligned.length <= names.length * mostAligned ? names.map(({ text }) => placeBareName(text)) : []
}

const isName = ({ text }: Line) => nameShape(cutBrackets(text)) !== null

/** The lines whose type is about as large as that of the middle one. */
function pickOneSize(lines: readonly Line[]): Line[] {
  const sizes = lines.map(({ fontSize }) => fontSize).sort((a, b) => a - b)
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0
  return lines.filter(({ fontSize }) => Math.abs(fontSize - middle) <= mostOffSize * middle)
}

const isAligned = (a: Box, b: Box) =>
  Math.abs(centreX(a) - centreX(b)) < sameColumn ||
  Math.abs(a.x - b.x) < sameEdge ||
  Math.abs(centreY(a) - centreY(b)) < sameRow

const directions = [centreX, centreY] as const

function measureSpread(lines: readonly Line[], place: (box: Box) => number): { from: number; width: number } {
  const places = lines.map(({ box }) => place(box))
  const from = Math.min(...places)
  return { from, width: Math.max(...places) - from }
}

/** Whether a label stands where the axes end: everyday words there name an axis. */
const isAtEnd = (line: Line, all: readonly Line[]): boolean =>
  directions.some((place) => {
    const { from, width } = measureSpread(all, place)
    const share = (place(line.box) - from) / width
    return share < nearEnd || share > 1 - nearEnd
  })
