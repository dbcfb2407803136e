import type { Line } from '#engine/deck-doc.ts'

type Opening = { line: Line }

const sameRow = 0.04
const widestMisfit = 0.16
const aboveName = 0.05

/**
 * Which lines belong to which opening line. Names at one height make a row; a row's band goes down to the next row's
 * names. Within a band a line goes to the name whose left edge, middle or right edge it shares best; a row with a single
 * name owns what stands under and right of it (text left of a name is another column).
 */
export function cellsOf<One extends Opening>(openings: readonly One[], lines: readonly Line[]): Map<One, Line[]> {
  const rows = rowsOf(openings)
  const others = new Set(openings.map((one) => one.line))
  const cells = new Map<One, Line[]>(openings.map((one) => [one, [one.line]]))
  for (const line of lines) {
    if (others.has(line)) continue
    const index = rowIndex(rows, line)
    const row = rows[index]
    if (!row) continue
    const owner = bestInRow(row, line)
    if (owner) cells.get(owner)?.push(line)
  }
  for (const own of cells.values()) own.sort((a, b) => lines.indexOf(a) - lines.indexOf(b))
  return cells
}

function rowsOf<One extends Opening>(openings: readonly One[]): One[][] {
  const rows: One[][] = []
  for (const one of [...openings].sort((a, b) => a.line.box.y - b.line.box.y)) {
    const last = rows.at(-1)
    const first = last?.[0]
    if (last && first && one.line.box.y - first.line.box.y < sameRow) last.push(one)
    else rows.push([one])
  }
  return rows
}

/** The last row whose names stand above the line's middle; a role set right above its name belongs to that name. */
function rowIndex(rows: readonly Opening[][], line: Line): number {
  const middle = line.box.y + line.box.height / 2
  let found = -1
  for (const [index, row] of rows.entries()) if (row[0] && row[0].line.box.y <= middle) found = index
  const next = rows[found + 1]?.[0]
  const isFirst = found === -1
  if (next && isFirst && next.line.box.y - (line.box.y + line.box.height) < aboveName) return found + 1
  return found
}

function bestInRow<One extends Opening>(row: readonly One[], line: Line): One | null {
  const only = row[0]
  if (row.length === 1 && only) return line.box.x + line.box.width < only.line.box.x ? null : only
  let best: { one: One; misfit: number } | null = null
  for (const one of row) {
    const misfit = misfitOf(one.line, line)
    if (!best || misfit < best.misfit) best = { one, misfit }
  }
  return best && best.misfit <= widestMisfit ? best.one : null
}

function misfitOf(name: Line, line: Line): number {
  const left = Math.abs(name.box.x - line.box.x)
  const middle = Math.abs(name.box.x + name.box.width / 2 - (line.box.x + line.box.width / 2))
  const right = Math.abs(name.box.x + name.box.width - (line.box.x + line.box.width))
  return Math.min(left, middle, right)
}
