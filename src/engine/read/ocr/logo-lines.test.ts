import { afterAll, describe, expect, it } from 'vitest'
import type { DeckPage, Line } from '../../deck-doc.ts'
import { page as deckPage } from '../../testing/deck-builder.ts'
import { locateQuote } from '../../verify/verify-facts.ts'
import { createDeckReader } from '../deck-reader.ts'
import { loadPdfium } from '../pdfium.ts'
import { lineTexts, makePdf, put } from '../test-reading.ts'
import { findLogoLines } from './logo-lines.ts'
import { type RecognisedLine, recogniserVersion } from './recognised-page.ts'
import { makeImages, rasterise } from './test-images.ts'

type Said = { text: string; x: number; y: number; height?: number; confidence?: number }

/** One line of words as it is recognised, each word as wide as so many letters. */
function recognised(...words: readonly Said[]): RecognisedLine {
  const placed = words.map(({ text, x, y, height = 40, confidence = 0.95 }) => ({
    text,
    confidence,
    box: [x, y, x + text.length * 0.5 * height, y + height] satisfies [number, number, number, number],
  }))
  const [first] = placed
  const base = first?.box[3] ?? 0
  return { baseline: [0, base, 1600, base], words: placed }
}

const picture = (left: number, top: number, right: number, bottom: number) => ({
  z: 1,
  colour: null,
  left: left / 1600,
  top: top / 900,
  right: right / 1600,
  bottom: bottom / 900,
})

const logosOf = (lines: RecognisedLine[], images: ReturnType<typeof picture>[] = [], known: readonly Line[] = []) =>
  findLogoLines(
    { version: recogniserVersion, language: 'eng', width: 1600, height: 900, lines: [], logos: lines },
    { images, known, height: 900 },
  ).map((line) => line.text)

describe('the name of a logo', () => {
  it('is what its picture says, over all its lines', () => {
    const logo = [picture(100, 100, 400, 250)]
    expect(
      logosOf([recognised({ text: 'NORVANE', x: 200, y: 110 }), recognised({ text: 'FOODS', x: 200, y: 190 })], logo),
    ).toEqual(['NORVANE FOODS'])
  })

  it('is each name for itself where one picture holds several logos, one under the other or side by side', () => {
    const group = picture(100, 100, 600, 400)
    const stacked = [recognised({ text: 'NORVANE', x: 200, y: 120 }), recognised({ text: 'Halden', x: 210, y: 220 })]
    expect(logosOf(stacked, [group])).toEqual(['NORVANE', 'Halden'])
    const beside = recognised({ text: 'Orbita', x: 120, y: 120 }, { text: 'Castrel', x: 440, y: 120 })
    expect(logosOf([beside], [group])).toEqual(['Orbita', 'Castrel'])
  })

  it.each<[string, RecognisedLine[]]>([
    ['two words that stand apart', [recognised({ text: 'Orbita', x: 120, y: 120 }, { text: 'Cloud', x: 290, y: 120 })]],
    [
      'a second word in small type',
      [recognised({ text: 'Orbita', x: 120, y: 120 }, { text: 'Cloud', x: 290, y: 138, height: 22 })],
    ],
    [
      'words of one row that were read apart',
      [recognised({ text: 'Orbita', x: 120, y: 120 }), recognised({ text: 'Cloud', x: 260, y: 122 })],
    ],
    [
      'a second line that begins where the first ends',
      [recognised({ text: 'Orbita', x: 120, y: 120 }), recognised({ text: 'Cloud', x: 250, y: 170 })],
    ],
  ])('is one name over %s on one picture', (_, lines) => {
    expect(logosOf(lines, [picture(100, 100, 600, 400)])).toEqual(['Orbita Cloud'])
  })

  it('is nothing where one picture holds the words of a small diagram', () => {
    const words = ['Login', 'Orders', 'Stock', 'Menu'].map((text, n) => recognised({ text, x: 120, y: 110 + 110 * n }))
    expect(logosOf(words, [picture(100, 100, 400, 550)])).toEqual([])
  })

  it('leaves a line that says what it is about, however far it stands from the name', () => {
    const words = ['bread', 'for', 'all'].map((text, n) => ({ text, x: 150 + 90 * n, y: 240, height: 30 }))
    const lines = [recognised({ text: 'NORVANE', x: 150, y: 110 }), recognised(...words)]
    expect(logosOf(lines, [picture(100, 100, 500, 300)])).toEqual(['NORVANE'])
  })

  it('leaves out the scraps of an icon and the line that says what it is about', () => {
    const logo = [picture(100, 100, 500, 250)]
    const name = recognised({ text: '|=', x: 100, y: 110, confidence: 0.3 }, { text: 'Halden', x: 150, y: 110 })
    const motto = recognised(
      { text: 'bread', x: 150, y: 170, height: 20 },
      { text: 'for', x: 220, y: 170, height: 20 },
      { text: 'all', x: 270, y: 170, height: 20 },
    )
    expect(logosOf([name, motto], logo)).toEqual(['Halden'])
  })

  it('is the longest of two sure readings of the same letters', () => {
    const torn = recognised({ text: 'orvane', x: 120, y: 102 })
    expect(logosOf([torn, recognised({ text: 'norvane', x: 100, y: 100 })])).toEqual(['norvane'])
  })

  it('is nothing where a part of it is doubtful', () => {
    const torn = recognised({ text: 'Orbi', x: 100, y: 100, confidence: 0.5 }, { text: 'Foods', x: 200, y: 100 })
    expect(logosOf([torn])).toEqual([])
  })

  it('is not what the text of the page says already', () => {
    const [title] = deckPage({ width: 1600, height: 900, title: 'Competitors' }).blocks.flatMap((block) => block.lines)
    if (title === undefined) throw new Error('The page has no title.')
    const again = recognised({ text: 'Competitors', x: title.box.x * 1600, y: title.box.y * 900, height: 36 })
    expect(logosOf([again, recognised({ text: 'norvane', x: 100, y: 500 })], [], [title])).toEqual(['norvane'])
  })

  it('is not what a screenshot or a diagram says', () => {
    const words = ['Login', 'Orders', 'Stock', 'Menu', 'Sales', 'Help'].map((text, n) =>
      recognised({ text, x: 100, y: 100 + 30 * n, height: 16 }),
    )
    expect(logosOf(words, [picture(50, 50, 300, 300)])).toEqual([])
    const many = Array.from({ length: 18 }, (_, n) => recognised({ text: 'Label', x: 100, y: 10 + 48 * n, height: 16 }))
    expect(logosOf(many, [picture(0, 0, 1600, 900)])).toEqual([])
  })
})

