import type { Line } from '#engine/deck-doc.ts'
import type { PlacedWord } from '#engine/text/text-index.ts'

/**
 * Returns the words of a quote with those that say what it is a value of, where a model read them from an image: the rest of its line,
 * and the labels of its row and column. A figure that was read twice proves nothing under a label that was read once.
 */
export function withLabels(placed: readonly PlacedWord[], words: readonly PlacedWord[]): PlacedWord[] {
  const own = new Set(placed.flatMap(({ of }) => (of.origin === 'model' ? [of] : [])))
  if (own.size === 0) return [...placed]
  const lines = new Set(words.map(({ of }) => of))
  const labels = new Set([...own].flatMap((line) => listLabels(line, lines)))
  const quoted = new Set(placed)
  return words.filter((one) => quoted.has(one) || own.has(one.of) || labels.has(one.of))
}

/** The cells of a line's row, and the one that heads its column, as far as they have words. */
function listLabels({ cell }: Line, lines: ReadonlySet<Line>): Line[] {
  if (!cell) return []
  const told = [...lines].filter((line) => line.cell !== undefined && /\p{L}{2}/u.test(line.text))
  const rows = new Set([...lines].flatMap((line) => line.cell?.row ?? []))
  let head = cell.row
  while (rows.has(head - 1)) head--
  return told.filter(
    (line) => line.cell?.row === cell.row || (line.cell?.row === head && line.cell.column === cell.column),
  )
}
