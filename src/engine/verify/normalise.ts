/** Normalised text and, for each of its characters, the offset in the text that it came from. */
export type Normalised = { text: string; origin: number[] }

const dropped = /\u00ad|[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0e|\ufe0f/u
const quotes = /[‘’‚‛′`´ʼ]/u
const doubleQuotes = /[“”„‟″«»]/u
const dashes = /[‐‑‒–—―−﹘﹣-]/u
const asciiOnly = /^[\x20-\x7e\n]*$/
const hyphenBreak = /(?<=\p{L})-\s+(?=\p{Ll})/gu

/**
 * Brings text to the form in which quotes are compared: NFKC (ligatures fall apart), lower case, one kind of quote and
 * dash, no invisible characters, hyphens at line ends joined, white space as single spaces.
 */
export function normalise(raw: string): Normalised {
  const skip = hyphenBreaks(raw)
  const ascii = asciiOnly.test(raw)
  let text = ''
  const origin: number[] = []
  const push = (piece: string, at: number) => {
    for (let index = 0; index < piece.length; index++) origin.push(at)
    text += piece
  }
  let at = 0
  for (const cluster of ascii ? raw : (raw.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [])) {
    const here = at
    at += cluster.length
    if (skip.has(here)) continue
    if (/^\s$/u.test(cluster)) {
      if (text !== '' && !text.endsWith(' ')) push(' ', here)
    } else push(ascii ? cluster.toLowerCase() : foldCluster(cluster), here)
  }
  const trimmed = text.trimEnd()
  origin.length = trimmed.length
  return { text: trimmed, origin }
}

function foldCluster(cluster: string): string {
  if (dropped.test(cluster) && cluster.length === 1) return ''
  if (quotes.test(cluster)) return "'"
  if (doubleQuotes.test(cluster)) return '"'
  if (dashes.test(cluster)) return '-'
  return cluster.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ')
}

function hyphenBreaks(raw: string): Set<number> {
  const skip = new Set<number>()
  if (!raw.includes('-')) return skip
  for (const match of raw.matchAll(hyphenBreak))
    for (let index = 0; index < match[0].length; index++) skip.add(match.index + index)
  return skip
}
