import type { Block, Line } from '#engine/deck-doc.ts'
import { gapBelow, isInSameColumn } from '../geometry.ts'
import { isFigureAlone } from './find-kpis.ts'
import type { TextFrame } from './page-frame-of-text.ts'
import { titleHits } from './title-kinds.ts'

const topShare = 0.27
const sameSize = 0.92
const largerThanBody = 1.08
const shortTitle = 60
const longestTitle = 160
const mostTitleLines = 4
/** Without anything in the top quarter (a picture stands there) the first line is a title if it is this much larger. */
const leadingLine = 1.3
const lowestTitle = 0.75

/** A slide's title: its lines in order, none when nothing on the page stands out. */
export type SlideTitle = { text: string; lines: Line[] }

/**
 * The title is the largest type in the top quarter. Where that part of the slide has nothing that stands out, a short
 * large line that is a usual title ('Business Model') serves, wherever it is set: some designs put titles at the left.
 * A cover sets its title anywhere: there it is the largest type of all.
 */
export function findTitle(
  blocks: readonly Block[],
  frame: TextFrame,
  bodySize: number,
  isCover = false,
  language = 'en',
): SlideTitle {
  const placed = blocks.flatMap((block) => block.lines.map((line) => ({ line, block })))
  const wordy = placed.filter(({ line }) => /\p{L}{2}/u.test(line.text) && !isFigureAlone(line.text))
  const start = isCover ? findLargest(wordy) : findFirstLine(wordy, blocks, { frame, bodySize, language })
  if (!start) return { text: '', lines: [] }
  const standsOut = start.line.fontSize > bodySize * largerThanBody || start.line.bold || start === placed[0]
  if (!standsOut || start.line.text.length > longestTitle) return { text: '', lines: [] }
  const lines = listTitleLines(start.line, start.block, blocks)
  return { text: lines.map((line) => line.text).join(' '), lines }
}

type Placed = { line: Line; block: Block }
type Setting = { frame: TextFrame; bodySize: number; language: string }

function findFirstLine(
  wordy: readonly Placed[],
  blocks: readonly Block[],
  { frame, bodySize, language }: Setting,
): Placed | undefined {
  const top = findLargest(wordy.filter(({ line }) => line.box.y < frame.top + frame.height * topShare))
  const usual = findUsualTitle(wordy, blocks, bodySize, language)
  if (usual && (!top || top.line.fontSize < usual.line.fontSize * sameSize)) return usual
  if (!top || top.line.fontSize < bodySize * largerThanBody) {
    const side = findSideTitle(wordy, bodySize)
    if (side) return side
  }
  if (top) return top
  const first = wordy[0]
  return first && first.line.fontSize > bodySize * leadingLine && first.line.box.y < lowestTitle ? first : undefined
}

function findUsualTitle(
  wordy: readonly Placed[],
  blocks: readonly Block[],
  bodySize: number,
  language: string,
): Placed | undefined {
  const largest = findLargest(wordy)?.line.fontSize ?? 0
  return wordy.find(
    ({ line }) =>
      line.fontSize >= largest * sameSize &&
      line.fontSize > bodySize * largerThanBody &&
      line.text.length <= shortTitle &&
      line.box.y < lowestTitle &&
      titleHits(getBlockText(line, blocks, line.fontSize), language).length > 0,
  )
}

/** Where nothing in the top quarter stands out: the one block whose type is much larger than all else, set at the side. */
function findSideTitle(wordy: readonly Placed[], bodySize: number): Placed | undefined {
  const largest = findLargest(wordy)
  if (!largest || largest.line.fontSize < bodySize * leadingLine || largest.line.box.y > lowestTitle) return undefined
  const alike = wordy.filter(({ line }) => line.fontSize >= largest.line.fontSize * sameSize)
  const text = alike.map(({ line }) => line.text).join(' ')
  const alone = alike.every(({ block }) => block === largest.block) && text.length <= shortTitle && !/\d/.test(text)
  return alone ? largest : undefined
}

/** The first of the lines that are set as large as the largest. */
function findLargest(lines: readonly Placed[]): Placed | undefined {
  const size = Math.max(0, ...lines.map(({ line }) => line.fontSize))
  return lines.find(({ line }) => line.fontSize >= size * sameSize)
}

/** The line and those that go on right under it in the same type, in the same block or the next one. */
function listTitleLines(first: Line, block: Block, blocks: readonly Block[]): Line[] {
  const following = blocks.slice(blocks.indexOf(block)).flatMap((one) => one.lines)
  const lines = [first]
  for (const line of following.slice(following.indexOf(first) + 1)) {
    const last = lines.at(-1) ?? first
    const gap = gapBelow(last.box, line.box)
    const sameType = Math.abs(line.fontSize - first.fontSize) <= first.fontSize * (1 - sameSize)
    const overlaps = isInSameColumn(line.box, last.box)
    if (
      !sameType ||
      !overlaps ||
      gap < -last.box.height ||
      gap > last.box.height * 0.9 ||
      lines.length === mostTitleLines
    )
      break
    lines.push(line)
  }
  return lines
}

function getBlockText(line: Line, blocks: readonly Block[], size: number): string {
  const block = blocks.find((one) => one.lines.includes(line))
  const same = (block?.lines ?? [line]).filter((one) => one.fontSize >= size * sameSize)
  return same.map((one) => one.text).join(' ')
}
