import { describe, expect, it } from 'vitest'
import type { VerifiedFact } from '#engine/facts.ts'
import { pages } from '#engine/testing/check-signals.ts'
import { fact, on } from '#engine/testing/verified-fact.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { indexSources } from '#engine/verify/verify-sources.ts'
import { markContradictions } from './mark-contradictions.ts'
import { isComparable } from './proved-figures.ts'
import { runChecks } from './run-checks.ts'

const headCount = (value: string, page: number, over: Partial<VerifiedFact> = {}) =>
  fact('employees', value, { evidence: [on(page, `${value} people`)], ...over })

const doc = pages('Harbour')
const makeSignals = (facts: readonly VerifiedFact[]) =>
  runChecks({
    deck: understandDeck(doc),
    facts,
    sources: indexSources(doc, []),
    updates: [],
    today: '2026-06-01',
  })

describe('contradicted values', () => {
  it('carry the other place each, and are proved no longer', () => {
    const facts = [headCount('40', 4), headCount('55', 11)]
    const marked = markContradictions(facts, makeSignals(facts))
    expect(marked.map(({ standing }) => standing)).toEqual(['found', 'found'])
    expect(marked[0]?.contradictedBy).toEqual([{ value: '55', evidence: on(11, '55 people') }])
    expect(marked[1]?.contradictedBy?.[0]?.evidence.page).toBe(4)
    expect(marked[0]?.problem).toMatchObject({
      gate: 'rival',
      here: { page: 4 },
      value: '40',
      there: { page: 11 },
      other: '55',
    })
  })

  it('keep their own problem where they were not proved', () => {
    const uncounted = { gate: 'record', right: null } as const
    const facts = [headCount('40', 4, { standing: 'found', problem: uncounted }), headCount('55', 11)]
    const marked = markContradictions(facts, makeSignals(facts))
    expect(marked[0]).toMatchObject({ standing: 'found', problem: uncounted, contradictedBy: [{ value: '55' }] })
  })

  it('are not those of a plan, and all of more than two', () => {
    const plan = headCount('20', 9, { standing: 'found', problem: { gate: 'when', is: 'plan' } })
    const withPlan = [headCount('40', 4), plan]
    expect(markContradictions(withPlan, makeSignals(withPlan))).toEqual(withPlan)
    const four = [headCount('40', 4), headCount('55', 11), headCount('40', 5), headCount('70', 12)]
    const marked = markContradictions(four, makeSignals(four))
    expect(marked.map(({ standing }) => standing)).toEqual(['found', 'found', 'found', 'found'])
  })

  it('are not those of the same number, nor those of another round', () => {
    const same = [headCount('40', 4), headCount('40', 11)]
    expect(markContradictions(same, makeSignals(same))).toEqual(same)
    const round = (value: string, page: number, amount: number, over: Partial<VerifiedFact> = {}) =>
      fact('amount_raising', value, {
        evidence: [on(page, `Raising ${value}`)],
        scope: { metric: 'amount_raising', period: null, nature: 'actual', amount, unit: 'USD' },
        ...over,
      })
    const next = round('$20M', 11, 2e7, { standing: 'found', problem: { gate: 'when', is: 'next-round' } })
    expect(isComparable(next)).toBe(false)
    const rounds = [round('$4M', 4, 4e6), next]
    expect(markContradictions(rounds, makeSignals(rounds))).toEqual(rounds)
    const two = [round('$4M', 4, 4e6), round('$5M', 11, 5e6)]
    expect(markContradictions(two, makeSignals(two)).map(({ standing }) => standing)).toEqual(['found', 'found'])
  })
})
