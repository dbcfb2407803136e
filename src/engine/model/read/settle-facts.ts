import { cutToSiteRoot } from '#engine/extract/company/site-root.ts'
import { type Fact, type FactKey, isGrounded, type VerifiedEvidence, type VerifiedFact } from '#engine/facts.ts'
import type { LabelFault } from '#engine/reasons/fault.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import { normalise } from '#engine/text/normalise.ts'
import { glue, listTokenTexts } from '#engine/text/text-index.ts'
import { countShared } from '#engine/text/words.ts'
import { isFigure, namesSubject, subjectProblem } from '#engine/verify/field-words.ts'
import { valueProblem } from '#engine/verify/value-follows.ts'
import { verifyFacts } from '#engine/verify/verify-facts.ts'
import type { VerifySources } from '#engine/verify/verify-sources.ts'
import { getValueType, listChoices } from '../ask/key-values.ts'
import { type ClaimedFact, isPassage } from './check-items.ts'
import { withScope } from './figure-scope.ts'

/** What a model's facts are held against. `unread` is text of the deck that no model was given: hidden, or withheld. */
type ProofContext = {
  deck: UnderstoodDeck
  sources: VerifySources
  unread: readonly string[]
}

/** `facts` may be shown, proved or marked; `failed` could not be proved; `refused` rest on text that must not be used. */
export type SettledFacts = { facts: VerifiedFact[]; failed: VerifiedFact[]; refused: number }

const sharedWords = 0.5

/** Holds every fact of a model against the deck. The verifier alone decides what is proved. */
export function settleFacts(facts: readonly ClaimedFact[], context: ProofContext): SettledFacts {
  const settled: SettledFacts = { facts: [], failed: [], refused: 0 }
  for (const claimed of facts) {
    const fact = withScope(keepSiteRoot(claimed), context.deck)
    if (fact === null) {
      settled.refused++
      continue
    }
    const verified = findBestProof(fact, context.sources)
    if (isGrounded(verified)) settled.facts.push(verified)
    else if (verified.evidence.some((one) => one.match === 'none' && isUnread(one.quote, context.unread)))
      settled.refused++
    else if (canBeShown(verified)) settled.facts.push(verified)
    else settled.failed.push(verified)
  }
  return settled
}

/** A page of the company's site stands for the site. */
const keepSiteRoot = (fact: ClaimedFact): ClaimedFact =>
  fact.key === 'site' && typeof fact.value === 'string' ? { ...fact, value: cutToSiteRoot(fact.value) } : fact

/** The fact with those of its quotes that stand, and its value in the words of the quote where it said the same in others. */
function findBestProof(fact: Fact, sources: VerifySources): VerifiedFact {
  const first = verifyOne(fact, sources)
  if (isGrounded(first)) return rewriteValue(first, sources) ?? first
  const standing = first.evidence.filter((one) => one.match !== 'none' && one.cause === null)
  if (standing.length === 0) return first
  const kept = standing.length < first.evidence.length ? { ...fact, evidence: standing.map(dropProof) } : fact
  const tries = [kept, takePrintedWords(kept)].flatMap((one) => (one ? [verifyOne(one, sources)] : []))
  return tries.find(isGrounded) ?? tries[0] ?? first
}

const verifyOne = (fact: Fact, sources: VerifySources): VerifiedFact => {
  const [only] = verifyFacts([fact], sources)
  if (!only) throw new Error('The verifier gives one fact for each.')
  return only
}
const dropProof = ({ document, page, quote }: VerifiedEvidence) => ({ document, page, quote })

/** A proved figure in the words of its quote, where the value writes the same number in others. */
function rewriteValue(fact: VerifiedFact, sources: VerifySources): VerifiedFact | null {
  const printed = isFigure(fact.key) ? takePrintedWords({ ...fact, evidence: fact.evidence.map(dropProof) }) : null
  if (!printed || String(fact.value).includes(String(printed.value))) return null
  const again = verifyOne(printed, sources)
  return isGrounded(again) ? again : null
}

/** '1,500,000 USD' with the quote 'raising $1.5M' is '$1.5M'; a passage told in other words is the quote itself. */
function takePrintedWords(fact: Fact): Fact | null {
  if (typeof fact.value !== 'string' || listChoices(fact.key)) return null
  if (isFigure(fact.key) || fact.key === 'previous_funding') {
    const own = readFigures(fact.value).figures[0]
    const printed = fact.evidence
      .flatMap((one) => readFigures(one.quote).figures)
      .find((one) => own && one.amount === own.amount && (one.kind === own.kind || own.kind === 'count'))
    return printed ? { ...fact, value: printed.text } : null
  }
  const [only, ...more] = fact.evidence
  if (!isPassage(fact.key) || !only || more.length > 0) return null
  return getShareOfWords(fact.value, only.quote) >= sharedWords ? { ...fact, value: only.quote } : null
}

/** Returns the share (0 to 1) of a text's words that another has too. */
function getShareOfWords(one: string, other: string): number {
  const words = listTokenTexts(normalise(one).text)
  const otherWords = listTokenTexts(normalise(other).text)
  return words.size === 0 ? 0 : countShared(words, otherWords) / words.size
}

const otherSubjects = new Set<LabelFault['fault']>(['other-subject', 'other-size', 'other-companies'])

/** Whether the words of a quote tell that its names are something else. */
function speaksOfOther(key: FactKey, quotes: readonly string[]): boolean {
  const fault = subjectProblem(key, quotes, { text: '', kinds: [] })
  return fault !== null && otherSubjects.has(fault.fault)
}

/** Stages are concluded from a round, never from anything else. */
const needed: Partial<Record<FactKey, FactKey>> = { stage: 'amount_raising' }

/**
 * What is not proved and still worth showing, marked: a conclusion from quotes that stand, for fields that are mostly
 * concluded; a value that its quote says on a page that was hard to read; a name that stands there without a word of
 * what it is.
 */
function canBeShown(fact: VerifiedFact): boolean {
  if (fact.evidence.length === 0 || fact.evidence.some((one) => one.match === 'none')) return false
  const quotes = fact.evidence.map((one) => one.quote)
  const subject = needed[fact.key]
  if (subject && !quotes.some((quote) => namesSubject(subject, quote))) return false
  if (listChoices(fact.key)) return true
  if (getValueType(fact.key) === 'bool') return fact.kind === 'inferred' || valueProblem(fact, quotes) === null
  const isUnsure = fact.kind === 'inferred' || fact.problem?.gate === 'reading'
  const isSaid = valueProblem(fact, quotes) === null
  return isSaid && (isUnsure || (names.has(fact.key) && !speaksOfOther(fact.key, quotes)))
}

/** Names, which a page may set without a word of what they are. */
const names = new Set<FactKey>([
  ...(['company_name', 'notable_customers', 'competitors', 'partnerships', 'previous_investors', 'awards'] as const),
])

const shortestUnread = 6

/** Whether a quote was taken from text that a reader can't see or that addresses a machine. */
function isUnread(quote: string, unread: readonly string[]): boolean {
  const bare = glue(normalise(quote).text).glued
  if (bare.length < shortestUnread) return false
  return unread.some((text) => {
    const there = glue(normalise(text).text).glued
    return there.includes(bare) || (there.length >= shortestUnread && bare.includes(there))
  })
}
