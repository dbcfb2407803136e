import { describe, expect, it } from 'vitest'
import { getField, listFounders } from '#engine/memo-reader.ts'
import { runEngine } from '#engine/run-engine.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { gatesAlone } from '#engine/verify/trusted-rules.ts'
import { findFounderFieldName, listFieldKeys, readFieldKey, readGoldenCases } from './golden-case.ts'

const deckId = '00000000-0000-4000-8000-000000000001'
const today = '2026-09-15'
const cases = readGoldenCases()

describe('golden decks', () => {
  it('are there', () => {
    expect(cases.length).toBeGreaterThanOrEqual(10)
  })

  it.each(cases)('$name', ({ doc, updates, expected }) => {
    const memo = runEngine({ doc, updates: oneUpdate(updates), deckId, today, records: gatesAlone })
    const field = (key: string) => getField(memo.validated_response, readFieldKey(key))
    const found = Object.keys(expected.fields).map((key) => [key, field(key)?.value])
    expect(Object.fromEntries(found), expected.why).toEqual(expected.fields)
    for (const key of expected.proved) expect(field(key), key).toMatchObject({ validated: true })
    for (const key of expected.unproved) expect(field(key), key).toMatchObject({ validated: false })
    const standings = Object.keys(expected.standings).map((key) => [key, field(key)?.standing])
    expect(Object.fromEntries(standings), expected.why).toEqual(expected.standings)
    const entries = Object.keys(expected.entries).map((key) => {
      const list = field(key)
      const all = list?.type === 'array' ? (list.entries ?? []) : []
      return [key, Object.fromEntries(all.map((one) => [one.value, one.standing]))]
    })
    expect(Object.fromEntries(entries), expected.why).toEqual(expected.entries)
    if (expected.onlyProved) {
      const proved = listFieldKeys().filter((key) => field(key)?.standing === 'proved')
      expect(proved.toSorted(), expected.why).toEqual(expected.onlyProved.toSorted())
    }
    if (Object.keys(expected.founderStandings).length > 0) {
      const names = listFounders(memo.validated_response).map(
        (founder) => founder[findFounderFieldName('founder_name')],
      )
      const sure = Object.fromEntries(names.map((name) => [String(name?.value), name?.standing]))
      expect(sure, expected.why).toEqual(expected.founderStandings)
    }
    if (expected.founders) {
      const founders = listFounders(memo.validated_response).map((founder, index) =>
        Object.fromEntries(
          Object.keys(expected.founders?.[index] ?? { founder_name: null }).map((key) => [
            key,
            founder[findFounderFieldName(key)]?.value,
          ]),
        ),
      )
      expect(founders, expected.why).toEqual(expected.founders)
    }
    const signals = memo.flags.signals.map((one) => one.key)
    expect(signals).toEqual(expect.arrayContaining(expected.signals))
    for (const key of expected.noSignals) expect(signals).not.toContain(key)
  })
})
