import { expect, it } from 'vitest'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { makePdf, put, readBytes } from '../test-reading.ts'
import { alignWords } from './align-words.ts'

const docOf = (draw: (doc: PDFKit.PDFDocument) => void) => readBytes(makePdf(draw))
const placesOf = (doc: DeckDoc) =>
  doc.pages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      block.lines.flatMap((line) => line.words.map((word) => [word.text, Math.round(word.box.x * 720)] as const)),
    ),
  )

it('moves each word to the nearest one of the same text, once, and leaves those that the other drawing lacks', async () => {
  const own = await docOf((doc) => {
    put(doc, 'alpha', 100, 40)
    put(doc, 'alpha', 300, 40)
    put(doc, 'gamma', 100, 200)
    put(doc, 'delta', 500, 300)
  })
  const other = await docOf((doc) => {
    put(doc, 'alpha', 320, 45)
    put(doc, 'alpha', 120, 45)
    put(doc, 'delta', 20, 20)
  })
  const placed = alignWords(own, other)
  expect(placesOf(placed)).toEqual([
    ['alpha', 120],
    ['alpha', 320],
    ['gamma', 100],
    ['delta', 500],
  ])
  expect(placed.pages[0]?.blocks.map((block) => block.box)).toEqual(own.pages[0]?.blocks.map((block) => block.box))
})
