import type { Box, DeckPage, Line, Word } from '#engine/deck-doc.ts'
import { unionBox } from '#engine/geometry.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { type Normalised, normalise } from './normalise.ts'

/** One token of an indexed text: its bare form, and where it stands in the normalised text. */
export type Token = { text: string; start: number; end: number }

/** `of` is the line as the page has it, `line` its number among those of the text. */
export type PlacedWord = {
  word: Word
  of: Line
  line: number
  block: number
  start: number
  end: number
  isLogo: boolean
}

/** A text prepared for looking quotes up. `page` is null for the updates. */
export type TextIndex = {
  page: number | null
  origin: DeckPage['origin']
  raw: string
  normal: Normalised
  /** Letters, digits, currency and percent signs only; separators stay between digits. `gluedAt` maps to `normal`. */
  glued: string
  gluedAt: number[]
  tokens: Token[]
  /** Where each token stands, by its text. */
  places: Map<string, number[]>
  words: PlacedWord[]
  lineEnds: Set<number>
  lineStarts: Set<number>
  links: DeckPage['links']
}

/** Indexes what a reader sees of a page; hidden text is not part of it. */
export function indexPage(page: DeckPage): TextIndex {
  const words: PlacedWord[] = []
  const pieces: string[] = []
  let at = 0
  let lineNumber = 0
  const groups = [...page.blocks.map(({ lines }) => lines), ...(page.logos ?? []).map((line) => [line])]
  for (const [block, lines] of groups.entries()) {
    for (const line of lines) {
      const isLogo = block >= page.blocks.length || line.logo === true
      for (const [index, word] of line.words.entries()) {
        words.push({ word, of: line, line: lineNumber, block, start: at, end: at + word.text.length, isLogo })
        const gap = index < line.words.length - 1 ? ' ' : '\n'
        pieces.push(word.text, gap)
        at += word.text.length + 1
      }
      lineNumber++
    }
  }
  return makeIndex(pieces.join(''), { page: page.page, origin: page.origin, words, links: page.links })
}

/** Indexes plain text; its lines count as lines, and it has no boxes. */
export function indexText(text: string): TextIndex {
  return makeIndex(text, { page: null, origin: 'text', words: [], links: [] })
}

const makeIndex = (raw: string, rest: Placed): TextIndex => new IndexedText(raw, rest)

type Placed = Pick<TextIndex, 'page' | 'origin' | 'words' | 'links'>

/** Makes what is asked of it once it is asked for: of a quote that is most often its normal form alone. */
class IndexedText implements TextIndex {
  readonly page: TextIndex['page']
  readonly origin: TextIndex['origin']
  readonly words: PlacedWord[]
  readonly links: TextIndex['links']
  readonly raw: string
  readonly normal: Normalised
  #glue: ReturnType<typeof glue> | null = null
  #tokens: Token[] | null = null
  #places: Map<string, number[]> | null = null
  #edges: ReturnType<typeof findLineEdges> | null = null

  constructor(raw: string, { page, origin, words, links }: Placed) {
    this.page = page
    this.origin = origin
    this.words = words
    this.links = links
    this.raw = raw
    this.normal = normalise(raw)
  }

  get glued(): string {
    this.#glue ??= glue(this.normal.text)
    return this.#glue.glued
  }

  get gluedAt(): number[] {
    this.#glue ??= glue(this.normal.text)
    return this.#glue.gluedAt
  }

  get tokens(): Token[] {
    this.#tokens ??= splitTokens(this.normal.text)
    return this.#tokens
  }

  get places(): Map<string, number[]> {
    this.#places ??= placeTokens(this.tokens)
    return this.#places
  }

  get lineStarts(): Set<number> {
    this.#edges ??= findLineEdges(this.raw, this.normal)
    return this.#edges.lineStarts
  }

  get lineEnds(): Set<number> {
    this.#edges ??= findLineEdges(this.raw, this.normal)
    return this.#edges.lineEnds
  }
}

