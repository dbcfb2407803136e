import type { PageFrame } from './page-frame.ts'
import { type Colour, readFill } from './page-objects.ts'
import { type Pdfium, readString } from './pdfium.ts'
import { findSymbol, findSymbolFont, type SymbolFont } from './symbol-fonts.ts'

/** What a font is like; `symbols` is null for fonts of text. */
export type FontLook = { bold: boolean; symbols: SymbolFont | null }

/** What the characters of one text object share. `angle` is in whole degrees clockwise, 0 for upright text. */
export type TextRun = {
  /** The text object's handle; valid while its page is open. */
  object: number
  /** Type size in displayed points. */
  size: number
  bold: boolean
  angle: number
  /** Unit vector of the reading direction in displayed points (y down). */
  ux: number
  uy: number
  /** Distance of the baseline along the run's down direction (-uy, ux). */
  base: number
  /**
   * How far the characters have to be moved along the run: PDFium misplaces some ligatures, yet knows where
   * their text object begins. Null where they are right.
   */
  moved: number | null
  /** False in text render modes that paint nothing. */
  painted: boolean
  /** Null for patterns and gradients. */
  fill: Colour | null
  /** The font doesn't tell which characters its glyphs are. */
  unmapped: boolean
}

/**
 * A page's characters in content-stream order. `start` and `end` are distances along the run's reading direction, in
 * displayed points. White space is kept as code 32, characters that PDFium made up are left out.
 */
export type PageCharacters = {
  count: number
  /** Whether the page has more than are read. */
  isCut: boolean
  codes: Uint32Array
  start: Float64Array
  end: Float64Array
  run: Uint32Array
  runs: TextRun[]
}

const uprightWithin = 2
/** Text render modes 3 and 7 paint nothing (ISO 32000-1, table 106). */
const unpaintedModes = new Set([3, 7])
/** A text object's characters stand on the line where it begins, within this many ems. */
const misplacedBy = 0.5
/** Type sizes under this are checked against the ink. */
const doubtfulSize = 3
/** More than any page that a person reads holds; what comes after is left out. */
const atMost = 200_000

/** Reads characters with places; arrays are reused, so the result is valid until the next call. */
export class CharacterReader {
  readonly #pdfium: Pdfium
  readonly #frame: PageFrame
  readonly #fonts: Map<number, FontLook>
  readonly #characters: PageCharacters

  /** `fonts` remembers what fonts are like, by handle; keep one for each open document. */
  constructor(pdfium: Pdfium, frame: PageFrame, fonts: Map<number, FontLook>, room: PageCharacters) {
    this.#pdfium = pdfium
    this.#frame = frame
    this.#fonts = fonts
    this.#characters = room
  }

