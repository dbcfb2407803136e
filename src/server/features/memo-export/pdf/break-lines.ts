import type { Run } from './readable-text.ts'
import type { Style } from './styles.ts'

/** Words in one style. `goTo` is a place in the document, `link` an address; `notes` are first cited by these words. */
export type Words = { text: string; style: Style; link?: string; goTo?: string; notes?: number[] }

/** A stretch of one font and style, `x` points from the left edge of its line. */
export type Piece = Omit<Words, 'notes'> & { face: string; x: number; width: number }

export type TextLine = { pieces: Piece[]; notes: number[] }

/** What the lines need to know of the fonts. Widths in points. */
export type Measure = {
  runsOf: (text: string, style: Style) => Run[]
  widthOf: (text: string, face: string, size: number) => number
}

type Fragment = Omit<Piece, 'x'>
type Word = { fragments: Fragment[]; width: number; isSpaced: boolean; notes: number[] }

/** Sets words in lines of at most `width` points; a word that is longer than a line is cut. */
export function breakLines(words: readonly Words[], width: number, measure: Measure): TextLine[] {
  const lines: TextLine[] = []
  let line: TextLine = { pieces: [], notes: [] }
  let x = 0
  for (const word of wordsOf(words, measure).flatMap((one) => fitted(one, width, measure))) {
    const first = word.fragments[0]
    const isInLine = line.pieces.length > 0
    const space = first && isInLine && word.isSpaced ? measure.widthOf(' ', first.face, first.style.size) : 0
    if (isInLine && x + space + word.width > width) {
      lines.push(line)
      line = { pieces: [], notes: [] }
      x = 0
    } else x += space
    for (const fragment of word.fragments) {
      addPiece(line, fragment, x, space > 0 && fragment === first)
      x += fragment.width
    }
    line.notes.push(...word.notes)
  }
  return line.pieces.length > 0 ? [...lines, line] : lines
}

/** Pieces that look the same are one, so that the text of the page can be searched and copied. */
function addPiece(line: TextLine, fragment: Fragment, x: number, isSpaced: boolean): void {
  const last = line.pieces.at(-1)
  if (!last || !looksLike(last, fragment)) line.pieces.push({ ...fragment, x })
  else {
    last.text += `${isSpaced ? ' ' : ''}${fragment.text}`
    last.width = x + fragment.width - last.x
  }
}

function looksLike(one: Fragment, other: Fragment): boolean {
  return one.face === other.face && one.style === other.style && one.link === other.link && one.goTo === other.goTo
}

function wordsOf(all: readonly Words[], measure: Measure): Word[] {
  const made: Word[] = []
  let isOpen = false
  for (const { notes = [], ...words } of all) {
    for (const part of words.text.split(/( +)/).filter((one) => one !== '')) {
      if (part.startsWith(' ')) {
        isOpen = false
        continue
      }
      const fragments = fragmentsOf(part, words, measure)
      const width = widthOf(fragments)
      const open = isOpen ? made.at(-1) : undefined
      if (open) {
        open.fragments.push(...fragments)
        open.width += width
        open.notes.push(...notes)
      } else made.push({ fragments, width, isSpaced: true, notes: [...notes] })
      isOpen = true
    }
  }
  return made
}

function fragmentsOf(text: string, { style, link, goTo }: Words, measure: Measure): Fragment[] {
  return measure.runsOf(text, style).map((run) => ({
    ...run,
    style,
    ...(link !== undefined && { link }),
    ...(goTo !== undefined && { goTo }),
    width: measure.widthOf(run.text, run.face, style.size),
  }))
}

const widthOf = (fragments: readonly Fragment[]) => fragments.reduce((sum, { width }) => sum + width, 0)

/** A word, or its parts that fit a line. */
function fitted(word: Word, most: number, { widthOf: width }: Measure): Word[] {
  if (word.width <= most) return [word]
  const parts: Word[] = []
  let part: Word = { ...word, fragments: [], width: 0, notes: [] }
  for (const fragment of word.fragments) {
    for (const text of fragment.text) {
      const own = width(text, fragment.face, fragment.style.size)
      if (part.width + own > most) {
        parts.push(part)
        part = { fragments: [], width: 0, isSpaced: false, notes: [] }
      }
      part.fragments.push({ ...fragment, text, width: own })
      part.width += own
    }
  }
  return [...parts, { ...part, notes: word.notes }]
}
