import { ReadFailure } from '../../ports.ts'
import { createReadFailure } from '../read-failures.ts'

const searched = 1024
const pdf = Buffer.from('%PDF-')
const zip = Buffer.from('PK\x03\x04', 'latin1')
/** A zip archive without any entry begins with the mark of its directory's end. */
const emptyZip = Buffer.from('PK\x05\x06', 'latin1')
/** Compound File Binary, [MS-CFB] 2.2: old Office files, and new ones under a password. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const encryptedEntry = Buffer.from('EncryptedPackage', 'utf16le')

export type FileKind = 'pdf' | 'zip' | 'compound' | 'other'

/** What a file is by its first bytes; its name tells nothing. A PDF may have a few bytes before its signature. */
export function detectFileKind(bytes: Uint8Array): FileKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, searched))
  const begins = (mark: Buffer) => head.subarray(0, mark.length).equals(mark)
  if (begins(zip) || begins(emptyZip)) return 'zip'
  if (begins(compound)) return 'compound'
  return head.includes(pdf) ? 'pdf' : 'other'
}

/** Why a compound file can't be read: it is a presentation under a password, or of the format before 2007. */
export function createCompoundFailure(bytes: Uint8Array): ReadFailure {
  const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(encryptedEntry)
  return isLocked
    ? createLockedFailure()
    : new ReadFailure(
        'not-a-deck',
        'This file has the format of PowerPoint before 2007. Save it as .pptx or export it as PDF, and upload that.',
      )
}

/** The failure of a presentation that opens with a password only. */
export function createLockedFailure(): ReadFailure {
  return createReadFailure('locked-presentation')
}
