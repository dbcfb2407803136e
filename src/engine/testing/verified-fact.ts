import type { VerifiedEvidence, VerifiedFact } from '#engine/facts.ts'

/** A quote found on a page of the deck. */
export const on = (page: number, quote: string, over: Partial<VerifiedEvidence> = {}): VerifiedEvidence => ({
  document: 'deck',
  page,
  quote,
  boxes: [{ x: 0.1, y: 0.1, width: 0.2, height: 0.02 }],
  match: 'exact',
  cause: null,
  ...over,
})

/** What a fact is that follows from its quote, and that no words say to be the company's own. */
export const foundOnly: Pick<VerifiedFact, 'standing' | 'problem'> = {
  standing: 'found',
  problem: { gate: 'whose', of: 'unnamed-founder' },
}

/** A proved fact that a model gave, whose quote on page 3 is its value unless told otherwise. */
export const factOfModel = (
  key: VerifiedFact['key'],
  value: string,
  quote = value,
  over: Partial<VerifiedFact> = {},
): VerifiedFact => fact(key, value, { evidence: [on(3, quote)], rule: 'llm/company', ...over })

/** A proved fact whose quote is its value on page 1, unless told otherwise. */
export const fact = (
  key: VerifiedFact['key'],
  value: string | boolean,
  over: Partial<VerifiedFact> = {},
): VerifiedFact => ({
  key,
  value,
  evidence: [on(1, String(value))],
  kind: 'stated',
  rule: 'test',
  score: 0.8,
  standing: 'proved',
  problem: null,
  ...over,
})
