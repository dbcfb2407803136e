import type { Line } from '#engine/deck-doc.ts'
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

/** The passages of a deck in its order: only what a reader of its pages sees, and the updates behind it. */
export function deckPassages(deck: UnderstoodDeck, updates: Updates): Passage[] {
  const known = new Set<string>()
  const isNew = ({ page, quote }: Passage) => {
    const key = `${page} ${quote}`
    return known.has(key) ? false : Boolean(known.add(key))
  }
  const running = new Set<string>()
  return [...deck.slides.flatMap((slide) => passagesOfSlide(slide, running)), ...passagesOfUpdates(updates)].filter(
    isNew,
  )
}

/** Lines that stay together, and where they are shown as rows. */
type Part = { lines: ReadonlySet<Line>; rows: string[] | null; told: boolean }

function passagesOfSlide(slide: Slide, running: Set<string>): Passage[] {
  const kinds = slide.kinds.slice(0, mostKinds).map(({ kind }) => kind)
  const passage = (lines: readonly Line[], rows: readonly string[] | null = null): Passage[] => {
    const quote = tidy(lines.map((line) => line.text).join(' '))
    if (!/\p{L}/u.test(quote)) return []
    return [{ page: slide.page, title: slide.title, text: rows ? rows.join('\n') : quote, quote, kinds }]
  }
  const titles = new Set(slide.titleLines)
  const chrome = new Set(slide.furniture)
  const parts = partsOf(slide)
  const found: Passage[] = []
  let open: Line[] = []
  const close = () => {
    found.push(...passage(open))
    open = []
  }
  for (const block of slide.doc.blocks) {
    for (const line of block.lines) {
      const part = parts.find(({ lines }) => lines.has(line))
      if (part || titles.has(line) || chrome.has(line)) close()
      if (part && !part.told) {
        part.told = true
        const own = slide.lines.filter((one) => part.lines.has(one))
        for (const some of within(own)) found.push(...passage(some, some.length === own.length ? part.rows : null))
      }
      if (part || titles.has(line)) continue
      if (chrome.has(line)) {
        // What stands on every page is one passage of the first.
        if (!running.has(line.text)) found.push(...passage([line]))
        running.add(line.text)
      } else {
        if (lengthOf([...open, line]) > longest) close()
        open.push(line)
      }
    }
    if (lengthOf(open) >= shortest) close()
  }
  close()
  return found.length === 0 ? passage(slide.titleLines) : found
}

function partsOf(slide: Slide): Part[] {
  const tables = slide.tables.map(
    (table): Part => ({
      lines: new Set(
        rowsOf(table)
          .flat()
          .flatMap((cell) => cell.lines),
      ),
      rows: rowTexts(table),
      told: false,
    }),
  )
  const people = slide.people.map((card): Part => ({ lines: new Set(card.lines), rows: null, told: false }))
  const tiles = slide.kpis.map(({ value, label, box }): Part => {
    const isIn = (line: Line) =>
      line.box.x >= box.x - slack &&
      line.box.y >= box.y - slack &&
      right(line) <= box.x + box.width + slack &&
      foot(line) <= box.y + box.height + slack
    const said = (line: Line) => line.text.trim() === value || label.includes(line.text)
    return { lines: new Set(slide.lines.filter((line) => isIn(line) && said(line))), rows: null, told: false }
  })
  return [...tables, ...people, ...tiles]
}

const slack = 0.002
const right = ({ box }: Line) => box.x + box.width
const foot = ({ box }: Line) => box.y + box.height
const rowsOf = ({ head, rows }: Table) => [...(head ? [head] : []), ...rows]
const rowTexts = (table: Table) =>
  rowsOf(table).map((cells) => tidy(cells.map((cell) => cell.text || (cell.mark ?? '')).join(' | ')))
const tidy = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
const lengthOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.text.length + 1, 0)

function within(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [[]]
  for (const line of lines) {
    const last = parts.at(-1)
    if (last && (last.length === 0 || lengthOf([...last, line]) <= longest)) last.push(line)
    else parts.push([line])
  }
  return parts
}

/** Paragraphs, longer ones cut between lines, and between sentences where a line is too long itself. */
function passagesOfUpdates({ text }: Updates): Passage[] {
  const pieces = text.split(/\n\s*\n/u).flatMap((paragraph) => {
    const lines = paragraph
      .split('\n')
      .flatMap((line) => (line.length > longest ? line.split(/(?<=[.!?。！？])\s*/u) : [line]))
    const made: string[] = []
    for (const line of lines.map(tidy)) {
      const last = made.at(-1)
      if (last !== undefined && last.length + line.length < longest) made[made.length - 1] = `${last} ${line}`.trim()
      else made.push(line.slice(0, 2 * longest))
    }
    return made
  })
  return pieces
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .map((quote): Passage => ({ page: null, title: '', text: quote, quote, kinds: [] }))
}
