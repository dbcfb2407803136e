import type { Line } from '#engine/deck-doc.ts'
import type { Evidence, VerifiedEvidence } from '#engine/facts.ts'
import type { Slide, TableCell, UnderstoodDeck } from '#engine/slides.ts'
import { normalise } from '#engine/text/normalise.ts'
import { quantitiesIn, sameQuantity } from '#engine/text/quantities.ts'
import { glueText } from '#engine/text/text-index.ts'
import { findLinesInBoxes } from '#engine/understand/lines-in-boxes.ts'
import { isFigure } from '#engine/verify/field-words.ts'
import type { VerifySources } from '#engine/verify/verify-sources.ts'
import { countGates } from '../merge/take-better-quote.ts'
import type { ClaimedFact } from './check-items.ts'
import { proveFact } from './prove-fact.ts'

/**
 * Returns a figure that is quoted with its row of a table as its cell, the head of its row and the head of its column, each a quote
 * of its own: which of a row's figures it is, and of when, only they tell. Other facts, and figures that the cells do not prove
 * as well as their quote does, stay as they are.
 */
export function carryByCells(fact: ClaimedFact, deck: UnderstoodDeck, sources: VerifySources): ClaimedFact {
  if (!isFigure(fact.key) || fact.evidence.length !== 1) return fact
  const whole = proveFact(fact, sources)
  const cells = findCells(String(fact.value), whole.evidence[0], deck)
  if (cells === null) return fact
  return countGates(proveFact({ ...fact, evidence: cells }, sources)) >= countGates(whole)
    ? { ...fact, evidence: cells }
    : fact
}

type Cell = Pick<TableCell, 'text' | 'lines'>
type Grid = { head: readonly Cell[] | null; rows: ReadonlyArray<readonly Cell[]> }

/** A quote of a single cell is carried as it is. */
const fewestCells = 2

function findCells(value: string, place: VerifiedEvidence | undefined, deck: UnderstoodDeck): Evidence[] | null {
  const slide = place && deck.slides.find(({ page }) => page === place.page)
  const [wanted] = quantitiesIn(normalise(value).text)
  if (!slide || place.boxes.length === 0 || !wanted) return null
  const { document, page } = place
  const lines = findLinesInBoxes(slide.lines, place.boxes)
  const quoted = glueText(place.quote)
  const isCovered = ({ lines: own, text }: Cell) =>
    own.length > 0 && own.every((line) => lines.includes(line)) && quoted.includes(glueText(text))
  const holdsValue = ({ text }: Cell) =>
    quantitiesIn(normalise(text).text).some((one) => sameQuantity(wanted, one, true))
  for (const { head, rows } of listGrids(slide)) {
    const cells = rows.flatMap((row) => row.map((cell, column) => ({ cell, column, row })))
    const covered = cells.filter(({ cell }) => isCovered(cell))
    const [own, ...others] = covered.filter(({ cell, column }) => column > 0 && holdsValue(cell))
    if (!own || others.length > 0 || covered.length < fewestCells) continue
    const labels = [own.row[0]?.text, head?.[own.column]?.text].filter((text) => text !== undefined && text !== '')
    return [own.cell.text, ...labels].map((quote = '') => ({ document, page, quote }))
  }
  return null
}

/** The tables of a slide, and those that a model read from its image, whose lines tell their row and column. */
function listGrids(slide: Slide): Grid[] {
  const rows = Map.groupBy(
    slide.lines.filter((line) => line.cell !== undefined),
    (line) => line.cell?.row ?? 0,
  )
  const isFirst = (row: number) => !rows.has(row - 1)
  const read = [...rows.keys()].filter(isFirst).map((first): Grid => {
    const own: Cell[][] = []
    for (let row = first, lines = rows.get(row); lines; lines = rows.get(++row)) own.push(listCells(lines))
    return { head: own[0] ?? null, rows: own.slice(1) }
  })
  return [...slide.tables, ...read]
}

function listCells(row: readonly Line[]): Cell[] {
  const columns = Math.max(...row.map((line) => line.cell?.column ?? 1))
  return Array.from({ length: columns }, (_, at) => {
    const lines = row.filter((line) => line.cell?.column === at + 1)
    return { text: lines.map(({ text }) => text).join(' '), lines }
  })
}
