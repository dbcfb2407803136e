import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { shrinkPageImage } from './shrink-page-image.ts'

type Part = { left: number; top: number; width: number; height: number }

/** A white page with a dark part, as the page images of decks are stored. */
async function drawPage(width: number, height: number, part: Part | null): Promise<Uint8Array> {
  const page = sharp({ create: { width, height, channels: 3, background: 'white' } })
  const dark = part && sharp({ create: { width: part.width, height: part.height, channels: 3, background: '#102040' } })
  const drawn = dark ? page.composite([{ input: await dark.png().toBuffer(), left: part.left, top: part.top }]) : page
  return new Uint8Array(await drawn.webp({ quality: 80 }).toBuffer())
}

const shrunk = async (width: number, height: number, part: Part | null) => {
  const bytes = await shrinkPageImage(await drawPage(width, height, part))
  const image = await sharp(bytes).metadata()
  return { format: image.format, width: image.width, height: image.height }
}

describe('a page image for a model', () => {
  it('is a JPEG without its empty margins', async () => {
    const { format, width, height } = await shrunk(1200, 675, { left: 300, top: 200, width: 600, height: 300 })
    expect(format).toBe('jpeg')
    expect([width, height].map((side) => Math.round(side / 10))).toEqual([64, 34])
  })

  it('has no more pixels than a provider reads, and is never made larger', async () => {
    const large = await shrunk(3000, 1690, { left: 0, top: 0, width: 3000, height: 1690 })
    expect(large.width * large.height).toBeLessThanOrEqual(1_150_000)
    expect(large.width * large.height).toBeGreaterThan(1_100_000)
    const long = await shrunk(3000, 300, { left: 0, top: 0, width: 3000, height: 300 })
    expect(Math.round(long.width / 10)).toBe(157)
    expect(await shrunk(400, 300, { left: 0, top: 0, width: 400, height: 300 })).toMatchObject({
      width: 400,
      height: 300,
    })
  })

  it('is there for an empty page, and refuses what is not an image', async () => {
    expect(await shrunk(400, 300, null)).toMatchObject({ format: 'jpeg', width: 400, height: 300 })
    await expect(shrinkPageImage(new Uint8Array([1, 2, 3]))).rejects.toThrow()
  })
})
