import type { MemoField } from '#contract/memo.ts'
import type { MemoFieldDefinition } from '#contract/memo-fields.ts'
import type { FactKey, NearLine, VerifiedFact } from '#engine/facts.ts'
import { openText } from '#engine/reasons/open-text.ts'
import { problemText } from '#engine/reasons/problem-text.ts'
import { unstatedText } from '#engine/reasons/unstated-text.ts'
import { listUnquoted, superseded } from '#engine/select-facts.ts'
import { composeCandidates } from './compose-candidates.ts'
import { composeEvidence, composeSource } from './compose-source.ts'
import { makeLink } from './evidence-links.ts'

/** What a field is composed with: the id that links carry, and the line that comes near a field without a value. */
export type FieldContext = { deckId: string; findNear: (key: FactKey) => NearLine | null }

/**
 * Returns a field without a value, never a guess: open where a candidate did not stand or a line speaks of the field, with
 * that place; unstated where nothing does.
 */
export function composeEmptyField(
  { key: fieldKey, type }: Pick<MemoFieldDefinition, 'key' | 'type'>,
  facts: readonly VerifiedFact[],
  { deckId, findNear }: FieldContext,
): MemoField {
  const key = fieldKey as FactKey
  const beside = superseded(facts, key)
  const candidates = type === 'bool' ? {} : composeCandidates(beside, key, deckId)
  const members = { validated: false, ...candidates, ...composeSilence(key, facts, beside, { deckId, findNear }) }
  if (type === 'array') return { value: [], type, ...members }
  return type === 'bool' ? { value: null, type, ...members } : { value: null, type, ...members }
}

type Silence = Pick<MemoField, 'standing' | 'reason' | 'source' | 'evidence'>

function composeSilence(
  key: FactKey,
  facts: readonly VerifiedFact[],
  beside: readonly VerifiedFact[],
  { deckId, findNear }: FieldContext,
): Silence {
  const [unquoted] = listUnquoted(facts, key)
  const candidate = beside[0]?.evidence[0]
  const near = candidate ? { place: candidate, words: String(beside[0]?.value ?? '') } : unquoted ? null : findNear(key)
  if (near)
    return {
      standing: 'open',
      reason: openText(near.place, near.place.quote, near.words),
      source: composeSource([near.place], deckId),
      evidence: [composeEvidence(near.place)],
    }
  if (unquoted?.problem) {
    const [place] = unquoted.evidence
    const value = place ? makeLink(place, deckId) : ''
    return { standing: 'open', reason: problemText(unquoted.problem), source: { in1: null, in2: null, value } }
  }
  return { standing: 'unstated', reason: unstatedText, source: { in1: null, in2: null, value: '' } }
}
