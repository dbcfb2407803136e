import type { Candidate, Contradiction, Entry, MemoField } from '#contract/memo.ts'
import { type FieldType, fieldVocabulary, type MemoFieldDefinition } from '#contract/memo-fields.ts'
import { getLabel } from '#contract/options.ts'
import { findWeakest, isValidated } from '#contract/standing.ts'
import type { FactKey, VerifiedEvidence, VerifiedFact } from '#engine/facts.ts'
import { contradictionText, listReasonText, reasonText, unstatedText } from '#engine/reasons/reason-text.ts'
import { pickAll, pickOne, showable, superseded } from '#engine/select-facts.ts'
import { wholeWords } from '#engine/text/whole-words.ts'
import { makeLink, makeSourceLink } from './evidence-links.ts'

const mostCandidates = 5
const longestValue = 2_000

/** Returns one field of the memo from the verified facts of its key; an empty field when no fact can be shown. */
export function composeField(
  definition: MemoFieldDefinition,
  facts: readonly VerifiedFact[],
  deckId: string,
): MemoField {
  const key = definition.key as FactKey
  const shown = showable(facts, key)
  if (definition.type === 'array') return composeArray(key, shown, deckId)
  const picked = pickOne(
    shown.filter((fact) => (definition.type === 'bool' ? fact.value === true : typeof fact.value === 'string')),
  )
  const beside = definition.type === 'bool' ? [] : superseded(facts, key)
  if (!picked) return { ...makeEmptyField(definition.type), ...composeCandidates(beside, key, deckId) }
  const { best, others } = picked
  const members = {
    standing: best.standing,
    validated: isValidated(best.standing),
    reason: reasonText(best),
    source: composeSource(best.evidence, deckId),
    evidence: best.evidence.map(composeEvidence),
    rules: listRules(best),
    ...composeContradictions(best, deckId),
  }
  if (definition.type === 'bool') return { value: true, type: 'bool', ...members }
  const value = formatValue(key, best.value)
  return {
    value,
    type: 'str',
    ...members,
    ...composeFigure(best),
    ...composeCandidates([...others, ...beside], key, deckId, value),
  }
}

/** The rule that found a fact, and the one that agrees with it. */
const listRules = ({ rule, agreedBy }: VerifiedFact) => (agreedBy === undefined ? [rule] : [rule, agreedBy])

function composeFigure({ scope }: VerifiedFact): Pick<MemoField, 'figure'> {
  return scope ? { figure: { metric: scope.metric, period: scope.period, nature: scope.nature } } : {}
}

/** Other values than those that stand, each once, with their places. */
function composeCandidates(
  facts: readonly VerifiedFact[],
  key: FactKey,
  deckId: string,
  ...shown: readonly string[]
): Pick<MemoField, 'candidates'> {
  const seen = new Set(shown)
  const candidates = facts.flatMap((fact): Candidate[] => {
    const value = formatValue(key, fact.value)
    const [first] = fact.evidence
    if (seen.has(value) || !first) return []
    seen.add(value)
    return [{ value, standing: fact.standing, source: makeSourceLink(first, deckId), reason: reasonText(fact) }]
  })
  return candidates.length > 0 ? { candidates: candidates.slice(0, mostCandidates) } : {}
}

function composeContradictions(fact: VerifiedFact, deckId: string): { contradicted_by?: Contradiction[] } {
  if (!fact.contradictedBy || fact.contradictedBy.length === 0) return {}
  return {
    contradicted_by: fact.contradictedBy.map(({ value, evidence }) => ({
      value,
      reason: contradictionText(fact, { value, evidence }),
      settled: false,
      source: makeSourceLink(evidence, deckId),
    })),
  }
}

/** What a field shows when nothing was found: never a guess. */
function makeEmptyField(type: FieldType): MemoField {
  const members = {
    standing: 'unstated' as const,
    validated: false,
    reason: unstatedText,
    source: { in1: null, in2: null, value: '' },
  }
  if (type === 'array') return { value: [], type, ...members }
  return type === 'bool' ? { value: null, type, ...members } : { value: null, type, ...members }
}

/** Entries add up; the field stands as its weakest entry does. */
function composeArray(key: FactKey, facts: readonly VerifiedFact[], deckId: string): MemoField {
  const picked = pickAll(facts, key)
  const first = picked.find(({ standing }) => standing === 'proved') ?? picked[0]
  if (!first) return makeEmptyField('array')
  const entries = picked.map(
    (fact): Entry => ({
      value: formatValue(key, fact.value),
      standing: fact.standing,
      reason: reasonText(fact),
      evidence: fact.evidence.map(composeEvidence),
      ...composeContradictions(fact, deckId),
    }),
  )
  const standing = findWeakest(entries.map((one) => one.standing))
  const contradictions = entries.flatMap((one) => one.contradicted_by ?? [])
  return {
    value: entries.map((one) => one.value),
    type: 'array',
    standing,
    validated: isValidated(standing),
    reason: listReasonText(picked),
    source: composeSource(first.evidence, deckId),
    evidence: dropRepeats(picked.flatMap((fact) => fact.evidence)).map(composeEvidence),
    rules: [...new Set(picked.flatMap(listRules))],
    entries,
    ...(contradictions.length > 0 ? { contradicted_by: contradictions } : {}),
  }
}

function dropRepeats(evidence: readonly VerifiedEvidence[]): VerifiedEvidence[] {
  const seen = new Set<string>()
  return evidence.filter((one) => {
    const key = `${one.document} ${one.page} ${one.quote}`
    return !seen.has(key) && seen.add(key)
  })
}

/** The words of the deck, or the label of a vocabulary's value. */
function formatValue(key: FactKey, value: string | boolean): string {
  const text = wholeWords(String(value)).trim().slice(0, longestValue)
  const vocabulary = key in fieldVocabulary ? fieldVocabulary[key as keyof typeof fieldVocabulary] : null
  return vocabulary ? getLabel(vocabulary, text) : text
}

/** The quotes from both inputs and the link. An address behind an icon is not printed, so it is not a quote. */
function composeSource(evidence: readonly VerifiedEvidence[], deckId: string): MemoField['source'] {
  const first = evidence.find((one) => one.match !== 'none') ?? evidence[0]
  if (!first) return { in1: null, in2: null, value: '' }
  const findQuote = (document: VerifiedEvidence['document']) =>
    evidence.find(
      (one) =>
        one.document === document &&
        one.page === (document === first.document ? first.page : one.page) &&
        !one.fromLink,
    )?.quote ?? null
  return { in1: findQuote('deck'), in2: findQuote('updates'), value: makeLink(first, deckId) }
}

function composeEvidence({ document, page, quote, boxes, match }: VerifiedEvidence) {
  return { document, page, quote, boxes, match }
}