const limits = { pages: 150, seconds: 60, memoryMb: 512 }
const reader = createDeckReader(limits, { secondsPerPage: 120 })
afterAll(() => reader.close())
const pdfium = await loadPdfium()
const logos = await Promise.all(
  ['Norvane', 'HALDEN'].map(async (name) => {
    const [png] = await makeImages(
      pdfium,
      makePdf((doc) => put(doc, name, 60, 120, 120)),
      500,
    )
    if (png === undefined) throw new Error('The logo was not drawn.')
    return png
  }),
)
const deckOf = (title: string) =>
  makePdf((doc) => {
    put(doc, 'Bread at night', 40, 30, 32)
    doc.addPage({ size: [720, 405], margin: 0 })
    put(doc, title, 40, 30, 32)
    put(doc, 'No one else bakes at night', 40, 90, 18)
    for (const [n, logo] of logos.entries()) doc.image(logo, 100 + 300 * n, 180, { width: 140 })
  })
async function read(title: string): Promise<DeckPage> {
  const [, page] = (await reader.read(deckOf(title))).pages
  if (page === undefined) throw new Error('The deck has no page.')
  return page
}

describe('the logos of a page', () => {
  it('are read where it is about competitors, and can be quoted', async () => {
    const page = await read('Competitors')
    expect(page.logos?.map((line) => line.text)).toEqual(['Norvane', 'HALDEN'])
    expect([page.origin, page.recognition, lineTexts(page)]).toEqual([
      'text',
      undefined,
      ['Competitors', 'No one else bakes at night'],
    ])
    const [box] = locateQuote(page, 'Norvane')
    expect(Math.abs((box?.y ?? 0) - 0.5)).toBeLessThan(0.15)
  })

  it('are left where it is about anything else', async () => {
    expect((await read('How we bake')).logos).toBeUndefined()
  })

  it('are read on a page that is one picture, too', async () => {
    const pictures = await rasterise(pdfium, deckOf('Competitors'), 1600)
    const [, page] = (await reader.read(pictures)).pages
    const names = [...(page?.logos ?? []), ...(page?.blocks.flatMap((block) => block.lines) ?? [])].map(
      (one) => one.text,
    )
    expect([page?.origin, ...names.sort()]).toEqual([
      'ocr',
      'Competitors',
      'HALDEN',
      'No one else bakes at night',
      'Norvane',
    ])
  })
})
