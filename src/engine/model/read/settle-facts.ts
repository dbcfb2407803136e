import { cutToSiteRoot } from '#engine/extract/company/site-root.ts'
import { type Fact, isGrounded, isProved, type VerifiedEvidence, type VerifiedFact } from '#engine/facts.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import { findRounds } from '#engine/text/named-rounds.ts'
import { normalise } from '#engine/text/normalise.ts'
import { restsOnTemplate } from '#engine/text/rests-on-template.ts'
import { glueText, listTokenTexts } from '#engine/text/text-index.ts'
import { countShared } from '#engine/text/words.ts'
import { isFigure, namesSubject } from '#engine/verify/field-words.ts'
import type { VerifySources } from '#engine/verify/verify-sources.ts'
import { listChoices } from '../ask/key-values.ts'
import { nameClaim } from '../ask/select-mendable.ts'
import { mayBeConcluded } from '../merge/field-kinds.ts'
import { carryByCells } from './carry-by-cells.ts'
import { type ClaimedFact, isPassage } from './check-items.ts'
import { readClaimedLabel } from './claimed-label.ts'
import { readClaimedTime } from './claimed-time.ts'
import { withScope } from './figure-scope.ts'
import { proveFact } from './prove-fact.ts'
import { proveWithLabel } from './prove-with-label.ts'

/** What a model's facts are held against. `unread` is text of the deck that no model was given: hidden, or withheld. */
type ProofContext = { deck: UnderstoodDeck; sources: VerifySources; unread: readonly string[] }

export type SettledFacts = {
  /** Facts that their quotes say, proved or not, and what was concluded from quotes that stand. */
  facts: VerifiedFact[]
  /** Facts whose quote stands nowhere, or does not say them. */
  failed: VerifiedFact[]
  /** How many rest on text that must not be used or was never filled in, tell a plan as reached, or conclude what has to be stated. */
  refused: number
  /** What each fact claimed before its value was put in the words of its quote. */
  claims: ReadonlyMap<VerifiedFact, string>
  /** How many different values were claimed, and of how many a quote stands in deck or updates. */
  claimed: number
  quoted: number
}

const sharedWords = 0.5
/** Characters of a figure with its label, as a memo lists it. */
const longestMetric = 100

/** Holds every fact of a model against the deck. The verifier alone decides what is proved. */
export function settleFacts(facts: readonly ClaimedFact[], context: ProofContext): SettledFacts {
  const byValue = Map.groupBy(facts, ({ key, person, value }) => `${key} ${person ?? ''} ${value}`)
  const isQuoted = (fact: Fact) => proveFact(fact, context.sources).evidence.every(stands)
  const quoted = [...byValue.values()].filter((same) => same.some(isQuoted)).length
  const claims = new Map<VerifiedFact, string>()
  const settled: SettledFacts = { facts: [], failed: [], refused: 0, claims, claimed: byValue.size, quoted }
  for (const claimed of facts) {
    const verified = settleOne(claimed, context)
    if (verified === null) {
      settled.refused++
      continue
    }
    claims.set(verified, nameClaim(claimed))
    if (isSaid(verified)) settled.facts.push(verified)
    else settled.failed.push(verified)
  }
  return settled
}

/** A quote that stands on several other pages is the deck's as well; it only proves nothing. */
const stands = ({ match, cause }: VerifiedEvidence) => match !== 'none' || cause?.fault === 'elsewhere'

const isSaid = ({ evidence, problem }: VerifiedFact) =>
  evidence.length > 0 && problem?.gate !== 'quote' && problem?.gate !== 'follows'

/** One fact as the verifier judges it; null for one that must not be used at all. */
function settleOne(claimed: ClaimedFact, context: ProofContext): VerifiedFact | null {
  if (restsOnTemplate(claimed)) return null
  if (claimed.kind === 'inferred' && !mayBeConcluded(claimed.key) && !isPassage(claimed.key)) return null
  // A passage is its quote: it is stated whatever a model calls it.
  const kind = isPassage(claimed.key) ? 'stated' : claimed.kind
  const carried = carryByCells({ ...claimed, kind }, context.deck, context.sources)
  const scoped = withScope(keepSiteRoot(carried), context.deck)
  if (scoped === null) return null
  const time = readClaimedTime(claimed, context.sources)
  const fact = time === null ? scoped : { ...scoped, time }
  const label = claimed.hint?.label ?? ''
  const best = proveWithLabel(findBestProof(fact, context.sources), label, context)
  const verified = withLabel(
    concludeWhereAllowed(stateWhereSaid(best, context.sources), context.sources),
    label,
    context,
  )
  if (verified.standing === 'inferred' && !restsOnRound(verified, context.sources)) return null
  return verified.evidence.some((one) => one.match === 'none' && isUnread(one.quote, context.unread)) ? null : verified
}

