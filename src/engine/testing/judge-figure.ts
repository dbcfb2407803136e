import type { DeckDoc } from '#engine/deck-doc.ts'
import type { Fact, FactKey } from '#engine/facts.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { verifyFacts } from '#engine/verify/verify-facts.ts'
import { indexSources } from '#engine/verify/verify-sources.ts'
import { oneUpdate } from './one-update.ts'

/** A claim of a test: a field, its value, the founder it is about, and the quotes on a page (the first unless told) or in the updates. */
export type TestClaim = {
  key: FactKey
  value: string
  quotes: readonly string[]
  on?: number
  scope?: Fact['scope']
  person?: string
  /** How its rule reads, where a gate asks. */
  manner?: Fact['manner']
}

/** Returns the first problem of each claim, null where all gates pass; claims of one field are rivals. */
export function judgeFigures(doc: DeckDoc, claims: readonly TestClaim[], updates = ''): Array<Problem | null> {
  const facts = claims.map(
    ({ key, value, quotes, on = 1, scope, person, manner }): Fact => ({
      key,
      value,
      evidence: quotes.map((quote) =>
        on === 0 ? { document: 'updates', page: null, quote } : { document: 'deck', page: on, quote },
      ),
      kind: 'stated',
      rule: 'test',
      score: 1,
      ...(manner ? { manner } : {}),
      ...(scope ? { scope } : {}),
      ...(person ? { person } : {}),
    }),
  )
  return verifyFacts(facts, indexSources(doc, oneUpdate(updates), understandDeck(doc))).map(({ problem }) => problem)
}

/** Returns the first problem of one claim, null where all gates pass. */
export function judgeFigure(doc: DeckDoc, claim: TestClaim, updates = ''): Problem | null {
  return judgeFigures(doc, [claim], updates)[0] ?? null
}
