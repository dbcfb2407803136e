import type * as Docx from 'docx'
import { writeQuotes } from './footnotes.ts'
import type { Block, MemoDocument, Note, Row, Span } from './memo-document.ts'

type Library = typeof Docx
type Run = Docx.TextRun | Docx.FootnoteReferenceRun | Docx.Bookmark | Docx.InternalHyperlink

/** Fonts that Word has everywhere; it finds others by itself for letters that these lack. */
const serif = 'Georgia'
const sans = 'Arial'
const muted = '63635E'
const amber = '8F5200'
const red = 'A32A22'
const toneColors = { quiet: muted, doubt: amber, alarm: red }
const blue = '1D5CBF'
const hairline = { style: 'single', size: 4, color: 'D9D8D3' } as const
const none = { style: 'nil' } as const
/** Widths in twentieths of a point; A4 with margins of 62 points. */
const nameWidth = 2600
const valueWidth = 6820

/** The document for Word: heading styles, real footnotes, a footer with page numbers. */
export async function writeDocx(document: MemoDocument): Promise<Uint8Array> {
  const docx = await import('docx')
  const { title, lead, made, counts, warnings, blocks, notes } = document
  const head = [
    new docx.Paragraph({ text: title, heading: 'Title' }),
    ...warnings.map((line) => new docx.Paragraph({ text: line, style: 'Warning' })),
    new docx.Paragraph({ text: counts, style: 'Made' }),
    ...(lead === '' ? [] : [new docx.Paragraph({ text: lead, style: 'Lead' })]),
    new docx.Paragraph({ text: made, style: 'Made' }),
  ]
  const file = new docx.Document({
    title,
    creator: 'Firstread',
    styles: makeStyles(),
    footnotes: Object.fromEntries(notes.map((note) => [note.number, { children: [writeFootnote(docx, note)] }])),
    sections: [
      {
        properties: { page: { size: { width: 11_906, height: 16_838 }, margin: margins } },
        footers: { default: new docx.Footer({ children: [writeFooter(docx, title)] }) },
        children: [...head, ...blocks.flatMap((block) => writeBlock(docx, block))],
      },
    ],
  })
  return new Uint8Array(await docx.Packer.toBuffer(file))
}

const margins = { top: 1240, bottom: 1240, left: 1240, right: 1240, footer: 600 }

function makeStyles(): Docx.IStylesOptions {
  const size = (points: number) => points * 2
  return {
    default: {
      document: {
        run: { font: serif, size: size(10.5), language: { value: 'en-GB' } },
        paragraph: { spacing: { after: 90, line: 276 } },
      },
      title: { run: { font: serif, size: size(25), bold: true }, paragraph: { spacing: { after: 60 } } },
      heading1: {
        run: { font: serif, size: size(15), bold: true, color: '1B1B1A' },
        paragraph: { spacing: { before: 340, after: 90 }, keepNext: true },
      },
      heading2: {
        run: { font: sans, size: size(9.5), bold: true, color: '1B1B1A' },
        paragraph: { spacing: { before: 200, after: 60 }, keepNext: true },
      },
      hyperlink: { run: { color: blue } },
      footnoteText: { run: { font: sans, size: size(7.5), color: muted }, paragraph: { spacing: { after: 20 } } },
    },
    paragraphStyles: [
      { id: 'Lead', name: 'Lead', basedOn: 'Normal', run: { size: size(12.5), color: '41413D' } },
      { id: 'Made', name: 'Made', basedOn: 'Normal', run: { font: sans, size: size(8.5), color: muted } },
      {
        id: 'Warning',
        name: 'Warning',
        basedOn: 'Normal',
        run: { font: sans, size: size(9.5), bold: true, color: red },
      },
      {
        id: 'FieldName',
        name: 'Field name',
        basedOn: 'Normal',
        run: { font: sans, size: size(8.5), color: muted },
        paragraph: { spacing: { before: 30, after: 30 } },
      },
      { id: 'FieldValue', name: 'Field value', basedOn: 'Normal', paragraph: { spacing: { before: 30, after: 30 } } },
    ],
  }
}

