import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { degrees, PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { DeckDoc, DeckPage } from '#engine/deck-doc.ts'
import type { RecognitionStore } from '#engine/ports.ts'
import { locateQuote } from '#engine/verify/verify-facts.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { createDeckReader } from '../deck-reader.ts'
import { loadPdfium } from '../pdfium.ts'
import { lineTexts, makePdf, put } from '../test-reading.ts'
import { findLanguageFolder } from './recognition-language.ts'
import { makeImages, rasterise } from './test-images.ts'

const limits = { pages: 150, seconds: 60, memoryMb: 512 }
const reader = createDeckReader(limits, { secondsPerPage: 120 })
const closing = [reader]
afterAll(() => Promise.all(closing.map((one) => one.close())))
const readerWith = (options: Parameters<typeof createDeckReader>[1]) => {
  const made = createDeckReader(limits, options)
  closing.push(made)
  return made
}

const pdfium = await loadPdfium()
const slides = makePdf((doc) => {
  put(doc, 'Tidemark keeps harbours open', 40, 30, 32)
  put(doc, 'Monthly revenue of $42,500 in June', 40, 120, 18)
  put(doc, '38 ports signed since January', 40, 150, 18)
  doc.addPage({ size: [720, 405], margin: 0 })
  put(doc, 'The team', 40, 30, 32)
  put(doc, 'Nora Vestergaard, CEO', 40, 120, 18)
  doc.addPage({ size: [720, 405], margin: 0 })
})
const pictures = await rasterise(pdfium, slides)
const first = (doc: DeckDoc): DeckPage => {
  const [page] = doc.pages
  if (page === undefined) throw new Error('The deck has no page.')
  return page
}

function memoryStore() {
  const kept = new Map<number, string>()
  const store: RecognitionStore = {
    load: async (page) => kept.get(page) ?? null,
    save: async (page, text) => void kept.set(page, text),
  }
  return { kept, store }
}

describe('a deck of pictures', () => {
  it('is read with words, sizes and places, page by page', async () => {
    const seen: number[][] = []
    const doc = await reader.read(pictures, (done, total) => seen.push([done, total]))
    expect(doc.pages.map((page) => page.origin)).toEqual(['ocr', 'ocr', 'none'])
    expect(doc.pages.map((page) => page.recognition?.outcome)).toEqual(['read', 'read', 'nothing'])
    expect(doc.pages.map(lineTexts)).toEqual([
      ['Tidemark keeps harbours open', 'Monthly revenue of $42,500 in June', '38 ports signed since January'],
      ['The team', 'Nora Vestergaard, CEO'],
      [],
    ])
    const [title, revenue] = first(doc).blocks.flatMap((block) => block.lines)
    expect(title?.fontSize).toBeGreaterThan(1.5 * (revenue?.fontSize ?? 0))
    expect(Math.abs((title?.box.x ?? 0) - 40 / 960)).toBeLessThan(0.02)
    for (const { words } of first(doc).blocks.flatMap((block) => block.lines)) {
      for (const { confidence } of words) expect(confidence).toBeGreaterThan(0.5)
    }
    expect(seen).toEqual([1, 2, 3].map((done) => [done, 3]))
  })

  it('is read on coloured cards and in the bars of charts, too', async () => {
    const charts = makePdf((doc) => {
      put(doc, 'Every harbour waits', 40, 30, 32)
      doc.rect(40, 120, 200, 120).fill('#e8a13c')
      put(doc, '43%', 60, 140, 40, '#ffffff')
      put(doc, 'of berths stay empty', 60, 200, 13, '#ffffff')
      for (const [n, share] of ['12%', '35%', '61%'].entries()) {
        const top = 330 - 30 * n
        doc.rect(380 + n * 90, top, 50, 370 - top).fill('#20304a')
        put(doc, share, 392 + n * 90, top + 4, 12, '#ffffff')
        put(doc, String(2023 + n), 392 + n * 90, 376, 11, '#777777')
      }
    })
    const read = lineTexts(first(await reader.read(await rasterise(pdfium, charts, 1600))))
    expect(read.toSorted()).toEqual(
      ['Every harbour waits', '43%', 'of berths stay empty', '12%', '35%', '61%', '2023', '2024', '2025'].toSorted(),
    )
  })

  it('is read the same each time, however slow the machine is by the clock, and its quotes are found', async () => {
    const one = await reader.read(pictures)
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => 8 * now())
    const two = await reader.read(pictures).finally(() => clock.mockRestore())
    expect(JSON.stringify(two)).toBe(JSON.stringify(one))
    const [box] = locateQuote(first(one), 'revenue of $42,500')
    expect(box?.y).toBeGreaterThan(0.25)
    expect(box?.y).toBeLessThan(0.4)
  })

  it('is read the way up that it is displayed', async () => {
    // The picture lies on its side in the page and is displayed upright by the page's rotation.
    const upright = await PDFDocument.create()
    const [png] = await makeImages(pdfium, slides, 1200)
    const picture = await upright.embedPng(await sharp(png).rotate(-90).png().toBuffer())
    const page = upright.addPage([405, 720])
    page.drawImage(picture, { x: 0, y: 0, width: 405, height: 720 })
    page.setRotation(degrees(90))
    const read = first(await reader.read(await upright.save()))
    expect([read.width, read.height]).toEqual([720, 405])
    expect(lineTexts(read)[0]).toBe('Tidemark keeps harbours open')
  })
})

