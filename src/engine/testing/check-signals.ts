import type { CheckInput } from '#engine/check/check-input.ts'
import { runChecks } from '#engine/check/run-checks.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import type { Fact, FigureScope, Signal } from '#engine/facts.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { verifyFacts } from '#engine/verify/verify-facts.ts'
import { indexSources } from '#engine/verify/verify-sources.ts'
import { deck, page } from './deck-builder.ts'
import { oneUpdate } from './one-update.ts'

/** A hand-made deck with facts about it; the facts go through the verifier. */
export type Given = { doc: DeckDoc; facts?: Fact[]; updates?: string; today?: string } & Pick<
  Partial<CheckInput>,
  'earlier' | 'site'
>

export const listSignals = ({
  doc,
  facts = [],
  updates = '',
  today = '2026-06-01',
  earlier,
  site,
}: Given): Signal[] => {
  const understood = understandDeck(doc)
  const letters = oneUpdate(updates)
  const sources = indexSources(doc, letters, understood)
  const verified = verifyFacts(facts, sources)
  return runChecks({ deck: understood, facts: verified, sources, updates: letters, today, earlier, site })
}
export const listKeys = (given: Given): string[] => listSignals(given).map((signal) => signal.key)

/** A figure on a page whose only body line is the quote. */
export const figure = (
  key: Fact['key'],
  value: string,
  onPage: number,
  quote: string,
  scope?: Partial<FigureScope>,
): Fact => ({
  key,
  value,
  evidence: [{ document: 'deck', page: onPage, quote }],
  kind: 'stated',
  rule: 'test',
  score: 0.8,
  ...(scope ? { scope: { metric: key, period: null, nature: 'actual', amount: null, unit: '$', ...scope } } : {}),
})

/** A page for each line. */
export const pages = (...lines: string[]): DeckDoc => deck(lines.map((line) => page({ blocks: [line] })))
