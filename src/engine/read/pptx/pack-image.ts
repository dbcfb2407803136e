import sharp from 'sharp'
import type { Crop } from './fills.ts'
import type { PdfFile } from './pdf-file.ts'

/** An image of the package, what is shown of it, and its largest size in points. */
export type ImageUse = { part: string; crop: Crop; width: number; height: number }

const pixelsPerPoint = 2
const longestSidePixels = 2000
/** Larger images are not decoded: their pixels alone would take more than 200 MB. */
const mostPixels = 50_000_000
const quality = 82
/** Pixels that all images of a deck can have, counted each time one is decoded: ten seconds of work, 160 phone photos. */
const mostPixelsOfDeck = 2_000_000_000

/** What the images of a deck can still cost; it is spent before an image is decoded. */
export class ImageBudget {
  #left = mostPixelsOfDeck

  /** Whether there was enough left for so many pixels; they are taken then. */
  take(pixels: number): boolean {
    if (pixels > this.#left) return false
    this.#left -= pixels
    return true
  }
}

/** What sharp decodes by itself; drawings (SVG, EMF, WMF) may lead out of the file and aren't opened. */
const formats = new Set(['png', 'jpeg', 'gif', 'webp', 'tiff'])
/** Stands for an image that can't be shown; white type and black type stand out on it alike. */
const grey = Buffer.from([0x8c, 0x91, 0x99])

/**
 * Fills an object with an image, made small enough for where it is shown. Returns false, after filling it with grey, when the
 * image can't be decoded or `work` has nothing left for it.
 */
export async function packImage(
  file: PdfFile,
  object: number,
  bytes: Uint8Array | null,
  use: ImageUse,
  work: ImageBudget,
): Promise<boolean> {
  try {
    if (bytes === null) throw new Error('The image is missing.')
    const { data, width, height, channels } = await decode(bytes, use, work)
    if (channels === 4) {
      const { colours, mask } = splitMask(data)
      const soft = file.addStream(mask, formatImageEntries(width, height, 'DeviceGray'))
      file.fillStream(object, colours, `${formatImageEntries(width, height, 'DeviceRGB')}/SMask ${soft} 0 R`)
    } else {
      const raw = { width, height, channels: 3 } as const
      const jpeg = await sharp(data, { raw }).jpeg({ quality }).toBuffer()
      file.fillStream(object, jpeg, formatImageEntries(width, height, 'DeviceRGB'), 'DCTDecode')
    }
    return true
  } catch {
    file.fillStream(object, grey, formatImageEntries(1, 1, 'DeviceRGB'))
    return false
  }
}

type Decoded = { data: Buffer; width: number; height: number; channels: number }

async function decode(bytes: Uint8Array, { crop, width, height }: ImageUse, work: ImageBudget): Promise<Decoded> {
  const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  const { format, width: wide, height: high, hasAlpha } = await source.metadata()
  if (!formats.has(format)) throw new Error('The image has another format.')
  if (!work.take(wide * high)) throw new Error('The images of the deck have too many pixels in all.')
  const left = Math.min(wide - 1, Math.floor(crop.left * wide))
  const top = Math.min(high - 1, Math.floor(crop.top * high))
  const region = {
    left,
    top,
    width: Math.max(1, Math.min(wide - left, Math.round((1 - crop.left - crop.right) * wide))),
    height: Math.max(1, Math.min(high - top, Math.round((1 - crop.top - crop.bottom) * high))),
  }
  const side = (points: number, own: number) =>
    Math.max(1, Math.min(own, longestSidePixels, Math.ceil(points * pixelsPerPoint)))
  const sized = source
    .extract(region)
    .resize(side(width, region.width), side(height, region.height), { fit: 'fill' })
    .toColourspace('srgb')
  const { data, info } = await (hasAlpha ? sized.ensureAlpha() : sized.removeAlpha()).raw().toBuffer({
    resolveWithObject: true,
  })
  return { data, ...info }
}

function splitMask(rgba: Buffer): { colours: Buffer; mask: Buffer } {
  const pixels = rgba.length / 4
  const [colours, mask] = [Buffer.alloc(pixels * 3), Buffer.alloc(pixels)]
  for (let n = 0; n < pixels; n++) {
    rgba.copy(colours, n * 3, n * 4, n * 4 + 3)
    mask[n] = rgba[n * 4 + 3] ?? 255
  }
  return { colours, mask }
}

function formatImageEntries(width: number, height: number, colours: 'DeviceRGB' | 'DeviceGray'): string {
  return `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${colours}/BitsPerComponent 8`
}
