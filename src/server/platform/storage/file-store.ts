import type { Readable } from 'node:stream'

/** First and last byte, both counted from 0 and both included. */
export type ByteRange = { start: number; end: number }

/** A file of the store, without its content. */
export type StoredFile = { key: string; bytes: number }

/**
 * Where uploaded files live. A key is a relative path of letters, digits, '.', '_' and '-' with '/' between the parts.
 * Reading a key that isn't there rejects with AppError 404.
 */
export type FileStore = {
  /**
   * Stores a stream whole or not at all; the bytes are on the disk when it resolves. Rejects with the stream's error, or with
   * AppError 507 when the disk is full, 503 when it can't be written to.
   */
  putStream: (key: string, stream: Readable) => Promise<{ bytes: number; sha256: string }>
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
