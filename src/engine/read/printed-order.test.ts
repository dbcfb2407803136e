import { describe, expect, it } from 'vitest'
import { lineTexts, put, readPageOf } from './test-reading.ts'

const inOrder = async (draw: Parameters<typeof readPageOf>[0]) => lineTexts(await readPageOf(draw))

/** Places around a ring, clockwise from the top. */
const ring: [number, number][] = [
  [320, 90],
  [500, 160],
  [430, 280],
  [210, 280],
  [140, 160],
]
const stages = ['A load is posted', 'A driver takes it', 'The yard weighs it', 'The port counts it', 'The bank pays it']

function place(doc: PDFKit.PDFDocument, n: number, number: string): void {
  const [x, y] = ring[n] ?? [0, 0]
  put(doc, `${number}. ${stages[n]}`, x, y)
}

describe('printed numbers', () => {
  it('tell the order around a ring, under the title', async () => {
    const lines = await inOrder((doc) => {
      put(doc, 'How a load travels', 60, 30, 28)
      for (const n of [0, 4, 1, 3, 2]) place(doc, n, `${n + 1}`)
    })
    expect(lines).toEqual(['How a load travels', ...stages.map((stage, n) => `${n + 1}. ${stage}`)])
  })

  it('tell nothing where one is missing', async () => {
    const lines = await inOrder((doc) => {
      for (const n of stages.keys()) place(doc, n, n === 2 ? '9' : `${n + 1}`)
    })
    expect(lines[1]).toBe(`5. ${stages[4]}`)
  })

  it('tell nothing where text without one stands among them', async () => {
    const lines = await inOrder((doc) => {
      for (const n of stages.keys()) place(doc, n, `${n + 1}`)
      put(doc, 'and again', 330, 220)
    })
    expect(lines[1]).toBe(`5. ${stages[4]}`)
  })
})
