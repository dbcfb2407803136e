import type { Line } from '#engine/deck-doc.ts'
import { gapBeside, unionBox } from '#engine/geometry.ts'

/** In widths of the line's letters: between words of one name there is less room. */
const leastGap = 3

/** Names that stand side by side in one line, far apart as logos do, each by itself. */
export function splitAtGaps(line: Line): Line[] {
  const parts: Line['words'][] = []
  const letters = line.words.reduce((sum, { text }) => sum + text.length, 0)
  const width = line.words.reduce((sum, { box }) => sum + box.width, 0) / Math.max(letters, 1)
  for (const word of line.words) {
    const last = parts.at(-1)
    const before = last?.at(-1)
    if (last && before && gapBeside(before.box, word.box) < leastGap * width) last.push(word)
    else parts.push([word])
  }
  if (parts.length < 2) return [line]
  return parts.map((words) => ({
    ...line,
    words,
    text: words.map(({ text }) => text).join(' '),
    box: unionBox(words.map(({ box }) => box)),
  }))
}
