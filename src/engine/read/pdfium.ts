import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init } from '@embedpdf/pdfium'

/**
 * PDFium's C functions as the WASM module exports them; names and argument order are those of PDFium's public headers;
 * `EPDF_` and `PDFiumExt_` are the build's own.
 * Every argument and result is a number: pointers, handles, counts, flags.
 */
const callNames = [
  'malloc',
  'free',
  'FPDF_InitLibrary',
  'FPDF_LoadMemDocument',
  'FPDF_GetLastError',
  'FPDF_CloseDocument',
  'FPDF_GetPageCount',
  'FPDF_GetMetaText',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageWidthF',
  'FPDF_GetPageHeightF',
  'FPDF_GetPageBoundingBox',
  'FPDF_RenderPageBitmap',
  'FPDFPage_GetRotation',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_SetFillColor',
  'FPDFPageObj_SetIsActive',
  'FPDFPath_GetDrawMode',
  'FPDFPath_CountSegments',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_GetTextObject',
  'FPDFText_GetCharBox',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetMatrix',
  'FPDFText_GetFontSize',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFFont_GetBaseFontName',
  'FPDFFont_GetWeight',
  'FPDFLink_Enumerate',
  'FPDFLink_GetAnnotRect',
  'FPDFLink_GetAction',
  'FPDFAction_GetType',
  'FPDFAction_GetURIPath',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_GetBuffer',
  'FPDFBitmap_GetStride',
  'FPDFBitmap_Destroy',
  'EPDF_RemoveEncryption',
  'PDFiumExt_OpenFileWriter',
  'PDFiumExt_SaveAsCopy',
  'PDFiumExt_GetFileWriterSize',
  'PDFiumExt_GetFileWriterData',
  'PDFiumExt_CloseFileWriter',
] as const
type PdfiumCalls = Record<(typeof callNames)[number], (...args: number[]) => number>

/** One instance of PDFium. After a call of it has thrown, the instance must not be used again. */
export type Pdfium = {
  calls: PdfiumCalls
  /** Returns the instance's memory. Call it again after every other call: growth replaces the memory. */
  heap: () => Heap
  /** Address of 64 bytes for results of calls, 8-aligned. */
  scratch: number
}
type Heap = { bytes: Uint8Array; floats: Float32Array; doubles: Float64Array; ints: Int32Array }

const wasmPage = 65_536

/**
 * Starts PDFium. `memoryMb` caps the memory of the instance: an allocation over it fails inside PDFium, or aborts the
 * instance with an error that JavaScript can catch.
 */
export async function loadPdfium(memoryMb = 512): Promise<Pdfium> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  const wasm = capWasmMemory(await readFile(path), memoryMb)
  const binary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength)
  const silent = () => undefined
  const module = await init({ wasmBinary: binary, print: silent, printErr: silent })
  const exported: unknown = module.pdfium.wasmExports
  if (!hasCalls(exported)) throw new Error('The PDFium module lacks functions that reading needs.')
  exported.FPDF_InitLibrary()
  return { calls: exported, heap: createHeapView(exported.memory), scratch: exported.malloc(64) }
}

type Memory = { readonly buffer: ArrayBuffer }

function hasCalls(exported: unknown): exported is PdfiumCalls & { memory: Memory } {
  if (typeof exported !== 'object' || exported === null || !('memory' in exported)) return false
  const table = exported as Record<string, unknown>
  return callNames.every((name) => typeof table[name] === 'function')
}

function createHeapView(memory: Memory): () => Heap {
  let buffer: ArrayBuffer | null = null
  let heap: Heap | null = null
  return () => {
    if (heap === null || memory.buffer !== buffer) {
      buffer = memory.buffer
      heap = {
        bytes: new Uint8Array(buffer),
        floats: new Float32Array(buffer),
        doubles: new Float64Array(buffer),
        ints: new Int32Array(buffer),
      }
    }
    return heap
  }
}

/**
 * Returns a copy of a WASM binary whose memory section declares at most `memoryMb`. The engine enforces this maximum itself,
 * which resource limits of a worker thread don't do for WASM memory. The section is rewritten in place: the maximum is
 * a LEB128 number, padded to the bytes that it has.
 */
export function capWasmMemory(wasm: Uint8Array, memoryMb: number): Uint8Array {
  const copy = Uint8Array.from(wasm)
  let at = 8
  const readNumber = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = copy[at++] ?? 0
      value += (byte & 127) * 2 ** shift
      if (byte < 128) return value
    }
  }
  while (at < copy.length) {
    const section = copy[at++]
    const end = readNumber() + at
    if (section === 5) {
      const [count, flags] = [readNumber(), readNumber()]
      const initial = readNumber()
      if (count !== 1 || flags !== 1) throw new Error('The WASM module declares no maximum of memory to lower.')
      const pages = Math.max(initial, Math.floor((memoryMb * 1024 * 1024) / wasmPage))
      writePadded(copy, at, end, pages)
      return copy
    }
    at = end
  }
  throw new Error('The WASM module has no memory section.')
}

function writePadded(bytes: Uint8Array, from: number, to: number, value: number) {
  let rest = value
  for (let at = from; at < to; at++) {
    bytes[at] = (rest % 128) | (at < to - 1 ? 128 : 0)
    rest = Math.floor(rest / 128)
  }
  if (rest > 0) throw new Error('The memory limit is over what the WASM module can declare.')
}

/** Reads text by a call that returns the bytes it needs when it gets no room, and fills them when it gets some. */
export function readString(
  pdfium: Pdfium,
  encoding: 'utf-8' | 'utf-16le' | 'latin1',
  call: (buffer: number, length: number) => number,
): string {
  const length = call(0, 0)
  if (length <= 0 || length > 1_000_000) return ''
  const buffer = pdfium.calls.malloc(length)
  try {
    call(buffer, length)
    const bytes = Buffer.from(pdfium.heap().bytes.subarray(buffer, buffer + length))
    const nothing = encoding === 'utf-16le' ? 2 : 1
    return bytes.toString(encoding, 0, Math.max(0, length - nothing))
  } finally {
    pdfium.calls.free(buffer)
  }
}