function withLabel(fact: VerifiedFact, label: string, { sources }: ProofContext): VerifiedFact {
  const under = readClaimedLabel(label, fact.evidence, sources)
  return under === null ? fact : { ...fact, under }
}

/** A trait that its quote says is stated, whatever a model calls it: code decides the standing. */
function stateWhereSaid(fact: VerifiedFact, sources: VerifySources): VerifiedFact {
  if (fact.standing !== 'inferred' || fact.value !== true) return fact
  const stated = proveFact({ ...fact, kind: 'stated' }, sources)
  return isProved(stated) ? stated : fact
}

/** What a quote does not name is a conclusion from it, in fields that may be concluded. */
const concludeWhereAllowed = (fact: VerifiedFact, sources: VerifySources): VerifiedFact =>
  fact.problem?.gate === 'follows' && mayBeConcluded(fact.key)
    ? proveFact({ ...fact, kind: 'inferred' }, sources)
    : fact

/** A stage is concluded from words about a round that name no other stage, never from anything else. */
const restsOnRound = ({ key, value, evidence }: VerifiedFact, { language }: VerifySources): boolean => {
  if (key !== 'stage') return true
  const rounds = evidence.flatMap(({ quote }) => findRounds(quote))
  const isOther = rounds.length > 0 && !rounds.some(({ stage }) => stage === value)
  return !isOther && evidence.some(({ quote }) => namesSubject('amount_raising', quote, language))
}

/** A page of the company's site stands for the site. */
const keepSiteRoot = (fact: ClaimedFact): ClaimedFact =>
  fact.key === 'site' && typeof fact.value === 'string' ? { ...fact, value: cutToSiteRoot(fact.value) } : fact

/** The fact with those of its quotes that stand, and its value in the words of the quote where it said the same in others. */
function findBestProof(fact: Fact, sources: VerifySources): VerifiedFact {
  const first = proveFact(fact, sources)
  if (isGrounded(first)) return rewriteValue(first, sources) ?? first
  const standing = first.evidence.filter((one) => one.match !== 'none' && one.cause === null)
  if (standing.length === 0) return first
  const kept = standing.length < first.evidence.length ? { ...fact, evidence: standing } : fact
  const tries = [kept, takePrintedWords(kept)].flatMap((one) => (one ? [proveFact(one, sources)] : []))
  return tries.find(isGrounded) ?? tries[0] ?? first
}

/** A proved figure in the words of its quote, where the value writes the same number in others. */
function rewriteValue(fact: VerifiedFact, sources: VerifySources): VerifiedFact | null {
  const printed = isFigure(fact.key) ? takePrintedWords(fact) : null
  if (!printed || String(fact.value).includes(String(printed.value))) return null
  const again = proveFact(printed, sources)
  return isGrounded(again) ? again : null
}

/** '1,500,000 USD' with the quote 'raising $1.5M' is '$1.5M'; a passage, or a figure with its label, in other words is the quote itself. */
function takePrintedWords(fact: Fact): Fact | null {
  if (typeof fact.value !== 'string' || listChoices(fact.key)) return null
  if (fact.key !== 'other_metrics' && (isFigure(fact.key) || fact.key === 'previous_funding')) {
    const own = readFigures(fact.value).figures[0]
    const printed = fact.evidence
      .flatMap((one) => readFigures(one.quote).figures)
      .find((one) => own && one.amount === own.amount && (one.kind === own.kind || own.kind === 'count'))
    return printed ? { ...fact, value: printed.text } : null
  }
  const [only, ...more] = fact.evidence
  if (!only || more.length > 0) return null
  if (!isPassage(fact.key) && (fact.key !== 'other_metrics' || only.quote.length > longestMetric)) return null
  return getShareOfWords(fact.value, only.quote) >= sharedWords ? { ...fact, value: only.quote } : null
}

/** Returns the share (0 to 1) of a text's words that another has too. */
function getShareOfWords(one: string, other: string): number {
  const words = listTokenTexts(normalise(one).text)
  const otherWords = listTokenTexts(normalise(other).text)
  return words.size === 0 ? 0 : countShared(words, otherWords) / words.size
}

const shortestUnread = 6

/** Whether a quote was taken from text that a reader can't see or that addresses a machine. */
function isUnread(quote: string, unread: readonly string[]): boolean {
  const bare = glueText(quote)
  if (bare.length < shortestUnread) return false
  return unread.some((text) => {
    const there = glueText(text)
    return there.includes(bare) || (there.length >= shortestUnread && bare.includes(there))
  })
}
