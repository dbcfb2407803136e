import type { VerifiedEvidence } from '#engine/facts.ts'
import { findLinesInBoxes } from '#engine/understand/lines-in-boxes.ts'
import type { VerifySources } from '../verify-sources.ts'

const fewestWords = 4
/** As a share of the type size. */
const sizeSlack = 0.1

/** Returns what a slide says before the quote in the same type, with its page; null where the quote comes first. */
export function findEarlierStatement(
  evidence: readonly VerifiedEvidence[],
  deck: VerifySources,
): { page: number; text: string } | null {
  const page = evidence[0]?.page ?? null
  const slide = page === null ? undefined : deck.slides.get(page)
  if (page === null || !slide) return null
  const boxes = evidence.flatMap((one) => one.boxes)
  const quoted = findLinesInBoxes(slide.lines, boxes)
  const at = slide.paragraphs.findIndex(({ lines }) => lines.some((line) => quoted.includes(line)))
  const own = slide.paragraphs[at]
  if (!own) return null
  const earlier = slide.paragraphs
    .slice(0, at)
    .find(
      ({ lines, text, fontSize }) =>
        Math.abs(fontSize - own.fontSize) <= own.fontSize * sizeSlack &&
        !lines.some((line) => slide.titleLines.includes(line) || slide.furniture.includes(line)) &&
        text.split(/\s+/u).length >= fewestWords,
    )
  return earlier ? { page, text: earlier.text } : null
}
