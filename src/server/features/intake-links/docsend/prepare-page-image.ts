import sharp from 'sharp'

/** A page image on white, and its size in pixels. */
export type PreparedImage = { jpeg: Buffer; width: number; height: number }

/** Protects memory: a page of a deck has a few million pixels, and one of more than this is not decoded. */
const mostPixels = 100_000_000
/** Pages are read from smaller images than this. */
const longestSidePixels = 4_000
/** Letters stay sharp enough to be recognised. */
const jpegQuality = 92

/** Returns a page image as a JPEG without transparency; null for bytes that are not an image, or one too large to be decoded. */
export async function preparePageImage(bytes: Uint8Array): Promise<PreparedImage | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await image.metadata()
    if (format !== 'png' && format !== 'jpeg' && format !== 'webp') return null
    const { data, info } = await image
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({ width: longestSidePixels, height: longestSidePixels, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    return { jpeg: data, width: info.width, height: info.height }
  } catch {
    // Sharp throws plain errors, all of them about these bytes.
    return null
  }
}
