/** Copies bytes to memory that all threads share, so that a large file isn't copied for each task. */
export function copyToShared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length))
  copy.set(bytes)
  return copy
}
