import { describe, expect, it } from 'vitest'
import type { Fact } from '#engine/facts.ts'
import { getField } from '#engine/memo-reader.ts'
import { problemText } from '#engine/reasons/problem-text.ts'
import { runEngine } from '#engine/run-engine.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { mayProve, type TrustRecords, trustTable } from '../trusted-rules.ts'
import { verifyFacts } from '../verify-facts.ts'
import { indexSources } from '../verify-sources.ts'

const words = 'Revenue of $1.2M in 2025'
const doc = deck([page({ title: 'Traction', blocks: [words, 'We are raising $1M in a seed round'] })])
const judge = (records: TrustRecords | undefined, over: Partial<Fact> = {}) => {
  const fact: Fact = {
    key: 'revenue',
    value: '$1.2M',
    evidence: [{ document: 'deck', page: 1, quote: words }],
    kind: 'stated',
    rule: 'metric/revenue',
    score: 0.9,
    ...over,
  }
  const [verified] = verifyFacts([fact], indexSources(doc, oneUpdate(words)), records)
  return { standing: verified?.standing, problem: verified?.problem }
}
const withRecord = (right: number, seen: number): TrustRecords => ({
  fields: { revenue: { 'metric/revenue': { right, seen } } },
  readings: [],
})
const proved = { standing: 'proved', problem: null }

describe('the record of a rule', () => {
  it.each([
    [3, 3, true],
    [2, 2, false],
    [16, 17, true],
    [12, 13, false],
    [0, 0, false],
  ])('%i right of %i: may prove %s', (right, seen, proves) => {
    expect(mayProve({ right, seen })).toBe(proves)
    expect(judge(withRecord(right, seen)).standing).toBe(proves ? 'proved' : 'found')
  })

  it('says how often such values are right', () => {
    const { problem } = judge(withRecord(12, 16))
    expect(problem).toEqual({ gate: 'record', right: 8 })
    expect(problem && problemText(problem)).toBe('This kind of reading is right in about 8 of 10 decks.')
    const few = judge(withRecord(2, 2)).problem
    expect(few).toEqual({ gate: 'record', right: null })
    expect(few && problemText(few)).toBe('This kind of reading was checked on too few decks.')
  })

  it('proves nothing by a rule that was never seen in a field that is counted', () => {
    expect(judge(withRecord(9, 9), { rule: 'metric/other' })).toMatchObject({ problem: { gate: 'record' } })
  })

  it('leaves to the gates what labels cannot judge', () => {
    expect(judge({ fields: { users: { 'metric/revenue': { right: 0, seen: 9 } } }, readings: [] })).toEqual(proved)
    const fromUpdate = { evidence: [{ document: 'updates' as const, page: null, quote: words }] }
    expect(judge(withRecord(0, 9), fromUpdate)).toEqual(proved)
    expect(judge(undefined)).toEqual(proved)
  })

  it('tells the gate before the record', () => {
    const invented = { evidence: [{ document: 'deck' as const, page: 1, quote: 'Revenue of $9M in 2025' }] }
    expect(judge(withRecord(0, 9), invented)).toMatchObject({ problem: { gate: 'quote' } })
  })

  it('proves nothing in a field that people read and found wrong too often, by the newest reading', () => {
    const read = (right: number, date: string) => ({ field: 'revenue', right, read: 100, date })
    const judgeRead = (...readings: TrustRecords['readings']) => judge({ fields: {}, readings })
    expect(judgeRead(read(93, '2026-01-01'))).toEqual(proved)
    expect(judgeRead(read(92, '2026-01-01'))).toEqual({ standing: 'found', problem: { gate: 'record', right: 9 } })
    expect(judgeRead(read(99, '2026-02-01'), read(40, '2026-01-01'))).toEqual(proved)
    expect(judgeRead({ ...read(40, '2026-01-01'), field: 'users' })).toEqual(proved)
  })

  it('changes how sure the memo is, never its value', () => {
    const run = (records: TrustRecords) =>
      getField(
        runEngine({ doc, updates: [], deckId: '', today: '2026-01-01', records }).validated_response,
        'amount_raising',
      )
    const sure = run({ fields: {}, readings: [] })
    const unsure = run({ fields: { amount_raising: {} }, readings: [] })
    expect(sure).toMatchObject({ standing: 'proved', validated: true })
    expect(unsure).toMatchObject({ value: sure?.value, standing: 'found', validated: false })
  })

  it('is refused where the table has another form', () => {
    const head = { decks: 1, date: '2026-01-01' }
    expect(trustTable.safeParse({ head, fields: {} }).success).toBe(true)
    expect(trustTable.safeParse({ head, fields: { users: { a: { right: 1.5, seen: 2 } } } }).success).toBe(false)
    expect(trustTable.safeParse({ head: { ...head, deck: 'Northwind' }, fields: {} }).success).toBe(false)
  })
})
