import type { Box } from '#engine/deck-doc.ts'
import { unionBox } from '#engine/understand/boxes.ts'
import { boxesOfSpan, type TextIndex } from './text-index.ts'

type Span = { start: number; end: number }

const mostPieces = 4
/** Runs tried at each step; a page that repeats one word a thousand times must not cost a thousand to the fourth. */
const mostRuns = 8
const farthest = 0.12
/** A large number may stand farther from the label under it: up to this many of its heights. */
const heightsBelow = 3.7

/**
 * A quote made of whole lines that belong together but do not follow each other in reading order: a large number and
 * the label under it. Every piece is a run of complete lines, and each stands next to one of the others.
 */
export function findPieces(text: TextIndex, tokens: readonly string[]): Span[] | null {
  if (text.words.length === 0 || tokens.length < 2 || tokens.some((token) => !text.places.has(token))) return null
  const spans = split(text, tokens, 0, mostPieces)
  if (!spans || spans.length < 2) return null
  return areNeighbours(spans.map((span) => unionBox(boxesOfSpan(text, span.start, span.end)))) ? spans : null
}

/** Longest first piece that is a run of complete lines, then the rest in the same way. */
function split(text: TextIndex, tokens: readonly string[], from: number, left: number): Span[] | null {
  if (from === tokens.length) return []
  if (left === 0) return null
  for (const { span, to } of wholeLineRuns(text, tokens, from)) {
    const rest = split(text, tokens, to, left - 1)
    if (rest) return [span, ...rest]
  }
  return null
}

/** Runs of complete lines that begin with the token at `from`, the longest first. */
function wholeLineRuns(text: TextIndex, tokens: readonly string[], from: number): Array<{ span: Span; to: number }> {
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

function areNeighbours(boxes: readonly Box[]): boolean {
  return boxes.every((box, index) => boxes.some((other, at) => at !== index && isNear(box, other)))
}

function isNear(one: Box, other: Box): boolean {
  const x = Math.max(other.x - (one.x + one.width), one.x - (other.x + other.width), 0)
  const y = Math.max(other.y - (one.y + one.height), one.y - (other.y + other.height), 0)
  if (Math.hypot(x, y) <= farthest) return true
  return x === 0 && y <= heightsBelow * Math.max(one.height, other.height)
}
