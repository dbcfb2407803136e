import { fieldVocabulary, founderFields } from '#contract/memo-fields.ts'
import type { Box, DeckPage } from '#engine/deck-doc.ts'
import { type Evidence, type Fact, isOfModel, type VerifiedEvidence, type VerifiedFact } from '#engine/facts.ts'
import type { QuoteFault } from '#engine/reasons/fault.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { addressesOfMailLink } from '#engine/text/email-addresses.ts'
import { findUpdateAt } from '#engine/text/join-updates.ts'
import { normalise } from '#engine/text/normalise.ts'
import { boxesOfSpan, glueText, indexPage, splitTokens, type TextIndex, wordsOfSpan } from '#engine/text/text-index.ts'
import { findLiteral, findNormal, findQuote, type QuoteMatch } from './find-quote.ts'
import { isNamedFounder } from './gates/check-founder.ts'
import { runGates } from './gates/run-gates.ts'
import type { StandsElsewhere } from './second-reading.ts'
import { findUnsureReading } from './sure-words.ts'
import { gatesAlone, type TrustRecords } from './trusted-rules.ts'
import type { VerifySources } from './verify-sources.ts'
import { isPrintedElsewhere, isPrintedWith } from './witnesses.ts'

/**
 * Looks every quote up and lets the gates of proof judge each fact. Nothing is dropped: what does not pass keeps its place
 * with the first gate's problem. `records` say which rules may prove; by default the gates alone decide.
 */
export function verifyFacts(
  facts: readonly Fact[],
  sources: VerifySources,
  records: TrustRecords = gatesAlone,
): VerifiedFact[] {
  const claims = facts.map((fact) => ({ fact, evidence: fact.evidence.map((one) => verifyEvidence(one, sources)) }))
  const problems = runGates(claims, sources, records)
  return claims.map(({ fact, evidence }, index) => {
    const judged = judge(fact, problems[index] ?? null)
    return { ...fact, evidence, ...judged, ...(leadsUnnamed(fact, evidence, judged, sources) ? unnamed : {}) }
  })
}

const unnamed = { ground: { from: 'team' } } as const

/** Whether a person is proved to lead, and no words make the person a founder. */
function leadsUnnamed(fact: Fact, evidence: readonly VerifiedEvidence[], { standing }: Judged, sources: VerifySources) {
  const isPerson = fact.key === 'founder_name' && standing === 'proved'
  return isPerson && !isNamedFounder(fact.person ?? String(fact.value), evidence, sources)
}

type Judged = Pick<VerifiedFact, 'standing' | 'problem'>

const traits = new Set<string>(founderFields.flatMap(({ key, type }) => (type === 'bool' ? [key] : [])))
/** Labels of lists of our own: rules find them by words that name them, a model may conclude them as well. */
const ownLabels = new Set<string>(['product_structure', 'revenue_model', 'distribution'])

/**
 * What was concluded or worked out is never proved. A vocabulary's value or a trait that no quote names was concluded; any other
 * value that its quotes do not say was not.
 */
function judge(fact: Fact, problem: Problem | null): Judged {
  const isInferred = fact.kind !== 'stated'
  const isConcluded =
    problem?.gate === 'follows' ? fact.key in fieldVocabulary || (isInferred && mayGoUnsaid(fact)) : isInferred
  if (isConcluded && problem?.gate !== 'quote') return { standing: 'inferred', problem: null }
  return { standing: problem === null ? 'proved' : 'found', problem }
}

const mayGoUnsaid = (fact: Fact): boolean => traits.has(fact.key) || (ownLabels.has(fact.key) && isOfModel(fact))

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
const tooLong = { fault: 'too-long', mostCharacters: longestQuote } as const

