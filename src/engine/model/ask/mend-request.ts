import type { VerifiedFact } from '#engine/facts.ts'
import type { PlannedRequest } from '#engine/language-model.ts'
import type { DataLine } from './deck-lines.ts'
import { getValueType } from './key-values.ts'
import { deckText, mendPrompt, systemText } from './prompt-texts.ts'

const mostTokens = 6_000
const mostMended = 40
export const mendName = 'mend'

/** Failed facts that would tell something new: not passages, of which there are more, and not what is proved already. */
export function selectMendable(failed: readonly VerifiedFact[], proved: readonly VerifiedFact[]): VerifiedFact[] {
  const isKnown = (fact: VerifiedFact) => proved.some((one) => one.key === fact.key && one.person === fact.person)
  return failed
    .filter((fact) => !fact.key.startsWith('topic:'))
    .filter((fact) => getValueType(fact.key) === 'array' || !isKnown(fact))
    .slice(0, mostMended)
}

/** Returns the request for better quotes of facts that could not be proved. */
export function makeMendRequest(facts: readonly VerifiedFact[], lines: readonly DataLine[]): PlannedRequest {
  return {
    purpose: 'mend',
    name: mendName,
    system: systemText,
    prefix: deckText(lines),
    prompt: mendPrompt(facts),
    imagePages: [],
    maxOutputTokens: mostTokens,
  }
}
