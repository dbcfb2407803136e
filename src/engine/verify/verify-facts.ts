import { founderFields } from '#contract/memo-fields.ts'
import type { Box, DeckDoc, DeckPage } from '#engine/deck-doc.ts'
import type { Evidence, Fact, VerifiedEvidence, VerifiedFact } from '#engine/facts.ts'
import type { PersonCard, Slide, SlideKind } from '#engine/slides.ts'
import { addressesOfMailLink } from '#engine/text/email-addresses.ts'
import { normalise } from '#engine/text/normalise.ts'
import { boxesOfSpan, glue, indexPage, indexText, splitTokens, type TextIndex } from '#engine/text/text-index.ts'
import { cellProblem } from './cell-labels.ts'
import { isFigure, subjectProblem } from './field-words.ts'
import { findLiteral, findQuote, type QuoteMatch } from './find-quote.ts'
import { personProblem } from './person-problem.ts'
import { unsureCause } from './sure-words.ts'
import { valueProblem } from './value-follows.ts'

/** The texts that quotes are looked up in, prepared once for a deck, and who and what its pages are about. */
export type VerifySources = {
  pages: ReadonlyMap<number, TextIndex>
  updates: TextIndex
  cards: ReadonlyMap<number, readonly PersonCard[]>
  kinds: ReadonlyMap<number, readonly SlideKind[]>
  found: Map<string, VerifiedEvidence>
}

/**
 * Prepares a deck and its updates for `verifyFacts`. Hidden text is in no page's blocks, so it can validate nothing.
 * The slides tell whose card a quote stands in; without them only a quote that names the person speaks of a person.
 */
