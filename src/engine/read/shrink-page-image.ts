import sharp, { type Region, type Sharp } from 'sharp'

/** Above these a provider scales an image down itself, and small print is lost that was paid for. */
const mostPixels = 1_150_000
const longestEdgePixels = 1568
/** Type stays free of marks, at a third of the bytes of a lossless image. */
const jpegQuality = 85
/** Of 255: how far a margin's colour may differ, as compression leaves it. */
const marginTolerance = 12
/** Of the page's longer side. */
const rimShare = 0.015

/**
 * Returns a page image as a model is shown it: a JPEG without empty margins, never larger than the given one. Older local servers
 * take no WebP. Rejects for bytes that are not an image.
 */
export async function shrinkPageImage(bytes: Uint8Array): Promise<Uint8Array> {
  const page = sharp(bytes).flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha()
  const part = await findContent(page)
  const { width, height } = part
  const scale = Math.min(1, longestEdgePixels / Math.max(width, height), Math.sqrt(mostPixels / (width * height)))
  const jpeg = await page
    .clone()
    .extract(part)
    .resize(Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale)), { fit: 'fill' })
    .jpeg({ quality: jpegQuality })
    .toBuffer()
  return new Uint8Array(jpeg)
}

/** The part of a page that is not margin, with a rim so that no letter touches the edge; all of a page of one colour. */
async function findContent(page: Sharp): Promise<Region> {
  const { width, height } = await page.metadata()
  const { info } = await page.clone().trim({ threshold: marginTolerance }).toBuffer({ resolveWithObject: true })
  const rim = Math.round(rimShare * Math.max(width, height))
  const left = Math.max(0, -(info.trimOffsetLeft ?? 0) - rim)
  const top = Math.max(0, -(info.trimOffsetTop ?? 0) - rim)
  const right = Math.min(width, -(info.trimOffsetLeft ?? 0) + info.width + rim)
  const bottom = Math.min(height, -(info.trimOffsetTop ?? 0) + info.height + rim)
  return { left, top, width: right - left, height: bottom - top }
}
