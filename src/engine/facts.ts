import type { FounderFieldKey, KeyFactName, MemoFieldKey } from '#contract/memo-fields.ts'
import type { Box } from './deck-doc.ts'
import type { QuoteFault } from './reasons/fault.ts'
import type { Ground, Problem } from './reasons/problem.ts'

export type DocumentName = 'deck' | 'updates' | 'site'

/** What a fact is about: a field of the memo, a field of a founder, or a passage for a key fact. */
export type FactKey = Exclude<MemoFieldKey, FounderFieldKey> | FounderFieldKey | `topic:${KeyFactName}`

/** How the value came about: printed as such, concluded from the printed, or computed from it. Only stated facts can validate. */
export type FactKind = 'stated' | 'inferred' | 'derived'

/**
 * `quote` is verbatim text of the page (line breaks as single spaces); `page` counts from 1 and is null outside the deck.
 * `url` is the https address of a page of the company's site.
 */
export type Evidence = { document: DocumentName; page: number | null; quote: string; url?: string }

/** What a figure measures, so that different figures never fill in for one another. */
export type FigureScope = {
  metric: string
  /** As printed: 'FY25', "Q3'26", '2027', 'month'. */
  period: string | null
  nature: 'actual' | 'forecast' | 'pilot' | 'intent'
  /** Canonical number behind the printed value (1500000 for '$1.5M', 0.12 for '12%'). */
  amount: number | null
  unit: string | null
}

/** A model's word on when something is so: `period` stands on the page of the quote, letter by letter; null where none does. */
export type ClaimedTime = Pick<FigureScope, 'period' | 'nature'>

/**
 * How a rule reads, where that decides what a refusal of the gates means: 'before-noun' counts whatever stands before a noun,
 * 'lone-name' takes names that no heading of a group, table or map sets apart from labels, 'definition' a sentence that says what the
 * company is.
 */
export type Manner = 'before-noun' | 'lone-name' | 'definition'

/**
 * One finding of an extractor. For closed vocabularies `value` is the vocabulary's value (`b2b`), for open fields the
 * words of the deck. Several facts of one array key add up; of one single-valued key the best `score` wins, the others
 * stay as candidates.
 */
export type Fact = {
  key: FactKey
  value: string | boolean
  evidence: Evidence[]
  kind: FactKind
  /** Id of the rule that found it, stable over time. */
  rule: string
  manner?: Manner
  /** What the value rests on where the evidence alone does not tell it. */
  ground?: Ground
  /** 0 to 1; below the field's threshold the fact is dropped before it reaches the memo. */
  score: number
  scope?: FigureScope
  /** When a model says that it is so. Prose is told it; it proves nothing. */
  time?: ClaimedTime
  /** The heading or label that a model names for the quote, as its page prints it. It proves nothing. */
  under?: string
  /** Which founder a founder fact belongs to: the name as printed. */
  person?: string
  /** Another value stands; this one is shown as a candidate beside it, never as a value. */
  superseded?: true
  /** A newer update states the field. */
  outdated?: true
}

export type MatchStatus = 'exact' | 'glued' | 'aligned' | 'none'

/**
 * `cause` tells why a quote was not found as it stands; `unsure` why the text it stands in is
 * not certain. `fromLink`: the quote is the address of a link, not printed on the page.
 */
export type VerifiedEvidence = Evidence & {
  boxes: Box[]
  match: MatchStatus
  cause: QuoteFault | null
  unsure?: Problem
  fromLink?: true
  /** Of words that a model read from an image and nothing else placed: the boxes are not the page's, the page is the place. */
  unplaced?: true
  /** Of a quote in another update than the newest: that update's id, and how many are newer. */
  update?: { id: string; age: number }
  /** Of a quote in a deck before this one: that deck's id, and how a sentence names it. */
  deck?: { id: string; name: string }
}

/** Whether a quote stands where it is cited, in words that were read for certain. */
export const isCertain = ({ match, cause, unsure }: Pick<VerifiedEvidence, 'match' | 'cause' | 'unsure'>): boolean =>
  match !== 'none' && cause === null && unsure === undefined

/** What the verifier says of a fact: all gates passed, one did not, or no sentence states it. */
type FactStanding = 'proved' | 'found' | 'inferred'

