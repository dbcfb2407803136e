import LineBreaker from 'linebreak'
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
  for (const word of joinWords(showWords(words, measure), measure).flatMap((one) => fitted(one, width, measure))) {
    const first = word.fragments[0]
    const isInLine = line.pieces.length > 0
    const space = first && isInLine && word.isSpaced ? measure.widthOf(' ', first.face, first.style.size) : 0
    if (isInLine && x + space + word.width > width) {
      lines.push(line)
      line = { pieces: [], notes: [] }
      x = 0
    } else x += space
    for (const fragment of word.fragments) {
      x = addPiece(line, fragment, x, { isSpaced: space > 0 && fragment === first, measure })
    }
    line.notes.push(...word.notes)
  }
  return line.pieces.length > 0 ? [...lines, line] : lines
}

type Joint = { isSpaced: boolean; measure: Measure }

/** Adds a fragment at `x` and returns where it ends. Pieces that look the same are one, so that text can be searched and copied. */
function addPiece(line: TextLine, fragment: Fragment, x: number, { isSpaced, measure }: Joint): number {
  const last = line.pieces.at(-1)
  if (!last || !looksLike(last, fragment)) {
    line.pieces.push({ ...fragment, x })
    return x + fragment.width
  }
  last.text += `${isSpaced ? ' ' : ''}${fragment.text}`
  // Without a space between them, the joined letters are kerned.
  last.width = isSpaced ? x + fragment.width - last.x : measure.widthOf(last.text, last.face, last.style.size)
  return last.x + last.width
}

function looksLike(one: Fragment, other: Fragment): boolean {
  return one.face === other.face && one.style === other.style && one.link === other.link && one.goTo === other.goTo
}

/** A fragment as it is shown; `isSpaced` when a space stands before it. */
type Shown = { fragment: Fragment; isSpaced: boolean; notes: number[] }

function showWords(all: readonly Words[], measure: Measure): Shown[] {
  const shown: Shown[] = []
  let isSpaced = false
  for (const { notes = [], ...words } of all) {
    let cited = notes
    for (const part of words.text.split(/( +)/).filter((one) => one !== '')) {
      if (part.startsWith(' ')) {
        isSpaced = true
        continue
      }
      for (const fragment of makeFragments(part, words, measure)) {
        shown.push({ fragment, isSpaced, notes: cited })
        isSpaced = false
        cited = []
      }
    }
  }
  return shown
}

/** Joins what must stay on one line to a word. */
function joinWords(shown: readonly Shown[], measure: Measure): Word[] {
  const text = shown.map(({ fragment, isSpaced }) => (isSpaced ? ` ${fragment.text}` : fragment.text)).join('')
  const breaks = findBreaks(text)
  const words: Word[] = []
  let at = 0
  for (const { fragment, isSpaced, notes } of shown) {
    if (isSpaced) at += 1
    // A note's number stays with the word before it.
    if (fragment.goTo !== undefined && !isSpaced) breaks.delete(at)
    for (const [index, piece] of cutAt(fragment, at, breaks, measure).entries()) {
      const isAfterSpace = isSpaced && index === 0
      const word = words.at(-1)
      if (word && index === 0 && !breaks.has(at)) addToWord(word, isAfterSpace ? prependSpace(piece, measure) : piece)
      else words.push({ fragments: [piece], width: piece.width, isSpaced: isAfterSpace, notes: [] })
    }
    words.at(-1)?.notes.push(...notes)
    at += fragment.text.length
  }
  return words
}

/** The places where Unicode allows a line to end (UAX 14), by their index in the text. Thai has none but its spaces. */
function findBreaks(text: string): Set<number> {
  const breaker = new LineBreaker(text)
  const breaks = new Set<number>()
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.add(next.position)
  for (const { index, 0: address } of text.matchAll(webAddress)) {
    for (let at = index + 1; at < index + address.length; at += 1) {
      if (!addressBreak.test(text.slice(index, at))) breaks.delete(at)
    }
  }
  for (const { index, 0: sign } of text.matchAll(keptTogether)) breaks.delete(index + sign.length)
  return breaks
}

/** With a scheme or without one, and email addresses. */
const webAddress = /(?:https?:\/\/|www\.)\S+|\S+@\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?/gu
/** 'C++', '$5M–$10M' and '2024—2025' stay whole. */
const keptTogether = /\+(?=\+)|[\p{N}%]\p{L}?[-–—](?=[\p{Sc}\p{N}])/gu
/** An address is not broken after a hyphen, which a reader who copies it would lose, nor after its scheme. */
const addressBreak = /[^/:][/?&]$/

/** The parts of a fragment that begins at index `start` of the text. */
function cutAt(fragment: Fragment, start: number, breaks: ReadonlySet<number>, measure: Measure): Fragment[] {
  const parts: string[] = []
  let from = 0
  for (let to = 1; to < fragment.text.length; to += 1) {
    if (!breaks.has(start + to)) continue
    parts.push(fragment.text.slice(from, to))
    from = to
  }
  if (from === 0) return [fragment]
  parts.push(fragment.text.slice(from))
  return parts.map((text) => resize({ ...fragment, text }, measure))
}

function addToWord(word: Word, fragment: Fragment): void {
  word.fragments.push(fragment)
  word.width += fragment.width
}

/** A space at which the line must not end, such as the one before a closing bracket. */
const prependSpace = (fragment: Fragment, measure: Measure) =>
  resize({ ...fragment, text: ` ${fragment.text}` }, measure)

const resize = (fragment: Fragment, measure: Measure): Fragment => ({
  ...fragment,
  width: measure.widthOf(fragment.text, fragment.face, fragment.style.size),
})

function makeFragments(text: string, { style, link, goTo }: Words, measure: Measure): Fragment[] {
  return measure.runsOf(text, style).map((run) => ({
    ...run,
    style,
    ...(link !== undefined && { link }),
    ...(goTo !== undefined && { goTo }),
    width: measure.widthOf(run.text, run.face, style.size),
  }))
}

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
