import type { Block } from '#engine/deck-doc.ts'
import type { Grid } from './grid-of-blocks.ts'

const getCell = (block: Block) => block.lines[0]?.cell ?? null

/** Whether a block is a cell that a model told as one. */
export const isToldCell = (block: Block): boolean => getCell(block) !== null

/** The tables of a model's cells as grids: rows that follow each other, each with a place for every column. */
export function listToldGrids(blocks: readonly Block[]): Grid[] {
  const runs: Block[][][] = []
  let last = 0
  for (const block of blocks) {
    const row = getCell(block)?.row
    if (row === undefined) continue
    const run = runs.at(-1)
    if (!run || row > last + 1 || row < last) runs.push([[block]])
    else if (row > last) run.push([block])
    else run.at(-1)?.push(block)
    last = row
  }
  return runs.filter((rows) => rows.length > 1).map(makeGrid)
}

function makeGrid(rows: readonly Block[][]): Grid {
  const columns = Math.max(...rows.flat().map((block) => getCell(block)?.column ?? 1))
  const placeRow = (row: readonly Block[]) =>
    Array.from({ length: columns }, (_, at) => row.find((block) => getCell(block)?.column === at + 1) ?? null)
  return { rows: rows.map(placeRow), columns }
}
