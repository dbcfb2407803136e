import type { Box } from '#engine/deck-doc.ts'
import { unionBox } from '#engine/geometry.ts'
import type { TextIndex } from '#engine/text/text-index.ts'

type Span = { start: number; end: number }

/** A line of the page with what it says in normalised form, and its words that a span holds. */
export type SeenLine = { text: string; box: Box; block: number; inside: boolean }

/** Large numbers stand alone: digits with a sign, a currency, a scale or one word behind. */
export const bareNumber = /^[~≈<>+-]?\s?\p{Sc}?\s?\d[\d.,]*[\p{L}%+]*(?:\s\p{L}+)?$/u

/** The lines of a page in reading order; `inside` tells those that the spans touch. */
export function linesBeside(text: TextIndex, spans: readonly Span[]): SeenLine[] {
  const touched = spans.map(
    ({ start, end }) => [text.normal.origin[start] ?? 0, text.normal.origin[end - 1] ?? 0] as const,
  )
  const lines = new Map<number, { words: string[]; boxes: Box[]; block: number; inside: boolean }>()
  for (const { word, line, block, start, end } of text.words) {
    const inside = touched.some(([from, to]) => end > from && start <= to)
    const known = lines.get(line) ?? { words: [], boxes: [], block, inside: false }
    known.words.push(word.text)
    known.boxes.push(word.box)
    known.inside ||= inside
    lines.set(line, known)
  }
  return [...lines.values()].map(({ words, boxes, ...rest }) => ({
    ...rest,
    text: words.join(' ').toLowerCase(),
    box: unionBox(boxes),
  }))
}
