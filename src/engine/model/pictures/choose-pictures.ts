import type { Slide, UnderstoodDeck } from '#engine/slides.ts'
import { findAxisTicks } from '#engine/understand/find-axis-ticks.ts'
import { measureWorth } from '../page-worth.ts'

/** A page is shown from this product of need and worth, so that neither a photo nor an appendix costs its tokens. */
const leastPoints = 3
/** Keeps the request within the 20 pictures that every provider takes, and what the deck costs within its budget. */
const mostPictures = 16
/** Below this mean confidence recognised text has wrong figures. */
const sureReading = 0.8
/** Below so many letters, a page with pictures on this share of it is told by its pictures. */
const fewLetters = 300
const partlyPicture = 0.12

/** Returns the numbers of the pages that a model is shown, in page order: those whose text can't be relied on, where it matters most. */
export function choosePictures({ slides, bodySize }: UnderstoodDeck): number[] {
  return slides
    .map((slide) => ({ page: slide.page, points: measureNeed(slide, bodySize) * measureWorth(slide) }))
    .filter(({ points }) => points >= leastPoints)
    .sort((a, b) => b.points - a.points || a.page - b.page)
    .slice(0, mostPictures)
    .map(({ page }) => page)
    .sort((a, b) => a - b)
}

/** How much of a page its text leaves out: 0 to 3. */
function measureNeed({ doc, lines }: Slide, bodySize: number): number {
  const isHiddenSlide = doc.hidden.some(({ cause }) => cause === 'hidden-slide')
  if (isHiddenSlide || (lines.length === 0 && doc.imageShare === 0 && !doc.recognition)) return 0
  const { outcome, confidence = 0 } = doc.recognition ?? {}
  if (lines.length === 0 || outcome === 'failed' || (doc.origin !== 'text' && outcome === 'unsure')) return 3
  if (doc.origin === 'ocr' && confidence < sureReading) return 3
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0)
  const toldByPictures = letters < fewLetters && doc.imageShare >= partlyPicture
  const hasLogos = (doc.logos ?? []).length > 0
  // A photo behind text, in which recognition saw no letter, is worth a look only where a memo needs the page most.
  if (doc.origin === 'text' && outcome === 'nothing' && !hasLogos) return toldByPictures ? 1 : 0
  const isPartly = outcome === 'read' || doc.origin !== 'text' || hasLogos || toldByPictures
  return isPartly || findAxisTicks(doc, bodySize).size > 0 ? 2 : 0
}
