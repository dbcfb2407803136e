import type { Box, Line } from '#engine/deck-doc.ts'
import type { Paragraph, QuoteUnit, Slide, Table } from '#engine/slides.ts'
import { findChartLabels } from './chart-labels.ts'
import { findFigureLabels } from './figure-labels.ts'
import { findHeading } from './find-heading.ts'
import { isFigureAlone } from './find-kpis.ts'
import { findLinesInBoxes, measureCover } from './lines-in-boxes.ts'
import { listSentences } from './list-paragraphs.ts'
import { listTileLines } from './tile-lines.ts'

type UnitBody = Omit<QuoteUnit, 'heading' | 'distance'>

/**
 * Returns what a quote stands in (boxes in fractions of the page): a tile, a person's card, a table's cells, a chart, an
 * entry of a list, a sentence or a line; null where no line of the slide is under the boxes.
 */
export function findUnit(slide: Slide, boxes: readonly Box[]): QuoteUnit | null {
  const lines = findLinesInBoxes([...slide.lines, ...(slide.doc.logos ?? [])], boxes)
  if (lines.length === 0) return null
  const unit =
    readTile(slide, lines) ??
    readCard(slide, lines) ??
    readCells(slide, lines) ??
    readChart(slide, lines) ??
    readText(slide, lines, boxes)
  return { ...unit, ...findHeading(slide, unit.lines) }
}

const holdsAll = (all: readonly Line[], lines: readonly Line[]) => lines.every((line) => all.includes(line))

function readTile(slide: Slide, lines: readonly Line[]): UnitBody | null {
  for (const kpi of slide.kpis) {
    const own = listTileLines(kpi, slide.lines)
    if (holdsAll(own, lines)) return { kind: 'tile', lines: own, text: kpi.quote, labels: [kpi.label], person: null }
  }
  return null
}

function readCard(slide: Slide, lines: readonly Line[]): UnitBody | null {
  const card = slide.people.find((one) => holdsAll(one.lines, lines))
  if (!card) return null
  const labels = card.role ? [card.role] : []
  return { kind: 'card', lines: card.lines, text: joinText(card.lines), labels, person: card.name }
}

function readCells(slide: Slide, lines: readonly Line[]): UnitBody | null {
  for (const table of slide.tables) {
    const found = findCells(table, lines)
    if (found) return found
  }
  return null
}

/** The cells that a quote covers; labels are the heads of their rows and columns, and what stands over the rows' heads. */
function findCells({ head, rows }: Table, lines: readonly Line[]): UnitBody | null {
  const all = (head ? [head, ...rows] : rows).flatMap((row) => row.map((cell, column) => ({ cell, column, row })))
  const covered = all.filter(({ cell }) => cell.lines.some((line) => lines.includes(line)))
  const own = covered.flatMap(({ cell }) => cell.lines)
  if (covered.length === 0 || !holdsAll(own, lines)) return null
  const labels = new Set<string>()
  for (const { column, row } of covered) {
    if (row === head) continue
    for (const label of [row[0], head?.[column], head?.[0]]) if (label?.text) labels.add(label.text)
  }
  const values = covered.filter(({ column, row }) => column > 0 && row !== head)
  for (const { cell } of values) if (isFigureAlone(cell.text)) labels.delete(cell.text)
  return { kind: 'cell', lines: own, text: joinText(own), labels: [...labels], person: null }
}

function readChart(slide: Slide, lines: readonly Line[]): UnitBody | null {
  const labels = findChartLabels(slide, lines)
  return labels ? { kind: 'chart', lines: [...lines], text: joinText(lines), labels, person: null } : null
}

const longestLineWords = 7
const sentenceEnd = /[.!?。！？]["”’)\]]*$/u
const bullet = /^\s*(?:[•●○◦▪■□▸►▶➢➤✓✔·*→–—-]|\(?\d{1,2}[.)])\s/u
const fewestEntries = 3

function readText(slide: Slide, lines: readonly Line[], boxes: readonly Box[]): UnitBody {
  const titled = lines.some((line) => slide.titleLines.includes(line))
  if (titled) {
    const own = [...new Set([...slide.titleLines, ...lines])]
    return { kind: 'line', lines: own, text: joinText(own), labels: [joinText(own)], person: null }
  }
  const touched = slide.paragraphs.filter((one) => one.lines.some((line) => lines.includes(line)))
  const parts = touched.flatMap((one) => listTouchedSentences(one, boxes))
  if (parts.length === 0)
    return { kind: 'line', lines: [...lines], text: joinText(lines), labels: [joinText(lines)], person: null }
  const text = parts.map((part) => part.text).join(' ')
  const own = [...new Set(parts.flatMap((part) => part.lines))]
  const labels = [text, ...findFigureLabels(slide, own, text)]
  return { kind: tellKind(text, touched, slide.paragraphs), lines: own, text, labels, person: null }
}

function tellKind(text: string, touched: readonly Paragraph[], paragraphs: readonly Paragraph[]): QuoteUnit['kind'] {
  const [first] = touched
  const mates = paragraphs.filter(
    (one) => one.block === first?.block && one.fontSize === first.fontSize && one.bold === first.bold,
  )
  if (first && bullet.test(first.text)) return 'list'
  const isSentence = sentenceEnd.test(text) || text.split(' ').length > longestLineWords
  if (!isSentence && mates.length >= fewestEntries) return 'list'
  return isSentence ? 'sentence' : 'line'
}

/** The sentences of a paragraph that boxes lie on, word for word. */
function listTouchedSentences(paragraph: Paragraph, boxes: readonly Box[]) {
  const sentences = listSentences(paragraph)
  if (sentences.length === 1) return sentences
  const covered: Array<{ from: number; to: number }> = []
  let offset = 0
  for (const line of paragraph.lines)
    for (const word of line.words) {
      const width = measureCover(word.box, boxes)
      if (width > word.box.width / 2) covered.push({ from: offset, to: offset + word.text.length })
      offset += word.text.length + 1
    }
  let from = 0
  const touched = sentences.filter(({ text }) => {
    const start = Math.max(from, paragraph.text.indexOf(text, from))
    from = start + text.length
    return covered.some((word) => word.from < from && start < word.to)
  })
  return touched.length > 0 ? touched : sentences
}

const joinText = (lines: readonly Line[]) => lines.map((line) => line.text).join(' ')
