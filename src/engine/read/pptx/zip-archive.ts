import { Inflate } from 'fflate'
import { ReadFailure } from '../../ports.ts'
import { createReadFailure } from '../read-failures.ts'
import { createLockedFailure } from './file-kind.ts'

/** Most bytes that one part may unpack to, and all that are unpacked together. */
export type ZipLimits = { partBytes: number; totalBytes: number }

/** The parts of a zip archive. Names are those of the archive without a leading slash, found whatever their case. */
type ZipArchive = {
  has: (name: string) => boolean
  /** The bytes of a part, null when there is none. Throws ReadFailure when it is damaged or larger than allowed. */
  read: (name: string) => Uint8Array | null
}

type Entry = { name: string; method: number; packed: number; size: number; at: number }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
/** The end record has 22 bytes and a comment of at most 65,535. */
const endSearched = 22 + 65_535
const mostEntries = 20_000
const stored = 0
const deflated = 8
const encryptedFlag = 1
/** Deflate makes at most 1032 bytes of one, so that a step of this size stays below 17 MB. */
const step = 16_384

/**
 * Opens a zip archive (APPNOTE 6.3.10) by its central directory. Parts are refused by the size that they state, and
 * again while they are unpacked. Throws ReadFailure.
 */
export function openZip(bytes: Uint8Array, limits: ZipLimits): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readDirectory(bytes, view)
  let declared = 0
  for (const { size } of entries.values()) {
    declared += size
    if (size > limits.partBytes || declared > limits.totalBytes) throw createTooLargeFailure(limits)
  }
  let unpacked = 0
  return {
    has: (name) => entries.has(toKey(name)),
    read: (name) => {
      const entry = entries.get(toKey(name))
      if (entry === undefined) return null
      const room = Math.min(limits.partBytes, limits.totalBytes - unpacked)
      const part = unpack(bytes, view, entry, room, limits)
      unpacked += part.length
      return part
    },
  }
}

/** Some programs part the steps of a name like paths of Windows. */
const toKey = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

function readDirectory(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const entries = new Map<string, Entry>()
  if (count > mostEntries) throw createReadFailure('damaged')
  for (let n = 0; n < count; n++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entryMark) throw createReadFailure('damaged')
    if ((view.getUint16(at + 8, true) & encryptedFlag) !== 0) throw createLockedFailure()
    const nameLength = view.getUint16(at + 28, true)
    const name = Buffer.from(bytes.buffer, bytes.byteOffset + at + 46, nameLength).toString('utf8')
    entries.set(toKey(name), {
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function findEnd(view: DataView): number {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, view.byteLength - endSearched); at--) {
    if (view.getUint32(at, true) === endMark) return at
  }
  throw createReadFailure('damaged')
}

function unpack(bytes: Uint8Array, view: DataView, entry: Entry, room: number, limits: ZipLimits): Uint8Array {
  const { at, packed, size, method } = entry
  if (at + 30 > bytes.length || view.getUint32(at, true) !== localMark) throw createReadFailure('damaged')
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (from + packed > bytes.length) throw createReadFailure('damaged')
  const data = bytes.subarray(from, from + packed)
  if (method !== stored && method !== deflated) throw createReadFailure('damaged')
  const part = method === stored ? data : inflate(data, room, limits)
  if (part.length > room) throw createTooLargeFailure(limits)
  if (part.length !== size) throw createReadFailure('damaged')
  return part
}

function inflate(data: Uint8Array, room: number, limits: ZipLimits): Uint8Array {
  const chunks: Uint8Array[] = []
  let length = 0
  const stream = new Inflate((chunk) => {
    length += chunk.length
    if (length > room) throw createTooLargeFailure(limits)
    chunks.push(chunk)
  })
  try {
    for (let at = 0; at === 0 || at < data.length; at += step) {
      stream.push(data.subarray(at, at + step), at + step >= data.length)
    }
  } catch (error) {
    throw error instanceof ReadFailure ? error : createReadFailure('damaged')
  }
  return Buffer.concat(chunks, length)
}

function createTooLargeFailure({ partBytes, totalBytes }: ZipLimits): ReadFailure {
  const [part, total] = [Math.round(partBytes / 1_000_000), Math.round(totalBytes / 1_000_000)]
  return new ReadFailure(
    'too-large',
    `The presentation unpacks to more than ${total} MB, or one of its parts to more than ${part} MB. ` +
      'Compress its pictures and media, or export it as PDF, and upload that.',
  )
}
