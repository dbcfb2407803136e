import { describe, expect, it } from 'vitest'
import type { VerifiedFact } from '#engine/facts.ts'
import { fact, on } from '#engine/testing/verified-fact.ts'
import { countVisibleWords } from './citations.ts'
import { composeMemo } from './compose-memo.ts'

const links = / ?\[\d+\]\([^)\s]*(?: "(?:\\.|[^"\\])*")?\)/g
const executive = (...facts: VerifiedFact[]) =>
  composeMemo(facts, [], { deckId: 'd', findNear: () => null }).json_response.unstructured.executive_summary.replace(
    links,
    '',
  )
const weak = { standing: 'found' as const, problem: { gate: 'record' as const, right: null } }
const contradicted = (key: VerifiedFact['key'], value: string, other: string) =>
  fact(key, value, { evidence: [on(4, value)], contradictedBy: [{ value: other, evidence: on(11, other) }], ...weak })
/** Two values of so many words that no sentence holds both. */
const wordy = ['a b c d e f g h i j k l m n o p q', 'r s t u v w x y z a b c d e f g'] as const

describe('what is to check', () => {
  it('tells one that is too long for the sentence by its field, and goes on with the others', () => {
    const long = contradicted('amount_raising', ...wordy)
    expect(executive(long, contradicted('customers', '40', '55'))).toContain(
      'To check: two values for amount; page 4 says 40, page 11 says 55.',
    )
    expect(executive(long)).toContain('To check: two values for amount.')
  })

  it('stays within the words of a sentence and counts what has no room there', () => {
    const many = (['customers', 'users', 'revenue', 'gmv', 'retention', 'runway', 'pipeline'] as const).map(
      (key, index) => contradicted(key, `${index}00`, `${index}50`),
    )
    const sentence = /To check: [^.]*\./u.exec(executive(...many))?.[0] ?? ''
    expect(sentence).toMatch(/; page 4 says \d00, page 11 says \d50; .*; \d more\.$/u)
    expect(countVisibleWords(sentence)).toBeLessThanOrEqual(28)
  })
})
