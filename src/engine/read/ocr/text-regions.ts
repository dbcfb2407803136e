/** A part of an image in pixels, its right and bottom edges outside of it. */
export type Region = { left: number; top: number; right: number; bottom: number }

/** How likely each pixel lies within a line of text, row by row. */
export type TextMap = { likely: Float32Array; width: number; height: number }

/** From here a pixel counts as text, and with this mean a patch of such pixels as a line; both as PaddleOCR sets them for its detector. */
const textPixel = 0.3
const textPatch = 0.5
/** The map shows lines thinner than they are set, by area over outline times this (the 'unclip ratio' of PaddleOCR). */
const shrunk = 1.6

/** Returns the lines of text that a map shows, in pixels of an image of `image` size, in the order of their first rows. */
export function findTextRegions(map: TextMap, image: { width: number; height: number }): Region[] {
  const [sx, sy] = [image.width / map.width, image.height / map.height]
  return listPatches(map).flatMap(({ left, top, right, bottom, mean }) => {
    const [wide, high] = [right - left, bottom - top]
    if (mean < textPatch) return []
    const margin = (wide * high * shrunk) / (2 * (wide + high))
    return {
      left: Math.max(0, Math.floor((left - margin) * sx)),
      top: Math.max(0, Math.floor((top - margin) * sy)),
      right: Math.min(image.width, Math.ceil((right + margin) * sx)),
      bottom: Math.min(image.height, Math.ceil((bottom + margin) * sy)),
    }
  })
}

type Patch = Region & { mean: number }

/** Patches of neighbouring text pixels, diagonal neighbours included. */
function listPatches({ likely, width, height }: TextMap): Patch[] {
  const seen = new Uint8Array(likely.length)
  const isNew = (at: number) => seen[at] === 0 && (likely[at] ?? 0) > textPixel
  const patches: Patch[] = []
  for (let start = 0; start < likely.length; start++) {
    if (!isNew(start)) continue
    const patch: Patch = { left: width, top: height, right: 0, bottom: 0, mean: 0 }
    const waiting = [start]
    seen[start] = 1
    let [sum, count] = [0, 0]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      sum += likely[at] ?? 0
      count++
      patch.left = Math.min(patch.left, x)
      patch.right = Math.max(patch.right, x + 1)
      patch.top = Math.min(patch.top, y)
      patch.bottom = Math.max(patch.bottom, y + 1)
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const next = row * width + column
          if (!isNew(next)) continue
          seen[next] = 1
          waiting.push(next)
        }
    }
    patches.push({ ...patch, mean: sum / count })
  }
  return patches
}
