import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPages } from './draw-pages.ts'
import { openDocument } from './open-document.ts'
import { loadPdfium } from './pdfium.ts'
import { shrinkPixels } from './shrink-pixels.ts'
import { makePdf, put } from './test-reading.ts'
import type { WorkerMessage } from './worker-messages.ts'

/** The left half is red, the right one blue, with a heading over both. */
const halves = () =>
  makePdf((doc) => {
    doc.rect(0, 0, 360, 405).fill('#ff0000').rect(360, 0, 360, 405).fill('#0000ff')
    put(doc, 'Harvest Robotics', 40, 40, 48, '#ffffff')
  })

async function draw(pdf: Uint8Array, thumbWidth?: number) {
  const pdfium = await loadPdfium()
  const document = openDocument(pdfium, pdf, { pages: 10 })
  const messages: WorkerMessage[] = []
  await drawPages(pdfium, document, { from: 1, to: 10, width: 1200, thumbWidth }, (message) => messages.push(message))
  document.close()
  return messages.flatMap((message) => (message.kind === 'image' ? [message] : []))
}

const pixelAt = async (webp: Uint8Array, left: number, top: number) =>
  [...(await sharp(webp).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())].map((colour) =>
    Math.round(colour / 32),
  )

describe('pictures of a page', () => {
  it('large and small show the same, opaque', async () => {
    const [image] = await draw(halves(), 240)
    for (const [webp, width, height] of [
      [image?.webp, 1200, 675],
      [image?.thumb, 240, 135],
    ] as const) {
      if (!webp) throw new Error('The page has no picture.')
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width, height, hasAlpha: false })
      expect(await pixelAt(webp, Math.floor(width / 4), height - 20)).toEqual([8, 0, 0])
      expect(await pixelAt(webp, Math.floor(width * 0.75), height - 20)).toEqual([0, 0, 8])
    }
  })

  it('have no small one where none is asked for', async () => {
    expect((await draw(halves())).map(({ thumb }) => thumb)).toEqual([null])
  })
})

describe('shrinking pixels', () => {
  const pixels = { width: 5, height: 2, rgba: new Uint8Array(40).map((_, at) => (at % 4 === 3 ? 0 : at)) }

  it('gives means, opaque, and every pixel counts once', () => {
    expect(shrinkPixels(pixels, { width: 2, height: 9 })).toEqual({
      width: 2,
      height: 1,
      rgba: Uint8Array.of(12, 13, 14, 255, 22, 23, 24, 255),
    })
  })

  it('keeps what fits, and a strip at least one pixel wide', () => {
    expect(shrinkPixels(pixels, { width: 5, height: 2 })).toBe(pixels)
    const strip = { width: 1, height: 3000, rgba: new Uint8Array(12_000).fill(9) }
    expect(shrinkPixels(strip, { width: 240, height: 2400 })).toMatchObject({ width: 1, height: 2400 })
  })
})
