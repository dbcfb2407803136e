import type { MemoField } from '#contract/memo.ts'
import { type FieldType, fieldVocabulary, type MemoFieldDefinition } from '#contract/memo-fields.ts'
import { getLabel } from '#contract/options.ts'
import type { FactKey, VerifiedEvidence, VerifiedFact } from '#engine/facts.ts'
import { joinReasons } from '#engine/reasons/join-reasons.ts'
import { pickAll, pickOne, showable, superseded } from '#engine/select-facts.ts'
import { wholeWords } from '#engine/text/whole-words.ts'
import { makeLink } from './evidence-links.ts'

const notStated = 'Not stated in the deck or the updates.'
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
    validated: best.validated,
    reason: best.reason,
    source: composeSource(best.evidence, deckId),
    evidence: best.evidence.map(composeEvidence),
    rules: listRules(best),
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

/** Other values than the one that stands, each once, with their places. */
function composeCandidates(
  facts: readonly VerifiedFact[],
  key: FactKey,
  deckId: string,
  standing?: string,
): Pick<MemoField, 'candidates'> {
  const seen = new Set([standing])
  const candidates = facts.flatMap((fact) => {
    const value = formatValue(key, fact.value)
    if (seen.has(value)) return []
    seen.add(value)
    return [{ value, source: { value: composeSource(fact.evidence, deckId).value }, reason: fact.reason }]
  })
  return candidates.length > 0 ? { candidates: candidates.slice(0, mostCandidates) } : {}
}

/** What a field shows when nothing was found: never a guess. */
function makeEmptyField(type: FieldType): MemoField {
  const members = { validated: false, reason: notStated, source: { in1: null, in2: null, value: '' } }
  if (type === 'array') return { value: [], type, ...members }
  return type === 'bool' ? { value: null, type, ...members } : { value: null, type, ...members }
}

/** Entries add up; the field counts as proved when every entry is. */
function composeArray(key: FactKey, facts: readonly VerifiedFact[], deckId: string): MemoField {
  const entries = pickAll(facts, key)
  const first = entries.find((fact) => fact.validated) ?? entries[0]
  if (!first) return makeEmptyField('array')
  const evidence = entries.flatMap((fact) => fact.evidence)
  return {
    value: entries.map((fact) => formatValue(key, fact.value)),
    type: 'array',
    validated: entries.every((fact) => fact.validated),
    reason: joinReasons(entries.map((fact) => fact.reason)),
    source: composeSource(first.evidence, deckId),
    evidence: dropRepeats(evidence).map(composeEvidence),
    rules: [...new Set(entries.flatMap(listRules))],
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
