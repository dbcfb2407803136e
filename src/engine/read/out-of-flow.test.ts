import { describe, expect, it } from 'vitest'
import { lineTexts, put, readPageOf } from './test-reading.ts'

const inOrder = async (draw: Parameters<typeof readPageOf>[0]) => lineTexts(await readPageOf(draw))
const items = ['Yards and scales', 'Drivers and loads', 'Rules and papers']

const closing = 'All of it is spent by the spring of the year after next, and every quarter is reported on.'

/** Paragraphs at the left, a sentence under all, and shares around a pie at the right. */
const page = (shares: readonly string[]) => (doc: PDFKit.PDFDocument) => {
  put(doc, 'Where it goes', 60, 30, 24)
  for (const [n, item] of items.entries()) put(doc, item, 60, 100 + n * 50, 12)
  put(doc, closing, 60, 340, 14)
  const places = [
    [500, 90],
    [620, 150],
    [420, 205],
  ] as const
  for (const [n, [x, y]] of places.entries()) put(doc, shares[n] ?? '', x, y, 12)
}

describe('shares around a pie', () => {
  it('are read after the text beside them', async () => {
    const shares = ['20% yards', '50% drivers', '30% rules']
    const lines = await inOrder(page(shares))
    expect(lines.slice(-3)).toEqual(shares)
    expect(lines.slice(1, 4)).toEqual(items)
  })

  it('are none where they do not make up the whole', async () => {
    const lines = await inOrder(page(['20% yards', '50% drivers', '80% rules']))
    expect(lines.at(-1)).toBe(closing)
  })

  it('are none where they are set under one another', async () => {
    const lines = await inOrder((doc) => {
      for (const [n, share] of ['20% yards', '50% drivers', '30% rules'].entries()) put(doc, share, 60, 100 + n * 40)
      put(doc, 'The next round closes in June.', 60, 300)
    })
    expect(lines.at(-1)).toBe('The next round closes in June.')
  })

  it('are left on the panel that holds them all', async () => {
    const lines = await inOrder((doc) => {
      doc.rect(380, 70, 320, 170).fill('#dde6f0')
      page(['20% yards', '50% drivers', '30% rules'])(doc)
    })
    expect(lines.at(-1)).toBe(closing)
  })
})
