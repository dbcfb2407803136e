import type { Box, Line } from '#engine/deck-doc.ts'
import { gapBelow, heightOverlap, isInSameColumn, unionBox } from '#engine/geometry.ts'
import { logoHeadings } from '#engine/lexicons/logo-headings.ts'
import type { Paragraph, QuoteUnit, Slide } from '#engine/slides.ts'
import { measureTypeSize } from './body-size.ts'
import { isFigureAlone } from './find-kpis.ts'

const mostHeadingWords = 8
/** Type that is larger by less than this ratio does not stand out. */
const largerRatio = 1.06
/** In type sizes of the body: names of firms in capitals stand about on a page, a heading in capitals right over its text. */
const farthestCapitals = 1.5
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
  const named = new Set(slide.people.flatMap((card) => card.lines))
  let best: { text: string; gap: number } | null = null
  for (const one of slide.paragraphs) {
    const gap = gapBelow(one.box, box)
    if (gap < -slack || (best && gap >= best.gap)) continue
    if (one.lines.some((line) => lines.includes(line) || named.has(line))) continue
    const inColumn = isInSameColumn(one.box, box) && standsOut(one, lines, gap / em)
    if (inColumn || headsRow(one, box, slide.paragraphs)) best = { text: one.text, gap }
  }
  if (!best && slide.title) {
    const title = unionBox(slide.titleLines.map((line) => line.box))
    best = { text: slide.title, gap: gapBelow(title, box) }
  }
  return { heading: best?.text ?? null, distance: best ? Math.max(0, best.gap) / em : null }
}

const figureFirst = /^\W*[$€£]?\d+(?:[.,]\d+)*\s?(?:%|[kmb](?!\p{L})|[$€£])/iu

/** A short text with words that is larger, bolder or, close by, in capitals beside the lines, or ends with a colon. */
function standsOut(one: Paragraph, lines: readonly Line[], ems: number): boolean {
  const text = one.text.trim()
  if (!isShort(text) || isFigureAlone(text) || figureFirst.test(text)) return false
  if (/[:：]$/u.test(text)) return true
  if (/[.!?,;]["”’]?$/u.test(text)) return false
  const size = Math.min(...lines.map((line) => line.fontSize))
  if (one.fontSize > size * largerRatio) return true
  if (one.fontSize * largerRatio < size) return false
  if (one.bold && !lines.some((line) => line.bold)) return true
  return ems <= farthestCapitals && isCapitals(text) && !lines.some((line) => isCapitals(line.text))
}

/** Whether words for a list of firms ('Trusted by') head all that stands under and right of them, up to the next text at their height. */
function headsRow(one: Paragraph, box: Box, paragraphs: readonly Paragraph[]): boolean {
  if (one.box.x > box.x + slack || !isShort(one.text) || !logoHeadings.test(one.text)) return false
  return !paragraphs.some(
    (other) =>
      other !== one && heightOverlap(other.box, one.box) > 0 && other.box.x > one.box.x && other.box.x <= box.x + slack,
  )
}

const address = /@|:\/\/|www\.|^linkedin/iu
/** Initials in a picture's place and addresses are not headings. */
const isShort = (text: string) =>
  text.split(' ').length <= mostHeadingWords && /\p{L}{3}/u.test(text) && !address.test(text)

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)
