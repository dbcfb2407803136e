import type { Box } from '#engine/deck-doc.ts'

/** Shared length of two boxes along one axis, as a share (0 to 1) of the shorter one. */
export function overlap(a: Box, b: Box, axis: 'x' | 'y'): number {
  const [startA, lengthA, startB, lengthB] =
    axis === 'x' ? [a.x, a.width, b.x, b.width] : [a.y, a.height, b.y, b.height]
  const shared = Math.min(startA + lengthA, startB + lengthB) - Math.max(startA, startB)
  return Math.max(0, shared) / Math.max(1e-6, Math.min(lengthA, lengthB))
}
