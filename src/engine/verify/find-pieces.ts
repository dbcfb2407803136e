import type { Box } from '#engine/deck-doc.ts'
import { unionBox } from '#engine/geometry.ts'
import { boxesOfSpan, type TextIndex } from '#engine/text/text-index.ts'
import { distanceBetween, gapsBetween } from '../geometry.ts'
import { bareNumber, linesBeside } from './lines-beside.ts'

type Span = { start: number; end: number }

const farthest = 0.12
/** A large number may stand farther from the label under it: up to this many of its heights. */
const heightsBelow = 3.7
/** Runs tried at each step; a page that repeats one word a thousand times must not cost its square. */
const mostRuns = 8
const listNumber = /^\d{1,2}[.)]?$/u

/**
 * A large number and its label, which are whole lines but do not follow each other in reading order. They stand next to
 * each other and no other line stands nearer to either, so that no number is read with a neighbour's label.
 */
export function findPieces(text: TextIndex, tokens: readonly string[]): Span[] | null {
  if (text.words.length === 0 || tokens.length < 2 || tokens.some((token) => !text.places.has(token))) return null
  for (const first of findWholeLineRuns(text, tokens, 0)) {
    const second = findWholeLineRuns(text, tokens, first.to).find((run) => run.to === tokens.length)
    const spans = second ? [first.span, second.span] : []
    if (spans.length === 2 && isNumberWithLabel(text, spans)) return spans
  }
  return null
}

function isNumberWithLabel(text: TextIndex, spans: readonly Span[]): boolean {
  const words = spans.map(({ start, end }) => text.normal.text.slice(start, end))
  const numbers = words.filter((one) => bareNumber.test(one) && !listNumber.test(one))
  if (numbers.length !== 1 || words.filter((one) => /\d/.test(one)).length !== 1) return false
  const [one, other] = spans.map((span) => unionBox(boxesOfSpan(text, span.start, span.end)))
  if (!one || !other || !isNear(one, other)) return false
  const gap = distanceBetween(one, other)
  return linesBeside(text, spans).every(
    ({ inside, box }) => inside || (distanceBetween(one, box) >= gap && distanceBetween(other, box) >= gap),
  )
}

/** Runs of complete lines that begin with the token at `from`, the longest first. */
function findWholeLineRuns(
  text: TextIndex,
  tokens: readonly string[],
  from: number,
): Array<{ span: Span; to: number }> {
  const found: Array<{ span: Span; to: number }> = []
  for (const at of text.places.get(tokens[from] ?? '') ?? []) {
    if (!startsLine(text, at)) continue
    for (
      let same = 1;
      text.tokens[at + same - 1]?.text === tokens[from + same - 1] && from + same <= tokens.length;
      same++
    )
      if (endsLine(text, at + same - 1))
        found.push({
          span: { start: text.tokens[at]?.start ?? 0, end: text.tokens[at + same - 1]?.end ?? 0 },
          to: from + same,
        })
  }
  return found.sort((a, b) => b.to - a.to).slice(0, mostRuns)
}

/** Bullets and brackets before the first token belong to no token, so the line's first token counts as its start. */
function startsLine(text: TextIndex, token: number): boolean {
  const start = text.tokens[token]?.start ?? 0
  const before = text.tokens[token - 1]?.end ?? 0
  for (let at = before; at <= start; at++) if (text.lineStarts.has(at)) return true
  return false
}

function endsLine(text: TextIndex, token: number): boolean {
  const end = text.tokens[token]?.end ?? 0
  const next = text.tokens[token + 1]?.start ?? text.normal.text.length
  for (let at = end; at <= next; at++) if (text.lineEnds.has(at)) return true
  return false
}

function isNear(one: Box, other: Box): boolean {
  const { x, y } = gapsBetween(one, other)
  return Math.hypot(x, y) <= farthest || (x === 0 && y <= heightsBelow * Math.max(one.height, other.height))
}
