import type { Block, Line } from '#engine/deck-doc.ts'
import type { TextFrame } from './page-frame-of-text.ts'
import { titleHits } from './title-kinds.ts'

const topShare = 0.27
const sameSize = 0.92
const largerThanBody = 1.08
const shortTitle = 60
const lowestTitle = 0.75

/** A slide's title: its lines in order, none when nothing on the page stands out. */
export type SlideTitle = { text: string; lines: Line[] }

/**
 * The title is the largest type in the top quarter. Where that part of the slide has nothing that stands out, a short
 * large line that is a usual title ('Business Model') serves, wherever it is set: some designs put titles at the left.
 */
export function findTitle(blocks: readonly Block[], frame: TextFrame, bodySize: number): SlideTitle {
  const placed = blocks.flatMap((block) => block.lines.map((line) => ({ line, block })))
  const wordy = placed.filter(({ line }) => /\p{L}{2}/u.test(line.text))
  const largest = Math.max(0, ...wordy.map(({ line }) => line.fontSize))
  const top = wordy.filter(({ line }) => line.box.y < frame.top + frame.height * topShare)
  const topSize = Math.max(0, ...top.map(({ line }) => line.fontSize))
  const usual = wordy.find(
    ({ line }) =>
      line.fontSize >= largest * sameSize &&
      line.fontSize > bodySize * largerThanBody &&
      line.text.length <= shortTitle &&
      line.box.y < lowestTitle &&
      titleHits(blockText(line, blocks, line.fontSize)).length > 0,
  )
  const start =
    usual && topSize < usual.line.fontSize * sameSize
      ? usual
      : top.find(({ line }) => line.fontSize >= topSize * sameSize)
  if (!start) return { text: '', lines: [] }
  const standsOut = start.line.fontSize > bodySize * largerThanBody || start.line.bold || start === placed[0]
  if (!standsOut || start.line.text.length > 160) return { text: '', lines: [] }
  const lines = linesOfTitle(start.line, start.block, blocks)
  return { text: lines.map((line) => line.text).join(' '), lines }
}

/** The line and those that go on right under it in the same type, in the same block or the next one. */
function linesOfTitle(first: Line, block: Block, blocks: readonly Block[]): Line[] {
  const following = blocks.slice(blocks.indexOf(block)).flatMap((one) => one.lines)
  const lines = [first]
  for (const line of following.slice(following.indexOf(first) + 1)) {
    const last = lines.at(-1) ?? first
    const gap = line.box.y - (last.box.y + last.box.height)
    const sameType = Math.abs(line.fontSize - first.fontSize) <= first.fontSize * (1 - sameSize)
    const overlaps = line.box.x < last.box.x + last.box.width && last.box.x < line.box.x + line.box.width
    if (!sameType || !overlaps || gap < -last.box.height || gap > last.box.height * 0.9 || lines.length === 4) break
    lines.push(line)
  }
  return lines
}

function blockText(line: Line, blocks: readonly Block[], size: number): string {
  const block = blocks.find((one) => one.lines.includes(line))
  const same = (block?.lines ?? [line]).filter((one) => one.fontSize >= size * sameSize)
  return same.map((one) => one.text).join(' ')
}
