import { everyMatch } from '#engine/patterns/every-match.ts'

/** Normalised text and, for each of its characters, the offset in the text that it came from. */
export type Normalised = { text: string; origin: number[] }

const dropped = /\u00ad|[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0e|\ufe0f/u
const quotes = /[‘’‚‛′`´ʼ]/u
const doubleQuotes = /[“”„‟″«»]/u
const dashes = /[‐‑‒–—―−﹘﹣-]/u
const space = /^\s$/u
const hyphenBreak = /(?<=\p{L})-\s+(?=\p{Ll})/gu
const withMarks = /\P{M}\p{M}*|\p{M}+/gu
/** Code units below the first are ASCII; one below the second is not a combining mark. */
const endOfAscii = 0x80
const firstMark = 0x300
const folded: Array<string | undefined> = new Array(0x2100).fill(undefined)

/**
 * Brings text to the form in which quotes are compared: NFKC (ligatures fall apart), lower case, one kind of quote and
 * dash, no invisible characters, hyphens at line ends joined, white space as single spaces.
 */
export function normalise(raw: string): Normalised {
  const skip = isHyphenBreak(raw)
  const origin: number[] = []
  let text = ''
  let spaced = true
  let at = 0
  while (at < raw.length) {
    const here = at
    const cluster = readCluster(raw, here)
    at += cluster.length
    if (skip?.has(here)) continue
    const piece = fold(cluster)
    if (piece === '' || (piece === ' ' && spaced && space.test(cluster))) continue
    for (let index = 0; index < piece.length; index++) origin.push(here)
    text += piece
    spaced = piece.endsWith(' ')
  }
  const trimmed = text.trimEnd()
  origin.length = trimmed.length
  return { text: trimmed, origin }
}

/** A character with the marks that belong to it. */
function readCluster(raw: string, at: number): string {
  const alone = raw.charCodeAt(at) < endOfAscii && !(raw.charCodeAt(at + 1) >= firstMark)
  if (alone) return raw[at] ?? ''
  withMarks.lastIndex = at
  return withMarks.exec(raw)?.[0] ?? raw[at] ?? ''
}

/** Single characters are few and come again and again, so each is folded once. */
function fold(cluster: string): string {
  if (cluster.length > 1) return foldCluster(cluster)
  const code = cluster.charCodeAt(0)
  const known = folded[code]
  if (known !== undefined) return known
  const form = foldCluster(cluster)
  if (code < folded.length) folded[code] = form
  return form
}

/** Raised digits and fractions would run into the number before them: '10²' is not 102, '3½' not 31⁄2. */
const raised = /^[⁰¹²³⁴-⁹]$/u
const fraction = /^[¼-¾⅐-⅞]$/u

function foldCluster(cluster: string): string {
  if (raised.test(cluster)) return `^${cluster.normalize('NFKC')}`
  if (fraction.test(cluster)) return ` ${cluster.normalize('NFKC').replace('⁄', '/')}`
  if (space.test(cluster)) return ' '
  if (dropped.test(cluster) && cluster.length === 1) return ''
  if (quotes.test(cluster)) return "'"
  if (doubleQuotes.test(cluster)) return '"'
  if (dashes.test(cluster)) return '-'
  return cluster.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ')
}

function isHyphenBreak(raw: string): ReadonlySet<number> | null {
  if (!raw.includes('-')) return null
  const skip = new Set<number>()
  for (const match of everyMatch(hyphenBreak, raw))
    for (let index = 0; index < match[0].length; index++) skip.add(match.index + index)
  return skip
}
