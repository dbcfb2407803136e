import type { MatchStatus } from '#engine/facts.ts'
import type { QuoteFault } from '#engine/reasons/fault.ts'
import { normalise } from '#engine/text/normalise.ts'
import { glue, splitTokens, type TextIndex } from '#engine/text/text-index.ts'
import { alignQuote } from './align-quote.ts'
import { edgeProblem } from './edge-problem.ts'
import { findPieces } from './find-pieces.ts'
import { tileProblem } from './tile-problem.ts'

/** A part of the normalised text, end exclusive. */
export type Span = { start: number; end: number }

/** Where a quote stands on a page, or why it does not. */
export type QuoteMatch = { status: MatchStatus; spans: Span[]; cause: QuoteFault | null }

const shortestGlued = 4
const nothing: QuoteMatch = { status: 'none', spans: [], cause: null }

/**
 * Looks a quote up in one text: exactly with token boundaries, then by letters and digits only, then as whole lines
 * that stand apart, then token by token where words may differ slightly and numbers never. A place that passes but
 * changes the meaning of a number or drops a negation is not a place; its cause is told when nothing better is found.
 */
export const findQuote = (text: TextIndex, quote: string): QuoteMatch => findNormal(text, normalise(quote).text)

/** As `findQuote`, of a quote in its normal form. */
export function findNormal(text: TextIndex, wanted: string): QuoteMatch {
  const close = findLiteral(text, wanted)
  if (close.status !== 'none' || close.cause !== null) return close
  return findLoosely(text, wanted)
}

/** As `findNormal`, of a quote in its normal form too, but only letter for letter: what is asked of pages that the quote does not cite. */
export function findLiteral(text: TextIndex, wanted: string): QuoteMatch {
  if (wanted === '' || text.normal.text === '') return nothing
  let cause: QuoteFault | null = null
  const exact = findExact(text, wanted)
  for (const span of exact) {
    const problem = edgeProblem(text, span, wanted) ?? tileProblem(text, span)
    if (problem === null) return { status: 'exact', spans: [span], cause: null }
    cause ??= problem
  }
  for (const span of findGlued(text, wanted)) {
    const problem = edgeProblem(text, span, wanted) ?? tileProblem(text, span)
    if (problem === null) return { status: 'glued', spans: [span], cause: null }
    cause ??= problem
  }
  return { ...nothing, cause }
}

function findLoosely(text: TextIndex, wanted: string): QuoteMatch {
  const tokens = splitTokens(wanted).map((token) => token.text)
  const pieces = findPieces(text, tokens)
  if (pieces?.every((span) => edgeProblem(text, span, text.normal.text.slice(span.start, span.end)) === null))
    return { status: 'aligned', spans: pieces, cause: null }
  const aligned = alignQuote(text, tokens)
  if (!aligned.span) return { ...nothing, cause: aligned.cause }
  const problem = edgeProblem(text, aligned.span, wanted) ?? tileProblem(text, aligned.span)
  return problem === null ? { status: 'aligned', spans: [aligned.span], cause: null } : { ...nothing, cause: problem }
}

/** All places where a text says a quote letter for letter. */
export function findPlaces(text: TextIndex, quote: string): Span[] {
  const wanted = normalise(quote).text
  return wanted === '' ? [] : findExact(text, wanted)
}

function findExact(text: TextIndex, quote: string): Span[] {
  const spans: Span[] = []
  const page = text.normal.text
  const wanted = quote.replace(lineHyphen, '')
  for (let at = page.indexOf(wanted); at >= 0 && spans.length < 50; at = page.indexOf(wanted, at + 1)) {
    const span = { start: at, end: at + wanted.length }
    if (hasTokenEdges(text, span)) spans.push(span)
  }
  return spans
}

const lineHyphen = /(?<=\p{L})-$/u
const wordCharacter = /[\p{L}\p{N}\p{M}]/u
const digit = /\d/

/**
 * '5 paying' does not begin in '45 paying' nor in '1.5 paying', and '1' does not end in '1.5'. A line that was
 * hyphenated ends where its word was cut; none begins there, or 'un-' would be lost.
 */
function hasTokenEdges(text: TextIndex, { start, end }: Span): boolean {
  const page = text.normal.text
  const first = page[start] ?? ''
  const last = page[end - 1] ?? ''
  const before = page[start - 1] ?? ' '
  const after = page[end] ?? ' '
  if (wordCharacter.test(first) && wordCharacter.test(before) && !unspaced.test(first + before)) return false
  const joined = !unspaced.test(last + after) && !text.lineEnds.has(end)
  if (wordCharacter.test(last) && wordCharacter.test(after) && joined) return false
  if (digit.test(first) && /[.,]/.test(before) && digit.test(page[start - 2] ?? '')) return false
  return !(digit.test(last) && /[.,]/.test(after) && digit.test(page[end + 1] ?? ''))
}

/** Scripts that set no space between words. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+$/u

function findGlued(text: TextIndex, wanted: string): Span[] {
  const needle = glue(wanted).glued
  if (needle.length < shortestGlued) return []
  const spans: Span[] = []
  for (let at = text.glued.indexOf(needle); at >= 0 && spans.length < 50; at = text.glued.indexOf(needle, at + 1)) {
    const start = text.gluedAt[at] ?? 0
    const end = (text.gluedAt[at + needle.length - 1] ?? 0) + 1
    if (beginsWord(text, start) && beginsWord(text, end)) spans.push({ start, end })
  }
  return spans
}

/** A word begins here, also inside glued text ('WeRaised$2M'): at a space, a capital after a small letter, a number. */
function beginsWord(text: TextIndex, at: number): boolean {
  const page = text.normal.text
  const here = page[at] ?? ' '
  const before = page[at - 1] ?? ' '
  if (digit.test(here) && (digit.test(before) || (/[.,]/.test(before) && digit.test(page[at - 2] ?? '')))) return false
  if (/[.,]/.test(here) && digit.test(before) && digit.test(page[at + 1] ?? '')) return false
  if (!wordCharacter.test(here) || !wordCharacter.test(before)) return true
  if (digit.test(here) !== digit.test(before)) return !digit.test(before)
  const rawHere = text.raw[text.normal.origin[at] ?? 0] ?? ''
  const rawBefore = text.raw[text.normal.origin[at - 1] ?? 0] ?? ''
  return /\p{Lu}/u.test(rawHere) && /\p{Ll}/u.test(rawBefore)
}
