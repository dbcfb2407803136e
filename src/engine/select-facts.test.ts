import { describe, expect, it } from 'vitest'
import type { VerifiedFact } from './facts.ts'
import { pickAll, pickOne, showable } from './select-facts.ts'
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
})
