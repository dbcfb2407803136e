import type { Line } from '#engine/deck-doc.ts'
import { logoHeadings } from '#engine/lexicons/logo-headings.ts'
import type { OpenedPage } from '../open-page.ts'

/**
 * A page whose image can hold text that its text layer lacks. `text`: the layer is kept and left out of the image, replaced by
 * what is recognised, or left as it is. `logos`: the page shows logos that give names.
 */
export type RecognitionNeed = { page: number; text: 'keep' | 'replace' | 'leave'; logos?: true }

/** From this share of characters whose meaning the font doesn't give, the layer can't be relied on. */
const unreliable = 0.1
/** A page with fewer words consists mostly of images. */
export const fewWords = 15
/** Smaller images are logos, icons and small screenshots; docs/ocr.md has what was measured. */
const largeImages = 0.25
/** A title whose letters were turned into outlines has more segments than this, an ornament has fewer. */
const outlinedTitle = 400

/** A page of logos has little text; one whose logos are outlines has less, since outlines are icons too. */
const wordsBesideLogos = 120
const wordsBesideOutlines = 30
/** Outlined letters of one logo have so many segments. */
const outlinedLogo = 60
/** A title has few words, a heading further down fewer, and begins like one. */
const titleWords = 6
const titleDepth = 0.3
const headingWords = 4
const headingLike = /^[^\p{Ll}\d]\D*$/u

/** Returns what must be recognised on a page image, by the page's objects and the lines of its text layer; null for nothing. */
export function findRecognitionNeed(opened: OpenedPage, lines: readonly Line[]): RecognitionNeed | null {
  const text = findTextNeed(opened)
  if (text === 'replace' || !showsLogos(opened, lines)) return text && { page: opened.number, text }
  return { page: opened.number, text: text ?? 'leave', logos: true }
}

function findTextNeed({ objects, sorted, unmapped }: OpenedPage): 'keep' | 'replace' | null {
  const words = sorted.visible.length
  const showsMore = objects.imageShare > 0 || objects.outlineSegments > 0
  if (unmapped > unreliable || (words === 0 && showsMore)) return 'replace'
  const hasOutlines = words < fewWords && objects.outlineSegments >= outlinedTitle
  return hasOutlines || objects.imageShare >= largeImages ? 'keep' : null
}

/** Whether a page is about competitors, customers, investors or people and has possible logos, or is a cover with images. */
function showsLogos({ number, objects, sorted }: OpenedPage, lines: readonly Line[]): boolean {
  const room = objects.images.length > 0 ? wordsBesideLogos : wordsBesideOutlines
  if (objects.images.length === 0 && objects.outlineSegments < outlinedLogo) return false
  if (sorted.visible.length > room) return false
  if (number === 1 && objects.images.length > 0) return true
  return lines.some(({ words, text, box }) => isHeadingOverLogos(text, words.length, box.y))
}

/** Whether a line of so many words, at a height of the page (0 to 1), is a heading over logos. */
export const isHeadingOverLogos = (text: string, words: number, y: number): boolean =>
  (y < titleDepth ? words <= titleWords : words <= headingWords && headingLike.test(text)) && logoHeadings.test(text)
