import type { Line } from '#engine/deck-doc.ts'
import { heightOverlap, rightEdge, widthOverlap } from '#engine/geometry.ts'
import { competitorGroups } from '#engine/lexicons/competitor-words.ts'
import type { Slide } from '#engine/slides.ts'
import { cutBrackets } from '#engine/text/cut-brackets.ts'
import { withoutBullets } from '#engine/text/leading-bullets.ts'
import { isEveryday, isGeneric, nameShape } from '#engine/text/organisation-name.ts'
import { isOwnName } from '#engine/understand/own-name.ts'
import { getMainKind } from '../figures/statement.ts'
import { splitTextItems } from '../figures/text-items.ts'
import { readEntryNames } from './entry-names.ts'
import { findNamesUnder } from './headed-names.ts'
import { readLeadingNames } from './name-list.ts'

/** A name as it stands alone in a line or a list, and the words that hold it. */
export type PlacedName = { name: string; quote: string }

/** The names of a slide that lists competitors one by one, in the first way of setting such lists that gives two names. */
export function findItemisedNames(slide: Slide): PlacedName[] {
  const lines = slide.body.flatMap((block) => block.lines)
  const named = lines.filter((line) => nameShape(line.text))
  for (const way of [findNamesOverText, findNamesBeforeText, findNamesBesideText]) {
    const names = way(lines)
    // 'Barley & Rye (London)' is one firm: the place is that of one.
    const isPlaced = (name: string) => lines.some(({ text }) => text.includes(`${name} (`))
    if (names.length >= 2) return names.flatMap((name) => (isPlaced(name) ? placeName(name) : placeNames(name)))
  }
  const column = findNamesInColumn(lines)
  if (column.length > 0) return column.flatMap(placeNames)
  const bullets = findBulletedNames(slide)
  if (bullets.length > 0) return bullets.flatMap(placeNames)
  const inLine = findNamesInLists(slide)
  return inLine.length > 0 ? inLine : findBareNames(named, lines).flatMap(placeNames)
}

/** 'Vendrally & Orbita' over one text are two. */
const placeNames = (text: string): PlacedName[] => readEntryNames(text).map((name) => ({ name, quote: text }))

export const placeName = (text: string): PlacedName => ({
  name: nameShape(text) ?? nameShape(cutBrackets(text)) ?? text,
  quote: text,
})

/** The same without brackets, which say what or where it is: 'Pellmoor Foods (pilot)'. */
export const placeBareName = (text: string): PlacedName => ({ name: nameShape(cutBrackets(text)) ?? text, quote: text })

const fewestWordsUnder = 6

/** Each name set larger or bolder over a text of its own. */
export function findNamesOverText(lines: readonly Line[]): string[] {
  return lines.flatMap((line) => {
    if (!nameShape(line.text)) return []
    const under = lines.filter(
      ({ box, text }) =>
        box.y > line.box.y && box.y - line.box.y < 0.16 && Math.abs(box.x - line.box.x) < 0.04 && !price.test(text),
    )
    const words = under.reduce((sum, one) => sum + one.words.length, 0)
    const isOverText = words >= fewestWordsUnder && under.every((one) => standsOut(line, one))
    return isOverText ? [line.text] : []
  })
}

/** '$97/mo', large in the card of who charges it. */
const price = /^(?:from )?\p{Sc}\s?\d[\d.,]*(?:\s?[-–+]\s?\p{Sc}?\d[\d.,]*|\+)?[km]?(?:\s?(?:\/|per)\s?\p{L}+)?$/iu

const standsOut = (heading: Line, line: Line) =>
  line.fontSize < heading.fontSize * 0.9 || (heading.bold && !line.bold && line.fontSize < heading.fontSize * 1.05)

