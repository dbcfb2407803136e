import { degrees, PDFDocument, StandardFonts } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { blockTexts, lineTexts, makePdf, put, readBytes, readPageOf } from './test-reading.ts'

describe('words', () => {
  it('are divided by spaces, and by gaps without a space character', async () => {
    const page = await readPageOf((doc) => {
      put(doc, 'Revenue grew fast', 40, 40)
      put(doc, 'current', 40, 80)
      put(doc, 'system', 40 + doc.widthOfString('current') + 2.5, 80)
    })
    expect(lineTexts(page)).toEqual(['Revenue grew fast', 'current system'])
    expect(page.blocks[0]?.lines[0]?.words.map((word) => word.text)).toEqual(['Revenue', 'grew', 'fast'])
  })

  it('are joined from letter-spaced type', async () => {
    const page = await readPageOf((doc) => {
      doc.fontSize(24).text('UNIT ECONOMICS', 40, 40, { characterSpacing: 12, lineBreak: false })
      put(doc, 'T R A C T I O N', 40, 120, 20)
      put(doc, '1 2 3 4 5', 40, 200)
    })
    expect(lineTexts(page)).toEqual(['UNIT ECONOMICS', 'TRACTION', '1 2 3 4 5'])
  })

  it('are joined where their letters keep a distance throughout, whatever kerning adds, and divided where one word is farther off', async () => {
    /** Sets each letter by itself, as browsers print tracked type, and returns where the text ends. */
    const spread = (doc: PDFKit.PDFDocument, text: string, from: number, y: number, gapAt: (at: number) => number) => {
      let x = from
      for (const [at, letter] of [...text].entries()) {
        put(doc, letter, x, y)
        x += doc.widthOfString(letter) + 12 * gapAt(at)
      }
      return x
    }
    const page = await readPageOf((doc) => {
      spread(doc, 'MARKET SIZE', 40, 40, (at) => (at === 1 ? 0.17 : 0.11))
      spread(doc, 'hello@norvane.io', 40, 80, (at) => (at % 5 === 0 ? 0.16 : 0.12))
      const end = spread(doc, 'GROSS', 40, 120, () => 0.11)
      spread(doc, 'MARGIN', end + 12 * 0.3, 120, () => 0.11)
    })
    expect(lineTexts(page)).toEqual(['MARKET SIZE', 'hello@norvane.io', 'GROSS MARGIN'])
  })

  it('printed twice for a false bold or a shadow are there once', async () => {
    const page = await readPageOf((doc) => {
      put(doc, 'Bold by hand', 40, 40, 20)
      put(doc, 'Bold by hand', 40.6, 40.4, 20)
    })
    expect(lineTexts(page)).toEqual(['Bold by hand'])
  })

  it('keep a raised currency sign with its amount, and a large figure apart from the label under it', async () => {
    const page = await readPageOf((doc) => {
      put(doc, '$', 40, 44, 20)
      put(doc, '5M', 40 + 12, 40, 40)
      put(doc, '11', 40, 150, 120)
      put(doc, 'days in use', 42, 262, 18)
    })
    expect(lineTexts(page)).toEqual(['$5M', '11', 'days in use'])
  })

  it('know type size and bold type', async () => {
    const page = await readPageOf((doc) => {
      put(doc.font('Helvetica-Bold'), 'Market', 40, 40, 28)
      put(doc.font('Helvetica'), 'Two billion', 40, 120, 14)
    })
    const lines = page.blocks.flatMap((block) => block.lines)
    expect(lines.map((line) => [line.text, line.fontSize, line.bold])).toEqual([
      ['Market', 28, true],
      ['Two billion', 14, false],
    ])
  })
})

describe('turned text and pages', () => {
  const turned = async (turn: number, x: number, y: number) => {
    const doc = await PDFDocument.create()
    const font = await doc.embedFont(StandardFonts.Helvetica)
    const page = doc.addPage([600, 400])
    page.setRotation(degrees(turn))
    page.drawText('Upright on screen', { x, y, size: 20, font, rotate: degrees(turn) })
    const [read] = (await readBytes(await doc.save())).pages
    return read
  }

  it.each([
    [0, 30, 350],
    [90, 50, 30],
    [180, 570, 50],
    [270, 550, 370],
  ])('of a page turned by %i degrees has its place where it is displayed', async (turn, x, y) => {
    const page = await turned(turn, x, y)
    const [wide, high] = turn % 180 === 0 ? [600, 400] : [400, 600]
    expect([page?.width, page?.height]).toEqual([wide, high])
    const line = page?.blocks[0]?.lines[0]
    expect(line?.text).toBe('Upright on screen')
    expect(line?.box.x).toBeCloseTo(30 / wide, 1)
    expect((line?.box.y ?? 0) + (line?.box.height ?? 0)).toBeCloseTo(54.4 / high, 1)
    expect(line?.box.width).toBeGreaterThan(3 * (line?.box.height ?? 0))
  })

  it('sideways is one line, with an upright box', async () => {
    const page = await readPageOf((doc) => {
      doc.rotate(-90, { origin: [60, 300] }).text('Sideways label', 60, 300, { lineBreak: false })
    })
    expect(lineTexts(page)).toEqual(['Sideways label'])
    expect(page.blocks[0]?.box.height).toBeGreaterThan((page.blocks[0]?.box.width ?? 1) * 2)
  })
})

describe('a document', () => {
  it('states its metadata, with dates as ISO days', async () => {
    const doc = await readBytes(
      makePdf((pdf) => put(pdf, 'Deck', 40, 40), {
        Title: 'Ørsta Labs',
        Author: 'A. Founder',
        ModDate: new Date('2026-04-02T00:00:00Z'),
      }),
    )
    expect(doc.metadata).toMatchObject({ title: 'Ørsta Labs', author: 'A. Founder', subject: null })
    expect([doc.metadata.createdOn, doc.metadata.modifiedOn]).toEqual(['2026-03-01', '2026-04-02'])
  })

  it('gives the addresses of its links with their places', async () => {
    const page = await readPageOf((doc) => {
      doc.link(72, 40.5, 144, 81, 'https://www.linkedin.com/in/some-founder')
    })
    expect(page.links).toHaveLength(1)
    expect(page.links[0]?.url).toBe('https://www.linkedin.com/in/some-founder')
    expect(page.links[0]?.box.x).toBeCloseTo(0.1)
    expect(page.links[0]?.box.y).toBeCloseTo(0.1)
    expect(page.links[0]?.box.height).toBeCloseTo(0.2)
    expect([page.origin, blockTexts(page)]).toEqual(['none', []])
  })
})
