import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import type { Box, DeckDoc } from '../deck-doc.ts'
import { toIsoDate } from './metadata.ts'
import { makePdf, put, readBytes } from './test-reading.ts'

const inside = ({ x, y, width, height }: Box) =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1.000001 && y + height <= 1.000001

function expectSound(doc: DeckDoc) {
  for (const page of doc.pages) {
    const lines = page.blocks.flatMap((block) => block.lines)
    expect(new Set(lines).size).toBe(lines.length)
    for (const block of page.blocks) expect(block.lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line.text).toBe(line.words.map((word) => word.text).join(' '))
    const boxes = [...page.blocks, ...lines, ...lines.flatMap((line) => line.words)].map((one) => one.box)
    expect(boxes.filter((box) => !inside(box))).toEqual([])
  }
}

describe('a reading', () => {
  it('has every word in one place, within the page', async () => {
    const words = fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 600 }),
        y: fc.integer({ min: 0, max: 380 }),
        size: fc.integer({ min: 6, max: 60 }),
      }),
      { minLength: 1, maxLength: 25 },
    )
    await fc.assert(
      fc.asyncProperty(words, async (places) => {
        const texts = places.map((_, n) => `w${n}x`)
        const doc = await readBytes(
          makePdf((pdf) => {
            for (const [n, { x, y, size }] of places.entries()) put(pdf, texts[n] ?? '', x, y, size)
          }),
        )
        expectSound(doc)
        const page = doc.pages[0]
        const read = page?.blocks.flatMap((block) => block.lines.map((line) => line.text)) ?? []
        const all = [...read, ...(page?.hidden.map((hidden) => hidden.text) ?? [])].join(' ')
        for (const text of texts) expect(all.split(text).length - 1).toBe(1)
      }),
      { seed: 7, numRuns: 40 },
    )
  })

  it('is the same each time, and plain data', async () => {
    const pdf = textDeckPdf(6)
    const [first, second] = [await readBytes(pdf), await readBytes(pdf)]
    expect(second).toEqual(first)
    expect(structuredClone(first)).toEqual(JSON.parse(JSON.stringify(first)))
    expectSound(first)
  })
})

describe('dates of a document', () => {
  it.each([
    ["D:20230514101500+02'00'", '2023-05-14'],
    ['D:2023', '2023-01-01'],
    ['2024-02-29T10:00:00', '2024-02-29'],
    ['D:20231340', null],
    ['yesterday', null],
    [null, null],
  ])('%s', (text, iso) => {
    expect(toIsoDate(text)).toBe(iso)
  })
})
