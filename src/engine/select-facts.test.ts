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

  it('takes a sentence that is proved to say what the company is before a slogan, and no other line of the cover', () => {
    const slogan = makeFact('one_liner', 'Pay day, every day', {
      score: 0.8,
      standing: 'found',
      problem: { gate: 'whose', of: 'slogan' },
      rule: 'one-liner.cover',
    })
    const definition = makeFact('one_liner', 'Norvane is a payroll platform.', {
      score: 0.6,
      rule: 'one-liner.definition',
      manner: 'definition',
    })
    const other = makeFact('one_liner', 'Farm Tech Hack 2025', { score: 0.6, rule: 'one-liner.cover' })
    expect(pickOne([slogan, other, definition])?.best.value).toBe('Norvane is a payroll platform.')
    expect(pickOne([slogan, other, definition])?.others.map(({ value }) => value)).toContain('Pay day, every day')
    expect(pickOne([slogan, other])?.best.value).toBe('Pay day, every day')
    expect(pickOne([slogan, { ...definition, score: 0.3 }])?.best.value).toBe('Pay day, every day')
    expect(pickOne([slogan, { ...definition, ...foundOnly }])?.best.value).toBe('Pay day, every day')
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
    const judge = (problem: Problem, key: VerifiedFact['key'] = 'customers', by: Partial<VerifiedFact> = {}) => {
      const facts = [makeFact(key, '900', { standing: 'found', problem, ...by })]
      return [showable(facts, key).length, superseded(facts, key).length, tellable(facts, key).length]
    }
    it('is a candidate: of another owner, no name, a plan, a past round', () => {
      for (const of of ['customer', 'market', 'adviser', 'not-a-name', 'unnamed-logo'] as const)
        expect(judge({ gate: 'whose', of }), of).toEqual([0, 1, 1])
      for (const is of ['plan', 'target', 'intent', 'past', 'last-round', 'next-round', 'reached'] as const)
        expect(judge({ gate: 'when', is }), is).toEqual([0, 1, 1])
    })
    it('is a candidate where a rule counted what stands before a noun that belongs to another figure', () => {
      const label: Problem = { gate: 'label', value: '900', field: 'customers' }
      expect(judge(label, 'customers', { manner: 'before-noun' })).toEqual([0, 1, 1])
      expect(judge(label, 'customers', { rule: 'metric/who-pay' })).toEqual([1, 0, 1])
      expect(judge(label, 'revenue', { rule: 'metric/revenue' })).toEqual([1, 0, 1])
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
      expect(judge({ gate: 'whose', of: 'not-a-name' }, 'competitors', { rule: 'llm/company' })).toEqual([1, 0, 1])
      expect(judge({ gate: 'record', right: 8 })).toEqual([1, 0, 1])
    })
  })
})
