import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { PptxRelation } from '#samples/pptx-parts.ts'
import { placeholder, shape } from '#samples/pptx-shapes.ts'
import { lineTexts } from '../test-reading.ts'
import { makePptx, readPptx } from './test-presentations.ts'

const box = { x: 40, y: 300, width: 400, height: 60 }
const emus = '<a:off x="500000" y="1600000"/><a:ext cx="5000000" cy="2000000"/>'
const frame = (data: string) =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="9" name="Frame"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>` +
  `<p:xfrm>${emus}</p:xfrm><a:graphic><a:graphicData>${data}</a:graphicData></a:graphic></p:graphicFrame>`
const chart = frame('<c:chart xmlns:c="c" r:id="rIdX"/>')
const diagram = frame('<dgm:relIds xmlns:dgm="d" r:dm="rIdX"/>')
const picture =
  '<p:pic><p:nvPicPr><p:cNvPr id="9" name="Picture 9"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr>' +
  `<p:blipFill><a:blip r:embed="rIdX"/></p:blipFill><p:spPr><a:xfrm>${emus}</a:xfrm><a:prstGeom prst="rect"/></p:spPr></p:pic>`
const smallPicture = picture.replace('cx="5000000" cy="2000000"', 'cx="500000" cy="250000"')
const relation = (kind: string, target: string): PptxRelation => ({ id: 'rIdX', kind, target })
const torn = '<c:chartSpace xmlns:c="c"><c:chart>'
const entities = '<!DOCTYPE a [<!ENTITY b "b">]><c:chartSpace>&b;</c:chartSpace>'

/** What is lost of the first of two slides that has a frame or picture beside a title and a text. */
async function lostOf(part: string, relations: PptxRelation[], parts: Record<string, string | Uint8Array>) {
  const shapes = [placeholder('title', ['Traction']), part, shape(box, ['86 ports pay'])]
  const next = { shapes: [placeholder('title', ['Team'])] }
  const doc = await readPptx(makePptx([{ shapes, relations }, next], { parts }))
  expect(doc.pages.map(lineTexts)).toEqual([['Traction', '86 ports pay'], ['Team']])
  expect(doc.pages[1]?.leftOut).toBeUndefined()
  return doc.pages[0]?.leftOut
}

it.each([
  ['is torn', [relation('chart', '../charts/chart1.xml')], { 'ppt/charts/chart1.xml': torn }],
  ['holds entities', [relation('chart', '../charts/chart1.xml')], { 'ppt/charts/chart1.xml': entities }],
  ['is a picture', [relation('chart', '../media/a.png')], { 'ppt/media/a.png': Uint8Array.of(137, 80, 78, 71) }],
  ['is missing', [relation('chart', '../charts/chart1.xml')], {}],
  ['is related to nothing', [], {}],
  [
    'holds no values',
    [relation('chart', '../charts/chart1.xml')],
    { 'ppt/charts/chart1.xml': '<c:chartSpace xmlns:c="c"/>' },
  ],
])('a chart that %s is lost and named, and the deck is read', async (_, relations, parts) => {
  expect(await lostOf(chart, relations, parts)).toEqual(['chart'])
})

it.each([
  ['is torn', { 'ppt/diagrams/data1.xml': torn }],
  ['is missing', {}],
])('a diagram that %s is lost and named, and the deck is read', async (_, parts) => {
  expect(await lostOf(diagram, [relation('diagramData', '../diagrams/data1.xml')], parts)).toEqual(['diagram'])
})

it.each([
  ['is torn', [relation('image', '../media/a.png')], { 'ppt/media/a.png': Uint8Array.of(137, 80, 78, 71, 13, 10) }],
  ['is missing', [relation('image', '../media/a.png')], {}],
  ['stands outside of the file', [{ ...relation('image', 'https://example.com/a.png'), external: true }], {}],
])('a picture that %s is lost and named, and the deck is read', async (_, relations, parts) => {
  expect(await lostOf(picture, relations, parts)).toEqual(['picture'])
  expect(await lostOf(smallPicture, relations, parts)).toBeUndefined()
})

it('pictures with too many pixels in all are lost and named, and the deck is read', async () => {
  const side = 7000
  const plain = { width: side, height: side, channels: 3, background: '#0e5f57' } as const
  const png = await sharp({ create: plain }).png({ palette: true, colours: 2 }).toBuffer()
  expect(png.length).toBeLessThan(100_000)
  const cropped = (n: number) => picture.replace('</p:blipFill>', `<a:srcRect l="${n}"/></p:blipFill>`)
  const slide = (from: number, count: number) => ({
    shapes: [placeholder('title', ['Traction']), ...Array.from({ length: count }, (_, n) => cropped(from + n))],
    relations: [relation('image', '../media/a.png')],
  })
  const doc = await readPptx(makePptx([slide(0, 40), slide(40, 40)], { parts: { 'ppt/media/a.png': png } }))
  expect(doc.pages.map(lineTexts)).toEqual([['Traction'], ['Traction']])
  expect(doc.pages.map((page) => page.leftOut)).toEqual([undefined, ['picture']])
})

it('speaker notes that are torn are lost and named, and the deck is read', async () => {
  const notes = [relation('notesSlide', '../notesSlides/notesSlide9.xml')]
  expect(await lostOf('', notes, { 'ppt/notesSlides/notesSlide9.xml': torn })).toEqual(['notes'])
})

it('what only tells how a deck looks, or of it, is not missed', async () => {
  const parts = { 'docProps/core.xml': torn, 'docProps/app.xml': torn, '[Content_Types].xml': torn }
  expect(await lostOf('', [], parts)).toBeUndefined()
})

it('a table of impossible figures is drawn or lost, and the deck is read', async () => {
  const cell = (more: string) => `<a:tc${more}><a:txBody><a:bodyPr/><a:p/></a:txBody></a:tc>`
  const rows = ['', ' gridSpan="-3"', ' rowSpan="1e9"', ' gridSpan="many"'].map(
    (more) => `<a:tr h="-1">${cell(more)}</a:tr>`,
  )
  const table = frame(
    `<a:tbl><a:tblPr/><a:tblGrid><a:gridCol w="-5"/><a:gridCol w="1e30"/></a:tblGrid>${rows.join('')}</a:tbl>`,
  )
  expect([undefined, ['table']]).toContainEqual(await lostOf(table, [], {}))
})
