import type { Box } from './deck-doc.ts'

/** The smallest rectangle around all of them; an empty one at the origin for none. */
export function unionBox(boxes: readonly Box[]): Box {
  const first = boxes[0]
  if (!first) return { x: 0, y: 0, width: 0, height: 0 }
  let { x, y } = first
  let right = x + first.width
  let bottom = y + first.height
  for (const box of boxes) {
    x = Math.min(x, box.x)
    y = Math.min(y, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  return { x, y, width: right - x, height: bottom - y }
}
