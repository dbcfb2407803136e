import type { Line } from '#engine/deck-doc.ts'
import { bottomEdge, centreY, gapBelow, rightEdge } from '#engine/geometry.ts'
import type { Paragraph, Slide, SlideKind } from '#engine/slides.ts'
import { isOwnName } from '../own-name.ts'

/** A slide as the voices are read from it, with what the whole deck says of the company's names and people. */
export type VoicePage = {
  slide: Omit<Slide, 'voices'>
  /** The body in paragraphs, in reading order. */
  paragraphs: readonly Paragraph[]
  /** ISO 639-1 code, or 'und'. */
  language: string
  /** Points. */
  bodySize: number
  /** Name keys of the company. */
  own: ReadonlySet<string>
  /** Name keys of the people on the deck's team slides. */
  team: ReadonlySet<string>
}

/** Lines of one voice, with the words or the shape that told it. */
export type VoicedLines = { lines: readonly Line[]; cue: string }

/** Reads one voice off a slide. */
export type VoiceFinder = (page: VoicePage) => VoicedLines[]

/** Whether the best kind of a slide is this one, with a score (title 3 points) of at least `least`. */
export const isMainly = ({ slide }: VoicePage, kind: SlideKind, least = 1): boolean =>
  slide.kinds[0]?.kind === kind && slide.kinds[0].score >= least

const longestName = 5

/** Whether a text names the company itself, as its whole or as one to three of its words in a row. */
export function namesCompany(text: string, own: ReadonlySet<string>): boolean {
  const words = text.split(/[\s/|]+/u)
  return (holdsLettersOf(text, own) && holdsName(words, own)) || (words.length <= 4 && isOwnName(text, own))
}

/** Whether the letters of a name follow each other in a text, which is sooner told than whether they are its words. */
function holdsLettersOf(text: string, own: ReadonlySet<string>): boolean {
  const letters = keepLetters(text.toLowerCase())
  return [...own].some((name) => letters.includes(name))
}

function holdsName(words: readonly string[], own: ReadonlySet<string>): boolean {
  for (let start = 0; start < words.length; start++)
    for (let count = 1; count <= Math.min(3, words.length - start); count++) {
      const part = words.slice(start, start + count).join(' ')
      if (/^[\p{Lu}\p{Ll}\d]/u.test(part) && part.length >= longestName && own.has(makeKey(part))) return true
    }
  return false
}

const keepLetters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
const makeKey = (text: string) => keepLetters(text.toLowerCase().replace(/[’']s$/u, ''))

/** Type that differs by less than this ratio counts as the same size. */
const sameSizeRatio = 1.06
/** In heights of the heading's line: what follows further below is not governed by it. */
const farthestUnderHeading = 6
const levelInHeights = 0.8

/**
 * Returns the lines that a heading inside a slide governs: those under it in its column, down to the next heading of its
 * type. A column ends where the next heading at its height begins. Without a difference in type only its block is sure.
 */
export function listLinesUnder(heading: Paragraph, { paragraphs }: Pick<VoicePage, 'paragraphs'>): Line[] {
  const [first] = heading.lines
  if (!first) return []
  const rest = paragraphs.slice(paragraphs.indexOf(heading) + 1)
  const right = Math.min(
    1,
    ...paragraphs
      .filter((one) => one !== heading && isSetAlike(one, heading) && one.box.x > rightEdge(heading.box))
      .filter(
        (one) =>
          Math.abs(centreY(one.lines[0]?.box ?? one.box) - centreY(first.box)) < levelInHeights * first.box.height,
      )
      .map((one) => one.box.x),
  )
  const left = Math.min(heading.box.x, heading.block.box.x) - first.box.height
  const found: Line[] = []
  let bottom = bottomEdge(heading.box)
  for (const one of rest) {
    if (one.box.x < left || one.box.x >= right - first.box.height / 4) continue
    if (one.box.y < bottomEdge(heading.box) - first.box.height) continue
    if (isSetAlike(one, heading) && one.block !== heading.block) break
    if (one.fontSize > heading.fontSize * sameSizeRatio) break
    if (one.box.y - bottom > farthestUnderHeading * first.box.height) break
    bottom = Math.max(bottom, bottomEdge(one.box))
    found.push(...one.lines)
  }
  return found
}

const isSetAlike = (one: Paragraph, other: Paragraph) =>
  one.bold === other.bold &&
  Math.max(one.fontSize, other.fontSize) <= sameSizeRatio * Math.min(one.fontSize, other.fontSize)

const mostHeadingWords = 8

/** Whether a paragraph can head what follows: short, without an end of a sentence, larger or bolder than the next, or with a colon. */
export function isHeadingShaped(one: Paragraph, next: Paragraph | undefined): boolean {
  if (!next || one.text.split(' ').length > mostHeadingWords || /[.!?,;]["”’]?$/u.test(one.text)) return false
  if (gapBelow(one.box, next.box) > farthestUnderHeading * one.box.height) return false
  const larger = one.fontSize > next.fontSize * sameSizeRatio
  return larger || (one.bold && !next.bold) || /:$/u.test(one.text) || isCapitals(one.text)
}

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)
