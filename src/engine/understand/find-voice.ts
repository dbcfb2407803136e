import type { Box } from '#engine/deck-doc.ts'
import type { Slide, VoiceMark } from '#engine/slides.ts'
import { measureCover } from './lines-in-boxes.ts'

/** A quote speaks with a voice when this share of its width stands on lines of that voice. */
const leastShare = 0.5

/**
 * Returns the mark of the lines that a quote's boxes lie on (fractions of the page), null where the company speaks for
 * itself. Of several voices it is the one with most of the quote.
 */
export function findVoice(slide: Pick<Slide, 'lines' | 'voices'>, boxes: readonly Box[]): VoiceMark | null {
  if (slide.voices.size === 0) return null
  const widths = new Map<VoiceMark['voice'], { mark: VoiceMark; width: number }>()
  let all = 0
  for (const line of slide.lines) {
    const width = measureCover(line.box, boxes)
    if (width === 0) continue
    all += width
    const mark = slide.voices.get(line)
    if (!mark) continue
    const known = widths.get(mark.voice) ?? { mark, width: 0 }
    widths.set(mark.voice, { mark: known.mark, width: known.width + width })
  }
  const marked = [...widths.values()].reduce((sum, one) => sum + one.width, 0)
  if (marked === 0 || marked < leastShare * all) return null
  return [...widths.values()].sort((a, b) => b.width - a.width)[0]?.mark ?? null
}
