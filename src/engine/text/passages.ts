import type { Block, Line } from '#engine/deck-doc.ts'
import { abbreviation, wordsBeforeLineBreak } from '#engine/lexicons/sentence-words.ts'
import type { Slide, UnderstoodDeck } from '#engine/slides.ts'
import { rightEdge } from '../geometry.ts'

/** A title, a paragraph, a bullet or a figure with its label: text that belongs together, as printed, its lines joined by single spaces. */
export type Passage = {
  text: string
  /** The sentences of the text, verbatim. */
  sentences: readonly string[]
  page: number
  slide: Slide
  place: 'title' | 'heading' | 'body' | 'figure' | 'source-note'
  fontSize: number
  /** Whether the passage stands inside the card of a person. */
  inPersonCard: boolean
}

const bullet = /^\s*(?:[•●○◦▪■□▸►▶➢➤✓✔✅❖§·*→⇒»–—-]|\(?\d{1,2}[.)]|[a-z]\))(?:\s+|$)/u
const sentenceEnd = /[.!?…。！？:;]["'”’)\]]*$/u
const lowercaseStart = /^[\p{Ll}\p{N}(&,]/u
/** Type sizes within this ratio count as the same. */
const sameSizeRatio = 1.12
const mostHeadingWords = 8
/** Characters from which a passage is cut at the end of a line. */
const longestPassageChars = 1_200

/** Returns the passages of a deck in reading order, without furniture. */
export function listPassages(deck: UnderstoodDeck): Passage[] {
  return deck.slides.flatMap(listSlidePassages)
}

function listSlidePassages(slide: Slide): Passage[] {
  const passages: Passage[] = []
  const title = joined(slide.titleLines) || slide.title
  if (title) {
    const fontSize = slide.titleLines[0]?.fontSize ?? 0
    passages.push(makePassage(title, slide, { place: 'title', fontSize, inPersonCard: false }))
  }
  const cardLines = new Set(slide.people.flatMap((card) => card.lines))
  const notes = new Set(slide.sourceNotes)
  const figures = slide.kpis.map((kpi) => kpi.quote)
  for (const block of slide.body) {
    const parts = splitParagraphs(block)
    parts.forEach((lines, index) => {
      const first = lines[0]
      if (!first) return
      const text = withoutBullet(joined(lines))
      if (!text || figures.some((quote) => quote.includes(text))) return
      const follower = parts[index + 1]?.[0]
      const place = notes.has(first) ? 'source-note' : isHeading(lines, text, follower) ? 'heading' : 'body'
      const inPersonCard = lines.some((line) => cardLines.has(line))
      passages.push(makePassage(text, slide, { place, fontSize: first.fontSize, inPersonCard }))
    })
  }
  for (const kpi of slide.kpis) {
    passages.push(makePassage(kpi.quote, slide, { place: 'figure', fontSize: 0, inPersonCard: false }))
  }
  return passages
}

function makePassage(text: string, slide: Slide, rest: Pick<Passage, 'place' | 'fontSize' | 'inPersonCard'>): Passage {
  return { text, sentences: splitSentences(text), page: slide.page, slide, ...rest }
}

/** Lines joined as a quote is: single spaces, nothing added. */
export function joined(lines: readonly Line[]): string {
  return lines
    .map((line) => line.text)
    .join(' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

export function withoutBullet(text: string): string {
  const bare = text.replace(bullet, '').trim()
  return bullet.test(bare) && bare.length > 3 ? bare.replace(bullet, '').trim() : bare
}

/** Returns the lines of a block, cut where a bullet, another type size, another weight or a new sentence begins; a model told where its lines do. */
export function splitParagraphs(block: Block): Line[][] {
  const parts: Line[][] = []
  let part: Line[] = []
  let length = 0
  for (const line of block.lines) {
    const previous = part.at(-1)
    length += line.text.length
    if (previous && (length > longestPassageChars || startsPart(previous, line, block))) {
      parts.push(part)
      part = []
      length = line.text.length
    }
    part.push(line)
  }
  if (part.length > 0) parts.push(part)
  return parts
}

function startsPart(previous: Line, line: Line, block: Block): boolean {
  if (line.origin === 'model') return line.continues !== true
  if (bullet.test(line.text)) return true
  const ratio = line.fontSize / Math.max(previous.fontSize, 0.1)
  if (ratio > sameSizeRatio || ratio < 1 / sameSizeRatio) return true
  if (previous.bold !== line.bold && !lowercaseStart.test(line.text)) return true
  if (lowercaseStart.test(line.text)) return /^[\p{N}]/u.test(line.text) && isEntry(previous, line, block)
  if (isEntry(previous, line, block)) return true
  const short = previous.box.width < block.box.width * 0.6
  return (sentenceEnd.test(previous.text) || !line.text.includes(' ')) && short
}

const room = 1.02

/** The line broke before a word that would have fitted: it was ended on purpose, so the next one is another entry. */
function isEntry(previous: Line, line: Line, block: Block): boolean {
  if (wordsBeforeLineBreak.test(previous.text) || previous.text.split(' ').length < 2) return false
  const [first] = line.words
  if (!first) return false
  const gap = first.box.width / Math.max(1, first.text.length)
  const isLeftAligned = Math.abs(previous.box.x - line.box.x) < gap * 2
  const end = rightEdge(previous.box) + gap + first.box.width * room
  return isLeftAligned && end < rightEdge(block.box)
}

function isHeading(lines: readonly Line[], text: string, follower: Line | undefined): boolean {
  const first = lines[0]
  if (!first || !follower || text.split(' ').length > mostHeadingWords || /[.!?]$/.test(text)) return false
  return first.fontSize > follower.fontSize * sameSizeRatio || (first.bold && !follower.bold)
}

// An ending is a point, question or exclamation mark, then a space, then a capital or a digit; abbreviations and numbers stay whole.
const sentenceBreak = /(?<=[\p{L}\p{N})"”’%][.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}\p{Lo}])|(?<=[。！？])/u
const sentenceMark = /[.!?…。！？]/

/** The sentences of a text, verbatim. */
export function splitSentences(text: string): string[] {
  if (!sentenceMark.test(text)) return text.trim() ? [text.trim()] : []
  const sentences: string[] = []
  for (const piece of text.split(sentenceBreak)) {
    const last = sentences.at(-1)
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`
    else if (piece.trim()) sentences.push(piece.trim())
  }
  return sentences
}

/** The sentence of a passage around an offset, so that a quote shows its context and stays short. */
export function sentenceAt({ text, sentences }: Pick<Passage, 'text' | 'sentences'>, offset: number): string {
  let end = 0
  for (const sentence of sentences) {
    const start = text.indexOf(sentence, end)
    end = start + sentence.length
    if (offset < end) return sentence
  }
  return text
}
