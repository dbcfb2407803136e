import { inflateSync } from 'node:zlib'

const signature = 0x774f4646
const headBytes = 44
const entryBytes = 20
const plainHeadBytes = 12
const plainEntryBytes = 16

/**
 * Returns a WOFF font as plain TrueType or OpenType, without its table of substitutions: each letter is shown as itself. The
 * PDF writer takes WOFF too, but inflates the outlines of all letters again for each letter (decision 016). The checksums
 * stay zero: nothing that reads the font here looks at them. Throws for other bytes and for a font that is cut.
 */
export function unpackFont(woff: Uint8Array): Buffer {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (view.getUint32(0) !== signature) throw new RangeError('These bytes are not a WOFF font.')
  const tables = readTables(woff, view).filter(({ tag }) => tag !== 'GSUB')
  const start = plainHeadBytes + plainEntryBytes * tables.length
  const plain = Buffer.alloc(tables.reduce((size, { bytes }) => size + alignBytes(bytes.length), start))
  plain.writeUInt32BE(view.getUint32(4), 0)
  plain.writeUInt16BE(tables.length, 4)
  let at = start
  for (const [index, { tag, bytes }] of tables.entries()) {
    const entry = plainHeadBytes + plainEntryBytes * index
    plain.write(tag, entry, 'latin1')
    plain.writeUInt32BE(at, entry + 8)
    plain.writeUInt32BE(bytes.length, entry + 12)
    plain.set(bytes, at)
    at += alignBytes(bytes.length)
  }
  return plain
}

/** The tables by the directory of the file (WOFF recommendation, 4); a table that would not shrink is stored as it is. */
function readTables(woff: Uint8Array, view: DataView): Array<{ tag: string; bytes: Uint8Array }> {
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const entry = headBytes + entryBytes * index
    const tag = Buffer.from(woff.subarray(entry, entry + 4)).toString('latin1')
    const offset = view.getUint32(entry + 4)
    const packed = woff.subarray(offset, offset + view.getUint32(entry + 8))
    const length = view.getUint32(entry + 12)
    const bytes = packed.length < length ? inflateSync(packed) : packed
    if (bytes.length !== length) throw new RangeError('The font ends too early.')
    return { tag, bytes }
  })
}

/** Each table begins at a multiple of four bytes. */
const alignBytes = (length: number) => (length + 3) & ~3
