import { exactWords } from '#engine/lexicons/figure-units.ts'
import type { QuoteFault } from '#engine/reasons/fault.ts'
import { isNegation } from '#engine/text/negations.ts'
import { shownNumber } from '#engine/text/quantities.ts'
import type { TextIndex } from '#engine/text/text-index.ts'

/** The span that the quote aligns with, or the cause why it does not; both null when the page has nothing like it. */
export type Alignment = { span: { start: number; end: number } | null; cause: QuoteFault | null }

const knownShare = 0.6
const fewestTokens = 4
/** The largest table that is worth filling: a quote of 200 words on a page of 20,000. */
const mostCells = 4e6
const freeEdits = 6
const costOf = { near: 0.5, stop: 0.4, other: 1.5, conflict: 1 }
const tooFar = 0.3
const stopWords = new Set('a an the of to in on at for and or is are was we our with by as that this it its'.split(' '))

/**
 * Aligns the quote's tokens with a run of the page's: words may lack or have one letter more, small words may be missing or
 * added, at most one such edit in six tokens; numbers, units and negations must be the same, and none may be skipped. The
 * first and the last word must be the page's.
 */
export function alignQuote(text: TextIndex, tokens: readonly string[]): Alignment {
  if (tokens.length < fewestTokens || tokens.length * text.tokens.length > mostCells) return { span: null, cause: null }
  const known = tokens.filter((token) => text.places.has(token)).length
  if (known / tokens.length < knownShare) return { span: null, cause: null }
  const page = text.tokens.map((token) => token.text)
  const steps = findCheapestPath(tokens, page)
  if (!steps) return { span: null, cause: null }
  const conflict = steps.find((step) => step.kind === 'conflict')
  if (conflict) return { span: null, cause: describeConflict(conflict) }
  const edits = steps.filter((step) => step.kind !== 'same')
  if (edits.some((step) => step.kind === 'other') || edits.length > Math.max(1, Math.floor(tokens.length / freeEdits)))
    return { span: null, cause: null }
  if (steps[0]?.kind !== 'same' || steps.at(-1)?.kind !== 'same') return { span: null, cause: null }
  const touched = steps.flatMap((step) => (step.at === null || step.quote === null ? [] : [step.at]))
  const first = text.tokens[Math.min(...touched)]
  const last = text.tokens[Math.max(...touched)]
  return first && last ? { span: { start: first.start, end: last.end }, cause: null } : { span: null, cause: null }
}

function describeConflict({ quote, page }: Step): QuoteFault {
  const show = (token: string | null) => (token === null ? null : shownNumber(token))
  return { fault: 'other-number', quote: show(quote), page: show(page) }
}

type StepKind = 'same' | 'near' | 'stop' | 'conflict' | 'other'
type Step = { kind: StepKind; quote: string | null; page: string | null; at: number | null }

/** Semi-global alignment: all of the quote against any run of the page. Null when even the best is too far off. */
function findCheapestPath(quote: readonly string[], page: readonly string[]): Step[] | null {
  const width = page.length + 1
  const cost = new Float64Array((quote.length + 1) * width)
  for (let i = 1; i <= quote.length; i++) {
    cost[i * width] = (cost[(i - 1) * width] ?? 0) + getSkipCost(quote[i - 1] ?? '')
    for (let j = 1; j <= page.length; j++) {
      const replace = (cost[(i - 1) * width + j - 1] ?? 0) + getPairCost(quote[i - 1] ?? '', page[j - 1] ?? '')
      const dropQuote = (cost[(i - 1) * width + j] ?? 0) + getSkipCost(quote[i - 1] ?? '')
      const dropPage = (cost[i * width + j - 1] ?? 0) + getSkipCost(page[j - 1] ?? '')
      cost[i * width + j] = Math.min(replace, dropQuote, dropPage)
    }
  }
  const last = quote.length * width
  let end = 0
  for (let j = 1; j <= page.length; j++) if ((cost[last + j] ?? 0) < (cost[last + end] ?? 0)) end = j
  return (cost[last + end] ?? 0) > Math.max(1, quote.length * tooFar) ? null : trace(quote, page, cost, end)
}

function trace(quote: readonly string[], page: readonly string[], cost: Float64Array, end: number): Step[] {
  const width = page.length + 1
  const steps: Step[] = []
  let i = quote.length
  let j = end
  while (i > 0) {
    const here = cost[i * width + j] ?? 0
    const q = quote[i - 1] ?? ''
    const p = page[j - 1] ?? ''
    if (j > 0 && Math.abs(here - (cost[(i - 1) * width + j - 1] ?? 0) - getPairCost(q, p)) < 1e-9) {
      steps.push({ kind: classifyPair(q, p), quote: q, page: p, at: j - 1 })
      i--
      j--
    } else if (j > 0 && Math.abs(here - (cost[i * width + j - 1] ?? 0) - getSkipCost(p)) < 1e-9) {
      steps.push({ kind: classifySkip(p), quote: null, page: p, at: j - 1 })
      j--
    } else {
      steps.push({ kind: classifySkip(q), quote: q, page: null, at: null })
      i--
    }
  }
  return steps.reverse()
}

function classifyPair(quote: string, page: string): StepKind {
  if (quote === page) return 'same'
  if (isFixed(quote) || isFixed(page)) return 'conflict'
  return isNear(quote, page) ? 'near' : 'other'
}

function classifySkip(token: string): StepKind {
  if (isFixed(token)) return 'conflict'
  return stopWords.has(token) ? 'stop' : 'other'
}

const isFixed = (token: string) => /[\p{N}\p{Sc}%]/u.test(token) || isNegation(token) || exactWords.test(token)
const getPairCost = (quote: string, page: string) =>
  quote === page ? 0 : costOf[classifyPair(quote, page) as keyof typeof costOf]
const getSkipCost = (token: string) => costOf[classifySkip(token) as keyof typeof costOf]

/** One letter added or lost, in words of five letters and more that begin alike: a slip, where a changed letter makes another word. */
function isNear(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5 || one.slice(0, 2) !== other.slice(0, 2)) return false
  if (Math.abs(one.length - other.length) !== 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return one.slice(at + 1) === other.slice(at) || one.slice(at) === other.slice(at + 1)
}
