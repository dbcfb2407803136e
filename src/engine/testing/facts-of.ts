import type { ExtractInput } from '#engine/extract/extract-input.ts'
import { prepareInput } from '#engine/extract/prepare-input.ts'
import type { Extractor, Fact } from '#engine/facts.ts'
import { joinUpdates } from '#engine/text/join-updates.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { deck, type PageSpec, page } from './deck-builder.ts'
import { oneUpdate } from './one-update.ts'

type Told = { updates?: string; createdOn?: string }

/** Facts of one extractor over a hand-made deck, as `key = value` in their order, with the facts themselves beside. */
export function factsOf(
  extractor: Extractor<ExtractInput>,
  pages: readonly PageSpec[],
  { updates = '', createdOn }: Told = {},
): { said: string[]; facts: Fact[]; best: (key: Fact['key']) => Fact | undefined } {
  const doc = deck(pages.map(page), createdOn ? { createdOn } : {})
  const facts = extractor.extract(prepareInput(understandDeck(doc), joinUpdates(oneUpdate(updates))))
  const best = (key: Fact['key']) => facts.filter((one) => one.key === key).sort((a, b) => b.score - a.score)[0]
  return { said: facts.map((one) => `${one.key} = ${String(one.value)}`), facts, best }
}
