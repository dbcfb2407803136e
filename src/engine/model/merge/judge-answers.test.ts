import { describe, expect, it } from 'vitest'
import type { FactKey, VerifiedFact } from '#engine/facts.ts'
import { fact } from '#engine/testing/verified-fact.ts'
import { judgeAnswers, listKeys, type ReadAnswer } from './judge-answers.ts'

const keys: FactKey[] = ['company_name', 'one_liner', 'site', 'stage', 'amount_raising', 'valuation']
const proved = keys.map((key) => fact(key, `value of ${key}`))
const answer = (found: readonly VerifiedFact[], over: Partial<ReadAnswer> = {}): ReadAnswer => ({
  group: 'company',
  keys: found.map(({ key }) => key),
  claimed: found.length,
  quoted: found.length,
  found,
  isWhole: true,
  ...over,
})
const judge = (one: ReadAnswer, offline: readonly VerifiedFact[] = proved, characters = 5_000) =>
  judgeAnswers([one], offline, characters).find(({ group }) => group === one.group)

describe('an answer', () => {
  it('is fit where it is whole and found most of what the rules proved, and its silence speaks', () => {
    expect(judge(answer(proved.slice(0, 5)))).toEqual({ group: 'company', state: 'fit', silent: listKeys('company') })
  })

  it('is foreign where under six in ten of its quotes stand anywhere', () => {
    expect(judge(answer(proved, { claimed: 10, quoted: 6 }))?.state).toBe('fit')
    expect(judge(answer(proved, { claimed: 11, quoted: 6 }))).toMatchObject({ state: 'foreign', silent: [] })
    expect(judge(answer(proved, { claimed: 4, quoted: 0 }))?.state).toBe('fit')
  })

  it('is thin where it found too little of what the rules proved, and only its silence is lost', () => {
    expect(judge(answer(proved.slice(0, 3)))).toEqual({ group: 'company', state: 'thin', silent: [] })
    expect(judge(answer([]), proved.slice(0, 1))?.state).toBe('thin')
  })

  it('does not owe more than five entries of a list, nor one that the updates have made old', () => {
    const wall = Array.from({ length: 20 }, (_, n) => fact('previous_investors', `Fund ${n}`))
    expect(judge(answer([...proved, ...wall.slice(0, 4)]), [...proved, ...wall])?.state).toBe('fit')
    const old = proved.slice(2).map((one) => ({ ...one, outdated: true as const }))
    expect(judge(answer(proved.slice(0, 2)), [...proved.slice(0, 2), ...old], 900)?.state).toBe('fit')
  })

  it('owes the labels that are concluded for every deck', () => {
    const labels = (['industry', 'client_type', 'product_type', 'distribution'] as const).map((key) =>
      fact(key, key, { standing: 'inferred', kind: 'inferred' }),
    )
    const said = answer([fact('tam', '$1B')], { group: 'market' })
    expect(judge(said, [fact('tam', '$1B'), ...labels])?.state).toBe('thin')
  })

  it('is judged with the others where the rules proved under four things in its keys', () => {
    const market = answer([fact('tam', '$1B')], { group: 'market' })
    const offline = [...proved, fact('tam', '$1B'), fact('sam', '$1M'), fact('som', '$1k')]
    const judgeMarket = (company: ReadAnswer) =>
      judgeAnswers([company, market], offline, 5_000).find(({ group }) => group === 'market')?.state
    expect(judgeMarket(answer(proved))).toBe('fit')
    expect(judgeMarket(answer(proved.slice(0, 2)))).toBe('thin')
  })

  it('of which the rules prove next to nothing is thin with under five facts, unless the deck is short', () => {
    expect(judge(answer(proved.slice(0, 4)), [])?.state).toBe('thin')
    expect(judge(answer(proved.slice(0, 5)), [])?.state).toBe('fit')
    expect(judge(answer(proved.slice(0, 1)), [], 1_400)?.state).toBe('fit')
  })

  it('that broke off speaks by silence for the keys before the last one written', () => {
    const broken = judge(answer(proved, { isWhole: false }))
    expect(broken?.state).toBe('broken-off')
    expect(broken?.silent).toContain('company_name')
    expect(broken?.silent).not.toContain('valuation')
    expect(broken?.silent).not.toContain('committed')
    // Out of the order of the keys, nothing tells how far it came.
    expect(judge(answer(proved.toReversed(), { isWhole: false }))?.silent).toEqual([])
  })

  it('is missing where none was given', () => {
    expect(judgeAnswers([], proved, 5_000).map(({ state }) => state)).toEqual(['missing', 'missing'])
  })
})
