import { brotliDecompressSync } from 'node:zlib'
import { ByteStream } from './byte-stream.ts'
import { padded, rebuildOutlines } from './woff2-glyphs.ts'

const SIGNATURE = 0x774f4632

/** Tags by their number in a WOFF2 directory (WOFF2 recommendation, 4.1). */
const knownTags = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep', 'CFF '],
  ...['VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE', 'GDEF', 'GPOS'],
  ...['GSUB', 'EBSC', 'JSTF', 'MATH', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt', 'avar', 'bdat', 'bloc'],
  ...['bsln', 'cvar', 'fdsc', 'feat', 'fmtx', 'fvar', 'gvar', 'hsty', 'just', 'lcar', 'mort', 'morx', 'opbd', 'prop'],
  ...['trak', 'Zapf', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill'],
]

/** Tables of a font with one weight and no alternates: letters are placed and kerned, each as itself. */
const kept = new Set([
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'prep'],
  ...['GDEF', 'GPOS'],
])

type Entry = { tag: string; length: number; isTransformed: boolean }

/**
 * A WOFF2 font as plain TrueType, of a variable one its default weight: PDF writers take their parts from the plain form.
 * Throws RangeError for bytes that are no WOFF2 font with TrueType outlines.
 */
export function woff2ToTtf(woff2: Uint8Array): Uint8Array {
  const tables = tablesOf(woff2)
  const [glyf, head] = [tables.get('glyf'), tables.get('head')]
  if (!glyf?.isTransformed || !head) throw new RangeError('The font has no outlines in the form of WOFF2.')
  const outlines = rebuildOutlines(glyf.bytes)
  const plain = new Map<string, Uint8Array>()
  for (const [tag, { bytes, isTransformed }] of tables) {
    if (!kept.has(tag)) continue
    plain.set(tag, tag === 'hmtx' && isTransformed ? rebuildMetrics(bytes, tables, outlines.xMin) : bytes)
  }
  const withLongOffsets = Uint8Array.from(head.bytes)
  new DataView(withLongOffsets.buffer).setInt16(50, outlines.locaFormat)
  plain.set('head', withLongOffsets)
  plain.set('glyf', outlines.glyf)
  plain.set('loca', outlines.loca)
  return fontOf(plain)
}

type Tables = Map<string, { bytes: Uint8Array; isTransformed: boolean }>

function tablesOf(woff2: Uint8Array): Tables {
  const file = new ByteStream(woff2)
  if (file.u32() !== SIGNATURE) throw new RangeError('These bytes are no WOFF2 font.')
  file.take(8)
  const count = file.u16()
  file.take(6)
  const compressed = file.u32()
  file.take(24)
  const entries = Array.from({ length: count }, () => nextEntry(file))
  const content = new ByteStream(brotliDecompressSync(file.take(compressed)))
  return new Map(entries.map(({ tag, length, isTransformed }) => [tag, { bytes: content.take(length), isTransformed }]))
}

function nextEntry(file: ByteStream): Entry {
  const flags = file.u8()
  const number = flags & 0x3f
  const tag = number === 0x3f ? Buffer.from(file.take(4)).toString('latin1') : (knownTags[number] ?? '')
  const version = flags >> 6
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
  const length = file.base128()
  return { tag, length: isTransformed ? file.base128() : length, isTransformed }
}

/** `hmtx` whose left side bearings were left out because the outlines tell them (WOFF2 recommendation, 5.4). */
function rebuildMetrics(bytes: Uint8Array, tables: Tables, xMin: readonly number[]): Uint8Array {
  const hhea = tables.get('hhea')
  if (!hhea) throw new RangeError('The font has no metrics.')
  const wide = new DataView(hhea.bytes.buffer, hhea.bytes.byteOffset).getUint16(34)
  const from = new ByteStream(bytes)
  const flags = from.u8()
  const widths = Array.from({ length: wide }, () => from.u16())
  const own = widths.map((_, index) => (flags & 1 ? (xMin[index] ?? 0) : from.i16()))
  const rest = xMin.slice(wide).map((edge) => (flags & 2 ? edge : from.i16()))
  const made = new DataView(new ArrayBuffer(4 * wide + 2 * rest.length))
  for (const [index, width] of widths.entries()) {
    made.setUint16(4 * index, width)
    made.setInt16(4 * index + 2, own[index] ?? 0)
  }
  for (const [index, bearing] of rest.entries()) made.setInt16(4 * wide + 2 * index, bearing)
  return new Uint8Array(made.buffer)
}

/** The file around the tables. Its check sums stay zero: whoever embeds a part of the font makes them anew. */
function fontOf(tables: Map<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const start = 12 + 16 * sorted.length
  const bytes = new Uint8Array(sorted.reduce((sum, [, table]) => sum + padded(table.length), start))
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x00010000)
  view.setUint16(4, sorted.length)
  let at = start
  for (const [index, [tag, table]] of sorted.entries()) {
    const entry = 12 + 16 * index
    bytes.set(Buffer.from(tag, 'latin1'), entry)
    view.setUint32(entry + 8, at)
    view.setUint32(entry + 12, table.length)
    bytes.set(table, at)
    at += padded(table.length)
  }
  return bytes
}
