import type { Block, Box, Line } from '#engine/deck-doc.ts'
import { rightEdge, unionBox } from '#engine/geometry.ts'

/** Lines that read as one: a bullet, a sentence that runs over lines, a heading, a cell. */
export type TextItem = { text: string; lines: Line[]; box: Box; block: Block }

const bullet = /^\s*(?:[•●○▪■□◦‣∙·*§✓✔→►▶▸➢➤❖]|[-–—](?=\s)|\d{1,2}[.)](?=\s))/u
const leadingFigure = /^\s*[~+]?[$€£]?\d[\d.,]*\s?(?:%|[kmb]n?\b|\+)/i
const sentenceEnd = /[.!?:;]["”’)]?$/u
const longestItemChars = 500

/** Returns the items of blocks: a new one at a bullet or a leading figure, after a closed sentence, at a change of size, after a short line. */
export function splitTextItems(blocks: readonly Block[]): TextItem[] {
  return blocks.flatMap((block) => {
    const items: TextItem[] = []
    for (const line of block.lines) {
      const current = items.at(-1)
      if (current && continues(current, line, block)) {
        current.text += ` ${line.text}`
        current.lines.push(line)
        current.box = unionBox([current.box, line.box])
      } else items.push({ text: line.text, lines: [line], box: line.box, block })
    }
    return items
  })
}

function continues(item: TextItem, line: Line, block: Block): boolean {
  const last = item.lines.at(-1)
  if (
    !last ||
    bullet.test(line.text) ||
    leadingFigure.test(line.text) ||
    sentenceEnd.test(last.text) ||
    item.text.length + line.text.length > longestItemChars
  )
    return false
  if (Math.abs(last.fontSize - line.fontSize) > 0.15 * Math.max(last.fontSize, line.fontSize)) return false
  if (last.bold !== line.bold) return false
  if (/^\p{Lu}.*:$/u.test(line.text) || (/\d\s?%\)?$/.test(last.text) && /^\p{Lu}/u.test(line.text))) return false
  const sameRow = Math.abs(last.box.y - line.box.y) < last.box.height * 0.5
  if (sameRow) return false
  // A line that leaves room for the next line's first word did not break for want of room.
  const first = line.words[0]?.box.width ?? 0
  const room = rightEdge(block.box) - rightEdge(last.box)
  return room < first * 1.3 || /^[\p{Ll}(&]/u.test(line.text)
}
