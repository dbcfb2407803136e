import type { Block, DeckDoc, DeckPage, Line } from '#engine/deck-doc.ts'
import { unionBox } from '#engine/geometry.ts'
import { alignWords, countLetters, formOf, listRecognised, type RecognisedWord } from './align-words.ts'
import { placeLines, type ReadPiece } from './place-lines.ts'
import { listTokens, standsIn } from './stands-in.ts'
import type { TranscriptLine } from './transcript-answer.ts'

/** Words that recognition is seldom wrong about; a transcript that lacks them is of another page, or thin. */
const sureWord = 0.8
/** A transcript takes the place of recognised text when it has this share of its letters. */
const mostOfPage = 0.5
/**
 * An answer as long as this share of what was surely recognised, and with less than that of it, is about something else. A
 * shorter one may tell only what recognition lacks. So many letters tell.
 */
const leastOfDeck = 0.3
const enoughLetters = 100

/** `isForeign`: the answer is not about these pages, and nothing of it is used. */
type Applied = { doc: DeckDoc; isForeign: boolean }

/**
 * The deck with the lines that a model read from its images. They take the place of recognised lines; beside a text layer they
 * stand behind it, without what it says already. The deck itself is not changed.
 */
export function applyTranscript(doc: DeckDoc, transcript: readonly TranscriptLine[]): Applied {
  const readings = doc.pages.map((page) =>
    readPage(
      page,
      transcript.filter((one) => one.page === page.page),
    ),
  )
  const sure = readings.reduce((sum, one) => sum + one.sureLetters, 0)
  const agreed = readings.reduce((sum, one) => sum + one.agreedLetters, 0)
  const told = countLetters(transcript.map(({ text }) => text))
  if (sure >= enoughLetters && told >= leastOfDeck * sure && agreed < leastOfDeck * sure)
    return { doc, isForeign: true }
  return { doc: { ...doc, pages: readings.map(joinPage) }, isForeign: false }
}

/** A page's transcript held against what was recognised there. */
type PageReading = {
  page: DeckPage
  pieces: ReadPiece[]
  used: ReadonlySet<RecognisedWord>
  recognised: readonly RecognisedWord[]
} & {
  sureLetters: number
  agreedLetters: number
}

function readPage(page: DeckPage, transcript: readonly TranscriptLine[]): PageReading {
  const recognised = listRecognised(listLines(page))
  const used = new Set<RecognisedWord>()
  let after = 0
  const pieces = listPieces(page, transcript).map((piece): ReadPiece => {
    const words = piece.text.split(' ')
    const found = alignWords(words.map(formOf), recognised, used, after)
    for (const one of found ?? []) {
      if (!one) continue
      used.add(one)
      after = recognised.indexOf(one) + 1
    }
    return { ...piece, words: words.map((text, index) => ({ text, recognised: found?.[index] ?? null })) }
  })
  const sure = transcript.length === 0 ? [] : recognised.filter(({ word }) => (word.confidence ?? 0) >= sureWord)
  return {
    ...{ page, pieces, used, recognised },
    sureLetters: countLetters(sure.map(({ form }) => form)),
    agreedLetters: countLetters(sure.filter((one) => used.has(one)).map(({ form }) => form)),
  }
}

const listLines = ({ blocks, logos = [] }: DeckPage): Line[] => [...blocks.flatMap(({ lines }) => lines), ...logos]

/** The lines of a transcript that say what the page's text does not; tables in cells. Text that a reader can't see stays out. */
function listPieces(
  { blocks, hidden }: DeckPage,
  transcript: readonly TranscriptLine[],
): Array<Omit<ReadPiece, 'words'>> {
  const printed = blocks.flatMap(({ lines }) => lines.flatMap(({ words }) => words))
  const layer = listTokens(printed.flatMap((word) => (word.confidence === undefined ? word.text : [])).join(' '))
  const unseen = hidden.map(({ text }) => listTokens(text))
  return transcript.flatMap(({ kind, text }, row): Array<Omit<ReadPiece, 'words'>> => {
    const cells = text.split('|').map((cell) => cell.trim())
    const bare = cells.filter((cell) => cell !== '').join(' ')
    // The cells of a row may stand apart in the text: which belong together is what the image tells.
    const isKnown = standsIn(bare, layer) || unseen.some((one) => standsIn(bare, one))
    if (isKnown) return []
    const isLogo = kind === 'logo'
    if (kind !== 'table' || cells.length < 2) return [{ text: bare, isLogo, cell: null }]
    return cells.flatMap((cell, column) =>
      /[^\s-]/u.test(cell) ? [{ text: cell, isLogo, cell: { row: row + 1, column: column + 1 } }] : [],
    )
  })
}

function joinPage({ page, pieces, used, recognised, sureLetters, agreedLetters }: PageReading): DeckPage {
  if (pieces.length === 0) return page
  const isReplaced = page.origin !== 'text' && agreedLetters >= mostOfPage * sureLetters
  // What the text layer prints is sure: a transcript takes the place of recognised lines alone.
  const isDropped = (line: Line) => isRecognised(line) && (isReplaced || isSaidAgain(line, used, recognised))
  const kept = page.blocks.flatMap((block) => keepLines(block, isDropped))
  const logos = (page.logos ?? []).filter((line) => !isDropped(line))
  const { logos: _, ...rest } = page
  return {
    ...rest,
    origin: page.origin === 'none' ? 'ocr' : page.origin,
    blocks: [...kept, ...placeLines(page, pieces, kept.length > 0)],
    ...(logos.length > 0 ? { logos } : {}),
  }
}

const isRecognised = ({ words }: Line) => words.every(({ confidence }) => confidence !== undefined)

/** Whether a recognised line stands among the lines of the model, too. */
function isSaidAgain(line: Line, used: ReadonlySet<RecognisedWord>, recognised: readonly RecognisedWord[]): boolean {
  const own = recognised.filter((one) => one.line === line)
  const said = own.filter((one) => used.has(one))
  return said.length > 0 && said.length * 2 >= own.length
}

function keepLines(block: Block, isDropped: (line: Line) => boolean): Block[] {
  const lines = block.lines.filter((line) => !isDropped(line))
  if (lines.length === block.lines.length) return [block]
  return lines.length === 0 ? [] : [{ lines, box: unionBox(lines.map((line) => line.box)) }]
}
