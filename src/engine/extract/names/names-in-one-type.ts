import type { Line } from '#engine/deck-doc.ts'
import { heightOverlap } from '#engine/geometry.ts'
import type { Slide } from '#engine/slides.ts'
import { isEveryday, nameShape } from '#engine/text/organisation-name.ts'
import { isOwnName } from '#engine/understand/own-name.ts'
import { mostNameWords, type PlacedName, placeName } from './competitor-layouts.ts'
import { hasOwnWord } from './has-own-word.ts'
import { splitAtGaps } from './split-at-gaps.ts'

const fewestAlike = 4
const leastShareAlike = 0.8

/** Names of one type throughout a slide, as on a map of the market with its segments: nearly all short lines in that type are names. */
export function findAlikeNames(slide: Slide, own: ReadonlySet<string>): PlacedName[] {
  const named = groupByType(slide, own).map((alike) => chooseNames(alike, leastShareAlike))
  const [most = []] = named.toSorted((one, other) => other.length - one.length)
  return most.map((line) => placeName(line.text))
}

/** On a map with names at the ends of its axes a part of the lines in the type of the company's name is others. */
const leastShareOnMap = 0.5

/** Names in the type in which the company's own stands among them, alone in its line, wherever they stand on the slide. */
export function findNamesLikeSelf(slide: Slide, own: ReadonlySet<string>): PlacedName[] {
  const lines = slide.body.flatMap((block) => block.lines)
  const selves = lines.filter((line) => isOwnName(line.text, own) && line.words.length <= mostNameWords)
  const sizes = new Set(selves.map(({ fontSize }) => Math.round(fontSize)))
  const types = groupByType(slide, own).filter(([first]) => first && sizes.has(Math.round(first.fontSize)))
  const [named = []] = types.map((alike) => chooseNames(alike, leastShareOnMap)).filter(({ length }) => length > 0)
  return named.map((line) => placeName(line.text))
}

const groupByType = (slide: Slide, own: ReadonlySet<string>): Line[][] => {
  const lines = slide.body.flatMap((block) => block.lines.flatMap(splitAtGaps))
  const others = lines.filter(({ text }) => !isOwnName(text, own) && !/^\(/u.test(text))
  return [...Map.groupBy(others, ({ fontSize, bold }) => `${Math.round(fontSize)} ${bold}`).values()]
}

/** Labels of axes and of kinds are words of the dictionary; of a list of firms few are. */
const leastShareSure = 0.3

/** The names of lines in one type; none where too many are something else, or words of the dictionary. */
function chooseNames(alike: readonly Line[], leastShare: number): Line[] {
  const names = alike.filter(
    (line) => line.words.length <= mostNameWords && nameShape(line.text) && !endsAxis(line, alike),
  )
  const sure = names.filter(({ text }) => !isEveryday(text) && hasOwnWord(text))
  const isList = names.length >= fewestAlike && names.length >= alike.length * leastShare
  return isList && sure.length >= names.length * leastShareSure ? names : []
}

/** An everyday word that stands outermost and alone in its row is the end of an axis. */
function endsAxis(line: Line, alike: readonly Line[]): boolean {
  if (!isEveryday(line.text)) return false
  const others = alike.filter((one) => one !== line)
  const isAlone = !others.some((one) => heightOverlap(one.box, line.box) > 0.5)
  const isOutermost = (['x', 'y'] as const).some(
    (axis) =>
      others.every((one) => one.box[axis] > line.box[axis]) || others.every((one) => one.box[axis] < line.box[axis]),
  )
  return isAlone && isOutermost
}
