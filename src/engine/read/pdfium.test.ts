import { describe, expect, it } from 'vitest'
import { capWasmMemory, loadPdfium } from './pdfium.ts'

const header = [0, 97, 115, 109, 1, 0, 0, 0]
/** A module with one memory: `initial` pages at least, 32,768 at most. */
const moduleWith = (initial: number) => Uint8Array.from([...header, 5, 6, 1, 1, initial, 0x80, 0x80, 0x02])

describe('the memory of PDFium', () => {
  it('is capped by the maximum that the module declares', () => {
    const capped = capWasmMemory(moduleWith(1), 512)
    expect([...capped.slice(8)]).toEqual([5, 6, 1, 1, 1, 0x80, 0xc0, 0x00])
  })

  it('is never capped below what the module starts with', () => {
    const capped = capWasmMemory(moduleWith(100), 1)
    expect([...capped.slice(13)]).toEqual([0xe4, 0x80, 0x00])
  })

  it('refuses a module that has no maximum, or no memory', () => {
    expect(() => capWasmMemory(Uint8Array.from([...header, 5, 3, 1, 0, 1]), 512)).toThrow(/declares no maximum/)
    expect(() => capWasmMemory(Uint8Array.from(header), 512)).toThrow(/no memory section/)
  })

  it('ends an allocation over the cap without a crash', async () => {
    const { calls } = await loadPdfium(64)
    expect(calls.malloc(256 * 1024 * 1024)).toBe(0)
    expect(calls.malloc(1024)).toBeGreaterThan(0)
  })
})
