import { describe, expect, it } from 'vitest'
import { sampleMemo } from '#server/testing/sample-memo.ts'
import { isUnknown, listUnknownFields } from './unknown-fields.ts'

describe('the unknown fields of a memo', () => {
  it('are those that neither a field nor a key fact of the name tells', () => {
    const memo = sampleMemo({
      values: { Problem: 'Berths are booked by phone.', Stage: 'Seed' },
      facts: { 'Use of Funds': 'Half of it goes into sales.' },
    })
    const names = listUnknownFields(memo)
    expect(names).toEqual(expect.arrayContaining(['Company Site', 'Go-to-Market', 'Traction', 'Client Type']))
    for (const known of ['Problem', 'Stage', 'Use of Funds', 'Customer Type']) expect(names).not.toContain(known)
    expect(new Set(names).size).toBe(names.length)
  })

  it('name no team that has founders', () => {
    expect(listUnknownFields(sampleMemo())).toContain('Team')
    expect(listUnknownFields(sampleMemo({ founders: [{ 'Founder Name': 'Ada Moore' }] }))).not.toContain('Team')
  })

  it('follow what a person changed in a field, though the indicator beside it is older', () => {
    const memo = sampleMemo({ values: { 'Client Type': ['B2B'] } })
    const [first] = Object.values(memo.validated_response).flatMap((content) =>
      !Array.isArray(content) && content['Client Type'] ? [content['Client Type']] : [],
    )
    Object.assign(first ?? {}, { value: [] })
    expect(listUnknownFields(memo)).toContain('Client Type')
  })

  it('follow the labels that the key facts have', () => {
    const memo = sampleMemo()
    memo.json_response.unstructured.key_facts = {
      'Regulatory position': { value: 'Unknown', source: [] },
      Churn: { value: 'Two of ten leave.', source: [] },
    }
    const names = listUnknownFields(memo)
    expect(names).toContain('Regulatory position')
    for (const absent of ['Churn', 'Roadmap', 'Technology']) expect(names).not.toContain(absent)
  })
})

it.each([
  [null, true],
  [undefined, true],
  [[], true],
  [' ', true],
  ['Unknown', true],
  [['Unknown', 'B2B'], true],
  ['$1.2M', false],
  [['B2B', 'B2C'], false],
  [false, false],
  [true, false],
])('%j is unknown: %s', (value, unknown) => expect(isUnknown(value)).toBe(unknown))
