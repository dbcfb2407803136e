import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fontCoverage } from './font-coverage.ts'
import { woff2ToTtf } from './woff2-to-ttf.ts'

type Glyph = { path: { commands: unknown }; advanceWidth: number }
type Fontkit = {
  create: (font: Uint8Array) => { numGlyphs: number; characterSet: number[]; getGlyph: (id: number) => Glyph }
}

/** The reader that the PDF writer brings along; it reads WOFF2, too, and so proves the conversion. */
const fontkit = createRequire(import.meta.resolve('pdfkit'))('fontkit') as Fontkit
const bytesOf = async (name: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}-wght-normal.woff2`)))

describe.each([
  'inter/files/inter-latin',
  'inter/files/inter-greek-ext',
  'source-serif-4/files/source-serif-4-latin',
  'source-serif-4/files/source-serif-4-cyrillic',
])('%s as a plain font', (name) => {
  it('has the same glyphs, widths and letters', async () => {
    const woff2 = await bytesOf(name)
    const ttf = woff2ToTtf(woff2)
    const [before, after] = [fontkit.create(woff2), fontkit.create(Buffer.from(ttf))]
    expect(after.numGlyphs).toBe(before.numGlyphs)
    expect(before.numGlyphs).toBeGreaterThan(100)
    for (let id = 0; id < before.numGlyphs; id += 1) {
      expect([id, after.getGlyph(id).path.commands]).toEqual([id, before.getGlyph(id).path.commands])
      expect([id, after.getGlyph(id).advanceWidth]).toEqual([id, before.getGlyph(id).advanceWidth])
    }
    const letters = before.characterSet.filter((code) => code < 0xffff)
    expect([...fontCoverage(ttf)].sort((one, other) => one - other)).toEqual(letters)
  })
})

describe('what is no such font', () => {
  it('is refused', async () => {
    expect(() => woff2ToTtf(Buffer.from('%PDF-1.7 and then nothing at all'))).toThrow('These bytes are no WOFF2 font.')
    const cut = (await bytesOf('inter/files/inter-greek')).subarray(0, 30)
    expect(() => woff2ToTtf(cut)).toThrow(RangeError)
    expect(() => fontCoverage(new Uint8Array(12))).toThrow('The font has no table cmap.')
  })
})
