import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import * as bad from '#samples/bad-inputs.ts'
import { placeholder } from '#samples/pptx-shapes.ts'
import type { PageImage } from '../../ports.ts'
import { createDeckReader } from '../deck-reader.ts'
import { lineTexts, makePdf, put } from '../test-reading.ts'
import { makePptx } from './test-presentations.ts'
import { type OfficePdf, withPresentations } from './with-presentations.ts'

const limits = { pages: 150, seconds: 60, memoryMb: 512 }
const reader = withPresentations(createDeckReader(limits), limits)
afterAll(() => reader.close())

async function picturesOf(file: Uint8Array, from = reader): Promise<PageImage[]> {
  const images: PageImage[] = []
  await from.images(file, { width: 320, onImage: async (image) => void images.push(image) })
  return images
}

describe('a file that cannot be read is refused with its cause and what to do', () => {
  const unpacks =
    'The presentation unpacks to more than 300 MB, or one of its parts to more than 30 MB. Compress its pictures and media, or export it as PDF, and upload that.'
  const damaged = 'The file is damaged; export it again.'
  const neither =
    'This file is neither a PDF nor a PowerPoint presentation (.pptx). Export the deck as PDF and upload it again.'
  it.each([
    ['a part of 31 MB', bad.bombPptx, 'too-large', unpacks],
    ['parts of 28 MB each', bad.manyPartsPptx, 'too-large', unpacks],
    ['growing entities', bad.entityBombPptx, 'damaged', damaged],
    ['an entity outside of the file', bad.outsideEntityPptx, 'damaged', damaged],
    ['a torn archive', bad.tornPptx, 'damaged', damaged],
    ['no slides', bad.noSlidesPptx, 'no-pages', 'The presentation has no slides. Save it again and upload it.'],
    [
      'too many slides',
      () => bad.manySlidesPptx(151),
      'too-many-pages',
      'The deck has 151 slides; at most 150 are read.',
    ],
    [
      'a password',
      bad.passwordPptx,
      'locked-presentation',
      'This presentation is protected by a password, so it cannot be opened. Save it without a password and add it again.',
    ],
    [
      'the format before 2007',
      bad.oldPpt,
      'not-a-deck',
      'This file has the format of PowerPoint before 2007. Save it as .pptx or export it as PDF, and upload that.',
    ],
    ['a text document', bad.wordDocument, 'not-a-deck', neither],
    ['a picture', bad.notAPdf, 'not-a-deck', neither],
  ] as const)('%s', async (_what, build, code, message) => {
    const file = build()
    const failure = { name: 'ReadFailure', code, message }
    await expect(reader.read(file)).rejects.toMatchObject(failure)
    await expect(picturesOf(file)).rejects.toMatchObject(failure)
  })

  it('a bomb that states a small size is stopped while it is unpacked', async () => {
    await expect(reader.read(bad.lyingBombPptx())).rejects.toMatchObject({ code: 'too-large' })
  })

  it.each([
    ['a bomb', bad.bombPptx, 'too-large'],
    ['a password', bad.passwordPptx, 'locked-presentation'],
    ['no slides', bad.noSlidesPptx, 'no-pages'],
    ['too many slides', () => bad.manySlidesPptx(151), 'too-many-pages'],
  ] as const)('at once where a look suffices: %s', async (_what, build, code) => {
    await expect(reader.inspect(build())).rejects.toMatchObject({ code })
  })

  it('what takes too long is killed, and the next one is read', async () => {
    // Time is looked at every 200 ms, so the slides take many times as long together.
    const shapes = [
      placeholder(
        'body',
        Array.from({ length: 200 }, (_, n) => `Fewer empty quarry trucks ${n}`),
      ),
    ]
    const long = makePptx(Array.from({ length: 150 }, () => ({ shapes })))
    // Less than any slide takes: each that is done begins another count.
    const hasty = withPresentations(createDeckReader(limits), { ...limits, seconds: 0.001 })
    try {
      await expect(hasty.read(long)).rejects.toMatchObject({ code: 'too-slow' })
    } finally {
      await hasty.close()
    }
    expect((await reader.read(bad.smallPptx())).pageCount).toBe(1)
  })
})

