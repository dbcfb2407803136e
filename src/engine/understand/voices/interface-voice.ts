import type { Line } from '#engine/deck-doc.ts'
import { gapsBetween } from '#engine/geometry.ts'
import { interfaceButtons, interfaceMenu, screenTitle } from '#engine/lexicons/voice-words.ts'
import { isMainly, type VoicedLines, type VoicePage } from './voice-page.ts'

/** A page of more lines is a table or a document, and comparing them all would take long. */
const mostLines = 400
/** A screen's own text is at most so much larger than the body of the deck. */
const largestOfBody = 1.12
/** In heights of a line of type: text of one screen stands no further apart. */
const farthestAcross = 6
const farthestDown = 3
/** What a group of lines must reach to be a screen: a button counts 2, a menu's word, a clock, a sum with cents 1. */
const leastScore = 6
const leastScoreOfSmall = 3
const smallOfBody = 0.8
const leastScoreOfTiny = 2
const tinyOfBody = 0.5
/** Where a screen's hits are small, so is the rest of it. */
const captionOfBody = 0.65
/** So many clocks are a conversation on a screen. */
const fewestClocks = 3
/** At least this share of a screen's short texts is what screens say, or its type is small. */
const leastShareOfHits = 0.25

const clock =
  /^\W{0,2}(?:[01]?\d|2[0-3])[:.][0-5]\d(?:\s?[ap]\.?m\.?)?\s*(?:v{1,2}|✓{1,2}|✔{1,2}|(?![ap]\.?m)\p{L}{2,12})?$/iu
const moment = new RegExp(
  [
    String.raw`^(?:(?:\d+|an?|one) ?(?:s|sec|m|min|h|hr|d|w|minutes?|hours?|days?|weeks?) ago|just now`,
    String.raw`(?:today|yesterday|tomorrow),? (?:at )?\d{1,2}[:.]\d\d.*|(?:mon|tue|wed|thu|fri|sat|sun)\w*,? .{0,12}\d{1,2}:\d\d.*`,
    String.raw`\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4},? \d{1,2}:\d\d.*)$`,
  ].join('|'),
  'i',
)
const cents = /^[+–-]?\s?(?:[$€£₹]\s?\d[\d,. ]*[.,]\d\d|\d[\d,. ]*[.,]\d\d\s?[$€£₹])$/u
const orderNumber = /^(?:order|invoice|ticket|booking|id|ref|transaction)\b.{0,12}#?\s?\d{3,}|^#[A-Z]{0,5}-?\d{3,}$/i
const placeholder = /^\*{4,}$|^•{4,}$|^(?:x{4}|\*{4}|•{4})[\s-]/iu

/**
 * Returns text on pictures of screens: groups of small lines near each other that hold buttons, words of menus, clocks,
 * sums with cents. What is set larger than a group's own such lines is the slide's text beside it.
 */
export function findInterfaceVoice(page: VoicePage): VoicedLines[] {
  if (['team', 'contact', 'ask', 'advisors'].some((kind) => kind === page.slide.kinds[0]?.kind)) return []
  if (isMainly(page, 'financials', 3)) return []
  const lines = page.slide.body.flatMap((block) => block.lines).filter(isSmall(page))
  if (lines.length > mostLines) return []
  const titled = screenTitle.exec(page.slide.title)
  if (titled && page.slide.doc.origin === 'ocr')
    return [
      { lines: lines.filter((line) => line.fontSize <= page.bodySize * smallOfBody), cue: titled[0].toLowerCase() },
    ]
  const hits = new Map(
    lines.flatMap((line): Array<[Line, Hit]> => {
      const hit = readHit(line.text.trim(), page.language)
      return hit ? [[line, hit]] : []
    }),
  )
  if (hits.size < 2) return []
  const groups = groupNear(lines)
  if (page.slide.doc.origin !== 'ocr') return groups.flatMap((group) => readScreen(group, hits, page.bodySize))
  // On a picture of a page the gaps between the parts of one screen are wide; a cover has its own text beside the screen.
  const isCover = isMainly(page, 'cover')
  const screen = groups.filter((group) => !isCover || group.some((line) => hits.has(line))).flat()
  return readScreen(screen, hits, page.bodySize)
}

const isSmall =
  ({ bodySize }: VoicePage) =>
  (line: Line) =>
    line.fontSize <= bodySize * largestOfBody

type Hit = { kind: 'button' | 'menu' | 'clock' | 'sum' | 'number'; points: number }

function readHit(text: string, language: string): Hit | null {
  if (clock.test(text) || moment.test(text)) return { kind: 'clock', points: 1 }
  if (cents.test(text)) return { kind: 'sum', points: 1 }
  if (orderNumber.test(text) || placeholder.test(text)) return { kind: 'number', points: 1 }
  if (interfaceButtons.in(language).test(text)) return { kind: 'button', points: 2 }
  return interfaceMenu.in(language).test(text) ? { kind: 'menu', points: 1 } : null
}

/** Lines that stand near one another, directly or by others between. */
function groupNear(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  const left = new Set(lines)
  for (const line of lines) {
    if (!left.delete(line)) continue
    const group = [line]
    for (const one of group)
      for (const other of left)
        if (isNear(one, other)) {
          left.delete(other)
          group.push(other)
        }
    groups.push(group)
  }
  return groups
}

function isNear(one: Line, other: Line): boolean {
  const height = Math.min(one.box.height, other.box.height)
  const { x, y } = gapsBetween(one.box, other.box)
  return x <= farthestAcross * height && y <= farthestDown * height
}

function readScreen(group: readonly Line[], hits: ReadonlyMap<Line, Hit>, bodySize: number): VoicedLines[] {
  const own = group.filter((line) => hits.has(line))
  const distinct = new Map(own.map((line) => [line.text.trim().toLowerCase(), hits.get(line)]))
  const score = [...distinct.values()].reduce((sum, hit) => sum + (hit?.points ?? 0), 0)
  const kinds = new Set([...distinct.values()].map((hit) => hit?.kind))
  const largest = Math.max(0, ...own.map((line) => line.fontSize))
  const small = largest <= bodySize * smallOfBody
  const tiny = largest <= bodySize * tinyOfBody
  if (score < (tiny ? leastScoreOfTiny : small ? leastScoreOfSmall : leastScore)) return []
  const talk = own.filter((line) => hits.get(line)?.kind === 'clock').length >= fewestClocks
  // Sums and words of menus alone are a table.
  if (
    distinct.size < 2 ||
    !(kinds.has('button') || kinds.has('number') || (kinds.has('clock') && (kinds.size > 1 || talk)))
  )
    return []
  if (!small && own.length < leastShareOfHits * group.length) return []
  const limit = Math.max(largest * largestOfBody, small ? bodySize * captionOfBody : 0)
  const lines = talk ? group : group.filter((line) => line.fontSize <= limit)
  return [{ lines, cue: [...distinct.keys()].slice(0, 3).join(', ') }]
}
