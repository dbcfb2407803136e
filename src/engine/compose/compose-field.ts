import type { Contradiction, Entry, MemoField } from '#contract/memo.ts'
import type { MemoFieldDefinition } from '#contract/memo-fields.ts'
import { findWeakest, isValidated } from '#contract/standing.ts'
import { type FactKey, isGrounded, type VerifiedEvidence, type VerifiedFact } from '#engine/facts.ts'
import { contradictionText } from '#engine/reasons/contradiction-text.ts'
import { listReasonText } from '#engine/reasons/list-reason-text.ts'
import { reasonText } from '#engine/reasons/reason-text.ts'
import { pickAll, pickOne, showable, superseded } from '#engine/select-facts.ts'
import { composeCandidates } from './compose-candidates.ts'
import { composeEmptyField, type FieldContext } from './compose-empty-field.ts'
import { composeEvidence, composeSource } from './compose-source.ts'
import { makeSourceLink } from './evidence-links.ts'
import { formatValue } from './format-value.ts'

/** Returns one field of the memo from the verified facts of its key; an empty field when no fact can be shown. */
export function composeField(
  definition: MemoFieldDefinition,
  facts: readonly VerifiedFact[],
  context: FieldContext,
): MemoField {
  const key = definition.key as FactKey
  const shown = showable(facts, key)
  if (definition.type === 'array') return composeArray(key, shown, facts, context)
  const picked = pickOne(
    shown.filter((fact) => (definition.type === 'bool' ? fact.value === true : typeof fact.value === 'string')),
  )
  if (!picked) return composeEmptyField(definition, facts, context)
  const { best, others } = picked
  const members = {
    ...composeStanding(best),
    validated: isValidated(best.standing),
    reason: reasonText(best),
    source: composeSource(best.evidence, context.deckId),
    evidence: best.evidence.map(composeEvidence),
    rules: [best.rule],
    ...composeContradictions(best, context.deckId),
  }
  if (definition.type === 'bool') return { value: true, type: 'bool', ...members }
  const value = formatValue(key, best.value)
  return {
    value,
    type: 'str',
    ...members,
    ...composeFigure(best),
    ...composeCandidates([...others, ...superseded(facts, key)], key, context.deckId, value),
  }
}

const composeStanding = (fact: VerifiedFact) => ({
  standing: fact.standing,
  ...(fact.standing === 'found' && isGrounded(fact) ? { grounded: true as const } : {}),
})

function composeFigure({ scope }: VerifiedFact): Pick<MemoField, 'figure'> {
  return scope ? { figure: { metric: scope.metric, period: scope.period, nature: scope.nature } } : {}
}

function composeContradictions(fact: VerifiedFact, deckId: string): { contradicted_by?: Contradiction[] } {
  if (!fact.contradictedBy || fact.contradictedBy.length === 0) return {}
  return {
    contradicted_by: fact.contradictedBy.map((place) => ({
      value: formatValue(fact.key, place.value),
      reason: contradictionText(
        { ...fact, value: formatValue(fact.key, String(fact.value)) },
        { ...place, value: formatValue(fact.key, place.value) },
      ),
      settled: false,
      source: makeSourceLink(place.evidence, deckId),
    })),
  }
}

/** Entries add up; the field stands as its weakest entry does. */
function composeArray(
  key: FactKey,
  shown: readonly VerifiedFact[],
  facts: readonly VerifiedFact[],
  context: FieldContext,
): MemoField {
  const { deckId } = context
  const picked = pickAll(shown, key)
  const first = picked.find(({ standing }) => standing === 'proved') ?? picked[0]
  if (!first) return composeEmptyField({ key, type: 'array' }, facts, context)
  const entries = picked.map(
    (fact): Entry => ({
      value: formatValue(key, fact.value),
      ...composeStanding(fact),
      reason: reasonText(fact),
      evidence: fact.evidence.map(composeEvidence),
      ...composeContradictions(fact, deckId),
    }),
  )
  const standing = findWeakest(entries.map((one) => one.standing))
  const contradictions = entries.flatMap((one) => one.contradicted_by ?? [])
  const values = entries.map((one) => one.value)
  const others = shown.filter((fact) => !picked.includes(fact)).concat(superseded(facts, key))
  return {
    value: values,
    type: 'array',
    standing,
    validated: isValidated(standing),
    reason: listReasonText(picked),
    source: composeSource(first.evidence, deckId),
    evidence: dropRepeats(picked.flatMap((fact) => fact.evidence)).map(composeEvidence),
    rules: [...new Set(picked.map(({ rule }) => rule))],
    entries,
    ...composeCandidates(others, key, deckId, ...values),
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
