import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import encode, { init } from '@jsquash/webp/encode.js'
import type { Pixels } from './render-page.ts'

/** Encodes pixels as an opaque WebP of a `quality` of 0 to 100. */
export type EncodeWebp = (pixels: Pixels, quality: number) => Promise<Uint8Array>

/** Of 0 to 6. From 3 on a page takes twice the time to write, for a file that is 5% smaller. */
const method = 2

/**
 * Starts libwebp in the calling thread. Its work has the thread's priority, and its time counts as the thread's: a library with threads
 * of its own would take the processor from people who wait for an answer.
 */
export async function startWebpEncoder(): Promise<EncodeWebp> {
  const path = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm')
  const wasm = new Uint8Array(await readFile(path))
  await init({ wasmBinary: wasm.buffer })
  return async ({ rgba: data, width, height }, quality) =>
    new Uint8Array(await encode({ data, width, height }, { quality, method }))
}