  read(textPage: number): PageCharacters {
    const { calls } = this.#pdfium
    const all = calls.FPDFText_CountChars(textPage)
    const total = Math.min(all, atMost)
    const into = this.#characters
    into.isCut = all > total
    makeRoom(into, total)
    let [object, run, count] = [0, 0, 0]
    let symbols: SymbolFont | null = null
    for (let n = 0; n < total; n++) {
      const owner = calls.FPDFText_GetTextObject(textPage, n)
      if (owner === 0) continue
      if (owner !== object) {
        object = owner
        run = into.runs.length
        into.runs.push(this.#readRun(textPage, n, owner))
        symbols = this.#lookOf(owner).symbols
      }
      const code = calls.FPDFText_GetUnicode(textPage, n)
      into.codes[count] = symbols === null ? code : findSymbol(symbols, code)
      into.run[count] = run
      this.#place(textPage, n, count)
      count++
    }
    into.count = count
    return into
  }

  #readRun(textPage: number, n: number, object: number): TextRun {
    const { calls, scratch } = this.#pdfium
    const { a, b, c, d, e, f } = this.#frame
    calls.FPDFText_GetMatrix(textPage, n, scratch)
    const matrix = this.#pdfium.heap().floats
    const at = scratch / 4
    const [ma = 0, mb = 0, mc = 0, md = 0, me = 0, mf = 0] = matrix.subarray(at, at + 6)
    const [dx, dy] = [a * ma + c * mb, b * ma + d * mb]
    const [tall, along] = [Math.hypot(a * mc + c * md, b * mc + d * md), Math.hypot(dx, dy)]
    const angle = quantiseAngle((Math.atan2(dy, dx) * 180) / Math.PI)
    const [ux, uy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    calls.FPDFText_GetCharOrigin(textPage, n, scratch, scratch + 8)
    const origin = this.#pdfium.heap().doubles
    const [ox, oy] = [origin[scratch / 8] ?? 0, origin[scratch / 8 + 1] ?? 0]
    const [x, y] = [a * ox + c * oy + e, b * ox + d * oy + f]
    const [bx, by] = [a * me + c * mf + e, b * me + d * mf + f]
    const stated = calls.FPDFText_GetFontSize(textPage, n) * (tall || along)
    const size = stated < doubtfulSize ? Math.max(stated, this.#inkHeight(textPage, n)) : stated
    const painted = !unpaintedModes.has(calls.FPDFTextObj_GetTextRenderMode(object))
    const fill = readFill(this.#pdfium, object)
    const [base, begins] = [y * ux - x * uy, by * ux - bx * uy]
    const misplaced = Math.abs(base - begins) > misplacedBy * size
    const moved = misplaced ? (bx - x) * ux + (by - y) * uy : null
    const { bold } = this.#lookOf(object)
    const unmapped = calls.FPDFText_HasUnicodeMapError(textPage, n) === 1
    return { object, size, bold, angle, ux, uy, base: misplaced ? begins : base, moved, painted, fill, unmapped }
  }

  /** Type 3 fonts have a scale of their own that the type size doesn't tell; the height of a glyph does. */
  #inkHeight(textPage: number, n: number): number {
    const { calls, scratch } = this.#pdfium
    const { a, b, c, d } = this.#frame
    if (!calls.FPDFText_GetCharBox(textPage, n, scratch, scratch + 8, scratch + 16, scratch + 24)) return 0
    const [left = 0, right = 0, bottom = 0, top = 0] = this.#pdfium
      .heap()
      .doubles.subarray(scratch / 8, scratch / 8 + 4)
    const [wide, high] = [right - left, top - bottom]
    return Math.max(Math.abs(a * wide + c * high), Math.abs(b * wide + d * high))
  }

  #lookOf(object: number): FontLook {
    const { calls } = this.#pdfium
    const font = calls.FPDFTextObj_GetFont(object)
    let look = this.#fonts.get(font)
    if (look === undefined) {
      const name = readString(this.#pdfium, 'latin1', (to, length) => calls.FPDFFont_GetBaseFontName(font, to, length))
      const weight = calls.FPDFFont_GetWeight(font)
      const bold = boldName.test(name) || (weight >= 600 && !plainName.test(name))
      look = { bold, symbols: findSymbolFont(name) }
      this.#fonts.set(font, look)
    }
    return look
  }

  #place(textPage: number, n: number, to: number) {
    const { calls, scratch } = this.#pdfium
    const { a, b, c, d, e, f } = this.#frame
    const into = this.#characters
    const run = into.runs[into.run[to] ?? 0]
    if (run === undefined) return
    calls.FPDFText_GetCharOrigin(textPage, n, scratch, scratch + 8)
    const origin = this.#pdfium.heap().doubles
    const [x, y] = [origin[scratch / 8] ?? 0, origin[scratch / 8 + 1] ?? 0]
    const start = (a * x + c * y + e) * run.ux + (b * x + d * y + f) * run.uy
    if (run.moved !== null) {
      into.start[to] = start + run.moved
      into.end[to] = start + run.moved + run.size / 2
      return
    }
    // The box of slanted text says nothing about advances: half an em, unless the next character starts elsewhere.
    const end = run.angle % 90 === 0 ? this.#boxEnd(textPage, n, run) : start + run.size / 2
    into.start[to] = start
    into.end[to] = Math.max(start, end)
    if (to === 0 || into.run[to - 1] !== into.run[to] || start <= (into.start[to - 1] ?? start)) return
    // Boxes reach over the advance where the glyph hangs over it or leans.
    if (start < (into.end[to - 1] ?? start) || run.angle % 90 !== 0) into.end[to - 1] = start
  }

  #boxEnd(textPage: number, n: number, run: TextRun): number {
    const { calls, scratch } = this.#pdfium
    const { a, b, c, d, e, f } = this.#frame
    calls.FPDFText_GetLooseCharBox(textPage, n, scratch)
    const box = this.#pdfium.heap().floats
    const at = scratch / 4
    const [left, top, right, bottom] = [box[at] ?? 0, box[at + 1] ?? 0, box[at + 2] ?? 0, box[at + 3] ?? 0]
    const u1 = (a * left + c * bottom + e) * run.ux + (b * left + d * bottom + f) * run.uy
    const u2 = (a * right + c * top + e) * run.ux + (b * right + d * top + f) * run.uy
    return Math.max(u1, u2)
  }
}

const boldName = /bold|black|heavy|demi|extrabd|-bd\b/i
const plainName = /regular|light|thin|book|roman|medium/i

function quantiseAngle(degrees: number): number {
  const whole = Math.round(degrees)
  const quarter = Math.round(degrees / 90) * 90
  const angle = Math.abs(degrees - quarter) <= uprightWithin ? quarter : whole
  return ((angle % 360) + 360) % 360
}

/** Room for characters that is reused from page to page. */
export function createCharacters(): PageCharacters {
  return {
    count: 0,
    isCut: false,
    codes: new Uint32Array(0),
    start: new Float64Array(0),
    end: new Float64Array(0),
    run: new Uint32Array(0),
    runs: [],
  }
}

function makeRoom(into: PageCharacters, total: number) {
  into.runs = []
  if (into.codes.length >= total) return
  const length = Math.max(4096, total * 2)
  into.codes = new Uint32Array(length)
  into.start = new Float64Array(length)
  into.end = new Float64Array(length)
  into.run = new Uint32Array(length)
}