describe('a reader of decks', () => {
  it('takes presentations and PDFs alike', async () => {
    const file = makePptx(['Cover', 'Team'].map((title) => ({ shapes: [placeholder('title', [title])] })))
    expect(await reader.inspect(file)).toEqual({ pageCount: 2 })
    expect((await reader.read(file)).pages.map((page) => lineTexts(page))).toEqual([['Cover'], ['Team']])
    expect(await reader.inspect(bad.textDeckPdf(3))).toEqual({ pageCount: 3 })
    expect((await reader.read(bad.textDeckPdf(3))).pageCount).toBe(3)
    expect(await picturesOf(bad.textDeckPdf(2))).toHaveLength(2)
  })

  it('ends a reading when it is told to', async () => {
    const stop = new AbortController()
    stop.abort(new Error('The server stops.'))
    const reading = reader.read(bad.smallPptx(), undefined, { signal: stop.signal })
    await expect(reading).rejects.toThrow('The server stops.')
  })

  it('draws a picture of each slide in which its text is ink', async () => {
    const [image] = await picturesOf(makePptx([{ ground: '204060', shapes: [placeholder('title', ['Ink'])] }]))
    const { data } = await sharp(image?.webp).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)].map((level) => Math.round(level / 16))).toEqual([2, 4, 6])
    expect(image).toMatchObject({ page: 1, width: 320, height: 180 })
  })

  it('places the words where the pictures of an office program have them, and says the same', async () => {
    const file = makePptx([{ shapes: [placeholder('title', ['Route planning'])] }])
    const office = makePdf((doc) => put(doc, 'Route planning', 108, 30, 30))
    const own = withPresentations(createDeckReader(limits), limits, async () => new Uint8Array(office))
    try {
      const [alone, placed] = [await reader.read(file), await own.read(file)]
      const [before, after] = [alone, placed].map((doc) => doc.pages[0]?.blocks[0]?.lines[0]?.words[0]?.box.x ?? 0)
      expect(before).toBeLessThan(0.1)
      expect(after).toBeCloseTo(108 / 720, 2)
      expect(placed.pages.map((page) => lineTexts(page))).toEqual([['Route planning']])
    } finally {
      await own.close()
    }
  })

  it('fails where an office program stalls, and asks it again the next time', async () => {
    const file = makePptx([{ shapes: [placeholder('title', ['Route planning'])] }])
    let asked = 0
    const office: OfficePdf = async () => {
      asked++
      return asked === 1 ? 'stalled' : new Uint8Array(makePdf((doc) => put(doc, 'Route planning', 108, 30, 30)))
    }
    const own = withPresentations(createDeckReader(limits), limits, office)
    try {
      await expect(own.read(file)).rejects.toMatchObject({ code: 'stalled' })
      const [page] = (await own.read(file)).pages
      expect(page?.blocks[0]?.lines[0]?.words[0]?.box.x).toBeCloseTo(108 / 720, 2)
    } finally {
      await own.close()
    }
  })

  it('takes the pictures of an office program where it makes a page for each slide', async () => {
    const made: number[] = []
    const office =
      (pages: number | null): OfficePdf =>
      async (file) => {
        made.push(file.length)
        return pages === null ? null : bad.textDeckPdf(pages)
      }
    const file = makePptx([{ shapes: [] }])
    const blank = (await picturesOf(file)).map(({ webp }) => webp.length)
    const withOffice = async (pages: number | null) => {
      const own = withPresentations(createDeckReader(limits), limits, office(pages))
      const images = await picturesOf(file, own)
      await own.close()
      return images.map(({ webp }) => webp.length)
    }
    expect(await withOffice(1)).not.toEqual(blank)
    expect(await withOffice(2)).toEqual(blank)
    expect(await withOffice(null)).toEqual(blank)
    expect(made).toEqual([file.length, file.length, file.length])
  })
})
