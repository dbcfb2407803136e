import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeckDoc } from './deck-doc.ts'
import { getField } from './memo-reader.ts'
import type { DeckReader } from './ports.ts'
import { createDeckReader } from './read/deck-reader.ts'
import { runEngine } from './run-engine.ts'
import { gatesAlone } from './verify/trusted-rules.ts'

const limits = { pages: 150, seconds: 60, memoryMb: 512 }
const deckId = '00000000-0000-4000-8000-000000000001'

/** A PDF of one slide from its font objects (the first is /F1) and its content. */
function pdfWithFont(fonts: readonly string[], content: string): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 720 405]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    stream(content),
    ...fonts,
  ]
  let pdf = '%PDF-1.7\n'
  const places = objects.map((body, index) => {
    const at = pdf.length
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return new TextEncoder().encode(
    `${pdf}${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`,
  )
}
const stream = (text: string) => `<</Length ${text.length}>>\nstream\n${text}\nendstream`

/** Pages of A4 upright, each with its number and the lines of `extra` for that page. */
function uprightPdf(pages: number, extra: Readonly<Record<number, string>>): Buffer {
  const doc = new PDFDocument({ size: 'A4', margin: 60, info: { CreationDate: new Date('2026-05-01T00:00:00Z') } })
  for (let n = 1; n <= pages; n++) {
    if (n > 1) doc.addPage()
    doc
      .font('Helvetica-Bold')
      .fontSize(26)
      .text(n === 1 ? 'Fennwick' : `Chapter ${n}`, 60, 80)
    doc
      .font('Helvetica')
      .fontSize(13)
      .text(extra[n] ?? 'Bikes carry parcels where vans may not go.', 60, 160, { width: 460 })
  }
  doc.end()
  const chunks: Buffer[] = []
  for (let chunk: unknown = doc.read(); chunk !== null; chunk = doc.read())
    if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe('odd documents', () => {
  let reader: DeckReader
  beforeAll(() => {
    reader = createDeckReader(limits)
  })
  afterAll(() => reader.close())

  const memoOf = (doc: DeckDoc) => runEngine({ doc, updates: [], deckId, today: '2026-06-01', records: gatesAlone })
  const textOf = (doc: DeckDoc) =>
    doc.pages.flatMap((page) => page.blocks.flatMap((block) => block.lines)).map((line) => line.text)

  it('upright pages, 39 of them, are cited by their number', async () => {
    const ask = 'We are raising $2.4M in our seed round to reach ten more cities.'
    const doc = await reader.read(uprightPdf(39, { 39: ask }))
    expect(doc.pageCount).toBe(39)
    expect(doc.pages.every((page) => page.height > page.width)).toBe(true)
    expect(getField(memoOf(doc).validated_response, 'amount_raising')).toMatchObject({
      value: '$2.4M',
      validated: true,
      source: { value: `pitch_deck/${deckId}?page=39` },
    })
  })

  it('text whose font maps to the private area is read from its picture', async () => {
    const toPrivate =
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /P def /CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <7E> <E020> endbfrange endcmap end end'
    const fonts = ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>', stream(toPrivate)]
    const doc = await reader.read(pdfWithFont(fonts, 'BT /F1 28 Tf 60 300 Td (Revenue of $2M in 2025) Tj ET'))
    expect(textOf(doc)).toEqual(['Revenue of $2M in 2025'])
    expect(doc.pages[0]).toMatchObject({ origin: 'ocr' })
    expect(/[\ue000-\uf8ff]/u.test(JSON.stringify(memoOf(doc)))).toBe(false)
  })

  const songti = (encoding: string, ordering: string) => [
    `<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/${encoding}/DescendantFonts[6 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>/DW 1000/FontDescriptor 7 0 R>>`,
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ]

  it('a Chinese font that is not in the file is read by its encoding', async () => {
    const doc = await reader.read(
      pdfWithFont(songti('UniGB-UCS2-H', 'GB1'), 'BT /F1 28 Tf 60 300 Td <55464E1A8BA15212> Tj ET'),
    )
    expect(textOf(doc)).toEqual(['商业计划'])
  })
})