export function indexSources(doc: DeckDoc, updates: string, slides: readonly Slide[] = []): VerifySources {
  return {
    pages: new Map(doc.pages.map((page) => [page.page, indexPage(page)])),
    updates: indexText(updates),
    cards: new Map(slides.map((slide) => [slide.page, slide.people])),
    kinds: new Map(slides.map((slide) => [slide.page, slide.kinds.map((one) => one.kind)])),
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
  const cause = failed ? (failed.cause ?? 'the quote was not found') : findProblem(fact, evidence, sources)
  if (cause === null) return { ...fact, evidence, validated: true }
  return { ...fact, evidence, validated: false, reason: addCause(fact.reason, cause) }
}

function findProblem(fact: Fact, evidence: readonly VerifiedEvidence[], sources: VerifySources): string | null {
  if (evidence.length === 0) return 'no quote is given for it'
  if (fact.kind === 'inferred') return 'concluded, not stated'
  if (fact.kind === 'derived') return 'worked out, not stated'
  const quotes = evidence.map((one) => one.quote)
  return valueProblem(fact, quotes) ?? findAboutProblem(fact, evidence, sources)
}

/** Whether the quotes are about the field, and about the person that the fact is about. */
function findAboutProblem(fact: Fact, evidence: readonly VerifiedEvidence[], sources: VerifySources): string | null {
  const first = evidence[0]
  const kinds = first?.page ? (sources.kinds.get(first.page) ?? []) : []
  const quotes = evidence.map((one) => one.quote)
  const text = evidence.map((one) => getText(one, sources).normal.text).join('\n')
  const subject = subjectProblem(fact.key, quotes, { text, kinds })
  if (subject !== null) return subject
  if (!ofPerson.has(fact.key))
    return first && isFigure(fact.key) ? cellProblem(fact, evidence, getText(first, sources)) : null
  for (const one of evidence) {
    const cards = one.page === null ? [] : (sources.cards.get(one.page) ?? [])
    const problem = personProblem(fact.person, one, getText(one, sources), cards)
    if (problem !== null) return problem
  }
  return null
}

const ofPerson = new Set<string>(founderFields.map((field) => field.key).filter((key) => key !== 'founder_name'))

function getText(evidence: VerifiedEvidence, sources: VerifySources): TextIndex {
  return (evidence.page === null ? undefined : sources.pages.get(evidence.page)) ?? sources.updates
}

function addCause(reason: string, cause: string): string {
  const sentence = reason.trim().replace(/[.\s]+$/u, '')
  return `${sentence === '' ? '' : `${sentence}. `}Not verified: ${cause}.`
}

/** One quote, looked up where it is said to stand, then around, then in the whole deck, then in the other document. */
export function verifyEvidence(evidence: Evidence, sources: VerifySources): VerifiedEvidence {
  const key = `${evidence.document} ${evidence.page} ${evidence.quote}`
  const known = sources.found.get(key)
  if (known) return known
  const verified = evidence.quote.length > longestQuote ? failEvidence(evidence, tooLong) : lookUp(evidence, sources)
  sources.found.set(key, verified)
  return verified
}

/** A quote of a whole page would prove whatever the page says somewhere. */
const longestQuote = 1200
const tooLong = `the quote is longer than ${longestQuote} characters; a proof is the words that say it`

function lookUp(evidence: Evidence, sources: VerifySources): VerifiedEvidence {
  if (evidence.document === 'site') return failEvidence(evidence, 'the site was not read')
  const inUpdates = evidence.document === 'updates'
  const cited = inUpdates ? sources.updates : evidence.page === null ? undefined : sources.pages.get(evidence.page)
  const here = cited ? findQuote(cited, evidence.quote) : null
  if (cited && here && here.status !== 'none') return placeEvidence(evidence, cited, here, sources)
  const link = cited ? findLink(cited, evidence) : null
  if (link) return link
  const texts = inUpdates ? [...sources.pages.values()] : [...sources.pages.values(), sources.updates]
  const elsewhere = texts.flatMap((text) => {
    if (text === cited) return []
    const match = findLiteral(text, evidence.quote)
    return match.status === 'none' ? [] : [{ text, match }]
  })
  const inDeck = elsewhere.filter(({ text }) => text.page !== null)
  const neighbours = inDeck.filter(({ text }) => Math.abs((text.page ?? 0) - (evidence.page ?? -9)) === 1)
  const [only] = [neighbours, inDeck, elsewhere].find((some) => some.length === 1) ?? []
  if (only) return placeEvidence(moveEvidence(evidence, only.text), only.text, only.match, sources)
  const said = inUpdates ? 'in the updates' : `on page ${evidence.page ?? '?'}`
  if (elsewhere.length > 1)
    return failEvidence(
      evidence,
      `the quote is not ${said} but on pages ${inDeck.map((one) => one.text.page).join(', ')}`,
    )
  return failEvidence(evidence, here?.cause ?? `the quote was not found ${said} or elsewhere in the deck`)
}

const moveEvidence = (evidence: Evidence, { page }: TextIndex): Evidence => ({
  ...evidence,
  document: page === null ? 'updates' : 'deck',
  page,
})

const failEvidence = (evidence: Evidence, cause: string): VerifiedEvidence => ({
  ...evidence,
  boxes: [],
  match: 'none',
  cause,
})

/** Single digits stand on every page. */
const shortestWitness = 3

function placeEvidence(
  evidence: Evidence,
  text: TextIndex,
  match: QuoteMatch,
  sources: VerifySources,
): VerifiedEvidence {
  if (match.status === 'none') return failEvidence(evidence, match.cause ?? 'the quote was not found in the updates')
  const boxes = match.spans.flatMap((span) => boxesOfSpan(text, span.start, span.end))
  const witnessed = (token: string) => isWitnessed(token, text, sources)
  const cause = match.spans.map((span) => unsureCause(text, span, witnessed)).find((one) => one !== null) ?? null
  return {
    ...evidence,
    quote: match.status === 'aligned' ? getPageWords(text, match) : evidence.quote,
    boxes,
    match: match.status,
    cause,
  }
}

/** A quote that differs from the page by a slip is cited in the page's own words, and the value has to follow from those. */
function getPageWords(text: TextIndex, { spans }: QuoteMatch): string {
  return spans
    .map(({ start, end }) => {
      const from = text.normal.origin[start] ?? 0
      const to = text.normal.origin[end] ?? text.raw.length
      return text.raw.slice(from, to).replace(/\s+/gu, ' ').trim()
    })
    .join(' ')
}

/** Whether a number is printed on another page or in the updates too: two readings that agree are sure. */
function isWitnessed(token: string, text: TextIndex, { pages, updates }: VerifySources): boolean {
  const [bare] = splitTokens(normalise(token).text)
  if (!bare || bare.text.length < shortestWitness) return false
  return [...pages.values(), updates].some((other) => other !== text && other.places.has(bare.text))
}

/** An address that stands behind an icon or a word of the page, without being printed. */
function findLink(text: TextIndex, evidence: Evidence): VerifiedEvidence | null {
  const bare = (url: string) =>
    glue(normalise(url.replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/i, '').replace(/[/?#]+$/u, '')).text).glued
  const wanted = bare(evidence.quote)
  if (wanted.length < 5 || /\s/.test(evidence.quote.trim())) return null
  const link = text.links.find(({ url }) => [url, ...addressesOfMailLink(url)].some((one) => bare(one) === wanted))
  return link ? { ...evidence, boxes: [link.box], match: 'exact', cause: null, fromLink: true } : null
}

/** The boxes of a quote on a page, one for each line that it runs over; none when it is not there. */
export function locateQuote(page: DeckPage, quote: string): Box[] {
  const text = indexPage(page)
  return findQuote(text, quote).spans.flatMap((span) => boxesOfSpan(text, span.start, span.end))
}
