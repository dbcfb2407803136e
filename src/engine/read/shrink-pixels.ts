import type { Pixels } from './render-page.ts'

/** Returns opaque pixels that fit into a box, each the mean of those that it stands for; the given ones where they fit already. */
export function shrinkPixels(pixels: Pixels, box: { width: number; height: number }): Pixels {
  const scale = Math.min(box.width / pixels.width, box.height / pixels.height)
  if (scale >= 1) return pixels
  const columns = listEdges(pixels.width, Math.max(1, Math.round(pixels.width * scale)))
  const rows = listEdges(pixels.height, Math.max(1, Math.round(pixels.height * scale)))
  const [width, height] = [columns.length - 1, rows.length - 1]
  const rgba = new Uint8Array(width * height * 4).fill(255)
  const sums = new Float64Array(width * 3)
  for (let y = 0; y < height; y++) {
    const [from = 0, to = 0] = rows.subarray(y, y + 2)
    sums.fill(0)
    for (let row = from; row < to; row++) addRow(sums, pixels, row, columns)
    for (let x = 0; x < width; x++) {
      const [left = 0, right = 0] = columns.subarray(x, x + 2)
      const count = (right - left) * (to - from)
      for (let colour = 0; colour < 3; colour++) {
        rgba[(y * width + x) * 4 + colour] = Math.round((sums[x * 3 + colour] ?? 0) / count)
      }
    }
  }
  return { width, height, rgba }
}

/** Where each of `parts` parts of a length begins, and where the last one ends; none is empty, since `parts` is at most the length. */
const listEdges = (length: number, parts: number) =>
  Uint32Array.from({ length: parts + 1 }, (_, part) => Math.floor((part * length) / parts))

/** Adds a row's colours to the sums of the columns that they fall into. */
function addRow(sums: Float64Array, { rgba, width }: Pixels, row: number, columns: Uint32Array): void {
  let at = row * width * 4
  for (let x = 0; x < columns.length - 1; x++) {
    const end = (row * width + (columns[x + 1] ?? 0)) * 4
    let [red, green, blue] = [0, 0, 0]
    for (; at < end; at += 4) {
      red += rgba[at] ?? 0
      green += rgba[at + 1] ?? 0
      blue += rgba[at + 2] ?? 0
    }
    sums[x * 3] = (sums[x * 3] ?? 0) + red
    sums[x * 3 + 1] = (sums[x * 3 + 1] ?? 0) + green
    sums[x * 3 + 2] = (sums[x * 3 + 2] ?? 0) + blue
  }
}
