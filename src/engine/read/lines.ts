import type { Line, Word } from '../deck-doc.ts'
import { bottomEdge, rightEdge, unionBox } from '../geometry.ts'
import type { Fragment } from './fragments.ts'
import { findLetterSpacing, type Join } from './letter-spacing.ts'
import { clipBox, type PageFrame } from './page-frame.ts'

/**
 * A line with its geometry: along and across its reading direction, and as a rectangle of the displayed page (points).
 */
export type PlacedLine = {
  line: Line
  start: number
  end: number
  base: number
  size: number
  angle: number
  /** First and last place in the content stream. */
  first: number
  last: number
  left: number
  top: number
  right: number
  bottom: number
}

/** How far type reaches above and below its baseline, in ems. */
const ascent = 0.8
const descent = 0.22
const rowTolerance = 0.2
/** Doubled printing (false bold, shadows): the same text again within this distance, in ems. */
const doubled = 0.16
/** Gaps in ems: between words without a space character and with one, and between columns. */
const bareWordGap = 0.13
const spacedWordGap = 0.03
const columnGap = 1
const spacedColumnGap = 1.5
const strangerGap = 0.7
const markerGap = 3
/** Han and kana are written without spaces; letter-spaced or justified they stand this far apart, in ems. */
const unspacedGap = 0.8
const unspacedStart = /^[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/
const unspacedEnd = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]$/
const bullet = /^[•●▪■◆◦○‣⁃▸►➤➢✓✔✗✘–—*-]$/
const marker = /^(?:\(?\d{1,2}[.)]|[a-z][.)]|o)$/

/** Joins fragments to words and words to lines; two columns never share a line. */
export function buildLines(fragments: readonly Fragment[], frame: PageFrame): PlacedLine[] {
  const lines: PlacedLine[] = []
  for (const group of groupByAngle(fragments).values()) {
    for (const row of groupIntoRows(group)) {
      for (const track of splitIntoTracks(row)) {
        for (const segment of splitIntoColumns(track)) {
          const line = placeLine(segment, frame)
          if (line !== null) lines.push(line)
        }
      }
    }
  }
  return lines
}

function groupByAngle(fragments: readonly Fragment[]): Map<number, Fragment[]> {
  const groups = new Map<number, Fragment[]>()
  for (const fragment of fragments) {
    const group = groups.get(fragment.run.angle)
    if (group) group.push(fragment)
    else groups.set(fragment.run.angle, [fragment])
  }
  return groups
}

function groupIntoRows(fragments: Fragment[]): Fragment[][] {
  const sorted = [...fragments].sort((a, b) => a.row - b.row || a.start - b.start)
  const rows: Fragment[][] = []
  let row: Fragment[] = []
  let at = Number.NEGATIVE_INFINITY
  for (const fragment of sorted) {
    if (fragment.row - at > rowTolerance * Math.min(fragment.size, row[0]?.size ?? fragment.size)) {
      row = []
      rows.push(row)
      at = fragment.row
    }
    row.push(fragment)
  }
  return rows
}

/** Splits a row whose fragments overlap into layers, and drops what is printed twice. */
function splitIntoTracks(row: Fragment[]): Fragment[][] {
  const tracks: Fragment[][] = []
  row.sort((a, b) => a.start - b.start || a.order - b.order)
  for (const fragment of row) {
    let best: Fragment[] | null = null
    let bestGap = Number.POSITIVE_INFINITY
    let twice = false
    for (const track of tracks) {
      const last = track.at(-1)
      if (last === undefined) continue
      if (isDouble(last, fragment)) twice = true
      const gap = fragment.start - last.end
      if (gap < -0.3 * Math.min(fragment.size, last.size)) continue
      const apart = Math.abs(gap) + 2 * Math.abs(fragment.row - last.row)
      if (apart < bestGap) [best, bestGap] = [track, apart]
    }
    if (twice) continue
    if (best) best.push(fragment)
    else tracks.push([fragment])
  }
  return tracks
}

function isDouble(a: Fragment, b: Fragment): boolean {
  const near = doubled * a.size
  return a.text === b.text && Math.abs(a.start - b.start) < near && Math.abs(a.base - b.base) < near
}

type Part = { fragment: Fragment; joined: boolean }

function splitIntoColumns(track: Fragment[]): Part[][] {
  const spaced = findLetterSpacing(track)
  const segments: Part[][] = []
  let segment: Part[] = []
  for (const [n, fragment] of track.entries()) {
    const before = track[n - 1]
    const join = before === undefined ? 'apart' : (spaced.get(n) ?? chooseJoin(before, fragment, segment.length === 1))
    if (join === 'apart') {
      segment = []
      segments.push(segment)
    }
    segment.push({ fragment, joined: join === 'word' })
  }
  return segments
}

function chooseJoin(before: Fragment, next: Fragment, second: boolean): Join {
  const gap = (next.start - before.end) / Math.max(before.size, next.size)
  const forwards = next.order > before.order
  const follows = forwards
    ? next.order - before.order <= before.letters + 2
    : before.order - next.order <= next.letters + 2
  const spaced = follows && (forwards ? next.spaceBefore : before.spaceBefore)
  if (!spaced && gap < unspacedGap && unspacedEnd.test(before.text) && unspacedStart.test(next.text)) return 'word'
  const marked = bullet.test(before.text) ? !bullet.test(next.text) : spaced && marker.test(before.text)
  if (second && gap < markerGap && marked) return 'line'
  if (gap > (spaced ? spacedColumnGap : follows ? columnGap : strangerGap)) return 'apart'
  return gap > (spaced ? spacedWordGap : bareWordGap) ? 'line' : 'word'
}

