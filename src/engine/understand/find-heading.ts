import type { Line } from '#engine/deck-doc.ts'
import { gapBelow, isInSameColumn, unionBox } from '#engine/geometry.ts'
import type { QuoteUnit, Slide } from '#engine/slides.ts'
import { measureTypeSize } from './body-size.ts'
import { isFigureAlone } from './find-kpis.ts'
import { listParagraphs, type Paragraph } from './voices/voice-page.ts'

const mostHeadingWords = 8
/** Type that is larger by less than this ratio does not stand out. */
const largerRatio = 1.06
/** In fractions of the page: a heading can reach into the first line under it by so much. */
const slack = 0.005

/**
 * Returns the nearest heading over a unit's lines, in its column or over the whole slide, the slide's title last;
 * `distance` is the room between them in type sizes of the slide's body.
 */
export function findHeading(slide: Slide, lines: readonly Line[]): Pick<QuoteUnit, 'heading' | 'distance'> {
  if (lines.some((line) => slide.titleLines.includes(line))) return { heading: null, distance: null }
  const box = unionBox(lines.map((line) => line.box))
  const body = slide.body.flatMap((block) => block.lines)
  const em = measureTypeSize(body) / slide.doc.height
  let best: { text: string; gap: number } | null = null
  for (const one of listParagraphs(slide.body)) {
    const gap = gapBelow(one.box, box)
    if (gap < -slack || (best && gap >= best.gap)) continue
    if (!isInSameColumn(one.box, box) || one.lines.some((line) => lines.includes(line))) continue
    if (standsOut(one, lines)) best = { text: one.text, gap }
  }
  if (!best && slide.title) {
    const title = unionBox(slide.titleLines.map((line) => line.box))
    best = { text: slide.title, gap: gapBelow(title, box) }
  }
  return { heading: best?.text ?? null, distance: best ? Math.max(0, best.gap) / em : null }
}

/** A short text with words that is larger, bolder or in capitals beside the lines, or ends with a colon. */
function standsOut(one: Paragraph, lines: readonly Line[]): boolean {
  const text = one.text.trim()
  if (isFigureAlone(text) || text.split(' ').length > mostHeadingWords || !/\p{L}{2}/u.test(text)) return false
  if (/[:：]$/u.test(text)) return true
  if (/[.!?,;]["”’]?$/u.test(text)) return false
  const size = Math.min(...lines.map((line) => line.fontSize))
  if (one.fontSize > size * largerRatio) return true
  if (one.fontSize * largerRatio < size) return false
  return (
    (one.bold && !lines.some((line) => line.bold)) || (isCapitals(text) && !lines.some((line) => isCapitals(line.text)))
  )
}

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)
