import { cutIntoBands } from './bands.ts'
import { joinTiles, type Tile } from './tiles.ts'

/** A heading is in type this much larger than the text, or it is bold and nearly as large. */
const larger = 1.1
const nearlyAsLarge = 0.95
const longestHeading = 60
/** Space between a row of headings and its texts, in ems of the larger type. */
const nearness = 3.2
/** Share of the narrower of two tiles that stand in one column; less where the page has no third such row. */
const sameColumn = 0.5
const aside = -0.1

/**
 * Joins the headings of a row to the texts under them, one for each: what has a heading of its own is read with it. Cells stay
 * apart: where another row follows in the same columns, it must be one of headings again.
 */
export function joinHeadingsToTexts(tiles: Tile[]): Tile[] {
  if (tiles.length < 4) return tiles
  const rows = cutIntoBands(tiles, 'top', 'bottom').groups
  if (!rows.some((row, n) => row.length > 1 && rows[n + 1]?.length === row.length)) return tiles
  for (const row of rows) row.sort((a, b) => a.left - b.left)
  const overlap = rows.filter((row) => row.length > 1).length === 2 ? aside : sameColumn
  const joined: Tile[] = []
  for (let n = 0; n < rows.length; n++) {
    const [headings = [], texts = [], next = []] = rows.slice(n)
    if (areHeadingsOver(headings, texts, overlap) && !continuesTable(headings, texts, next)) {
      joined.push(...headings.map((heading, m) => joinTiles([heading, ...texts.slice(m, m + 1)])))
      n++
    } else {
      joined.push(...headings)
    }
  }
  return joined
}

function areHeadingsOver(headings: Tile[], texts: Tile[], overlap: number): boolean {
  if (headings.length < 2 || headings.length !== texts.length || !headings.every(isShort)) return false
  const size = Math.max(...[...headings, ...texts].map((tile) => tile.size))
  const apart = Math.min(...texts.map((tile) => tile.top)) - Math.max(...headings.map((tile) => tile.bottom))
  return apart <= nearness * size && areInSameColumns(headings, texts, overlap) && areStronger(headings, texts)
}

/** Whether each tile of a row stands in a column with one of the other row, and these columns are apart. */
function areInSameColumns(upper: Tile[], lower: Tile[], overlap: number): boolean {
  let end = Number.NEGATIVE_INFINITY
  return upper.every((tile, n) => {
    const other = lower[n]
    if (other === undefined || Math.min(tile.left, other.left) < end) return false
    end = Math.max(tile.right, other.right)
    const shared = Math.min(tile.right, other.right) - Math.max(tile.left, other.left)
    return shared >= overlap * Math.min(tile.right - tile.left, other.right - other.left)
  })
}

const getFirstLines = (tile: Tile) => tile.blocks[0]?.lines ?? []
const getLines = (tile: Tile) => tile.blocks.flatMap((block) => block.lines)
const getSizes = (lines: ReturnType<typeof getFirstLines>) => lines.map((line) => line.size)

function isShort(tile: Tile): boolean {
  const text = getFirstLines(tile).map(({ line }) => line.text)
  return text.join(' ').length <= longestHeading && /\p{L}{2}/u.test(text.join(' '))
}

/** Whether all headings begin in larger or bolder type than any line of the texts, which have thus no headings of their own. */
function areStronger(headings: Tile[], texts: Tile[]): boolean {
  const smallest = Math.min(...headings.flatMap((tile) => getSizes(getFirstLines(tile))))
  const largest = Math.max(...texts.flatMap((tile) => getSizes(getLines(tile))))
  if (smallest >= larger * largest) return true
  const bold = headings.every((tile) => getFirstLines(tile).every(({ line }) => line.bold))
  return bold && smallest >= nearlyAsLarge * largest && !texts.flatMap(getLines).some(({ line }) => line.bold)
}

function continuesTable(headings: Tile[], texts: Tile[], next: Tile[]): boolean {
  if (next.length !== texts.length || !areInSameColumns(texts, next, sameColumn)) return false
  return !areStronger(next, texts) || areStronger(headings, next)
}
