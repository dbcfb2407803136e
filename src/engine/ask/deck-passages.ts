import type { Line } from '#engine/deck-doc.ts'
import { isInside } from '#engine/geometry.ts'
import type { Slide, SlideKind, Table, UnderstoodDeck, Updates } from '#engine/slides.ts'

/**
 * A part of a deck or its updates that can answer a question. `text` is for reading, tables with a line for each row;
 * `quote` is the same word for word as the page has it. `page` is null for the updates.
 */
export type Passage = { page: number | null; title: string; text: string; quote: string; kinds: readonly SlideKind[] }

/** A paragraph that is longer is cut between lines; blocks that are shorter are read with the next one. */
const longest = 600
const shortest = 60
const mostKinds = 2

/** Returns the passages of a deck in its order: only what a reader of its pages sees, then the updates. */
export function listPassages(deck: UnderstoodDeck, updates: Updates): Passage[] {
  const known = new Set<string>()
  const isNew = ({ page, quote }: Passage) => {
    const key = `${page} ${quote}`
    return known.has(key) ? false : Boolean(known.add(key))
  }
  const running = new Set<string>()
  return [...deck.slides.flatMap((slide) => listSlidePassages(slide, running)), ...listUpdatePassages(updates)].filter(
    isNew,
  )
}

/** A line of another size by so much is a label or a heading of the next. */
const otherSize = 1.15

/** Returns lines as a reader takes them: what runs on in one, another block or another size of type in the next. */
function listReadLines(lines: readonly Line[], blockOf: ReadonlyMap<Line, unknown>): string[] {
  const read: string[] = []
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    const sizes = [line.fontSize, before?.fontSize ?? line.fontSize]
    const runsOn =
      before !== undefined &&
      blockOf.get(before) === blockOf.get(line) &&
      Math.max(...sizes) <= Math.min(...sizes) * otherSize
    if (runsOn) read.push(`${read.pop() ?? ''} ${line.text}`)
    else read.push(line.text)
  }
  return read.map(tidy).filter((text) => text !== '')
}

/** Lines that stay together, and where they are shown as rows. */
type Part = { lines: ReadonlySet<Line>; rows: string[] | null; isUsed: boolean }

function listSlidePassages(slide: Slide, running: Set<string>): Passage[] {
  const kinds = slide.kinds.slice(0, mostKinds).map(({ kind }) => kind)
  const makePassage = (lines: readonly Line[], rows: readonly string[] | null = null): Passage[] => {
    const quote = tidy(lines.map((line) => line.text).join(' '))
    if (!/\p{L}/u.test(quote)) return []
    return [
      { page: slide.page, title: slide.title, text: (rows ?? listReadLines(lines, blockOf)).join('\n'), quote, kinds },
    ]
  }
  const blockOf = new Map(slide.doc.blocks.flatMap((block) => block.lines.map((line) => [line, block])))
  const titles = new Set(slide.titleLines)
  const furniture = new Set(slide.furniture)
  const parts = listParts(slide)
  const found: Passage[] = []
  let open: Line[] = []
  const close = () => {
    found.push(...makePassage(open))
    open = []
  }
  for (const block of slide.doc.blocks) {
    for (const line of block.lines) {
      const part = parts.find(({ lines }) => lines.has(line))
      if (part || titles.has(line) || furniture.has(line)) close()
      if (part && !part.isUsed) {
        part.isUsed = true
        const own = slide.lines.filter((one) => part.lines.has(one))
        for (const some of splitLongLines(own))
          found.push(...makePassage(some, some.length === own.length ? part.rows : null))
      }
      if (part || titles.has(line)) continue
      if (furniture.has(line)) {
        // What stands on every page is one passage of the first.
        if (!running.has(line.text)) found.push(...makePassage([line]))
        running.add(line.text)
      } else {
        if (measureLength([...open, line]) > longest) close()
        open.push(line)
      }
    }
    if (measureLength(open) >= shortest) close()
  }
  close()
  return found.length === 0 ? makePassage(slide.titleLines) : found
}

function listParts(slide: Slide): Part[] {
  const tables = slide.tables.map(
    (table): Part => ({
      lines: new Set(
        listRows(table)
          .flat()
          .flatMap((cell) => cell.lines),
      ),
      rows: formatRows(table),
      isUsed: false,
    }),
  )
  const people = slide.people.map((card): Part => ({ lines: new Set(card.lines), rows: null, isUsed: false }))
  const tiles = slide.kpis.map(({ value, label, box }): Part => {
    const isTileText = (line: Line) => line.text.trim() === value || label.includes(line.text)
    return {
      lines: new Set(slide.lines.filter((line) => isInside(line.box, box, tileSlack) && isTileText(line))),
      rows: null,
      isUsed: false,
    }
  })
  return [...tables, ...people, ...tiles]
}

/** Share of the page by which a line can reach over the edge of its tile, since boxes are rounded. */
const tileSlack = 0.002
const listRows = ({ head, rows }: Table) => (head ? [head].concat(rows) : rows)
const formatRows = (table: Table) =>
  listRows(table).map((cells) => tidy(cells.map((cell) => cell.text || (cell.mark ?? '')).join(' | ')))
const tidy = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
const measureLength = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.text.length + 1, 0)

function splitLongLines(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [[]]
  for (const line of lines) {
    const last = parts.at(-1)
    if (last && (last.length === 0 || measureLength([...last, line]) <= longest)) last.push(line)
    else parts.push([line])
  }
  return parts
}

/** Paragraphs, longer ones cut between lines, and between sentences where a line is too long itself. */
function listUpdatePassages({ text }: Updates): Passage[] {
  const pieces = text.split(/\n\s*\n/u).flatMap((paragraph) => {
    const lines = paragraph
      .split('\n')
      .flatMap((line) => (line.length > longest ? line.split(/(?<=[.!?。！？])\s*/u) : [line]))
    const pieces: string[] = []
    for (const line of lines.map(tidy)) {
      const last = pieces.at(-1)
      if (last !== undefined && last.length + line.length < longest)
        pieces[pieces.length - 1] = `${last} ${line}`.trim()
      else pieces.push(line.slice(0, 2 * longest))
    }
    return pieces
  })
  return pieces
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .map((quote): Passage => ({ page: null, title: '', text: quote, quote, kinds: [] }))
}
