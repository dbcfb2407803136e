import type { Candidate, MemoField } from '#contract/memo.ts'
import type { FactKey, VerifiedFact } from '#engine/facts.ts'
import { reasonText } from '#engine/reasons/reason-text.ts'
import { makeSourceLink } from './evidence-links.ts'
import { formatValue } from './format-value.ts'

const mostCandidates = 5

/** Returns other values than those shown, each once, with their places; nothing where there is none. */
export function composeCandidates(
  facts: readonly VerifiedFact[],
  key: FactKey,
  deckId: string,
  ...shown: readonly string[]
): Pick<MemoField, 'candidates'> {
  if (facts.length === 0) return {}
  const seen = new Set(shown.map(makeKey))
  const candidates: Candidate[] = []
  for (const fact of facts) {
    const value = formatValue(key, fact.value)
    const [first] = fact.evidence
    if (seen.has(makeKey(value)) || !first) continue
    seen.add(makeKey(value))
    candidates.push({ value, standing: fact.standing, source: makeSourceLink(first, deckId), reason: reasonText(fact) })
    if (candidates.length === mostCandidates) break
  }
  return candidates.length > 0 ? { candidates } : {}
}

const makeKey = (value: string) => value.normalize('NFKC').toLowerCase()
