import { ByteStream } from './byte-stream.ts'

const LONG_OFFSETS = 1
const MORE_COMPONENTS = 0x20
const WORD_ARGUMENTS = 0x01
const ONE_SCALE = 0x08
const TWO_SCALES = 0x40
const MATRIX = 0x80
const HAS_INSTRUCTIONS = 0x100
const ON_CURVE = 0x01

export type Outlines = {
  glyf: Uint8Array
  /** Long offsets, one more than there are glyphs. */
  loca: Uint8Array
  locaFormat: typeof LONG_OFFSETS
  /** Left edge of each glyph. */
  xMin: number[]
}

type Streams = Record<'contours' | 'points' | 'flags' | 'glyphs' | 'composites' | 'boxes' | 'instructions', ByteStream>

/** Rebuilds `glyf` and `loca` from the transformed table of a WOFF2 font (WOFF2 recommendation, 5.1 and 5.2). */
export function rebuildOutlines(table: Uint8Array): Outlines {
  const head = new ByteStream(table)
  head.take(4)
  const count = head.u16()
  head.take(2)
  const sizes = Array.from({ length: 7 }, () => head.u32())
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map((size) => head.take(size))
  if (!contours || !points || !flags || !glyphs || !composites || !boxes || !instructions)
    throw new RangeError('The font ends too early.')
  const bitmap = boxes.subarray(0, 4 * Math.ceil(count / 32))
  const streams: Streams = {
    contours: new ByteStream(contours),
    points: new ByteStream(points),
    flags: new ByteStream(flags),
    glyphs: new ByteStream(glyphs),
    composites: new ByteStream(composites),
    boxes: new ByteStream(boxes.subarray(bitmap.length)),
    instructions: new ByteStream(instructions),
  }
  const made: Uint8Array[] = []
  const xMin: number[] = []
  for (let index = 0; index < count; index += 1) {
    const hasBox = (((bitmap[index >> 3] ?? 0) << (index & 7)) & 0x80) !== 0
    const glyph = nextGlyph(streams, hasBox)
    made.push(glyph)
    xMin.push(glyph.length === 0 ? 0 : new DataView(glyph.buffer).getInt16(2))
  }
  return { ...joined(made), locaFormat: LONG_OFFSETS, xMin }
}

function joined(glyphs: readonly Uint8Array[]): Pick<Outlines, 'glyf' | 'loca'> {
  const loca = new DataView(new ArrayBuffer(4 * (glyphs.length + 1)))
  const glyf = new Uint8Array(glyphs.reduce((sum, glyph) => sum + padded(glyph.length), 0))
  let at = 0
  for (const [index, glyph] of glyphs.entries()) {
    glyf.set(glyph, at)
    at += padded(glyph.length)
    loca.setUint32(4 * (index + 1), at)
  }
  return { glyf, loca: new Uint8Array(loca.buffer) }
}

/** Tables and glyphs begin at multiples of four bytes. */
export const padded = (length: number) => (length + 3) & ~3

function nextGlyph(streams: Streams, hasBox: boolean): Uint8Array {
  const contours = streams.contours.i16()
  if (contours === 0) return new Uint8Array(0)
  return contours > 0 ? simpleGlyph(streams, contours, hasBox) : compositeGlyph(streams)
}

type Point = { dx: number; dy: number; onCurve: boolean }

function simpleGlyph(streams: Streams, contours: number, hasBox: boolean): Uint8Array {
  const ends: number[] = []
  let count = 0
  for (let contour = 0; contour < contours; contour += 1) {
    count += streams.points.packed16()
    ends.push(count - 1)
  }
  const points = Array.from({ length: count }, () => nextPoint(streams.flags.u8(), streams.glyphs))
  const instructions = streams.instructions.take(streams.glyphs.packed16())
  const box = hasBox ? Array.from({ length: 4 }, () => streams.boxes.i16()) : boxOf(points)
  const bytes = new Uint8Array(10 + 2 * contours + 2 + instructions.length + 5 * count)
  const view = new DataView(bytes.buffer)
  let at = 0
  const put16 = (value: number) => {
    view.setInt16(at, value)
    at += 2
  }
  for (const value of [contours, ...box, ...ends, instructions.length]) put16(value)
  bytes.set(instructions, at)
  at += instructions.length
  for (const { onCurve } of points) bytes[at++] = onCurve ? ON_CURVE : 0
  for (const { dx } of points) put16(dx)
  for (const { dy } of points) put16(dy)
  return bytes
}

function boxOf(points: readonly Point[]): number[] {
  let [x, y] = [0, 0]
  const box = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { dx, dy } of points) {
    x += dx
    y += dy
    box[0] = Math.min(box[0] ?? x, x)
    box[1] = Math.min(box[1] ?? y, y)
    box[2] = Math.max(box[2] ?? x, x)
    box[3] = Math.max(box[3] ?? y, y)
  }
  return box
}

/** One point from its flag and one to four bytes (WOFF2 recommendation, 5.2, triplet encoding). */
function nextPoint(flags: number, from: ByteStream): Point {
  const code = flags & 0x7f
  const onCurve = flags < 0x80
  const x = (size: number) => (code & 1 ? size : -size)
  const y = (size: number) => (code & 2 ? size : -size)
  // Where only one direction moves, the lowest bit is its sign.
  if (code < 10) return { dx: 0, dy: x(((code & 14) << 7) + from.u8()), onCurve }
  if (code < 20) return { dx: x((((code - 10) & 14) << 7) + from.u8()), dy: 0, onCurve }
  if (code < 84) {
    const [high, low] = [code - 20, from.u8()]
    return { dx: x(1 + (high & 0x30) + (low >> 4)), dy: y(1 + ((high & 0x0c) << 2) + (low & 0x0f)), onCurve }
  }
  if (code < 120) {
    const high = code - 84
    const dx = x(1 + (Math.floor(high / 12) << 8) + from.u8())
    return { dx, dy: y(1 + (((high % 12) >> 2) << 8) + from.u8()), onCurve }
  }
  if (code < 124) {
    const [first, middle, last] = [from.u8(), from.u8(), from.u8()]
    return { dx: x((first << 4) + (middle >> 4)), dy: y(((middle & 0x0f) << 8) + last), onCurve }
  }
  const dx = x(from.u16())
  return { dx, dy: y(from.u16()), onCurve }
}

function compositeGlyph(streams: Streams): Uint8Array {
  const parts: Uint8Array[] = []
  let flags = MORE_COMPONENTS
  let hasInstructions = false
  while (flags & MORE_COMPONENTS) {
    const start = streams.composites.take(2)
    flags = ((start[0] ?? 0) << 8) | (start[1] ?? 0)
    hasInstructions ||= (flags & HAS_INSTRUCTIONS) !== 0
    const scale = flags & ONE_SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0
    parts.push(start, streams.composites.take(2 + (flags & WORD_ARGUMENTS ? 4 : 2) + scale))
  }
  const instructions = hasInstructions ? streams.instructions.take(streams.glyphs.packed16()) : null
  const box = streams.boxes.take(8)
  const lengthOf = (value: number) => new Uint8Array([value >> 8, value & 0xff])
  const tail = instructions === null ? [] : [lengthOf(instructions.length), instructions]
  return new Uint8Array(Buffer.concat([new Uint8Array([0xff, 0xff]), box, ...parts, ...tail]))
}
