import { expect, it } from 'vitest'
import { hasDensePattern } from './dense-patterns.ts'
import { openDocument } from './open-document.ts'
import { loadPdfium } from './pdfium.ts'
import { renderDocumentPage } from './render-page.ts'
import { lineTexts, readBytes } from './test-reading.ts'

const pdfium = await loadPdfium()

const stream = (dictionary: string, text: string) =>
  `<<${dictionary}/Length ${text.length}>>\nstream\n${text}\nendstream`

/** A slide whose ground (or what covers it) is a pattern, by the entries of its dictionary, and one without. */
function patternPdf(entries: string, isOver = false): Buffer {
  const text = 'BT /F 40 Tf 40 400 Td 0 g (Harbour alerts) Tj ET'
  const ground = '/Pattern cs /P scn 0 0 960 540 re f'
  const page = (contents: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]/Contents ${contents} 0 R/Resources<</Pattern<</P 7 0 R>>/Font<</F 8 0 R>>>>>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    page(5),
    page(6),
    stream('', isOver ? `${text} ${ground}` : `${ground} ${text}`),
    stream('', text),
    stream(`/PatternType 1/TilingType 1/Resources<<>>${entries}`, '1 0 0 rg 0 0 2 2 re f'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const body = objects.map((object, n) => `${n + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`, 'latin1')
}
const endless = '/PaintType 1/BBox[0 0 4 4]/XStep 0.001/YStep 0.001'

function colourOf(pdf: Uint8Array): string {
  const opened = openDocument(pdfium, pdf, { pages: 9 })
  try {
    const { rgba } = renderDocumentPage(pdfium, opened, 0, 960)
    return Buffer.from(rgba.subarray(0, 3)).toString('hex')
  } finally {
    opened.close()
  }
}

it('a pattern that repeats billions of times is drawn as plain grey, and named; the page is read', async () => {
  const pdf = patternPdf(endless)
  expect(pdf.length).toBeLessThan(1100)
  const { pages } = await readBytes(pdf)
  expect(pages.map((page) => page.leftOut)).toEqual([['pattern'], undefined])
  expect(pages.map(lineTexts)).toEqual([['Harbour alerts'], ['Harbour alerts']])
  expect(colourOf(pdf)).toBe('bfbfbf')
})

it('text under such a pattern stays hidden', async () => {
  const [page] = (await readBytes(patternPdf(endless, true))).pages
  expect(page?.blocks).toEqual([])
  expect(page?.hidden.map(({ text }) => text)).toEqual(['Harbour alerts'])
})

it('a usual pattern is drawn', async () => {
  const pdf = patternPdf('/PaintType 1/BBox[0 0 2 2]/XStep 2/YStep 2')
  expect((await readBytes(pdf)).pages[0]?.leftOut).toBeUndefined()
  expect(colourOf(pdf)).toBe('ff0000')
})

it.each([
  ['steps', endless, true],
  ['a matrix', '/PaintType 1/BBox[0 0 4 4]/XStep 4/YStep 4/Matrix [.001 0 0 .001 0 0]', true],
  ['cells that overlap', '/PaintType 1/BBox [0 0 500 500] /XStep 2 /YStep -2', true],
  ['steps of no length', '/PaintType 1/BBox[0 0 4 4]/XStep 0/YStep 0', true],
  ['a fine raster', '/PaintType 1/BBox[0 0 .75 .75]/XStep .75/YStep .75', false],
  ['a large tile', '/PaintType 1/BBox[0 0 960 540]/XStep 960/YStep 540', false],
  ['figures that stand elsewhere', '/PaintType 1/BBox[0 0 4 4]/XStep 9 0 R/YStep 9 0 R', false],
  ['colours that stand elsewhere', '/PaintType 2/BBox[0 0 4 4]/XStep .001/YStep .001', false],
])('is counted from %s', (_, entries, dense) => {
  expect(hasDensePattern(patternPdf(entries))).toBe(dense)
})
