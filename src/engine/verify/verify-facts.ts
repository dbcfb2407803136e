import type { Box, DeckDoc, DeckPage } from '#engine/deck-doc.ts'
import type { Evidence, Fact, VerifiedEvidence, VerifiedFact } from '#engine/facts.ts'
import { findLiteral, findQuote, type QuoteMatch } from './find-quote.ts'
import { normalise } from './normalise.ts'
import { boxesOfSpan, glue, indexPage, indexText, type TextIndex, wordsOfSpan } from './text-index.ts'
import { valueProblem } from './value-follows.ts'

/** The texts that quotes are looked up in, prepared once for a deck. */
export type VerifySources = {
  pages: ReadonlyMap<number, TextIndex>
  updates: TextIndex
  found: Map<string, VerifiedEvidence>
}

const sureWord = 0.8

/** Prepares a deck and its updates for `verifyFacts`. Hidden text is in no page's blocks, so it can validate nothing. */
export function indexSources(doc: DeckDoc, updates: string): VerifySources {
  return {
    pages: new Map(doc.pages.map((page) => [page.page, indexPage(page)])),
    updates: indexText(updates),
    found: new Map(),
  }
}

/**
 * Looks every quote up and says for each fact whether it is proved: all its quotes found, the value readable off them,
 * and the fact stated rather than concluded. Nothing is dropped; what fails keeps its place with the cause in `reason`.
 */
export function verifyFacts(facts: readonly Fact[], sources: VerifySources): VerifiedFact[] {
  return facts.map((fact) => verifyFact(fact, sources))
}

function verifyFact(fact: Fact, sources: VerifySources): VerifiedFact {
  const evidence = fact.evidence.map((one) => verifyEvidence(one, sources))
  const failed = evidence.find((one) => one.match === 'none' || one.cause !== null)
  const cause = failed ? (failed.cause ?? 'the quote was not found') : stateProblem(fact, evidence)
  if (cause === null) return { ...fact, evidence, validated: true }
  return { ...fact, evidence, validated: false, reason: withCause(fact.reason, cause) }
}

function stateProblem(fact: Fact, evidence: readonly VerifiedEvidence[]): string | null {
  if (evidence.length === 0) return 'no quote is given for it'
  if (fact.kind === 'inferred') return 'concluded, not stated'
  if (fact.kind === 'derived') return 'worked out, not stated'
  return valueProblem(
    fact,
    evidence.map((one) => one.quote),
  )
}

function withCause(reason: string, cause: string): string {
  const sentence = reason.trim().replace(/[.\s]+$/u, '')
  return `${sentence === '' ? '' : `${sentence}. `}Not verified: ${cause}.`
}

/** One quote, looked up where it is said to stand, then around, then in the whole deck. */
export function verifyEvidence(evidence: Evidence, sources: VerifySources): VerifiedEvidence {
  const key = `${evidence.document} ${evidence.page} ${evidence.quote}`
  const known = sources.found.get(key)
  if (known) return known
  const verified = lookUp(evidence, sources)
  sources.found.set(key, verified)
  return verified
}

function lookUp(evidence: Evidence, sources: VerifySources): VerifiedEvidence {
  if (evidence.document === 'updates')
    return placed(evidence, sources.updates, findQuote(sources.updates, evidence.quote))
  if (evidence.document === 'site') return failed(evidence, 'the site was not read')
  const cited = evidence.page === null ? undefined : sources.pages.get(evidence.page)
  const here = cited ? findQuote(cited, evidence.quote) : null
  if (cited && here && here.status !== 'none') return placed(evidence, cited, here)
  const link = cited ? linkPlace(cited, evidence) : null
  if (link) return link
  const elsewhere = [...sources.pages.values()].flatMap((text) => {
    if (text === cited) return []
    const match = findLiteral(text, evidence.quote)
    return match.status === 'none' ? [] : [{ text, match }]
  })
  const neighbours = elsewhere.filter(({ text }) => Math.abs((text.page ?? 0) - (evidence.page ?? -9)) === 1)
  const only = neighbours.length === 1 ? neighbours[0] : elsewhere.length === 1 ? elsewhere[0] : undefined
  if (only) return placed({ ...evidence, page: only.text.page }, only.text, only.match)
  if (elsewhere.length > 1)
    return failed(
      evidence,
      `the quote is not on page ${evidence.page} but on pages ${elsewhere.map((one) => one.text.page).join(', ')}`,
    )
  return failed(
    evidence,
    here?.cause ?? `the quote was not found on page ${evidence.page ?? '?'} or elsewhere in the deck`,
  )
}

const failed = (evidence: Evidence, cause: string): VerifiedEvidence => ({
  ...evidence,
  boxes: [],
  match: 'none',
  cause,
})

function placed(evidence: Evidence, text: TextIndex, match: QuoteMatch): VerifiedEvidence {
  if (match.status === 'none') return failed(evidence, match.cause ?? 'the quote was not found in the updates')
  const boxes = match.spans.flatMap((span) => boxesOfSpan(text, span.start, span.end))
  const unsure = text.origin === 'ocr' && match.spans.some((span) => hasUnsureWord(text, span))
  return {
    ...evidence,
    boxes,
    match: match.status,
    cause: unsure ? 'the page is a picture and its words could not be read surely' : null,
  }
}

function hasUnsureWord(text: TextIndex, span: { start: number; end: number }): boolean {
  return wordsOfSpan(text, span.start, span.end).some(({ word }) => (word.confidence ?? 1) < sureWord)
}

/** An address that stands behind an icon or a word of the page, without being printed. */
function linkPlace(text: TextIndex, evidence: Evidence): VerifiedEvidence | null {
  const bare = (url: string) =>
    glue(normalise(url.replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/i, '').replace(/[/?#]+$/u, '')).text).glued
  const wanted = bare(evidence.quote)
  if (wanted.length < 5 || /\s/.test(evidence.quote.trim())) return null
  const link = text.links.find((one) => bare(one.url) === wanted)
  return link ? { ...evidence, boxes: [link.box], match: 'exact', cause: null, fromLink: true } : null
}

/** The boxes of a quote on a page, one for each line that it runs over; none when it is not there. */
export function locateQuote(page: DeckPage, quote: string): Box[] {
  const text = indexPage(page)
  return findQuote(text, quote).spans.flatMap((span) => boxesOfSpan(text, span.start, span.end))
}
