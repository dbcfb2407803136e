import type { Flag, JsonResponse, MemoField, ValidatedResponse } from '#contract/memo.ts'
import type { Signal, VerifiedFact } from '#engine/facts.ts'
import { composeEditableFace, composeFounderCandidates, type FaceContext } from './compose-editable-face.ts'
import { composeKeyFacts } from './compose-key-facts.ts'
import { composeReadFace } from './compose-read-face.ts'
import { makeLink } from './evidence-links.ts'
import type { Prose } from './keep-prose.ts'

/** Both faces of the memo, people who may be founders, and its signals. */
type ComposedMemo = {
  validated_response: ValidatedResponse
  json_response: JsonResponse
  founder_candidates: Array<Record<string, MemoField>>
  signals: Flag[]
}

/**
 * Makes the memo from verified facts and signals; citations carry the context's `deckId`. Checked prose takes the templates'
 * place.
 */
export function composeMemo(
  facts: readonly VerifiedFact[],
  signals: readonly Signal[],
  context: FaceContext,
  prose?: Prose | null,
): ComposedMemo {
  const { deckId } = context
  const validated = composeEditableFace(facts, context)
  const written = Object.entries({ ...composeKeyFacts(facts, deckId), ...prose?.keyFacts })
  const json = composeReadFace(validated, {
    keyFacts: Object.fromEntries(written.map(([name, { value, source }]) => [name, { value, source }])),
    marks: Object.fromEntries(written.map(([name, { marks }]) => [name, marks])),
    scrappersStatus: [],
    prose,
  })
  return {
    validated_response: validated,
    json_response: json,
    founder_candidates: composeFounderCandidates(facts, context),
    signals: signals.map((signal) => makeFlag(signal, deckId)),
  }
}

function makeFlag({ key, value, reason, severity, evidence }: Signal, deckId: string): Flag {
  return {
    key,
    value,
    reason,
    severity,
    source: evidence.map((one) => ({ value: makeLink(one, deckId), quote: one.quote })),
  }
}
