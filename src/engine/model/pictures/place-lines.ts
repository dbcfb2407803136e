import type { Block, Box, DeckPage, Line, Word } from '#engine/deck-doc.ts'
import { unionBox } from '#engine/geometry.ts'
import type { RecognisedWord } from './align-words.ts'

/** A line of a transcript, or a cell of its tables, with what was recognised of its words. */
export type ReadPiece = {
  text: string
  isLogo: boolean
  cell: { row: number; column: number } | null
  words: ReadonlyArray<{ text: string; recognised: RecognisedWord | null }>
}

const leftMargin = 0.06
const lineWidth = 0.88
const columnWidth = 0.2
/** Heights of a line's type and of its row, in fractions of the page, where the page leaves room for more. */
const typeHeight = 0.03
const rowHeight = 0.05
/** The first words of a page that nothing else places are its heading, as far as they are few. */
const mostHeadingWords = 8
const headingScale = 1.8

/**
 * The blocks of a page's transcript in its order. Recognised words give a line their places. Others get places in rows: on the
 * page where nothing has another place (`isShared` tells), else below its edge, so that they lie over no line.
 */
export function placeLines(page: DeckPage, pieces: readonly ReadPiece[], isShared: boolean): Block[] {
  const isBelow = isShared || pieces.some(isPlaced)
  const step = isBelow ? rowHeight : Math.min(rowHeight, 1 / (pieces.length + 1))
  let y = isBelow ? 1 + step : step / 2
  let row: number | null = null
  const groups: Array<{ lines: Line[]; source: Block | null }> = []
  for (const [index, piece] of pieces.entries()) {
    const source = isPlaced(piece) ? findSource(page, piece) : null
    const isSameRow = piece.cell !== null && piece.cell.row === row
    if (!isPlaced(piece) && !isSameRow) y += step
    row = isPlaced(piece) ? null : (piece.cell?.row ?? null)
    const isHeading = !isBelow && index === 0 && piece.words.length <= mostHeadingWords
    const lines = isPlaced(piece) ? splitByLine(piece) : [makeUnplaced(page, piece, { y, step, isHeading })]
    const last = groups.at(-1)
    if (last && source && last.source === source && piece.cell === null) last.lines.push(...lines)
    else groups.push({ lines, source: piece.cell ? null : source })
  }
  return groups.map(({ lines }) => ({ lines, box: unionBox(lines.map((line) => line.box)) }))
}

const isPlaced = ({ words }: ReadPiece) => words.some(({ recognised }) => recognised !== null)

/** The block in which a piece's first recognised word stands. */
function findSource({ blocks }: DeckPage, { words }: ReadPiece): Block | null {
  const first = words.find(({ recognised }) => recognised)?.recognised
  return blocks.find(({ lines }) => lines.some((line) => line === first?.line)) ?? null
}

/** A piece as the lines on which its words were recognised; a word that was not stands with the one before it. */
function splitByLine(piece: ReadPiece): Line[] {
  const parts: Array<{ from: RecognisedWord; words: Word[] }> = []
  const first = piece.words.find(({ recognised }) => recognised)?.recognised
  for (const { text, recognised } of piece.words) {
    const last = parts.at(-1)
    const from = recognised ?? last?.from ?? first
    if (!from) continue
    const { box, fontSize, bold, confidence } = from.word
    const sure = recognised && confidence !== undefined ? { confidence } : {}
    const word: Word = { text, box, fontSize, bold, ...sure }
    if (last && (recognised === null || recognised.line === last.from.line)) last.words.push(word)
    else parts.push({ from, words: [word] })
  }
  return parts.map(({ from, words }, index) => ({
    ...makeLine(piece, words, from.line),
    ...(index > 0 ? { continues: true as const } : {}),
  }))
}

function makeUnplaced(
  page: DeckPage,
  piece: ReadPiece,
  { y, step, isHeading }: { y: number; step: number; isHeading: boolean },
): Line {
  const height = Math.min(typeHeight, 0.7 * step) * (isHeading ? headingScale : 1)
  const x = piece.cell ? leftMargin + (piece.cell.column - 1) * columnWidth : leftMargin
  const width = piece.cell ? columnWidth * 0.9 : lineWidth
  const letters = Math.max(1, piece.text.length)
  const fontSize = height * page.height
  let at = 0
  const words = piece.words.map(({ text }): Word => {
    const box: Box = { x: x + (at / letters) * width, y, width: (text.length / letters) * width, height }
    at += text.length + 1
    return { text, box, fontSize, bold: isHeading }
  })
  return { ...makeLine(piece, words, { fontSize, bold: isHeading }), unplaced: true }
}

const makeLine = (piece: ReadPiece, words: Word[], { fontSize, bold }: Pick<Line, 'fontSize' | 'bold'>): Line => ({
  text: words.map(({ text }) => text).join(' '),
  words,
  box: unionBox(words.map(({ box }) => box)),
  ...{ fontSize, bold, origin: 'model' as const },
  ...(piece.isLogo ? { logo: true as const } : {}),
  ...(piece.cell ? { cell: piece.cell } : {}),
})