/**
 * A fact after the verifier, the only place that sets `standing`. `problem` is the first gate that it did not pass, null for
 * a proved fact. Facts that fail the gates 'quote' or 'follows' are never shown as a value, nor those of other matter.
 */
export type VerifiedFact = Omit<Fact, 'evidence'> & {
  evidence: VerifiedEvidence[]
  standing: FactStanding
  problem: Problem | null
  /** Other places that say otherwise: pairs that the checks found. */
  contradictedBy?: readonly ContradictingPlace[]
}

/**
 * The other side of a contradiction: its value as printed, with a label where it is of another metric, and its place. `own` is
 * the fact's own value in the same words, where the value alone would not tell what is compared.
 */
export type ContradictingPlace = { value: string; evidence: VerifiedEvidence; own?: string }

/** A line that speaks of a field without giving its value, and its words that do. */
export type NearLine = { place: VerifiedEvidence; words: string }

/** Finds the line that comes nearest to a field; of a founder's field, in the card of the person. */
export type FindNearLine = (key: FactKey, person?: string) => NearLine | null

/** Whether a fact was stated by a model. */
export const isOfModel = ({ rule }: Pick<Fact, 'rule'>): boolean => rule.startsWith('llm/')

/** Whether all gates say that the quotes prove the value. */
export const isProved = ({ standing }: VerifiedFact): boolean => standing === 'proved'

const laterGates = new Set<string>(['when', 'rival', 'record'])
/** Of what no heading or second place says so, the quote still says the value. */
const weakProofs = new Set<string>(['single-place', 'slogan', 'unnamed-list', 'no-owner'])

/**
 * Whether the deck says the value of this field in words that were read for certain. It may be a plan, or one of two: such
 * facts are compared, told in prose and preferred to others, and need not be proved.
 */
export const isGrounded = ({ standing, problem }: VerifiedFact): boolean =>
  standing === 'proved' || (standing === 'found' && problem !== null && isWeakness(problem))

const isWeakness = (problem: Problem) =>
  laterGates.has(problem.gate) ||
  (problem.gate === 'whose' && weakProofs.has(problem.of)) ||
  // Words that say nothing of a figure do not say something else of it.
  (problem.gate === 'label' && problem.other === undefined)

/** Fields that are answered by a plan, too: what is ahead, and the economics that a plan counts on. */
const mayLieAhead = new Set<FactKey>([
  ...(['milestones', 'runway', 'break_even', 'burn_rate', 'gross_margin', 'cac', 'ltv'] as const),
])
/** An upper limit is of the same time, and a customer on trial is named as a customer. */
const sameTime = new Set<string>(['limit', 'pilot'])
/** What nothing says to be the company's can be: no words say of what a list is, and a person's card can count the company's staff. */
const unsaidOwners = new Set<string>([...weakProofs, 'unnamed-founder', 'other-person'])

/**
 * Whether words of the deck say that what the rules read is another's than the company's, no name where the field asks for one,
 * or of another time than the field asks for: a plan, a past round; that the noun of a count belongs to another figure, or that no
 * title says what a logo is there for. That is a candidate and never the field's value. What the round asks for is the company's
 * wherever it stands, and what a model was asked, the model answers.
 */
export const isOfOtherMatter = (fact: Pick<VerifiedFact, 'key' | 'rule' | 'manner' | 'problem'>): boolean => {
  const { key, manner, problem } = fact
  if (isOfModel(fact)) return false
  if (problem?.gate === 'label') return manner === 'before-noun'
  if (problem?.gate === 'when') return !mayLieAhead.has(key) && !sameTime.has(problem.is)
  return problem?.gate === 'whose' && key !== 'amount_raising' && !unsaidOwners.has(problem.of)
}

/** A finding of the checks: a contradiction, a hidden text, a missing essential. Each cites its places. */
export type Signal = {
  key: string
  value: string
  reason: string
  severity: 'note' | 'warning' | 'alarm'
  evidence: VerifiedEvidence[]
  /** The values that contradict each other, where the finding is about such; each is marked with the other. */
  contradictions?: readonly Contradiction[]
}

/** A fact, and another place that says otherwise. */
export type Contradiction = { fact: VerifiedFact; by: ContradictingPlace }

/** An extractor of the offline engine. Pure: the same deck gives the same facts in the same order. */
export type Extractor<Input> = { id: string; extract: (input: Input) => Fact[] }
