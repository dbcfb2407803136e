import { withholdInstructions } from './check/withhold-instructions.ts'
import type { DeckDoc } from './deck-doc.ts'
import { extractOffline } from './extract/extract-offline.ts'
import type { VerifiedEvidence, VerifiedFact } from './facts.ts'
import type { UnderstoodDeck, Updates, UpdateText } from './slides.ts'
import { joinUpdates } from './text/join-updates.ts'
import { understandDeck } from './understand/understand-deck.ts'
import { supersedeOlderUpdates } from './verify/supersede-older-updates.ts'
import { type TrustRecords, trustedRules } from './verify/trusted-rules.ts'
import { verifyFacts } from './verify/verify-facts.ts'
import { indexSources, type VerifySources } from './verify/verify-sources.ts'

/**
 * A deck with its updates; `records` say which rules may prove, by default those that their record on labelled decks lets. The
 * facts of the rules `without` are left out, to see what they are worth.
 */
type OfflineInput = {
  doc: DeckDoc
  updates: readonly UpdateText[]
  ours?: readonly string[]
  records?: TrustRecords
  without?: ReadonlySet<string>
}

/** What the rules found in a deck, and what the stages after them need. */
type OfflineFacts = {
  deck: UnderstoodDeck
  updates: Updates
  sources: VerifySources
  withheld: VerifiedEvidence[]
  facts: VerifiedFact[]
}

/** Returns the facts that the offline rules find in a deck and its updates, judged by the gates; prompt injections are taken out before. */
export function findOfflineFacts(input: OfflineInput): OfflineFacts {
  const { doc, updates: parts, withheld } = withholdInstructions(input.doc, input.updates)
  const updates = joinUpdates(parts, input.ours)
  const deck = understandDeck(doc)
  const sources = indexSources(doc, parts, deck)
  const found = extractOffline(deck, updates, input.without)
  const facts = verifyFacts(found, sources, input.records ?? trustedRules)
  return { deck, updates, sources, withheld, facts: supersedeOlderUpdates(facts) }
}