function placeLine(segment: Part[], frame: PageFrame): PlacedLine | null {
  const parts = sortPartsForReading(segment)
  const words: Word[] = []
  let group: Fragment[] = []
  const close = () => {
    const word = group.length > 0 ? placeWord(group, frame) : null
    if (word !== null) words.push(word)
    group = []
  }
  for (const part of parts) {
    if (!part.joined) close()
    group.push(part.fragment)
  }
  close()
  const main = findMainFragment(segment)
  if (words.length === 0 || main === null) return null
  const orders = segment.map((part) => part.fragment.order)
  const box = unionBox(words.map((word) => word.box))
  const [width, height] = [frame.width, frame.height]
  return {
    line: {
      text: words.map((word) => word.text).join(' '),
      words,
      box,
      fontSize: roundSize(main.size),
      bold: words.filter((word) => word.bold).length * 2 > words.length,
    },
    start: Math.min(...segment.map((part) => part.fragment.start)),
    end: Math.max(...segment.map((part) => part.fragment.end)),
    base: main.row,
    size: main.size,
    angle: main.run.angle,
    first: Math.min(...orders),
    last: Math.max(...orders),
    left: box.x * width,
    top: box.y * height,
    right: rightEdge(box) * width,
    bottom: bottomEdge(box) * height,
  }
}

/** Sorts the line's fragments for reading: from the right where right-to-left script prevails, runs of others kept. */
function sortPartsForReading(segment: Part[]): Part[] {
  let [rightToLeft, leftToRight] = [0, 0]
  for (const { fragment } of segment) {
    if (fragment.rightToLeft) rightToLeft += fragment.letters
    else if (/\p{L}/u.test(fragment.text)) leftToRight += fragment.letters
  }
  if (rightToLeft <= leftToRight) return segment
  const groups: Part[][] = []
  for (const [n, part] of segment.entries()) {
    const before = segment[n - 1]
    const follows = before !== undefined && !before.fragment.rightToLeft && !part.fragment.rightToLeft
    if (follows) groups.at(-1)?.push(part)
    else groups.push([part])
  }
  return reverseJoins(segment, groups.reverse().flat()).map(restoreListNumber)
}

/** Puts the full stop after a list number: in a right-to-left line it stands on the left of the number. */
function restoreListNumber(part: Part, place: number): Part {
  const turned = place === 0 ? /^\.(\d{1,2})$/.exec(part.fragment.text)?.[1] : undefined
  return turned === undefined ? part : { ...part, fragment: { ...part.fragment, text: `${turned}.` } }
}

/** `joined` is about the neighbour on the left; after reversing it must be about the previous one. */
function reverseJoins(before: Part[], after: Part[]): Part[] {
  const place = new Map(before.map((part, n) => [part, n]))
  return after.map((part, n) => {
    const previous = after[n - 1]
    if (previous === undefined) return { fragment: part.fragment, joined: false }
    const [here, there] = [place.get(part) ?? 0, place.get(previous) ?? 0]
    const right = before[Math.max(here, there)]
    return { fragment: part.fragment, joined: Math.abs(here - there) === 1 && (right?.joined ?? false) }
  })
}

function findMainFragment(segment: Part[]): Fragment | null {
  let main: Fragment | null = null
  const letters = new Map<number, number>()
  for (const { fragment } of segment) {
    const count = (letters.get(fragment.size) ?? 0) + fragment.letters
    letters.set(fragment.size, count)
    if (main === null || count > (letters.get(main.size) ?? 0)) main = fragment
  }
  return main
}

function placeWord(group: Fragment[], frame: PageFrame): Word | null {
  const first = group[0]
  if (first === undefined) return null
  let [start, end, size, letters, boldLetters, base] = [first.start, first.end, first.size, 0, 0, first.base]
  for (const fragment of group) {
    start = Math.min(start, fragment.start)
    end = Math.max(end, fragment.end)
    if (fragment.size > size) [size, base] = [fragment.size, fragment.base]
    letters += fragment.letters
    if (fragment.run.bold) boldLetters += fragment.letters
  }
  const { ux, uy } = first.run
  const [low, high] = [base - ascent * size, base + descent * size]
  // Turned text spans the corners of its rectangle, whichever way it runs.
  const left = Math.min(start * ux, end * ux) - Math.max(low * uy, high * uy)
  const right = Math.max(start * ux, end * ux) - Math.min(low * uy, high * uy)
  const top = Math.min(start * uy, end * uy) + Math.min(low * ux, high * ux)
  const bottom = Math.max(start * uy, end * uy) + Math.max(low * ux, high * ux)
  const box = clipBox(left / frame.width, top / frame.height, right / frame.width, bottom / frame.height)
  if (box === null) return null
  const text = group
    .map((fragment) => fragment.text)
    .join('')
    .normalize('NFC')
  const sure = group.flatMap((fragment) => fragment.confidence ?? [])
  const confidence = sure.length > 0 ? { confidence: Math.min(...sure) } : {}
  return { text, box, fontSize: roundSize(size), bold: boldLetters * 2 > letters, ...confidence }
}

const roundSize = (size: number) => Math.round(size * 100) / 100