/** 'Name: description', 'Name – description', 'Name (place)'. */
export const findNamesBeforeText = (lines: readonly Line[]): string[] =>
  lines.flatMap((line, at) => {
    const above = lines[at - 1]
    // Amid running text a word before brackets is one of its things.
    if (above && openList.test(above.text) && Math.abs(above.box.x - line.box.x) < 0.02) return []
    const name = /^(\p{L}[^:–—]{1,30}?)\s?(?::|\s[–—-]|\s\()\s?\S+/u.exec(withoutBullets(line.text))?.[1]
    return name && nameShape(name) && !isEveryday(name) ? [name] : []
  })

const openList = /[,;]\s*$/u

const fewestDescribed = 3

/** The same on a slide whose words do not name a list of competitors, where it has at least three. */
export function findDescribedNames(slide: Slide): PlacedName[] {
  const names = findNamesBeforeText(slide.body.flatMap((block) => block.lines))
  return names.length >= fewestDescribed ? names.map(placeName) : []
}

/** A column of names, each level with its description to the right. */
function findNamesBesideText(lines: readonly Line[]): string[] {
  const level = lines.filter(
    ({ box, text }) =>
      nameShape(text) &&
      lines.some((one) => one.words.length >= 4 && one.box.x > rightEdge(box) && heightOverlap(box, one.box) > 0.4),
  )
  const inColumn = (line: Line) =>
    level.some(
      (one) => one !== line && Math.abs(one.box.x - line.box.x) < 0.02 && Math.abs(one.fontSize - line.fontSize) < 1,
    )
  return level.filter(inColumn).map((line) => line.text)
}

const fewestInColumn = 3
const leastShareInColumn = 0.6

/** The first of several columns that are level with each other, where most of its lines are names. */
function findNamesInColumn(lines: readonly Line[]): string[] {
  const left = Math.min(...lines.map(({ box }) => box.x))
  const column = lines.filter(({ box }) => box.x - left < 0.015)
  const rows = column.filter((line) =>
    lines.some((other) => other.box.x > rightEdge(line.box) && heightOverlap(line.box, other.box) > 0.6),
  )
  const names = rows.filter(({ text }) => readEntryNames(text).some((name) => !isEveryday(name)))
  return names.length >= fewestInColumn && names.length >= rows.length * leastShareInColumn
    ? names.map(({ text }) => text)
    : []
}

/** A plain list: a block in which nearly every line is a name. */
function findBulletedNames(slide: Slide): string[] {
  return slide.body.flatMap((block) => {
    const names = block.lines.filter((line) => nameShape(line.text))
    return names.length >= 3 && names.length >= block.lines.length * 0.75 ? names.map((line) => line.text) : []
  })
}

/** 'Vendrally, Orbita, Halden' as a line that ends with them; 'Vendrally/Orbita ticket sellers' are neither of them. */
export function findNamesInLists(slide: Slide): PlacedName[] {
  return splitTextItems(slide.body).flatMap(({ text }) => {
    if (!/[,/|·•]/u.test(text.slice(2)) || text.split(/\s+/u).length > 24) return []
    const names = readLeadingNames(withoutBullets(text))
    const rest = names.reduce((left, name) => left.replace(name, ''), text)
    const words = rest.match(/\p{L}{2,}/gu) ?? []
    const last = names.at(-1) ?? ''
    if (
      names.length < 2 ||
      words.length > names.length ||
      goesOn.test(text.slice(text.lastIndexOf(last) + last.length))
    )
      return []
    return names.map((name) => ({ name, quote: text }))
  })
}

/** A further word right behind the last name, but for one that ends a list. */
const goesOn = /^\s+(?!(?:and|etc|among|or|y|und|et|e)\b)\p{L}/iu

const fewestBareNames = 3
export const mostNameWords = 3

/** Names printed where others set logos: hardly any other text on the slide, and a size of their own for at least three. */
function findBareNames(named: readonly Line[], lines: readonly Line[]): string[] {
  const proper = dropAxisLabels(named.filter((line) => line.words.length <= mostNameWords))
  const wordy = lines.filter((line) => line.words.length > 4).length
  const few = proper.length < fewestBareNames && (proper.length < 2 || proper.length < lines.length)
  if (few || proper.length < lines.length * 0.6 || wordy > 1) return []
  return proper.filter((line) => !proper.some((other) => isHeadingOver(line, other))).map((line) => line.text)
}

/** A larger line right over another is the heading of its kind. */
const isHeadingOver = (line: Line, other: Line) =>
  line.fontSize > other.fontSize * 1.15 &&
  other.box.y > line.box.y &&
  other.box.y - line.box.y < 0.15 &&
  widthOverlap(line.box, other.box) > 0
/** Away from slides on competition the heading itself has to speak of competitors. */
const competitorHeading = /compet|rivals|concurr|concorr|wettbewerb|konkurren|mitbewerb/i

/** Names under headings such as 'Direct competitors', each in its own column. */
export function findGroupedNames(slide: Slide, about: boolean): PlacedName[] {
  const lines = slide.body.flatMap((block) => block.lines)
  const headings = lines.filter(
    (line) => competitorGroups.test(line.text.trim()) && (about || competitorHeading.test(line.text)),
  )
  return headings.flatMap((heading) => {
    const next = headings.filter(
      (other) => other.box.y > heading.box.y + 0.01 && widthOverlap(other.box, heading.box) > 0,
    )
    const end = Math.min(1, ...next.map((other) => other.box.y))
    return findNamesUnder(
      slide,
      heading,
      (line) =>
        line.box.y < end &&
        widthOverlap(line.box, widen(heading)) > 0 &&
        findNearestHeading(line, headings) === heading &&
        !(endsInColon(line) && endsInColon(heading)),
      (text) => nameShape(cutBrackets(text)) !== null || listsNames(text),
    ).flatMap(({ text }) => (listsNames(text) ? placeNames(text) : [placeName(text)]))
  })
}

/** A line so set as its heading is the heading of another group. */
const endsInColon = ({ text }: Line) => /:\s*$/u.test(text)
const listsNames = (text: string) => text.includes(',') && readEntryNames(text).length > 1
const widen = ({ box }: Line) => ({ ...box, x: box.x - 0.06, width: box.width + 0.12 })

/** The heading above a line that begins nearest to it. */
const findNearestHeading = (line: Line, headings: readonly Line[]) =>
  headings
    .filter((heading) => heading.box.y < line.box.y)
    .toSorted((a, b) => Math.abs(a.box.x - line.box.x) - Math.abs(b.box.x - line.box.x))[0]

/** The ends of a map's axes are everyday words, and names of the others are not. */
function dropAxisLabels(lines: readonly Line[]): Line[] {
  const sure = lines.filter((line) => !isEveryday(line.text))
  return sure.length >= 2 ? sure : [...lines]
}

/** A table's cells tell yes and no. */
const isMark = (line: Line) => /^(?:[✓✔✗✘]|yes|no)$/iu.test(line.text.trim())

/**
 * A map of the market: the own name and others stand alone, each in a block of its own, spread over the slide. Where the
 * own name is a picture, the names take at least three places in both directions.
 */
export function findPlottedNames(slide: Slide, own: ReadonlySet<string>): PlacedName[] {
  if (getMainKind(slide) !== 'competition' || slide.body.some((block) => block.lines.some(isMark))) return []
  const single = slide.body.filter((block) => block.lines.length === 1).flatMap((block) => block.lines)
  const self = single.find((line) => line.words.length <= 2 && isOwnName(line.text, own))
  const names = dropAxisLabels(single.filter((line) => line !== self && nameShape(line.text) && !isGeneric(line.text)))
  const wordy = single.filter((line) => line.words.length > 6)
  if (wordy.length > 2) return []
  if (self) {
    const alike = names.filter((line) => line.fontSize <= self.fontSize * 1.1)
    return alike.length >= 2 ? alike.map((line) => placeName(line.text)) : []
  }
  const short = names.filter((line) => line.words.length <= 2)
  const places = (axis: 'x' | 'y') => new Set(short.map((line) => Math.round(line.box[axis] * 20))).size
  return short.length >= 3 && places('x') >= 3 && places('y') >= 3 ? short.map((line) => placeName(line.text)) : []
}
