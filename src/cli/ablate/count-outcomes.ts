import type { DeckDoc } from '#engine/deck-doc.ts'
import { findOfflineFacts } from '#engine/offline-facts.ts'
import { runEngine } from '#engine/run-engine.ts'
import type { GoldLabel } from '../gold-label.ts'
import { scoreFields } from '../score-fields.ts'
import { scoreFounders } from '../score-founders.ts'
import { scoreTopics } from '../score-topics.ts'
import { Tallies } from '../tallies.ts'
import type { DeckOutcomes } from './worth.ts'

export type LabelledReading = { doc: DeckDoc; gold: GoldLabel }

const noDeckId = '00000000-0000-4000-8000-000000000000'

/** Returns how many values of a deck's memo are right and wrong, by field; made without the facts of the rules `without`. */
export function countOutcomes(
  { doc, gold }: LabelledReading,
  today: string,
  without?: ReadonlySet<string>,
): DeckOutcomes {
  const memo = runEngine({ doc, updates: [], deckId: noDeckId, today, ...(without ? { without } : {}) })
  const tallies = new Tallies()
  for (const score of [scoreFields, scoreFounders, scoreTopics]) score('', memo, gold, tallies)
  return new Map([...tallies.byField].map(([field, { tp, fp }]) => [field, { right: tp, wrong: fp }]))
}

/** Returns the rules of which a deck holds facts. */
export function listRules({ doc }: LabelledReading): Set<string> {
  return new Set(findOfflineFacts({ doc, updates: [] }).facts.map(({ rule }) => rule))
}
