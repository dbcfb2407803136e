import type { Box } from './deck-doc.ts'

// Boxes are in fractions of the page: x and y of the top left corner from 0 to 1, y downwards. So are all lengths here.

/** Returns the smallest rectangle around all of them; an empty one at the origin for none. */
export function unionBox(boxes: readonly Box[]): Box {
  const first = boxes[0]
  if (!first) return { x: 0, y: 0, width: 0, height: 0 }
  let { x, y } = first
  let right = rightEdge(first)
  let bottom = bottomEdge(first)
  for (const box of boxes) {
    x = Math.min(x, box.x)
    y = Math.min(y, box.y)
    right = Math.max(right, rightEdge(box))
    bottom = Math.max(bottom, bottomEdge(box))
  }
  return { x, y, width: right - x, height: bottom - y }
}

/** Returns x of the right edge. */
export const rightEdge = (box: Box) => box.x + box.width

/** Returns y of the bottom edge. */
export const bottomEdge = (box: Box) => box.y + box.height

/** Returns x of the middle. */
export const centreX = (box: Box) => box.x + box.width / 2

/** Returns y of the middle. */
export const centreY = (box: Box) => box.y + box.height / 2

/** Returns the middle as a box without a size, to be measured against others. */
export const centrePoint = (box: Box): Box => ({ x: centreX(box), y: centreY(box), width: 0, height: 0 })

/** Returns the width of the vertical band that both boxes cross; negative is the gap between them. */
export const sharedWidth = (a: Box, b: Box) => Math.min(rightEdge(a), rightEdge(b)) - Math.max(a.x, b.x)

/** Returns the height of the horizontal band that both boxes cross; negative is the gap between them. */
export const sharedHeight = (a: Box, b: Box) => Math.min(bottomEdge(a), bottomEdge(b)) - Math.max(a.y, b.y)

/** Returns the shared width as a share (0 to 1) of the narrower box. */
export const widthOverlap = (a: Box, b: Box) =>
  Math.max(0, sharedWidth(a, b)) / Math.max(leastLength, Math.min(a.width, b.width))

/** Returns the shared height as a share (0 to 1) of the lower box. */
export const heightOverlap = (a: Box, b: Box) =>
  Math.max(0, sharedHeight(a, b)) / Math.max(leastLength, Math.min(a.height, b.height))

/** Keeps the share of a box without a width or height finite. */
const leastLength = 1e-6

/** Whether a vertical line can cross both boxes: one stands over the other. */
export const isInSameColumn = (a: Box, b: Box) => a.x < rightEdge(b) && b.x < rightEdge(a)

/** Returns the room between a box and one under it; negative where they overlap in height. */
export const gapBelow = (upper: Box, lower: Box) => lower.y - bottomEdge(upper)

/** Returns the room between a box and one on its right; negative where they overlap in width. */
export const gapBeside = (left: Box, right: Box) => right.x - rightEdge(left)

/** Returns the room between two boxes along each axis; 0 where they overlap. */
export function gapsBetween(a: Box, b: Box): { x: number; y: number } {
  return {
    x: Math.max(gapBeside(a, b), gapBeside(b, a), 0),
    y: Math.max(gapBelow(a, b), gapBelow(b, a), 0),
  }
}

/** Returns the distance between the nearest points of two boxes. */
export function distanceBetween(a: Box, b: Box): number {
  const { x, y } = gapsBetween(a, b)
  return Math.hypot(x, y)
}

/** Whether a box lies within another; `slack` is how far it can reach over each edge. */
export const isInside = (inner: Box, outer: Box, slack: number) =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  rightEdge(inner) <= rightEdge(outer) + slack &&
  bottomEdge(inner) <= bottomEdge(outer) + slack
