import type { HiddenCause, HiddenText } from '../deck-doc.ts'
import type { Fragment } from './fragments.ts'
import { buildLines } from './lines.ts'
import type { PageFrame } from './page-frame.ts'
import type { HiddenFragment } from './sort-visible.ts'

const edge = { x: 0, y: 0, width: 0, height: 0 }
/** Fewer zero-width characters than this are typesetting; more of them in a row carry a message. */
const fewest = 8

/** Returns hidden fragments and unseen characters as text, line by line, with the cause. */
export function describeHidden(
  hidden: readonly HiddenFragment[],
  unseen: readonly Fragment[],
  frame: PageFrame,
): HiddenText[] {
  const found: HiddenText[] = []
  const byCause = Map.groupBy(hidden, (one) => one.cause)
  for (const [cause, group] of byCause) {
    const fragments = group.map((one) => one.fragment)
    if (cause === 'off-page') found.push(...describeOffPage(fragments))
    else found.push(...describeOnPage(fragments, cause, frame))
  }
  for (const fragment of unseen) {
    const text = decodeInvisible(fragment.text)
    if (text === null) continue
    const [placed] = describeOnPage([{ ...fragment, text: 'x' }], 'zero-width', frame)
    found.push({ text, box: placed?.box ?? edge, cause: 'zero-width' })
  }
  return found
}

function describeOnPage(fragments: Fragment[], cause: HiddenCause, frame: PageFrame): HiddenText[] {
  return buildLines(fragments, frame)
    .sort((a, b) => a.first - b.first)
    .map(({ line }) => ({ text: line.text, box: line.box, cause }))
}

/** Text beyond the edges has no place to show; its words are joined in content-stream order. */
function describeOffPage(fragments: Fragment[]): HiddenText[] {
  const lines: string[] = []
  let before: Fragment | undefined
  for (const fragment of fragments) {
    const follows = before !== undefined && before.base === fragment.base
    if (follows) lines.push(`${lines.pop()} ${fragment.text}`)
    else lines.push(fragment.text)
    before = fragment
  }
  return lines.map((text) => ({ text, box: edge, cause: 'off-page' }))
}

/** Decodes tag characters (U+E0020 to U+E007E), which spell ASCII; counts other unseen ones. Null when harmless. */
function decodeInvisible(text: string): string | null {
  let tags = ''
  let others = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    if (code >= 0xe0020 && code <= 0xe007e) tags += String.fromCharCode(code - 0xe0000)
    else others++
  }
  if (tags !== '') return tags
  return others >= fewest ? `(${others} characters without width)` : null
}
