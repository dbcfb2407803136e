import { bands } from './bands.ts'
import { joinTiles, type Tile } from './tiles.ts'

/** A head is in type this much larger than the text, or it is bold and nearly as large. */
const larger = 1.1
const nearlyAsLarge = 0.95
const longestHead = 60
/** Space between a row of heads and its texts, in ems of the larger type. */
const nearness = 3.2
/** Share of the narrower of two tiles that stand in one column; less where the page has no third such row. */
const sameColumn = 0.5
const aside = -0.1

/**
 * Joins the heads of a row to the texts under them, one for each: what has a head of its own is read with it. Cells stay
 * apart: where another row follows in the same columns, it must be one of heads again.
 */
export function joinHeadsToTexts(tiles: Tile[]): Tile[] {
  if (tiles.length < 4) return tiles
  const rows = bands(tiles, 'top', 'bottom').groups
  if (!rows.some((row, n) => row.length > 1 && rows[n + 1]?.length === row.length)) return tiles
  for (const row of rows) row.sort((a, b) => a.left - b.left)
  const overlap = rows.filter((row) => row.length > 1).length === 2 ? aside : sameColumn
  const joined: Tile[] = []
  for (let n = 0; n < rows.length; n++) {
    const [heads = [], texts = [], next = []] = rows.slice(n)
    if (areHeadsOver(heads, texts, overlap) && !continuesTable(heads, texts, next)) {
      joined.push(...heads.map((head, m) => joinTiles([head, ...texts.slice(m, m + 1)])))
      n++
    } else {
      joined.push(...heads)
    }
  }
  return joined
}

function areHeadsOver(heads: Tile[], texts: Tile[], overlap: number): boolean {
  if (heads.length < 2 || heads.length !== texts.length || !heads.every(isShort)) return false
  const size = Math.max(...[...heads, ...texts].map((tile) => tile.size))
  const apart = Math.min(...texts.map((tile) => tile.top)) - Math.max(...heads.map((tile) => tile.bottom))
  return apart <= nearness * size && inSameColumns(heads, texts, overlap) && areStronger(heads, texts)
}

/** Whether each tile of a row stands in a column with one of the other row, and these columns are apart. */
function inSameColumns(upper: Tile[], lower: Tile[], overlap: number): boolean {
  let end = Number.NEGATIVE_INFINITY
  return upper.every((tile, n) => {
    const other = lower[n]
    if (other === undefined || Math.min(tile.left, other.left) < end) return false
    end = Math.max(tile.right, other.right)
    const shared = Math.min(tile.right, other.right) - Math.max(tile.left, other.left)
    return shared >= overlap * Math.min(tile.right - tile.left, other.right - other.left)
  })
}

const leadOf = (tile: Tile) => tile.blocks[0]?.lines ?? []
const linesOf = (tile: Tile) => tile.blocks.flatMap((block) => block.lines)
const sizesOf = (lines: ReturnType<typeof leadOf>) => lines.map((line) => line.size)

function isShort(tile: Tile): boolean {
  const text = leadOf(tile).map(({ line }) => line.text)
  return text.join(' ').length <= longestHead && /\p{L}{2}/u.test(text.join(' '))
}

/** Whether all heads begin in larger or bolder type than any line of the texts, which have thus no heads of their own. */
function areStronger(heads: Tile[], texts: Tile[]): boolean {
  const smallest = Math.min(...heads.flatMap((tile) => sizesOf(leadOf(tile))))
  const largest = Math.max(...texts.flatMap((tile) => sizesOf(linesOf(tile))))
  if (smallest >= larger * largest) return true
  const bold = heads.every((tile) => leadOf(tile).every(({ line }) => line.bold))
  return bold && smallest >= nearlyAsLarge * largest && !texts.flatMap(linesOf).some(({ line }) => line.bold)
}

function continuesTable(heads: Tile[], texts: Tile[], next: Tile[]): boolean {
  if (next.length !== texts.length || !inSameColumns(texts, next, sameColumn)) return false
  return !areStronger(next, texts) || areStronger(heads, next)
}
