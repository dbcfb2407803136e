import { describe, expect, it } from 'vitest'
import type { VerifiedFact } from './facts.ts'
import type { Problem } from './reasons/problem.ts'
import { pickAll, pickOne, showable, superseded, tellable } from './select-facts.ts'
import { foundOnly, fact as makeFact, on } from './testing/verified-fact.ts'

const fact = (value: string, score: number, page = 1, isProved = true) =>
  makeFact('revenue', value, { score, evidence: [on(page, value)], ...(isProved ? {} : foundOnly) })

describe('pickOne', () => {
  it('takes the best score, and the earlier of equals', () => {
    expect(pickOne([fact('$1M', 0.7), fact('$2M', 0.9), fact('$3M', 0.9)])?.best.value).toBe('$2M')
    expect(pickOne([])).toBeNull()
  })

  it('counts proof, and a second page that says the same', () => {
    expect(pickOne([fact('$1M', 0.85, 1, false), fact('$2M', 0.8)])?.best.value).toBe('$2M')
    expect(pickOne([fact('$1M', 0.8), fact('$2M', 0.78), fact('$2 M', 0.5, 4)])?.best.value).toBe('$2M')
    expect(pickOne([fact('$1M', 0.8), fact('$2M', 0.78), fact('$2M', 0.5, 1)])?.best.value).toBe('$1M')
  })

  it('takes the proved word of an update over the deck, and an unproved one not', () => {
    const said = (value: string, validated: boolean): VerifiedFact => ({
      ...fact(value, 0.8, 1, validated),
      evidence: [{ document: 'updates', page: null, quote: value, boxes: [], match: 'exact', cause: null }],
    })
    expect(pickOne([fact('$1M', 0.95), said('$2M', true)])?.best.value).toBe('$2M')
    expect(pickOne([fact('$1M', 0.95), said('$2M', false)])?.best.value).toBe('$1M')
  })

  it('keeps each other value once', () => {
    expect(
      pickOne([fact('$1M', 0.9), fact('$1 m', 0.8), fact('$2M', 0.7), fact('$2M', 0.6)])?.others.map(
        (one) => one.value,
      ),
    ).toEqual(['$2M'])
  })
})

describe('pickAll and showable', () => {
  it('keeps the proved one of equals in its first place', () => {
    expect(
      pickAll([fact('Acme', 0.9, 1, false), fact('Zed', 0.5), fact('ACME', 0.4)], 'competitors').map(
        (one) => one.value,
      ),
    ).toEqual(['ACME', 'Zed'])
  })

  it('shows nothing under the threshold, of another key, or without a place', () => {
    expect(
      showable(
        [fact('$1M', 0.2), { ...fact('$2M', 0.9), evidence: [] }, { ...fact('$3M', 0.9), key: 'tam' }],
        'revenue',
      ),
    ).toEqual([])
  })

  describe('what the words of the deck say to be of other matter', () => {
    const judge = (problem: Problem, key: VerifiedFact['key'] = 'customers', rule = 'test') => {
      const facts = [makeFact(key, '900', { standing: 'found', problem, rule })]
      return [showable(facts, key).length, superseded(facts, key).length, tellable(facts, key).length]
    }
    it('is a candidate: of another owner, no name, a plan, a past round', () => {
      for (const of of ['customer', 'market', 'adviser', 'not-a-name'] as const)
        expect(judge({ gate: 'whose', of }), of).toEqual([0, 1, 1])
      for (const is of ['plan', 'target', 'intent', 'past', 'last-round', 'next-round', 'reached'] as const)
        expect(judge({ gate: 'when', is }), is).toEqual([0, 1, 1])
    })
    it('stays the value where nothing says whose it is, up to a limit, on trial, as a milestone, or by a model', () => {
      for (const of of [
        'single-place',
        'slogan',
        'unnamed-list',
        'unnamed-founder',
        'other-person',
        'no-owner',
      ] as const)
        expect(judge({ gate: 'whose', of }), of).toEqual([1, 0, 1])
      for (const is of ['limit', 'pilot'] as const) expect(judge({ gate: 'when', is }), is).toEqual([1, 0, 1])
      expect(judge({ gate: 'when', is: 'plan' }, 'milestones')).toEqual([1, 0, 1])
      expect(judge({ gate: 'whose', of: 'not-a-name' }, 'competitors', 'llm/company')).toEqual([1, 0, 1])
      expect(judge({ gate: 'record', right: 8 })).toEqual([1, 0, 1])
    })
  })
})
