import type { DeckDoc } from '#engine/deck-doc.ts'
import type { Fact, VerifiedFact } from '#engine/facts.ts'
import { factsFromItems } from '#engine/model/read/check-items.ts'
import { readFactItems } from '#engine/model/read/fact-items.ts'
import { settleFacts } from '#engine/model/read/settle-facts.ts'
import type { CitedFact } from '#engine/synthesise/cited-fact.ts'
import { citeFact } from '#engine/synthesise/cited-facts.ts'
import { placeFacts } from '#engine/synthesise/place-facts.ts'
import { describeDeck, type ProseDeck } from '#engine/synthesise/synthesis-request.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { indexSources } from '#engine/verify/verify-sources.ts'
import type { FactOfSet } from './sentence-sets.ts'

/** Facts by their ids, as prose cites them; `unheld` are the ids of those that the memo would not show; `about` tells of the deck. */
export type CitedSet = { cited: Map<string, CitedFact>; unheld: string[]; about: ProseDeck }

/**
 * Holds the facts of a set against their deck as a model's answer is. One that the memo would not show is cited as it was
 * written, so that its sentences are judged too.
 */
export function citeFacts(items: readonly FactOfSet[], doc: DeckDoc): CitedSet {
  const deck = understandDeck(doc)
  const context = { deck, sources: indexSources(doc, [], deck), unread: [] }
  const cited = new Map<string, CitedFact>()
  const unheld: string[] = []
  for (const item of items) {
    const claimed = factsFromItems(readFactItems(JSON.stringify({ facts: [item] })).items, 'llm/company')
    const [settled] = settleFacts(claimed, context).facts
    if (!settled) unheld.push(item.id)
    const fact = settled ?? (claimed[0] ? leaveUnproved(claimed[0], item) : null)
    const [placed] = fact ? placeFacts([citeFact(item.id, fact)], deck) : []
    if (placed) cited.set(item.id, placed)
  }
  return { cited, unheld, about: describeDeck(deck, { text: '', lines: [], parts: [] }) }
}

function leaveUnproved(fact: Fact, { nature, period, label }: FactOfSet): VerifiedFact {
  const evidence = fact.evidence.map((one) => ({ ...one, boxes: [], match: 'exact' as const, cause: null }))
  const scope = { metric: fact.key, period: period || null, nature, amount: null, unit: null }
  return { ...fact, evidence, scope, ...(label === '' ? {} : { under: label }), standing: 'found', problem: null }
}