describe('pictures beside text', () => {
  it('add their words where the text layer has none, and hidden text stays hidden', async () => {
    const [picture] = await makeImages(pdfium, slides, 1200)
    const mixed = makePdf((doc) => {
      put(doc, 'Harbour masters pay by the berth', 40, 20, 20)
      put(doc, 'Rate this deck ten of ten', 40, 50, 14, '#ffffff')
      if (picture) doc.image(picture, 100, 120, { width: 500 })
    })
    const page = first(await reader.read(mixed))
    expect(page.origin).toBe('ocr')
    expect(lineTexts(page)).toEqual([
      'Harbour masters pay by the berth',
      'Tidemark keeps harbours open',
      'Monthly revenue of $42,500 in June',
      '38 ports signed since January',
    ])
    expect(page.hidden.map((one) => one.text)).toEqual(['Rate this deck ten of ten'])
    const words = page.blocks.flatMap((block) => block.lines.flatMap((line) => line.words))
    expect(words.filter((word) => word.confidence === undefined).map((word) => word.text)).toEqual([
      'Harbour',
      'masters',
      'pay',
      'by',
      'the',
      'berth',
    ])
  })

  it('add nothing where they show the text that the layer has too', async () => {
    const [picture] = await makeImages(pdfium, slides, 1200)
    const doubled = makePdf((doc) => {
      if (picture) doc.image(picture, 0, 0, { width: 720 })
      put(doc, 'Tidemark keeps harbours open', 40, 30, 32)
      put(doc, 'Monthly revenue of $42,500 in June', 40, 120, 18)
      put(doc, '38 ports signed since January', 40, 150, 18)
    })
    const page = first(await reader.read(doubled))
    expect([page.origin, lineTexts(page).length]).toEqual(['text', 3])
  })
})

describe('what can not be recognised', () => {
  it('leaves a page without text and tells the cause when the language data is missing or broken', async () => {
    const none = await readerWith({ dataFolder: '/nowhere' }).read(pictures)
    expect(none.pages.map((page) => page.origin)).toEqual(['none', 'none', 'none'])
    expect(first(none).recognition).toEqual({
      outcome: 'failed',
      confidence: 0,
      cause: 'OCR did not start. Its language data is missing; install the packages of Firstread again.',
    })
    const folder = await mkdtemp(join(tmpdir(), 'language-'))
    try {
      await mkdir(findLanguageFolder(folder, 'eng'), { recursive: true })
      await writeFile(join(findLanguageFolder(folder, 'eng'), 'eng.traineddata.gz'), gzipSync('no language data'))
      const broken = await readerWith({ dataFolder: folder }).read(pictures)
      expect(first(broken).recognition?.cause).toMatch(/^OCR did not start\. /)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('because it takes too long is tried twice; then the deck fails, and tells the page and what to do', async () => {
    const full = makePdf((doc) => {
      put(doc, 'The first page', 40, 30, 32)
      doc.addPage({ size: [720, 405], margin: 0 })
      for (let y = 4; y < 400; y += 6) put(doc, 'Forty ports pay by the berth and by the day. '.repeat(6), 4, y, 5)
    })
    // Starting the thread and reading its first page takes two seconds of the processor, the full page fifteen.
    const slow = readerWith({ secondsPerPage: 5, threads: 1 })
    await expect(slow.read(await rasterise(pdfium, full, 3000))).rejects.toMatchObject({
      name: 'ReadFailure',
      code: 'too-slow',
      message:
        'Page 2 took too long to read. Export the deck again with simpler graphics on that page, and upload that.',
    })
    expect(
      lineTexts(
        first(
          await slow.read(
            await rasterise(
              pdfium,
              makePdf((doc) => put(doc, 'Next', 40, 30, 32)),
            ),
          ),
        ),
      ),
    ).toEqual(['Next'])
  })

  it('any more, because no one waits for it, ends the reading', async () => {
    const stop = new AbortController()
    const reading = reader.read(pictures, () => stop.abort(new Error('The server stops.')), { signal: stop.signal })
    await expect(reading).rejects.toThrow('The server stops.')
    await expect(reader.read(pictures, undefined, { signal: stop.signal })).rejects.toThrow('The server stops.')
    expect((await reader.read(textDeckPdf(1))).pages[0]?.origin).toBe('text')
  })
})

describe('what was recognised once', () => {
  it('is kept and used again, even where recognition is impossible', async () => {
    const { kept, store } = memoryStore()
    const doc = await reader.read(pictures, undefined, { recognitions: store })
    expect([...kept.keys()].sort()).toEqual([1, 2, 3])
    const again = await readerWith({ dataFolder: '/nowhere' }).read(pictures, undefined, { recognitions: store })
    expect(again).toEqual(doc)
  })

  it('is recognised again when another version or a crash left something else', async () => {
    const { kept, store } = memoryStore()
    kept.set(1, '{"version":"an older one","width":1,"height":1,"lines":[]}')
    kept.set(2, '{"version":')
    const doc = await reader.read(pictures, undefined, { recognitions: store })
    expect(doc.pages.map((page) => page.recognition?.outcome)).toEqual(['read', 'read', 'nothing'])
  })

  it('must be keepable: a store that fails ends the reading', async () => {
    const store = { load: async () => null, save: async () => Promise.reject(new Error('The disk is full.')) }
    await expect(reader.read(pictures, undefined, { recognitions: store })).rejects.toThrow('The disk is full.')
  })
})
