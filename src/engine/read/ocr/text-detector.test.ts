import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadPdfium } from '../pdfium.ts'
import { makePdf, put } from '../test-reading.ts'
import { renderForRecognition } from './render-for-recognition.ts'
import { rasterise } from './test-images.ts'
import { startTextDetector } from './text-detector.ts'

const pdfium = await loadPdfium()
const detector = await startTextDetector()

async function detectOn(draw: Parameters<typeof makePdf>[0]) {
  const image = renderForRecognition(
    pdfium,
    await rasterise(pdfium, makePdf(draw)),
    { pages: 1 },
    { page: 1, text: 'replace' },
  )
  if (image === null) throw new Error('The page has no image.')
  return { image, regions: await detector.detect(image) }
}

describe('lines of text are found', () => {
  it('in columns, on dark bars and alone, each where it stands', async () => {
    const { image, regions } = await detectOn((doc) => {
      put(doc, 'Every harbour waits', 40, 30, 32)
      put(doc, 'Ports pay by the berth', 40, 120, 14)
      doc.rect(500, 200, 80, 150).fill('#20304a')
      put(doc, '61%', 520, 240, 20, '#ffffff')
    })
    const places = regions.map(({ left, top, right, bottom }) => [left, right, top, bottom])
    const points = places.map((place) =>
      place.map((at, n) => Math.round(((at / (n < 2 ? image.width : image.height)) * (n < 2 ? 720 : 405)) / 10) * 10),
    )
    expect(points).toEqual([
      [40, 320, 30, 60],
      [40, 180, 120, 140],
      [520, 560, 240, 260],
    ])
  })
  it('and none where there is none', async () => {
    const { regions } = await detectOn((doc) => void doc.rect(100, 100, 300, 200).fill('#3c9be8'))
    expect(regions).toEqual([])
  })
})

it('a model that is missing or broken is told in words', async () => {
  const told = 'Its text detection can’t be used; install the packages of Firstread again.'
  await expect(startTextDetector('/nowhere/model.onnx')).rejects.toThrow(told)
  const folder = await mkdtemp(join(tmpdir(), 'model-'))
  try {
    await writeFile(join(folder, 'model.onnx'), 'no model')
    await expect(startTextDetector(join(folder, 'model.onnx'))).rejects.toThrow(told)
  } finally {
    await rm(folder, { recursive: true })
  }
})
