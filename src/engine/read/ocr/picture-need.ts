import type { OpenedPage } from '../read-page.ts'

/**
 * A page whose picture may hold text that its text layer lacks. `text` tells what becomes of the layer: it is kept, and left
 * out of the picture, or what is recognised takes its place.
 */
export type PictureNeed = { page: number; text: 'keep' | 'replace' }

/** From this share of characters whose meaning the font doesn't tell, the layer is no text to rely on. */
const unreliable = 0.1
/** A page with fewer words shows mostly what its pictures show. */
export const fewWords = 15
/** Smaller pictures are logos, icons and screenshots in passing; docs/ocr.md has what was measured. */
const largePictures = 0.25
/** A title whose letters were turned into outlines has more segments than this, an ornament has fewer. */
const outlinedTitle = 400

/** Whether a page's picture has to be recognised, judged by what a glance at its objects tells; null when not. */
export function pictureNeed({ number, objects, sorted, unmapped }: OpenedPage): PictureNeed | null {
  const words = sorted.visible.length
  const showsMore = objects.imageShare > 0 || objects.outlineSegments > 0
  if (unmapped > unreliable || (words === 0 && showsMore)) return { page: number, text: 'replace' }
  const hasOutlines = words < fewWords && objects.outlineSegments >= outlinedTitle
  return hasOutlines || objects.imageShare >= largePictures ? { page: number, text: 'keep' } : null
}
