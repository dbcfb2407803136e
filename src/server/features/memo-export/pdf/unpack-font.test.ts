import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { unpackFont } from './unpack-font.ts'

const readFont = (name: string) => readFile(fileURLToPath(import.meta.resolve(`@fontsource/${name}-400-normal.woff`)))

function openFont(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error('A collection of fonts.')
  return font
}

describe.each(['inter/files/inter-greek-ext', 'source-serif-4/files/source-serif-4-cyrillic'])(
  '%s unpacked',
  (name) => {
    it('has the same glyphs, widths and letters', async () => {
      const woff = await readFont(name)
      const [packed, plain] = [openFont(woff), openFont(unpackFont(woff))]
      expect(plain.type).toBe('TTF')
      expect(plain.numGlyphs).toBe(packed.numGlyphs)
      expect(plain.characterSet).toEqual(packed.characterSet)
      expect(plain.characterSet.length).toBeGreaterThan(50)
      for (const code of packed.characterSet) {
        const [before, after] = [packed.glyphForCodePoint(code), plain.glyphForCodePoint(code)]
        expect([code, after.path.commands]).toEqual([code, before.path.commands])
        expect([code, after.advanceWidth]).toEqual([code, before.advanceWidth])
      }
    })
  },
)

describe('unpacking', () => {
  it('leaves substitutions out, so that each letter is shown and copied as itself', async () => {
    const woff = await readFont('source-serif-4/files/source-serif-4-latin')
    const glyphs = openFont(unpackFont(woff)).layout('difficult').glyphs
    expect(glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))).toEqual([...'difficult'])
    expect(openFont(woff).availableFeatures).toContain('liga')
  })

  it('refuses other bytes and a font that is cut', async () => {
    expect(() => unpackFont(Buffer.from('%PDF-1.7 and then nothing at all'))).toThrow(
      'These bytes are not a WOFF font.',
    )
    const woff = await readFont('inter/files/inter-greek')
    expect(() => unpackFont(woff.subarray(0, 60))).toThrow()
    expect(() => unpackFont(woff.subarray(0, woff.length - 2000))).toThrow()
  })
})
