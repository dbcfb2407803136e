import { deflateSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { createDeckReader } from './deck-reader.ts'
import { renderForRecognition } from './ocr/render-for-recognition.ts'
import { loadPdfium } from './pdfium.ts'
import { lineTexts, readBytes } from './test-reading.ts'

const reader = createDeckReader({ pages: 150, seconds: 10, memoryMb: 512 })
afterAll(() => reader.close())

const text = (words: string, y: number) => `BT /F 40 Tf 40 ${y} Td 0 g (${words}) Tj ET `

/** A slide with a line of text, and a shape that is painted so often after it, between what is painted first and last. */
function paintedPdf(shape: string, times: number, first = '', last = ''): Buffer {
  const lines = `${text('Harbour alerts', 400)}${first}`
  const packed = deflateSync(Buffer.from(`${lines}.9 g ${shape.repeat(times)}${last}`, 'latin1'))
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    Buffer.concat([
      Buffer.from(`<</Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const parts = objects.flatMap((object, n) => [
    Buffer.from(`${n + 1} 0 obj\n`),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
  ])
  const end = Buffer.from(`trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`)
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, end])
}
/** A star over the lower half of the slide. */
const star = '0 0 m 960 270 l 0 270 l 960 0 l f* '

it('a page with more shapes than can be drawn is read, named, and its picture lacks the last of them', async () => {
  const pdf = paintedPdf(star, 20_000)
  expect(pdf.length).toBeLessThan(5000)
  const [page] = (await reader.read(pdf)).pages
  expect(page?.leftOut).toEqual(['shapes'])
  expect(page && lineTexts(page)).toEqual(['Harbour alerts'])
  const drawn: number[] = []
  await reader.images(pdf, { width: 1200, onImage: async (image) => void drawn.push(image.page) })
  expect(drawn).toEqual([1])
})

it('a page of a map or a gradient is drawn in full', async () => {
  for (const pdf of [paintedPdf('10 10 m 12 14 l 9 13 l f ', 100_000), paintedPdf(star, 500)])
    expect((await readBytes(pdf)).pages[0]?.leftOut).toBeUndefined()
})

/** A rectangle over the lower half of the slide. */
const box = '0 0 960 270 re f '

it.each([
  ['stars', star],
  ['boxes', box],
])('text that may lie under %s that are too many is hidden, and text over them is read', async (_, shape) => {
  const pdf = paintedPdf(shape, 19_000, text('Guaranteed returns', 100), text('Ports sign in a day', 200))
  const [page] = (await reader.read(pdf)).pages
  expect(page?.leftOut).toEqual(['shapes'])
  expect(page && lineTexts(page)).toEqual(['Harbour alerts', 'Ports sign in a day'])
  expect(page?.hidden.map((one) => one.text)).toEqual(['Guaranteed returns'])
})

it('text under the last of very many shapes does not come to light because they are left out', async () => {
  const lines = `${text('Guaranteed returns', 200)}1 g 0 0 m 960 0 l 960 270 l f `
  const pdf = paintedPdf('10 10 m 12 14 l 9 13 l f ', 30_000, lines, box.repeat(3000))
  const [page] = (await reader.read(pdf)).pages
  expect(page?.leftOut).toEqual(['shapes'])
  expect(page && lineTexts(page)).toEqual(['Harbour alerts'])
})

it('a page whose shapes are too many is drawn for recognition without the last of them', async () => {
  const bar = '0 g 0 300 960 60 re f '
  const darkest = async (times: number) => {
    const pdf = paintedPdf(star, times, '', bar)
    const picture = renderForRecognition(await loadPdfium(), pdf, { pages: 1 }, { page: 1, text: 'keep' })
    return (picture?.pgm ?? Buffer.alloc(0)).subarray(32).reduce((low, level) => Math.min(low, level), 255)
  }
  expect(await darkest(500)).toBe(0)
  expect(await darkest(20_000)).toBeGreaterThan(200)
})
