import { describe, expect, it } from 'vitest'
import type { VerifiedFact } from '#engine/facts.ts'
import { fact, on } from '#engine/testing/verified-fact.ts'
import { listReasonText } from './list-reason-text.ts'

const entry = (name: string, page: number, over: Partial<VerifiedFact> = {}) =>
  fact('notable_customers', name, { evidence: [on(page, name)], ...over })
const headed = { ground: { from: 'heading', heading: 'Our customers' } } as const
const listed = { standing: 'found', problem: { gate: 'whose', of: 'unnamed-list' } } as const
const drawn = { standing: 'found', problem: { gate: 'reading', how: 'logo', words: 'x' } } as const

describe('listReasonText', () => {
  it('counts what a heading proves', () => {
    expect(
      listReasonText([
        entry('Norvik', 7, headed),
        entry('Globex', 7, headed),
        entry('Ossery', 7, { ...headed, ...drawn }),
      ]),
    ).toBe('2 of 3 are proved by the heading “Our customers” on page 7.')
    expect(listReasonText([entry('Norvik', 7, headed), entry('Globex', 7, headed)])).toBe(
      'Both are proved by the heading “Our customers” on page 7.',
    )
  })

  it('names the pages where the proofs differ', () => {
    expect(listReasonText([entry('Norvik', 9), entry('Globex', 7, headed), entry('Ossery', 7)])).toBe(
      'All 3 are proved, on pages 7 and 9.',
    )
    const inUpdate = fact('notable_customers', 'Initech', {
      evidence: [on(1, 'x', { document: 'updates', page: null })],
    })
    expect(listReasonText([inUpdate, entry('Norvik', 9), entry('Ossery', 6, drawn)])).toBe(
      '2 of 3 are proved, on page 9 and in the update.',
    )
  })

  it('says why none is proved where all have one reason', () => {
    expect(listReasonText([entry('Norvik', 7, listed), entry('Globex', 8, listed)])).toBe(
      'None of 2 is proved. No heading or sentence says what this list is.',
    )
    expect(listReasonText([entry('Norvik', 7, listed), entry('Globex', 8, drawn)])).toBe(
      'None of 2 is proved; they stand on pages 7 and 8.',
    )
  })

  it('quotes what values were concluded from', () => {
    const concluded = (value: string, page: number, quote: string) =>
      fact('industry', value, { kind: 'inferred', standing: 'inferred', evidence: [on(page, quote)] })
    expect(listReasonText([concluded('ai', 2, 'trained on tides'), concluded('maritime', 3, 'for harbours')])).toBe(
      '2 values are concluded from “trained on tides” on page 2 and “for harbours” on page 3.',
    )
  })

  it('is the entry’s own where there is one', () => {
    expect(listReasonText([entry('Norvik', 7, headed)])).toBe('Page 7 names Norvik under “Our customers”.')
  })

  it('keeps to its length', () => {
    const heading = 'What all the harbours of the northern archipelago and the islands south of it say'
    const long = Array.from({ length: 30 }, (_, page) =>
      entry(`Harbour ${page}`, 100, { ground: { from: 'heading', heading } }),
    )
    expect(listReasonText(long).length).toBeLessThanOrEqual(140)
    expect(listReasonText(long)).toContain('on page 100.')
    expect(listReasonText(long.map((one, page) => ({ ...one, evidence: [on(page + 1, 'x')] })))).toBe(
      'All 30 are proved, on 30 pages.',
    )
  })
})
