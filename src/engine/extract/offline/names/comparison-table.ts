import type { Line } from '#engine/deck-doc.ts'
import type { Slide } from '#engine/slides.ts'
import { overlap } from '../figures/geometry.ts'
import { isGeneric, nameShape } from './name-shape.ts'
import { isOwn } from './own-name.ts'

const longestCell = 30
const mark =
  /^(?:yes|no|partial(?:ly)?|limited|some|n\/a|none|low|medium|high|sí|si|ja|nein|oui|non|p|o|x|[✓✔✗✘×○●◐–—-]+)$/i

/**
 * Names at the head of a comparison table: a row (or a column) of short cells that holds the company's own name, or whose
 * cells stand over rows that are labelled at their left.
 */
export function comparedNames(slide: Slide, own: ReadonlySet<string>): Line[] {
  const cells = slide.body
    .flatMap((block) => block.lines)
    .filter((line) => line.text.length <= longestCell && !mark.test(line.text.trim()))
  for (const axis of ['row', 'column'] as const) {
    for (const cell of cells) {
      if (!isOwn(cell.text, own) || cell.words.length > 3) continue
      const mates = cells.filter((other) => other !== cell && level(cell, other, axis))
      const named = mates.filter((mate) => nameShape(mate.text))
      const plain = mates.filter((mate) => !nameShape(mate.text) && !isGeneric(mate.text))
      if (named.length >= 1 && plain.length <= named.length && apart([cell, ...mates], axis)) return named
    }
  }
  return unlabelledHead(cells)
}

/** A head row without the company's own name: two or more cells in line over at least three labels further left. */
function unlabelledHead(cells: readonly Line[]): Line[] {
  for (const cell of cells) {
    const row = [
      cell,
      ...cells.filter((other) => other !== cell && level(cell, other, 'row') && other.box.x > cell.box.x),
    ]
    const named = row.filter((one) => nameShape(one.text))
    if (row.length < 2 || named.length < 2 || named.length < row.length - 2) continue
    const left = cells.filter(
      (other) =>
        other.box.x + other.box.width <= cell.box.x + 0.01 &&
        other.box.y > cell.box.y + cell.box.height &&
        !nameShape(other.text),
    )
    const under = cells.filter(
      (other) =>
        other.box.y > cell.box.y + cell.box.height &&
        row.some((one) => overlap(one.box, other.box, 'x') > 0.3 && nameShape(other.text)),
    )
    if (left.length >= 3 && under.length === 0) return named
  }
  return []
}

/** On one line (or in one column) and of one size. */
function level(a: Line, b: Line, axis: 'row' | 'column'): boolean {
  if (Math.abs(a.fontSize - b.fontSize) > 0.25 * Math.max(a.fontSize, b.fontSize)) return false
  if (axis === 'row') return overlap(a.box, b.box, 'y') > 0.6
  const centre = Math.abs(a.box.x + a.box.width / 2 - (b.box.x + b.box.width / 2)) < 0.02
  return Math.abs(a.box.x - b.box.x) < 0.012 || centre
}

/** Cells stand apart; words of one running line do not. */
function apart(cells: readonly Line[], axis: 'row' | 'column'): boolean {
  if (axis === 'column') return cells.length >= 3
  const sorted = [...cells].sort((a, b) => a.box.x - b.box.x)
  return sorted.every((cell, index) => {
    const next = sorted[index + 1]
    return !next || next.box.x - (cell.box.x + cell.box.width) > 0.008
  })
}
