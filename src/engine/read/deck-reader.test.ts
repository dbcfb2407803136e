import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import {
  aesPdf,
  emptyFile,
  manyPagesPdf,
  noTextPdf,
  notAPdf,
  ownerLockedPdf,
  passwordPdf,
  textDeckPdf,
  tornPdf,
  zeroPagePdf,
} from '#samples/bad-inputs.ts'
import type { PageImage } from '../ports.ts'
import { createDeckReader } from './deck-reader.ts'
import { makePdf, put } from './test-reading.ts'

const reader = createDeckReader({ pages: 150, seconds: 60, memoryMb: 512 })
afterAll(() => reader.close())

/** A page whose form draws itself seven levels deep, ten times on each: ten million texts. */
function endlessPdf(): Buffer {
  const depth = 7
  const forms = Array.from({ length: depth }, (_, n) => {
    const inner = n === depth - 1 ? 'BT /F1 8 Tf 10 10 Td (again) Tj ET' : '/X Do '.repeat(10)
    const next = n === depth - 1 ? '' : `/XObject<</X ${n + 6} 0 R>>`
    const dictionary = `/Type/XObject/Subtype/Form/BBox[0 0 400 300]/Resources<</Font<</F1 3 0 R>>${next}>>`
    return `<<${dictionary}/Length ${inner.length}>>\nstream\n${inner}\nendstream`
  })
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Resources<</XObject<</X 5 0 R>>>>/Contents ${depth + 5} 0 R>>`,
    ...forms,
    `<</Length 60>>\nstream\n${'/X Do '.repeat(10)}\nendstream`,
  ]
  const body = objects.map((object, n) => `${n + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`)
}

/** The endless page behind one that is empty. */
function thenEndlessPdf(): Buffer {
  const empty = '20 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]>>\nendobj\ntrailer'
  const text = endlessPdf().toString('latin1')
  return Buffer.from(text.replace('/Kids[4 0 R]/Count 1', '/Kids[20 0 R 4 0 R]/Count 2').replace('trailer', empty))
}

describe('a file that cannot be read is refused with its cause and what to do', () => {
  it.each([
    [
      'no PDF',
      notAPdf,
      'not-a-deck',
      'This file is neither a PDF nor a PowerPoint presentation (.pptx). Export the deck as PDF and upload it again.',
    ],
    ['an empty file', emptyFile, 'empty', 'The file is empty. Export the deck as PDF and upload it again.'],
    ['no pages', zeroPagePdf, 'no-pages', 'The PDF has no pages. Export the deck again and upload it.'],
    ['a torn file', tornPdf, 'damaged', 'The file is damaged; export it again.'],
    [
      'a locked file',
      passwordPdf,
      'password',
      'This PDF is protected by a password. Save a copy without it and upload that.',
    ],
    [
      'very many pages',
      () => manyPagesPdf(10_000),
      'too-many-pages',
      'The deck has 10,000 pages; at most 150 are read.',
    ],
  ] as const)('%s', async (_, build, code, message) => {
    const pdf = build()
    await expect(reader.read(pdf)).rejects.toMatchObject({ name: 'ReadFailure', code, message })
    await expect(reader.inspect(pdf)).rejects.toMatchObject({ code })
    await expect(reader.images(pdf, { width: 100, onImage: async () => undefined })).rejects.toMatchObject({ code })
  })

  it('what takes too long is killed, and the next deck is read', async () => {
    // Not so little memory that a quick machine fills it before its time is looked at.
    const hasty = createDeckReader({ pages: 150, seconds: 0.3, memoryMb: 4096 })
    try {
      await expect(hasty.read(endlessPdf())).rejects.toMatchObject({ code: 'too-slow' })
      const next = createDeckReader({ pages: 150, seconds: 60, memoryMb: 512 })
      expect((await next.inspect(textDeckPdf(2))).pageCount).toBe(2)
      await next.close()
    } finally {
      await hasty.close()
    }
  })

  it('what needs more memory than there is ends as a sentence, and the next deck is read', async () => {
    const small = createDeckReader({ pages: 150, seconds: 60, memoryMb: 32 })
    try {
      const large = Buffer.concat([textDeckPdf(1), Buffer.alloc(64 * 1024 * 1024, ' ')])
      await expect(small.read(large)).rejects.toMatchObject({ code: 'out-of-memory' })
      expect((await small.read(textDeckPdf(2))).pageCount).toBe(2)
    } finally {
      await small.close()
    }
  })
})

describe('a deck', () => {
  it('is read away from this thread, with progress page by page', async () => {
    const seen: number[][] = []
    const doc = await reader.read(textDeckPdf(4), (done, total) => seen.push([done, total]))
    expect(doc.pageCount).toBe(4)
    expect(doc.pages.map((page) => page.origin)).toEqual(['text', 'text', 'text', 'text'])
    expect(seen).toEqual([1, 2, 3, 4].map((done) => [done, 4]))
  })

  it('opens without a password when only its owner is locked out', async () => {
    expect((await reader.inspect(ownerLockedPdf())).pageCount).toBe(1)
    expect((await reader.read(ownerLockedPdf())).pages[0]?.origin).toBe('text')
  })

  it.each([
    ['RC4', () => passwordPdf(), 'open-sesame'],
    ['AES-256, with a password beyond Latin letters', () => aesPdf('pässwort €'), 'pässwort €'],
  ])(
    'under a password (%s) is copied without it, and reads like one that never had one',
    async (_, build, password) => {
      const locked = build()
      const copy = await reader.unlock(locked, password)
      await expect(reader.inspect(locked)).rejects.toMatchObject({ code: 'password' })
      expect(await reader.inspect(copy)).toEqual({ pageCount: 1 })
      expect((await reader.read(copy)).pages).toEqual((await reader.read(ownerLockedPdf())).pages)
      for (const wrong of ['', password.toUpperCase(), `${password} `])
        await expect(reader.unlock(locked, wrong)).rejects.toMatchObject({ name: 'ReadFailure', code: 'password' })
    },
  )

  it('without text has pages without words', async () => {
    const doc = await reader.read(noTextPdf())
    expect(doc.pages.map((page) => [page.origin, page.blocks.length])).toEqual([
      ['none', 0],
      ['none', 0],
    ])
  })

  it('several at once are all read', async () => {
    const docs = await Promise.all([1, 2, 3, 4, 5].map((pages) => reader.read(textDeckPdf(pages))))
    expect(docs.map((doc) => doc.pageCount)).toEqual([1, 2, 3, 4, 5])
  })
})

describe('page pictures', () => {
  it('come in the width asked for', async () => {
    const images: PageImage[] = []
    await reader.images(textDeckPdf(3), { width: 480, onImage: async (image) => void images.push(image) })
    expect(images.map(({ page, width, height }) => [page, width, height])).toEqual([
      [1, 480, 270],
      [2, 480, 270],
      [3, 480, 270],
    ])
    expect(Buffer.from(images[0]?.webp ?? []).toString('latin1', 8, 12)).toBe('WEBP')
  })

  it('come once each, however many threads draw them', async () => {
    for (const pages of [1, 5, 6, 23]) {
      const drawn: number[] = []
      await reader.images(textDeckPdf(pages), { width: 100, onImage: async ({ page }) => void drawn.push(page) })
      expect(drawn.sort((a, b) => a - b)).toEqual(Array.from({ length: pages }, (_, index) => index + 1))
    }
  })

  it('of a long deck let a short one have its turn', async () => {
    const ended: string[] = []
    const long = reader.images(textDeckPdf(60), { width: 400, onImage: async () => {} })
    const both = [long.then(() => ended.push('long')), reader.read(textDeckPdf(2)).then(() => ended.push('short'))]
    await Promise.all(both)
    expect(ended).toEqual(['short', 'long'])
  })

  it('stop with the error of the store', async () => {
    let stored = 0
    const onImage = async () => {
      stored++
      throw new Error('The disk is full.')
    }
    await expect(reader.images(textDeckPdf(3), { width: 100, onImage })).rejects.toThrow('The disk is full.')
    expect(stored).toBe(1)
  })

  it('are drawn no further once one could not be stored', async () => {
    const hasty = createDeckReader({ pages: 150, seconds: 1, memoryMb: 512 })
    const onImage = () => Promise.reject(new Error('The disk is full.'))
    try {
      await expect(hasty.images(thenEndlessPdf(), { width: 100, onImage })).rejects.toThrow('The disk is full.')
    } finally {
      await hasty.close()
    }
  })

  it('are drawn no further once no one wants them', async () => {
    const taken = new AbortController()
    const seen: number[] = []
    const onImage = async ({ page }: PageImage) => {
      seen.push(page)
      taken.abort(new Error('Another deck has its turn.'))
    }
    const options = { width: 100, onImage, signal: taken.signal }
    await expect(reader.images(textDeckPdf(3), options)).rejects.toThrow('Another deck has its turn.')
    expect(seen).toEqual([1])
  })

  it.each([
    [10, 2000, 80, 16_000],
    [2000, 10, 1200, 6],
    [14_400, 14_400, 1200, 1200],
    [1, 14_400, 1, 14_400],
    [3, 3, 1200, 1200],
  ])('of a page of %i by %i points are made, and the page is read', async (wide, high, width, height) => {
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#335577' } })
      .png()
      .toBuffer()
    const odd = makePdf((doc) => {
      doc.addPage({ size: [wide, high], margin: 0 })
      put(doc, 'We are raising', 0, 0, Math.min(wide, high) / 4)
      doc.addPage({ size: [wide, high], margin: 0 }).image(picture, 0, 0, { width: wide, height: high })
    })
    expect((await reader.read(odd)).pages.map((page) => [page.width, page.height])).toEqual([
      [720, 405],
      [wide, high],
      [wide, high],
    ])
    const sizes: number[][] = []
    await reader.images(odd, { width: 1200, onImage: async (image) => void sizes.push([image.width, image.height]) })
    expect(sizes.slice(1)).toEqual([
      [width, height],
      [width, height],
    ])
  })

  it('of a page of odd shape stay within the pixels allowed', async () => {
    const strip = makePdf((doc) => {
      doc.addPage({ size: [10, 14_000], margin: 0 })
      put(doc, 'strip', 0, 0, 2)
    })
    const sizes: number[] = []
    await reader.images(strip, { width: 1200, onImage: async ({ width, height }) => void sizes.push(width * height) })
    expect(sizes).toHaveLength(2)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8_100_000)
  })
})

it('an inspection does not wait for the readings of other decks', async () => {
  const ended: string[] = []
  const drawing = Array.from({ length: 3 }, () =>
    reader.images(textDeckPdf(20), { width: 400, onImage: async () => {} }).then(() => ended.push('drawn')),
  )
  await reader.inspect(textDeckPdf(2)).then(() => ended.push('inspected'))
  await Promise.all(drawing)
  expect(ended[0]).toBe('inspected')
})
