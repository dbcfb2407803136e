import { joinTiles, type Tile } from './tiles.ts'

type Step = { mark: Tile; over: Tile[]; under: Tile[] }

const fewestMarks = 3
const longestMark = 12
/** Middles and sizes of the marks on one line agree this well, in ems. */
const sameLine = 0.4
const bothSides = 7
const sameSize = 1.15
/** A title over the line is in type this much larger than the marks. */
const titleSize = 1.3
/** How far captions stand from the line, in ems of the marks, and their middle from its mark, as a share of the pitch. */
const reach = 10
const offCentre = 0.5

/**
 * Joins the dates or numbers along a line and the captions over and under it to one tile, each caption read with the mark
 * that it is nearest to. Every mark has as many, at most one on each side: anything else may be a table.
 */
export function joinStepsOnLine(tiles: Tile[]): Tile[] {
  for (const marks of findMarkRows(tiles)) {
    const steps = findSteps(marks, tiles)
    if (steps === null) continue
    const taken = new Set(steps)
    return [...tiles.filter((tile) => !taken.has(tile)), joinTiles(steps)]
  }
  return tiles
}

/** Marks that may stand along one line, from the left: all of a page, over and under it in turn, or those of a row. */
export function findMarkRows(tiles: Tile[]): Tile[][] {
  const marks = tiles.filter(isMark).sort((a, b) => getMiddle(a) - getMiddle(b))
  if (marks.length < fewestMarks) return []
  const rows: Tile[][] = []
  for (const mark of marks) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && isOnLine(first, mark, sameLine)) row.push(mark)
    else rows.push([mark])
  }
  const [first] = marks
  const all = first !== undefined && marks.every((mark) => isOnLine(first, mark, bothSides)) ? [marks] : []
  return [...all, ...rows]
    .map((row) => [...row].sort((a, b) => a.left - b.left))
    .filter((row) => row.length >= fewestMarks && row.every((mark, n) => mark.left >= (row[n - 1]?.right ?? mark.left)))
}

function isMark(tile: Tile): boolean {
  if (tile.blocks.length > 2 || (tile.blocks[0]?.lines.length ?? 0) > 2) return false
  const text = getText(tile)
  return text.length <= longestMark && /\d/.test(text) && !/[%$€£¥]/.test(text)
}

const getMiddle = (tile: Tile) => (tile.top + tile.bottom) / 2
const getCentre = (tile: Tile) => (tile.left + tile.right) / 2
export const getText = (tile: Tile) => tile.blocks.flatMap(({ lines }) => lines.map(({ line }) => line.text)).join(' ')

function isOnLine(a: Tile, b: Tile, within: number): boolean {
  const [small, large] = [Math.min(a.size, b.size), Math.max(a.size, b.size)]
  return Math.abs(getMiddle(a) - getMiddle(b)) <= within * small && large <= sameSize * small
}

/** The marks with their captions, step by step; null where some have none, or a caption may be of two. */
function findSteps(marks: Tile[], tiles: Tile[]): Tile[] | null {
  const size = Math.max(...marks.map((mark) => mark.size))
  const end = Math.max(...marks.map((one) => one.right))
  const steps = marks.map((mark): Step => ({ mark, over: [], under: [] }))
  for (const tile of tiles) {
    if (marks.includes(tile) || tile.size >= titleSize * size) continue
    const step = findNearestStep(steps, tile)
    if (step === undefined) continue
    const apart = Math.max(step.mark.top - tile.bottom, tile.top - step.mark.bottom)
    if (apart > reach * size || (apart < 0 && tile.left >= end)) continue
    if (apart < -0.3 * size || !isNear(step.mark, tile, marks) || !/\p{L}{2}/u.test(getText(tile))) return null
    step[getMiddle(tile) < getMiddle(step.mark) ? 'over' : 'under'].push(tile)
  }
  const count = Math.max(...steps.map(({ over, under }) => over.length + under.length))
  const isEven = steps.every(({ over, under }) => over.length + under.length === count)
  const isSingle = steps.every(({ over, under }) => over.length <= 1 && under.length <= 1)
  return count > 0 && isEven && isSingle ? steps.flatMap(({ mark, over, under }) => [...over, mark, ...under]) : null
}

/** The step whose mark is nearest to the middle of a caption. */
const findNearestStep = (steps: Step[], caption: Tile): Step | undefined =>
  [...steps].sort((a, b) => measureDistance(a.mark, caption) - measureDistance(b.mark, caption))[0]

export const measureDistance = (mark: Tile, other: Tile) => Math.abs(getCentre(mark) - getCentre(other))

function isNear(mark: Tile, caption: Tile, marks: Tile[]): boolean {
  const pitch = Math.min(...marks.filter((other) => other !== mark).map((other) => measureDistance(mark, other)))
  return measureDistance(mark, caption) <= offCentre * pitch
}
