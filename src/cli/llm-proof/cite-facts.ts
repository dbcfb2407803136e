import type { DeckDoc } from '#engine/deck-doc.ts'
import type { VerifiedFact } from '#engine/facts.ts'
import { factsFromItems } from '#engine/model/read/check-items.ts'
import { readFactItems } from '#engine/model/read/fact-items.ts'
import { settleFacts } from '#engine/model/read/settle-facts.ts'
import type { CitedFact } from '#engine/synthesise/cited-fact.ts'
import { citeFact } from '#engine/synthesise/cited-facts.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { indexSources } from '#engine/verify/verify-sources.ts'
import type { FactOfSet } from './sentence-sets.ts'

/** Returns the facts that the deck holds, by their ids, as prose cites them; one that the memo would not show is left out. */
export function citeFacts(items: readonly FactOfSet[], doc: DeckDoc): Map<string, CitedFact> {
  const deck = understandDeck(doc)
  const context = { deck, sources: indexSources(doc, [], deck), unread: [], pictures: new Set<number>() }
  return new Map(
    items.flatMap((item): Array<[string, CitedFact]> => {
      const claimed = factsFromItems(readFactItems(JSON.stringify({ facts: [writeItem(item)] })).items, 'llm/company')
      const [fact]: VerifiedFact[] = settleFacts(claimed, context).facts
      return fact ? [[item.id, citeFact(item.id, fact)]] : []
    }),
  )
}

/** The item as a model writes it in an answer. */
function writeItem({ id, place, quote, ...item }: FactOfSet) {
  const page = Number(/^p(\d+)/.exec(place)?.[1] ?? 0)
  return { ...item, evidence: [{ doc: page === 0 ? 'updates' : 'deck', page, quote: quote.replaceAll(' | ', ' ') }] }
}