function writeBlock(docx: Library, block: Block): Array<Docx.Paragraph | Docx.Table> {
  const runs = (spans: readonly Span[]) => spans.flatMap((span, index) => writeRuns(docx, span, spans[index - 1]))
  switch (block.kind) {
    case 'heading':
      return [new docx.Paragraph({ heading: block.level === 1 ? 'Heading1' : 'Heading2', children: runs(block.spans) })]
    case 'paragraph':
      return [new docx.Paragraph({ children: runs(block.spans) })]
    case 'list':
      return block.items.map(
        (item) => new docx.Paragraph({ children: runs(item), bullet: { level: 0 }, spacing: { after: 50 } }),
      )
    case 'table':
      return [writeTable(docx, block.rows, runs)]
  }
}

function writeTable(docx: Library, rows: readonly Row[], runs: (spans: readonly Span[]) => Run[]): Docx.Table {
  const cell = (width: number, content: Docx.Paragraph) =>
    new docx.TableCell({ children: [content], width: { size: width, type: 'dxa' }, margins: { left: 0, right: 120 } })
  return new docx.Table({
    columnWidths: [nameWidth, valueWidth],
    width: { size: nameWidth + valueWidth, type: 'dxa' },
    layout: 'fixed',
    borders: { top: none, bottom: none, left: none, right: none, insideVertical: none, insideHorizontal: hairline },
    rows: rows.map(
      ({ name, spans }, index) =>
        new docx.TableRow({
          cantSplit: true,
          children: [
            // A heading does not stand with one row at the foot of a page.
            cell(nameWidth, new docx.Paragraph({ text: name, style: 'FieldName', keepNext: index === 0 })),
            cell(valueWidth, new docx.Paragraph({ children: runs(spans), style: 'FieldValue', keepNext: index === 0 })),
          ],
        }),
    ),
  })
}

/** A footnote can be referred to once; later citations of the same source lead to that place. */
function writeRuns(docx: Library, span: Span, before: Span | undefined): Run[] {
  if (span.kind === 'text') return [new docx.TextRun({ text: span.text, ...(span.bold && { bold: true }) })]
  if (span.kind === 'mark') {
    return [new docx.TextRun({ text: ` ${span.text}`, font: sans, size: 15, color: toneColors[span.tone] })]
  }
  const id = `source_${span.number}`
  const comma = before?.kind === 'note' ? [new docx.TextRun({ text: ',', superScript: true })] : []
  if (span.isFirst) return [...comma, new docx.Bookmark({ id, children: [new docx.FootnoteReferenceRun(span.number)] })]
  const number = new docx.TextRun({ text: String(span.number), superScript: true })
  return [...comma, new docx.InternalHyperlink({ anchor: id, children: [number] })]
}

function writeFootnote(docx: Library, note: Note): Docx.Paragraph {
  const { place, address } = note
  const words = writeQuotes(note).map((quote) => new docx.TextRun(` ${quote}`))
  const where =
    address === null
      ? new docx.TextRun(place)
      : new docx.ExternalHyperlink({ link: address, children: [new docx.TextRun({ text: place, style: 'Hyperlink' })] })
  return new docx.Paragraph({ style: 'FootnoteText', children: [...words, new docx.TextRun(' '), where] })
}

function writeFooter(docx: Library, title: string): Docx.Paragraph {
  const look = { font: sans, size: 15, color: muted }
  return new docx.Paragraph({
    tabStops: [{ type: 'right', position: nameWidth + valueWidth }],
    children: [
      new docx.TextRun({ ...look, text: `${title} · Deal memo` }),
      new docx.TextRun({
        ...look,
        children: [new docx.Tab(), 'Page ', docx.PageNumber.CURRENT, ' of ', docx.PageNumber.TOTAL_PAGES],
      }),
    ],
  })
}
