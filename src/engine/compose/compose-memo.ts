import type { Flag, JsonResponse, ValidatedResponse } from '#contract/memo.ts'
import type { Signal, VerifiedFact } from '#engine/facts.ts'
import { composeEditableFace } from './compose-editable-face.ts'
import { composeKeyFacts } from './compose-key-facts.ts'
import { composeReadFace } from './compose-read-face.ts'
import { makeLink } from './evidence-links.ts'
import type { Prose } from './keep-prose.ts'

/** Both faces of the memo and its signals. */
type ComposedMemo = { validated_response: ValidatedResponse; json_response: JsonResponse; signals: Flag[] }

/** Makes the memo from verified facts and signals; citations carry `deckId`. Checked prose takes the templates' place. */
export function composeMemo(
  facts: readonly VerifiedFact[],
  signals: readonly Signal[],
  deckId: string,
  prose?: Prose | null,
): ComposedMemo {
  const validated = composeEditableFace(facts, deckId)
  const keyFacts = { ...composeKeyFacts(facts, deckId), ...prose?.keyFacts }
  const json = composeReadFace(validated, { keyFacts, scrappersStatus: [], prose })
  return {
    validated_response: validated,
    json_response: json,
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