function placeTokens(tokens: readonly Token[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, { text }] of tokens.entries()) {
    const known = places.get(text)
    if (known) known.push(at)
    else places.set(text, [at])
  }
  return places
}

/** Letters and digits in a row, with what changes a number's meaning: currency, percent, separators between digits. */
export function glue(text: string): { glued: string; gluedAt: number[] } {
  let glued = ''
  const gluedAt: number[] = []
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? ''
    if (!isGlued(character) && !(separators.has(character) && isDigit(text[index - 1]) && isDigit(text[index + 1])))
      continue
    glued += character
    gluedAt.push(index)
  }
  return { glued, gluedAt }
}

/** The glued letters of a text as it is written, so that quotes compare whatever their spaces and marks. */
export const glueText = (text: string): string => glue(normalise(text).text).glued

const separators = new Set(['.', ','])
const isDigit = (character: string | undefined) => character !== undefined && character >= '0' && character <= '9'
const kept = new Map<string, boolean>()

/** Asked once for each character that there is. */
function isGlued(character: string): boolean {
  const known = kept.get(character)
  if (known !== undefined) return known
  const answer = /[\p{L}\p{N}\p{M}\p{Sc}%\ud800-\udfff]/u.test(character)
  kept.set(character, answer)
  return answer
}

/** Tokens between spaces without punctuation at their edges; punctuation and bullets alone are not tokens. */
export function splitTokens(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of everyMatch(/\S+/gu, text)) {
    const bare = plainToken.test(match[0]) ? match[0] : stripToken(match[0])
    if (bare === '') continue
    const start = match.index + match[0].indexOf(bare)
    tokens.push({ text: bare, start, end: start + bare.length })
  }
  return tokens
}

/** Returns the distinct tokens of a text. */
export const listTokenTexts = (text: string): Set<string> => new Set(splitTokens(text).map((token) => token.text))

const plainToken = /^[$\d]*[a-z\d]+[%+]?$/

function stripToken(token: string): string {
  const bare = token.replace(/^[^\p{L}\p{N}\p{Sc}]+/u, '').replace(/[^\p{L}\p{N}%\p{Sc}+]+$/u, '')
  return /[\p{L}\p{N}]/u.test(bare) ? bare : ''
}

function findLineEdges(raw: string, normal: Normalised): { lineStarts: Set<number>; lineEnds: Set<number> } {
  const lineStarts = new Set<number>([0])
  const lineEnds = new Set<number>([normal.text.length])
  let lineEnd = raw.indexOf('\n')
  for (let at = 1; at < normal.text.length && lineEnd >= 0; at++) {
    const before = normal.origin[at - 1] ?? 0
    if (lineEnd < before) lineEnd = raw.indexOf('\n', before)
    if (lineEnd < 0 || lineEnd > (normal.origin[at] ?? 0)) continue
    if (normal.text[at] === ' ') {
      lineEnds.add(at)
      lineStarts.add(at + 1)
    } else {
      lineEnds.add(at)
      lineStarts.add(at)
    }
  }
  return { lineStarts, lineEnds }
}

/** The words that a span of the normalised text covers. */
export function wordsOfSpan(text: TextIndex, start: number, end: number): PlacedWord[] {
  const from = text.normal.origin[start] ?? 0
  const to = text.normal.origin[Math.max(start, end - 1)] ?? from
  const first = text.words.findIndex((one) => one.end > from)
  if (first < 0) return []
  const behind = text.words.findIndex((one, at) => at >= first && one.start > to)
  return text.words.slice(first, behind < 0 ? undefined : behind)
}

/** One rectangle for each line that the span touches, around its words. */
export function boxesOfSpan(text: TextIndex, start: number, end: number): Box[] {
  const lines = new Map<number, Box[]>()
  for (const { word, line } of wordsOfSpan(text, start, end)) lines.set(line, [...(lines.get(line) ?? []), word.box])
  return [...lines.values()].map(unionBox)
}