function lookUp(evidence: Evidence, sources: VerifySources): VerifiedEvidence {
  if (evidence.document === 'site') return failEvidence(evidence, { fault: 'site-not-read' })
  const inUpdates = evidence.document === 'updates'
  const page = inUpdates ? null : evidence.page
  const cited = inUpdates ? sources.updates : evidence.page === null ? undefined : sources.pages.get(evidence.page)
  const wanted = sources.read(evidence.quote).index.normal.text
  const here = cited ? findNormal(cited, wanted) : null
  if (cited && here && here.status !== 'none') return placeEvidence(evidence, cited, here, sources)
  const link = cited ? findLink(cited, evidence) : null
  if (link) return link
  const texts = inUpdates ? [...sources.pages.values()] : [...sources.pages.values(), sources.updates]
  const elsewhere = texts.flatMap((text) => {
    if (text === cited) return []
    const match = findLiteral(text, wanted)
    return match.status === 'none' ? [] : [{ text, match }]
  })
  const inDeck = elsewhere.filter(({ text }) => text.page !== null)
  const neighbours = inDeck.filter(({ text }) => Math.abs((text.page ?? 0) - (evidence.page ?? -9)) === 1)
  const [only] = [neighbours, inDeck, elsewhere].find((some) => some.length === 1) ?? []
  if (only) return placeEvidence(moveEvidence(evidence, only.text), only.text, only.match, sources)
  if (elsewhere.length > 1)
    return failEvidence(evidence, { fault: 'elsewhere', page, pages: inDeck.flatMap((one) => one.text.page ?? []) })
  return failEvidence(evidence, here?.cause ?? { fault: 'not-found', page })
}

const moveEvidence = (evidence: Evidence, { page }: TextIndex): Evidence => ({
  ...evidence,
  document: page === null ? 'updates' : 'deck',
  page,
})

const failEvidence = (evidence: Evidence, cause: QuoteFault): VerifiedEvidence => ({
  ...evidence,
  boxes: [],
  match: 'none',
  cause,
})

function placeEvidence(
  evidence: Evidence,
  text: TextIndex,
  match: QuoteMatch,
  sources: VerifySources,
): VerifiedEvidence {
  if (match.status === 'none') return failEvidence(evidence, match.cause ?? { fault: 'not-found', page: evidence.page })
  const boxes = match.spans.flatMap((span) => boxesOfSpan(text, span.start, span.end))
  const listTexts = () => [...sources.pages.values(), sources.updates]
  const witnessed = (token: string) => isPrintedElsewhere(bareForm(token), text, listTexts())
  const tied: StandsElsewhere = (form, beside) => isPrintedWith(form, beside, text, listTexts())
  const unsure = match.spans.flatMap((span) => findUnsureReading(text, span, witnessed, tied) ?? [])[0]
  const words = match.spans.flatMap((span) => wordsOfSpan(text, span.start, span.end))
  return {
    ...evidence,
    quote: match.status === 'aligned' ? getPageWords(text, match) : evidence.quote,
    boxes,
    match: match.status,
    cause: null,
    ...(unsure ? { unsure } : {}),
    ...(words.some(({ of }) => of.unplaced) ? { unplaced: true as const } : {}),
    ...findUpdate(text, match, sources),
  }
}

/** Tells which update a quote stands in where it is not the newest. */
function findUpdate(
  text: TextIndex,
  { spans: [first] }: QuoteMatch,
  { updates, updateParts }: VerifySources,
): Pick<VerifiedEvidence, 'update'> {
  const place = text === updates && first ? text.normal.origin[first.start] : undefined
  const update = place === undefined ? null : findUpdateAt(updateParts, place)
  return update ? { update } : {}
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

const bareForm = (token: string) => splitTokens(normalise(token).text)[0]?.text ?? ''

/** An address that stands behind an icon or a word of the page, without being printed. */
function findLink(text: TextIndex, evidence: Evidence): VerifiedEvidence | null {
  const bare = (url: string) =>
    glueText(url.replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/i, '').replace(/[/?#]+$/u, ''))
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
