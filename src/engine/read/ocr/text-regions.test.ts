import { expect, it } from 'vitest'
import { findTextRegions } from './text-regions.ts'

/** A map of 40 by 20 pixels on which parts are `likely` text. */
function draw(parts: { x: number; y: number; width: number; height: number; likely: number }[]) {
  const [width, height] = [40, 20]
  const likely = new Float32Array(width * height)
  for (const part of parts)
    for (let y = part.y; y < part.y + part.height; y++)
      likely.fill(part.likely, y * width + part.x, y * width + part.x + part.width)
  return { likely, width, height }
}
const image = { width: 80, height: 40 }

it('a patch is a line of text, larger than it shows by its margin, in pixels of the image', () => {
  // Area 10 x 4 over twice (10 + 4), times 1.6: 2.29 pixels of the map on each side.
  const map = draw([{ x: 10, y: 8, width: 10, height: 4, likely: 0.9 }])
  expect(findTextRegions(map, image)).toEqual([{ left: 15, top: 11, right: 45, bottom: 29 }])
})

it('patches that touch at a corner are one, and no region reaches over the edge', () => {
  const map = draw([
    { x: 0, y: 0, width: 5, height: 4, likely: 0.9 },
    { x: 5, y: 4, width: 5, height: 4, likely: 0.9 },
  ])
  expect(findTextRegions(map, image)).toEqual([{ left: 0, top: 0, right: 28, bottom: 24 }])
})

it('what is unlikely counts as none', () => {
  const map = draw([
    { x: 2, y: 2, width: 10, height: 4, likely: 0.4 },
    { x: 2, y: 10, width: 10, height: 4, likely: 0.2 },
  ])
  expect(findTextRegions(map, image)).toEqual([])
})
