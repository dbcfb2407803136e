import type { Readable } from 'node:stream'

/** First and last byte, both counted from 0 and both included. */
export type ByteRange = { start: number; end: number }

/** A file of the store, without its content. */
export type StoredFile = { key: string; bytes: number }

/** What was stored of a stream. */
export type StoredBytes = { bytes: number; sha256: string }

/**
 * Where uploaded files live. A key is a relative path of letters, digits, '.', '_' and '-' with '/' between the parts.
 * Reading a key that isn't there rejects with AppError 404; a store that can't be reached, with AppError 503.
 */
export type FileStore = {
  /** Where it is, for a person who reads a sentence about it: a path, or 'the bucket NAME at HOST'. */
  place: string
  /**
   * Stores a stream whole or not at all; the bytes are kept for good when it resolves. Rejects with the stream's error, or with
   * AppError 507 when the store is full, 503 when it can't be written to.
   */
  putStream: (key: string, stream: Readable) => Promise<StoredBytes>
  getStream: (key: string, range?: ByteRange) => Promise<Readable>
  getBytes: (key: string) => Promise<Uint8Array>
  /** Every stored file, in any order; one that comes or goes meanwhile may be among them or not. */
  list: () => AsyncIterable<StoredFile>
  /** Does nothing when the key isn't there. */
  delete: (key: string) => Promise<void>
  /** Deletes every key below `prefix`. */
  deleteFolder: (prefix: string) => Promise<void>
  close: () => void
}
